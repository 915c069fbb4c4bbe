import { describe, expect, it } from 'vitest';
import { statementCsv } from './statement-csv.ts';
import type { StatementFacts } from './statement-facts.ts';
import { statementText } from './statement-text.ts';

const at = (text: string) => new Date(text);
const OFFER = 'a';
const offer = {
  id: OFFER,
  slug: 'telar',
  title: { es: 'Telar', en: 'Loom' },
  symbol: 'TELAR',
  expiresOn: null,
  coverUrl: '',
  productType: 'DEBT' as const,
  price: '50',
  createdAt: at('2025-01-01T00:00:00Z'),
};
const facts: StatementFacts = {
  timeZone: 'Europe/Madrid',
  offers: new Map([[OFFER, offer]]),
  before: [{ issuanceId: OFFER, tokens: 10, cents: 50_000n }],
  after: [{ issuanceId: OFFER, tokens: 7, cents: 35_000n }],
  moves: [{ kind: 'tokens.transferred', issuanceId: OFFER, at: at('2026-02-10T10:00:00Z'), amount: -3n }],
  ordered: [],
  moved: [
    {
      kind: 'TRANSFER',
      issuanceId: OFFER,
      at: at('2026-02-10T10:00:00Z'),
      isIn: false,
      tokens: 3,
      valueCents: 15_600n,
      returnedCents: 0n,
    },
  ],
  income: [
    {
      ...{ issuanceId: OFFER, kind: 'INTEREST', at: at('2026-01-31T23:30:00Z') },
      ...{ grossCents: 10_000n, returnCents: 4_000n, withheldCents: 1_140n, netCents: 8_860n },
    },
  ],
  cash: { beforeCents: 0n, afterCents: 24_460n, inCents: 24_460n, outCents: 0n },
};
const span = { from: '2026-01-01', to: '2026-03-31' };
const house = {
  currency: { symbol: '€', symbolPosition: 'after' as const },
  holder: 'Ana Ruiz',
  kept: true,
  now: at('2026-04-01T09:00:00Z'),
};
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');

describe('a statement of holdings', () => {
  it('names its days in the reader’s language and begins with its sums', () => {
    const es = statementText(facts, span, { ...house, lang: 'es' });
    expect(es.title).toBe('Extracto de cartera del 1 de enero de 2026 al 31 de marzo de 2026');
    const sums = es.sections[0]?.rows.map(({ label, value }) => `${label}: ${plain(value)}`);
    expect(sums).toContain('Titular: Ana Ruiz');
    expect(sums).toContain('Valor al empezar: 500,00 €');
    expect(sums).toContain('Valor de lo que salió: 156,00 €');
    expect(sums).toContain('Rentas y capital repartidos, netos: 88,60 €');
    expect(statementText(facts, span, { ...house, lang: 'en' }).title).toMatch(
      /^Portfolio statement from 1 January 2026/,
    );
  });

  it('counts as paid what was ordered and bought, and not what a transfer brought, whose value stands in a row of its own', () => {
    const came = (kind: 'TRANSFER' | 'MARKET', valueCents: bigint) => ({
      ...{
        kind,
        issuanceId: OFFER,
        at: at('2026-02-10T10:00:00Z'),
        isIn: true,
        tokens: 1,
        valueCents,
        returnedCents: 0n,
      },
    });
    const sumsOf = (moved: StatementFacts['moved']) =>
      statementText({ ...facts, moved }, span, { ...house, lang: 'en' }).sections[0]?.rows.map(
        ({ label, value }) => `${label}: ${plain(value)}`,
      );
    const sums = sumsOf([came('MARKET', 150_000n), came('TRANSFER', 2_000n)]);
    expect(sums).toContain('Paid for tokens: 1,500.00 €');
    expect(sums).toContain('Value of what came by transfer: 20.00 €');
    expect(sumsOf([])?.join()).not.toContain('came by transfer');
  });

  it('names the day of an earning as its history does, so that the day of its list is not taken for it', () => {
    const headOf = (lang: 'es' | 'en') =>
      statementText(facts, span, { ...house, lang }).sections[3]?.tables[0]?.head[1];
    expect([headOf('es'), headOf('en')]).toEqual(['Disponible', 'Available']);
  });

  it('names the balance at both ends and its moves, also where they are zero; without balances only those that are not', () => {
    const cashOf = (of: StatementFacts, kept: boolean) =>
      statementText(of, span, { ...house, kept, lang: 'es' })
        .sections[0]?.rows.map(({ label, value }) => `${label}: ${plain(value)}`)
        .filter((line) => /saldo/i.test(line));
    const moved = ['Entró en el saldo: 244,60 €', 'Saldo al acabar: 244,60 €'];
    expect(cashOf(facts, true)).toEqual(['Saldo al empezar: 0,00 €', moved[0], 'Salió del saldo: 0,00 €', moved[1]]);
    expect(cashOf(facts, false)).toEqual(moved);
    const none = { beforeCents: 0n, afterCents: 0n, inCents: 0n, outCents: 0n };
    expect(cashOf({ ...facts, cash: none }, false)).toEqual([]);
  });

  it('tells what went with its sign, and by the tenant’s calendar', () => {
    const { sections } = statementText(facts, span, { ...house, lang: 'es' });
    expect(sections[2]?.tables[0]?.rows).toEqual([['Telar (TELAR)', '10 de febrero de 2026', 'Transferencia', '−3']]);
    // Half past eleven at night in UTC is the next day in Madrid.
    expect(sections[3]?.tables[0]?.rows[0]?.[1]).toBe('1 de febrero de 2026');
  });

  it('says that nothing was held on a day, and not that nothing happened in its days', () => {
    const paragraphs = (lang: 'es' | 'en') =>
      statementText({ ...facts, before: [] }, span, { ...house, lang }).sections[1]?.paragraphs;
    expect([paragraphs('es'), paragraphs('en')]).toEqual([['No tenía nada.'], ['You held nothing.']]);
  });

  it('says so where nothing moved, in the place of an empty table', () => {
    const none = statementText({ ...facts, moves: [], income: [] }, span, { ...house, lang: 'es' });
    for (const place of [2, 3])
      expect([none.sections[place]?.paragraphs, none.sections[place]?.tables]).toEqual([['Nada en estos días.'], []]);
  });

  it('adds the payments up under each column', () => {
    const twice = { ...facts, income: [...facts.income, ...facts.income] };
    const rows = statementText(twice, span, { ...house, lang: 'es' }).sections[3]?.tables[0]?.rows ?? [];
    expect(rows.at(-1)?.map(plain)).toEqual(['Total', '', '', '200,00 €', '80,00 €', '22,80 €', '177,20 €']);
  });

  it('is a spreadsheet of its language, the oldest line first', () => {
    const lines = statementCsv(facts, 'es').replace('\ufeff', '').trim().split('\r\n');
    expect(lines).toEqual([
      '"Fecha";"Proyecto";"Concepto";"Tokens";"Bruto";"De ello, capital";"Retenido";"Neto"',
      '"2026-02-01";"Telar";"Intereses";"";100,00;40,00;11,40;88,60',
      '"2026-02-10";"Telar";"Transferencia";"\'-3";;;;',
    ]);
    expect(statementCsv(facts, 'en').split('\r\n')[1]).toBe(
      '"2026-02-01","Loom","Interest","",100.00,40.00,11.40,88.60',
    );
  });
});
