import type { ProductType } from '#domain/issuance/status.ts';
import type { Language } from '#domain/tenant/language.ts';
import { ANNEX_PARTS } from './official-wording.ts';

/** What is offered: it decides which parts of Annex I a sheet has (Parts D, E and F, or Part G). */
export const INSTRUMENTS = ['securities', 'instruments', 'loan'] as const;
export type Instrument = (typeof INSTRUMENTS)[number];

/** The pages on which a sheet is answered: what is offered, then the parts of Annex I. */
export const SHEET_PARTS = ['offer', ...ANNEX_PARTS] as const;
export type SheetPart = (typeof SHEET_PARTS)[number];

/** What decides which questions an offer answers. */
export interface OfferKind {
  instrument: Instrument;
  productType: ProductType;
}

/**
 * One answer of the issuer. `text`: in both languages; `fact`: the same in both (an address, a number); `choice`: one of `options`; `years`: figures of
 * at most three years. What the project itself says already is no question: it is printed from there.
 */
export interface SheetQuestion {
  key: string;
  kind: 'text' | 'fact' | 'choice' | 'years';
  /** Longest answer, in characters: with these a sheet of Latin letters has about six pages at most. */
  max: number;
  label: Record<Language, string>;
  options?: readonly string[];
  /** May be left open. */
  optional?: true;
  /** Left out of other offers. */
  only?: (offer: OfferKind) => boolean;
}

const isEquity = ({ productType }: OfferKind) => productType === 'EQUITY' || productType === 'REAL_ESTATE';
const paysInterest = (offer: OfferKind) => !isEquity(offer);

const text = (key: string, max: number, es: string, en: string, more: Partial<SheetQuestion> = {}): SheetQuestion => ({
  key,
  kind: 'text',
  max,
  label: { es, en },
  ...more,
});
const fact = (key: string, max: number, es: string, en: string, more: Partial<SheetQuestion> = {}): SheetQuestion =>
  text(key, max, es, en, { kind: 'fact', ...more });
const optional = { optional: true } as const;

