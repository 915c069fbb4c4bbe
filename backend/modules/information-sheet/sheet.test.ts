import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { describe, expect, test } from 'vitest';
import { demoSheetAnswers } from '#backend/seed/content/sheet-answers.ts';
import { investmentCosts } from '#domain/information-sheet/investment-costs.ts';
import { DISCLAIMER, PART_TITLES, RISK_WARNING } from '#domain/information-sheet/official-wording.ts';
import { missingAnswers, type SheetAnswers } from '#domain/information-sheet/sheet-answers.ts';
import type { Instrument } from '#domain/information-sheet/sheet-questions.ts';
import type { ProductType } from '#domain/issuance/status.ts';
import { priceOf } from '#domain/money/price.ts';
import { LANGUAGES, type Language } from '#domain/tenant/language.ts';
import type { SheetFacts } from './printed-sheet.ts';
import { sheetPdf } from './sheet-pdf.ts';
import { sheetText } from './sheet-text.ts';

const both = (es: string, en = es) => ({ es, en });
const factsOf = (instrument: Instrument = 'securities', productType: ProductType = 'DEBT'): SheetFacts => ({
  offer: { instrument, productType },
  identifier: 'HWUPKR0MPOU8FGXBT39400000007',
  version: 2,
  at: new Date('2026-11-22T11:00:00Z'),
  issuer: { name: 'Huerta Solar, S.L.', taxNumber: 'B12345674', city: 'Toledo' },
  project: {
    title: both('Huerta solar', 'Solar orchard'),
    description: both('Una planta de 2 MW en Toledo.', 'A plant of 2 MW in Toledo.'),
    risks: [both('La obra puede retrasarse.', 'The works may be delayed.')],
  },
  token: { name: 'Huerta', symbol: 'HSOL', price: priceOf('50'), forSale: 10_000, softCap: 4_000, min: 2, max: 500 },
  campaign: { startsAt: new Date('2026-10-01T00:00:00Z'), endsAt: new Date('2026-12-31T22:59:59Z') },
  terms: [{ label: both('Interés', 'Interest'), value: both('7 % anual', '7 % a year') }],
  costs: investmentCosts([
    { method: 'BANK_TRANSFER', fee: { fixedCents: 250n, basisPoints: 0n }, limitCents: null },
    { method: 'CARD', fee: { fixedCents: 0n, basisPoints: 190n }, limitCents: 500_000n },
  ]),
  platform: {
    name: 'Lonja de pruebas, S.L.',
    taxNumber: 'B88011374',
    authorisation: 'PSFP n.º 9',
    email: 'ayuda@lonja.test',
  },
  currency: { symbol: '€', symbolPosition: 'after' },
  timeZone: 'Europe/Madrid',
});
const ANSWERS = demoSheetAnswers({
  productType: 'DEBT',
  issuer: { name: 'Huerta Solar, S.L.', city: 'Toledo' },
  team: [{ name: 'Ana Ruiz', role: both('Directora', 'Director') }],
  shortDescription: both('Generación de energía solar.', 'Solar power.'),
  risks: [both('La obra puede retrasarse.', 'The works may be delayed.')],
  headlineReturn: both('7 % anual', '7 % a year'),
  finance: {},
  terms: [],
  contact: 'huerta.example',
});
const LOOK = { tenantName: 'Lonja', accent: '#0b6b4f', logo: null };
const draw = (text: ReturnType<typeof sheetText>) =>
  sheetPdf({ text, look: LOOK, at: new Date('2026-11-22T11:00:00Z') });
const drawIn = (lang: Language, answers: SheetAnswers = ANSWERS) => draw(sheetText(factsOf(), answers, lang));

interface Node {
  role?: string;
  children?: Node[];
}
/** The paper as a reader of another hand sees it. */
async function read(content: Uint8Array) {
  const pdf = await getDocument({ data: new Uint8Array(content), verbosity: 0 }).promise;
  const texts: string[] = [];
  const roles: string[] = [];
  const collect = ({ role, children = [] }: Node): void => {
    if (role) roles.push(role);
    children.forEach(collect);
  };
  for (let at = 1; at <= pdf.numPages; at += 1) {
    const page = await pdf.getPage(at);
    const { items } = await page.getTextContent();
    texts.push(squeezed(items.map((item) => ('str' in item ? item.str : '')).join(' ')));
    collect((await page.getStructTree()) as unknown as Node);
  }
  const { info, metadata: _ } = await pdf.getMetadata();
  const outline = await pdf.getOutline();
  const [, , width = 0, height = 0] = (await pdf.getPage(1)).view;
  return {
    pages: pdf.numPages,
    texts,
    text: squeezed(texts.join(' ')),
    roles,
    info,
    outline,
    size: [Math.round(width), Math.round(height)],
  };
}
const squeezed = (text: string) => text.replace(/\s+/g, ' ');

