import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { describe, expect, it } from 'vitest';
import { sheetPdf } from '#backend/modules/information-sheet/sheet-pdf.ts';
import { priceOf } from '#domain/money/price.ts';
import { type Register, registerText } from './register-text.ts';

const LOOK = { tenantName: 'Aurora', accent: '#1e5c46', logo: null };
const AT = new Date('2026-11-03T22:59:59.999Z');
const register = (given: Partial<Register> = {}): Register => ({
  issuer: 'Huerta Solar SL',
  taxNumber: 'B12345674',
  token: 'Huerta',
  symbol: 'HSOL',
  project: { es: 'Huerta solar', en: 'Solar orchard' },
  price: priceOf('12.50'),
  isVeiled: false,
  rows: [
    { name: 'María José García-Núñez', tokens: 20, since: new Date('2026-01-02T10:00:00Z') },
    { name: '', tokens: 10, since: new Date('2026-02-02T10:00:00Z') },
  ],
  at: AT,
  ...given,
});
const house = (lang: 'es' | 'en') => ({
  lang,
  platform: 'Aurora',
  currency: { symbol: '€', symbolPosition: 'after' as const },
  timeZone: 'Europe/Madrid',
});
const print = (lang: 'es' | 'en', given?: Partial<Register>) => registerText(register(given), house(lang));

describe('a register of holders', () => {
  it('says its moment, its issuer and its sums, and gives each holder their part', () => {
    const { disclaimer, sections } = print('es');
    expect(disclaimer).toEqual(['Situación a 3 de noviembre de 2026, 23:59:59 (hora de Madrid)']);
    expect(sections[0]?.rows.map(({ value }) => value.replace(/\s/g, ' '))).toEqual([
      'Huerta Solar SL',
      'B12345674',
      'Huerta solar',
      'Huerta (HSOL)',
      '2',
      '30',
      '12,50 €',
      '375,00 €',
    ]);
    const cells = sections[1]?.tables[0]?.rows.map((row) => row.map((cell) => cell.replace(/\s/g, ' ')));
    expect(cells).toEqual([
      ['María José García-Núñez', '2 ene 2026', '20', '66,66 %', '250,00 €'],
      ['Sin nombre todavía', '2 feb 2026', '10', '33,33 %', '125,00 €'],
      ['Total', '', '30', '100 %', '375,00 €'],
    ]);
  });

  it('says where names are initials, where letters are missing, and where nobody holds anything', () => {
    expect(print('en', { isVeiled: true }).sections[0]?.paragraphs[1]).toMatch(/initials/);
    const chinese = [{ name: '王小明', tokens: 1, since: AT }];
    expect(print('en', { rows: chinese }).disclaimer[1]).toMatch(/letters/);
    const none = print('en', { rows: [] }).sections[1];
    expect([none?.tables, none?.paragraphs]).toEqual([[], ['Nobody held tokens on that date.']]);
  });

  it('has five thousand holders on pages that each begin with the columns’ names, tagged and bookmarked', async () => {
    const rows = Array.from({ length: 5_000 }, (_, at) => ({
      name: `Persona número ${at}`,
      tokens: 5_001 - at,
      since: AT,
    }));
    const { content, pages } = await sheetPdf({ text: print('es', { rows }), look: LOOK, at: AT });
    expect(pages).toBeLessThan(150);
    expect(content.length).toBeLessThan(5_000_000);
    const pdf = await getDocument({ data: new Uint8Array(content), verbosity: 0 }).promise;
    expect((await pdf.getMarkInfo())?.Marked).toBe(true);
    expect((await pdf.getOutline()).map(({ title }) => title)).toEqual([
      'Registro de titulares de tokens HSOL',
      'Datos del registro',
      'Titulares',
    ]);
    for (const page of [1, 2, pages]) {
      const { items } = await (await pdf.getPage(page)).getTextContent();
      expect(items.map((item) => ('str' in item ? item.str : ''))).toContain('Titular');
    }
    // The table begins below the sums, not on a page of its own.
    const { items } = await (await pdf.getPage(1)).getTextContent();
    expect(items.map((item) => ('str' in item ? item.str : ''))).toContain('Persona número 0');
  }, 60_000);
});