/** Every question, part by part, in the order of Annex I; the labels follow its points and the model of Delegated Regulation (EU) 2022/2119. */
export const SHEET_QUESTIONS: Record<SheetPart, readonly SheetQuestion[]> = {
  offer: [
    fact('instrument', 20, 'Qué se ofrece', 'What is offered', { kind: 'choice', options: INSTRUMENTS }),
    fact('issuer_lei', 20, 'LEI del promotor del proyecto', 'LEI of the project owner', optional),
  ],
  A: [
    text('legal_form', 80, 'Forma jurídica', 'Legal form'),
    text('registration', 160, 'País y número de registro', 'Country and number of registration'),
    fact('address', 160, 'Domicilio social', 'Registered office'),
    fact('website', 120, 'Sitio web', 'Website'),
    fact('email', 120, 'Correo electrónico', 'E-mail'),
    fact('phone', 30, 'Teléfono', 'Phone number'),
    text('ownership', 500, 'Propiedad', 'Ownership'),
    text('management', 400, 'Administración y dirección', 'Management'),
    text('responsible', 400, 'Responsables de la información', 'Persons responsible for the information'),
    text(
      'activities',
      600,
      'Actividades principales, productos y servicios',
      'Principal activities, products and services',
    ),
    fact(
      'statements_url',
      200,
      'Enlace a los últimos estados financieros',
      'Link to the most recent financial statements',
      optional,
    ),
    fact(
      'years',
      0,
      'Cifras financieras anuales de los tres últimos años',
      'Key annual financial figures for the last three years',
      {
        kind: 'years',
        ...optional,
      },
    ),
    text('no_years', 200, 'Por qué no hay cifras de algún año', 'Why figures of a year are missing', optional),
    text('purpose', 900, 'Finalidad y uso de los fondos', 'Purpose and use of the funds'),
  ],
  B: [
    text('offers_completed', 160, 'Ofertas ya concluidas para este proyecto', 'Offers completed for this project'),
    text('own_funds', 200, 'Fondos propios que compromete el promotor', 'Own funds committed by the project owner'),
    text(
      'capital_change',
      400,
      'Cambios en el capital o en los préstamos por esta oferta',
      'Change of the composition of capital or loans caused by the offer',
    ),
  ],
  C: [
    text('risk_project', 450, 'Riesgo del proyecto', 'Project risk'),
    text('risk_sector', 450, 'Riesgo sectorial', 'Sector risk'),
    text('risk_default', 450, 'Riesgo de impago', 'Risk of default'),
    text('risk_return', 450, 'Riesgo de rendimiento inferior, tardío o nulo', 'Risk of lower, delayed or no return'),
    text('risk_platform', 450, 'Riesgo de fallo de la plataforma', 'Risk of platform failure'),
    text('risk_liquidity', 450, 'Riesgo de iliquidez de la inversión', 'Risk of illiquidity of the investment'),
  ],
  D: [
    text('oversubscription', 300, 'Suscripción en exceso y cómo se asigna', 'Oversubscription and how it is allocated'),
    text('custody', 300, 'Custodia y entrega', 'Custody and delivery'),
    text('guarantee', 400, 'Garantía o aval', 'Guarantor or collateral'),
    text('buy_back', 250, 'Compromiso de recompra', 'Commitment to buy back'),
    text(
      'interest',
      350,
      'Interés, fechas de pago, vencimiento y rendimiento',
      'Interest, due dates, maturity and yield',
      {
        only: paysInterest,
      },
    ),
  ],
  E: [
    text(
      'vehicle',
      400,
      'Entidad interpuesta y datos de contacto, o que no la hay',
      'Interposed vehicle and its contact details, or that there is none',
    ),
  ],
  F: [
    text('rights', 450, 'Derechos principales', 'Key rights'),
    text('transfer', 350, 'Restricciones a la transmisión', 'Restrictions on transfer'),
    text('exit', 350, 'Posibilidades de salida', 'Opportunities to exit'),
    text(
      'voting',
      350,
      'Capital y votos antes y después de la oferta',
      'Capital and votes before and after the offer',
      {
        only: isEquity,
      },
    ),
  ],
  G: [
    text('loan', 450, 'Naturaleza, duración y otras condiciones', 'Nature, duration and other terms'),
    text('loan_rates', 300, 'Tipos de interés y otra remuneración', 'Interest rates and other compensation'),
    text('loan_security', 350, 'Medidas de reducción del riesgo', 'Risk mitigation measures'),
    text('loan_schedule', 350, 'Calendario de devolución', 'Schedule of repayment'),
    text('loan_defaults', 250, 'Impagos en los últimos cinco años', 'Defaults within the past five years'),
    text('loan_servicing', 250, 'Administración del préstamo', 'Servicing of the loan'),
  ],
  H: [
    text('other_costs', 300, 'Otros costes para quien invierte', 'Other costs borne by the investor'),
    text(
      'more_information',
      300,
      'Dónde obtener más información gratuita',
      'Where to obtain additional information free of charge',
    ),
    text('complaints', 300, 'Cómo y ante quién reclamar', 'How and to whom to complain'),
  ],
};

/** The figures of one year, by their names; amounts in the tenant's currency. */
export const YEAR_FIGURES = ['turnover', 'net_profit', 'total_assets', 'own_funds', 'net_debt'] as const;
export const YEARS_MAX = 3;

/** The parts that an offer has: those of securities and instruments, or those of loans. */
export function partsOf({ instrument }: Pick<OfferKind, 'instrument'>): SheetPart[] {
  const left: readonly SheetPart[] = instrument === 'loan' ? ['D', 'E', 'F'] : ['G'];
  return SHEET_PARTS.filter((part) => !left.includes(part));
}

/** The questions of a part that an offer answers. */
export function questionsOf(part: SheetPart, offer: OfferKind): SheetQuestion[] {
  return SHEET_QUESTIONS[part].filter(({ only }) => only?.(offer) ?? true);
}
