import { parse } from 'csv-parse/sync';
import { describe, expect, it } from 'vitest';
import { certificateOf, type PaidEarning } from '#domain/tax/certificate.ts';
import { LANGUAGES, type Language } from '#domain/tenant/language.ts';
import { certificateCsv } from './certificate-csv.ts';
import { certificateText } from './certificate-text.ts';

const HOLDER = { name: 'Ana Ruiz', taxNumber: '12345678Z', country: 'ES' };
const part = (over: Partial<PaidEarning> = {}): PaidEarning => ({
  payer: { name: '=Faro "Norte", S.L.', taxNumber: 'B12345674' },
  project: { es: 'Nave; en Getafe', en: 'Warehouse, Getafe' },
  kind: 'DIVIDEND',
  rateBasisPoints: 1900,
  incomeCents: 123_456n,
  gainCents: 0n,
  returnCents: 5_000n,
  withheldCents: 23_457n,
  netCents: 104_999n,
  ...over,
});
const content = (over: { provisional?: boolean } = {}, ...more: PaidEarning[]) =>
  certificateOf({ year: 2025, provisional: false, holder: HOLDER, ...over }, [part(), ...more]);
const HOUSE = {
  platform: { name: 'Lonja de pruebas', taxNumber: 'B88011374' },
  currency: { symbol: '€', symbolPosition: 'after' },
  timeZone: 'UTC',
} as const;
const issuedAt = new Date('2026-01-15T10:00:00Z');
const print = (lang: Language, version = 1, of = content()) =>
  certificateText({ content: of, version, issuedAt }, { lang, ...HOUSE });

describe.each(LANGUAGES)('a certificate in %s', (lang) => {
  it('has the holder, a section for each payer with its lines and total, and the year’s sums', () => {
    const other = part({ payer: { name: 'Vega', taxNumber: '' }, kind: 'RENT' });
    const { sections } = print(lang, 1, content({}, other));
    expect(sections.map(({ tables, rows }) => [tables.length, rows.length])).toEqual([
      [0, 3],
      [1, 0],
      [1, 0],
      [0, 4],
    ]);
    const [table] = sections[1]?.tables ?? [];
    const [line = [], total = []] = table?.rows ?? [];
    expect(table?.rows).toHaveLength(2);
    expect(table?.head).toHaveLength(line.length);
    expect([total[1], total[4], total[5]]).toEqual([line[1], line[4], line[5]]);
    expect(line[1]?.replace(/\s/g, ' ')).toBe(lang === 'es' ? '1.284,56 €' : '1,284.56 €');
    expect(sections[2]?.title).toBe('Vega');
  });

  it('names the platform as it was called when it issued the paper, with its tax number; one from before that was kept, as it is called today', () => {
    const by = (of: ReturnType<typeof content>) => print(lang, 1, of).sections.at(-1)?.paragraphs[0];
    const number = lang === 'es' ? 'NIF' : 'tax number';
    expect(by(content())).toContain(`Lonja de pruebas, ${number} B88011374`);
    const then = by({ ...content(), house: { name: 'Lonja de antes, S.L.', taxNumber: 'B88012745' } });
    expect(then).toContain(`Lonja de antes, S.L., ${number} B88012745`);
  });

  it('says that it is provisional, and which version it replaces, only where it is so', () => {
    expect(print(lang).disclaimer).toEqual([]);
    expect(print(lang, 3, content({ provisional: true })).disclaimer).toEqual([
      expect.stringContaining('provisional'),
      expect.stringContaining('2'),
    ]);
  });

  it('opens in a spreadsheet of the language: one row a line, figures as numbers, no formula', () => {
    const csv = certificateCsv(content({}, part({ kind: 'CAPITAL_RETURN', rateBasisPoints: 0 })), lang);
    const [head, ...rows] = parse(csv, { bom: true, delimiter: lang === 'es' ? ';' : ',' }) as string[][];
    expect(head).toHaveLength(10);
    expect(rows).toHaveLength(2);
    for (const row of rows) expect(row.slice(0, 3)).toEqual(['2025', `'=Faro "Norte", S.L.`, 'B12345674']);
    const figures =
      lang === 'es'
        ? ['1284,56', '50,00', '19,00', '234,57', '1049,99']
        : ['1284.56', '50.00', '19.00', '234.57', '1049.99'];
    expect(rows.map((row) => row.slice(5))).toContainEqual(figures);
    expect(csv.startsWith('\ufeff')).toBe(true);
  });
});