describe.each(LANGUAGES)('the paper in %s', (lang) => {
  test('says the fixed warnings word for word, then the parts in the order of the Annex', async () => {
    const { text, pages } = await read((await drawIn(lang)).content);
    expect(pages).toBeLessThanOrEqual(6);
    let from = 0;
    const fixed = [...DISCLAIMER[lang], ...RISK_WARNING[lang]];
    for (const words of [
      ...fixed,
      ...(['A', 'B', 'C', 'D', 'E', 'F', 'H'] as const).map((part) => PART_TITLES[part][lang]),
    ]) {
      const at = text.indexOf(squeezed(words), from);
      expect([words, at >= from]).toEqual([words, true]);
      from = at;
    }
    expect(text).toContain('HWUPKR0MPOU8FGXBT39400000007');
    expect(text).not.toContain(PART_TITLES.G[lang]);
  });

  test('is A4, tagged with headings and tables, in its language, with a title and bookmarks', async () => {
    const { roles, info, outline, size } = await read((await drawIn(lang)).content);
    expect(size).toEqual([595, 842]);
    expect((info as Record<string, unknown>).Language ?? '').toBe(lang === 'es' ? 'es-ES' : 'en-GB');
    expect(String((info as Record<string, unknown>).Title)).toContain(
      lang === 'es' ? 'Ficha de datos' : 'Key investment',
    );
    expect(roles.filter((role) => role === 'H1')).toHaveLength(1);
    expect(roles.filter((role) => role === 'H2').length).toBeGreaterThanOrEqual(10);
    for (const role of ['Table', 'TR', 'TH', 'TD', 'P']) expect(roles).toContain(role);
    expect(outline.length).toBe(1 + roles.filter((role) => role === 'H2').length);
  });
});

test('the costs on 10,000 are those of each way to pay, and one that cannot carry it says so', async () => {
  const { text } = await read((await drawIn('es')).content);
  expect(text).toMatch(/Transferencia bancaria 2,50 € 0,00 € 0,00 € 10\.002,50 €/);
  expect(text).toMatch(/Tarjeta \(no admite este importe\) – – – –/);
});

test('a risk that an answer of Part C says already is not printed again among the project’s own', () => {
  const two = factsOf();
  const risks = [both('La obra puede retrasarse.'), both('El río puede crecer.')];
  const sheet = sheetText({ ...two, project: { ...two.project, risks } }, ANSWERS, 'es');
  const rows = sheet.sections.find(({ part }) => part === 'C')?.rows ?? [];
  expect(rows.filter(({ value }) => value === 'La obra puede retrasarse.')).toHaveLength(1);
  expect(rows.at(-1)).toEqual({ label: 'Otro riesgo', value: 'El río puede crecer.' });
});

test('wherever Part H falls, its heading stands on the page of the costs', async () => {
  const text = sheetText(factsOf(), ANSWERS, 'es');
  // More and more words before it move it down the page and over its end.
  for (let lines = 0; lines < 70; lines += 5) {
    const filled = { label: 'Relleno', value: Array(lines).fill('línea').join('\n') };
    const sections = text.sections.map((each) =>
      each.part === 'F' ? { ...each, rows: [...each.rows, filled] } : each,
    );
    const { texts } = await read((await draw({ ...text, sections })).content);
    const on = texts.find((page) => page.includes(squeezed(PART_TITLES.H.es)));
    expect([lines, on?.includes('10.002,50')]).toEqual([lines, true]);
  }
});

test('a loan has Part G in the place of D, E and F', async () => {
  const loan = sheetText(factsOf('loan'), { ...ANSWERS, G: { loan: both('A diez años') } }, 'es');
  expect(loan.sections.flatMap(({ part }) => part ?? [])).toEqual(['A', 'B', 'C', 'G', 'H']);
});

test('answers at their longest make more pages than allowed, and the drawing says which parts are longest', async () => {
  const long = 'Palabras que llenan la ficha hasta el borde. '.repeat(60);
  const answers = Object.fromEntries(
    Object.entries(ANSWERS).map(([part, given]) => [
      part,
      Object.fromEntries(
        Object.entries(given ?? {}).map(([key, answer]) => [
          key,
          typeof answer === 'object' && !Array.isArray(answer) ? both(long.slice(0, 2_000)) : answer,
        ]),
      ),
    ]),
  );
  const drawn = await drawIn('es', answers);
  expect((await read(drawn.content)).pages).toBe(drawn.pages);
  expect(drawn.pages).toBeGreaterThan(6);
  const longest = [...drawn.lengths].sort((a, b) => b.tenths - a.tenths)[0];
  expect(longest?.title).toBe(PART_TITLES.A.es);
});

test('a script that our fonts cannot print is told, letter by letter', async () => {
  const answers = { ...ANSWERS, E: { vehicle: both('株式会社', 'Κεφάλαιο') } };
  expect((await drawIn('es', answers)).unprintable).toEqual(['株', '式', '会', '社']);
  expect((await drawIn('en', answers)).unprintable).toEqual([]);
});

test('the same sheet gives the same bytes', async () => {
  const [one, two] = [await drawIn('es'), await drawIn('es')];
  expect(Buffer.compare(one.content, two.content)).toBe(0);
});

test('a sheet lacks what its kind of offer has to say, in each language', () => {
  const offer = { instrument: 'securities', productType: 'DEBT' } as const;
  expect(missingAnswers(ANSWERS, offer)).toEqual([]);
  expect(missingAnswers({ ...ANSWERS, C: { ...ANSWERS.C, risk_default: both('Puede quebrar', '') } }, offer)).toEqual([
    { part: 'C', key: 'risk_default', lang: 'en' },
  ]);
  expect(missingAnswers({ ...ANSWERS, A: { ...ANSWERS.A, years: [] } }, offer)).toEqual([
    { part: 'A', key: 'no_years', lang: null },
  ]);
  expect(missingAnswers(ANSWERS, { ...offer, instrument: 'loan' }).map(({ part }) => part)).toContain('G');
});

test.each([
  ['es', 'La orden se paga por transferencia bancaria o tarjeta, y el dinero'],
  ['en', 'An order is paid by bank transfer or card, and the money'],
] as const)('ways to pay are named in %s as a choice between them, not as a list without an end', (lang, start) => {
  const rows = sheetText(factsOf(), ANSWERS, lang).sections.flatMap((section) => section.rows);
  expect(rows.filter(({ value }) => value.startsWith(start))).toHaveLength(1);
});
