import type { DistributionKind } from '#domain/earning/kinds.ts';
import type { Language } from '#domain/tenant/language.ts';

const ES = {
  title: (from: string, to: string) => `Extracto de cartera del ${from} al ${to}`,
  file: (from: string, to: string) => `extracto-${from}-${to}`,
  line: (day: string) => `Extracto de cartera · hecho el ${day}`,
  intro:
    'Los tokens valen aquí su último precio anotado en cada fecha, menos el capital ya devuelto desde entonces. No es un precio al que estén vendidos.',
  section: {
    sums: 'Resumen',
    before: (day: string) => `Lo que tenía al empezar el ${day}`,
    after: (day: string) => `Lo que tenía al acabar el ${day}`,
    moves: 'Tokens que entraron y salieron',
    income: 'Rentas repartidas',
  },
  row: {
    holder: 'Titular',
    before: 'Valor al empezar',
    after: 'Valor al acabar',
    bought: 'Pagado por tokens',
    given: 'Valor de lo que entró por transferencia',
    sold: 'Valor de lo que salió',
    net: 'Rentas y capital repartidos, netos',
    withheld: 'Impuestos retenidos',
    cashBefore: 'Saldo al empezar',
    cashIn: 'Entró en el saldo',
    cashOut: 'Salió del saldo',
    cashAfter: 'Saldo al acabar',
  },
  head: {
    project: 'Proyecto',
    tokens: 'Tokens',
    value: 'Valor',
    day: 'Fecha',
    /** The word of an earning's own history for the day that counts here: its list names the day it was distributed. */
    available: 'Disponible',
    what: 'Concepto',
    gross: 'Bruto',
    capital: 'De ello, capital',
    withheld: 'Retenido',
    net: 'Neto',
  },
  moves: {
    'investment.minted': 'Compra en la oferta',
    'tokens.transferred': 'Transferencia',
  } as Readonly<Record<string, string>>,
  move: 'Movimiento de tokens',
  kinds: {
    DIVIDEND: 'Dividendo',
    INTEREST: 'Intereses',
    RENT: 'Rentas',
    CAPITAL_RETURN: 'Devolución de capital',
    CAPITAL_GAIN: 'Plusvalía',
    SHARED_INCOME: 'Participación en ingresos',
  } as Readonly<Record<DistributionKind, string>>,
  total: 'Total',
  none: 'Nada en estos días.',
  heldNone: 'No tenía nada.',
};
type Words = typeof ES;

const EN: Words = {
  title: (from, to) => `Portfolio statement from ${from} to ${to}`,
  file: (from, to) => `statement-${from}-${to}`,
  line: (day) => `Portfolio statement · made on ${day}`,
  intro:
    'Tokens are valued here at the last price recorded by each day, less the capital returned since. It is not a price at which they were sold.',
  section: {
    sums: 'Summary',
    before: (day) => `What you had at the start of ${day}`,
    after: (day) => `What you had at the end of ${day}`,
    moves: 'Tokens that came and went',
    income: 'Income distributed',
  },
  row: {
    holder: 'Holder',
    before: 'Value at the start',
    after: 'Value at the end',
    bought: 'Paid for tokens',
    given: 'Value of what came by transfer',
    sold: 'Value of what left',
    net: 'Income and capital distributed, net',
    withheld: 'Tax withheld',
    cashBefore: 'Balance at the start',
    cashIn: 'Came into the balance',
    cashOut: 'Left the balance',
    cashAfter: 'Balance at the end',
  },
  head: {
    project: 'Project',
    tokens: 'Tokens',
    value: 'Value',
    day: 'Date',
    available: 'Available',
    what: 'What',
    gross: 'Gross',
    capital: 'Of which capital',
    withheld: 'Withheld',
    net: 'Net',
  },
  moves: { 'investment.minted': 'Bought in the offer', 'tokens.transferred': 'Transfer' },
  move: 'Movement of tokens',
  kinds: {
    DIVIDEND: 'Dividend',
    INTEREST: 'Interest',
    RENT: 'Rent',
    CAPITAL_RETURN: 'Capital returned',
    CAPITAL_GAIN: 'Capital gain',
    SHARED_INCOME: 'Share of income',
  },
  total: 'Total',
  none: 'Nothing in these days.',
  heldNone: 'You held nothing.',
};

/** What a statement says besides its figures. */
export const STATEMENT_WORDS: Record<Language, Words> = { es: ES, en: EN };
