import { describe, expect, it } from 'vitest';
import { withFigureColumns } from './figure-columns.ts';

const table = (...rows: string[][]) =>
  `<table><tbody>${rows.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('')}</tbody></table>`;
const marked = (html: string) =>
  [...withFigureColumns(html).matchAll(/data-figure>(.*?)<\/t/g)].map(([, text]) => text);

describe('the tables of an issuer', () => {
  it('have their columns of figures marked, heads too, never the first', () => {
    const html = table(
      ['Partida', 'Importe', 'Nota'],
      ['Obra', '120.000 €', 'pagada'],
      ['2027', '−1.250,50 €', '3 plazos'],
    );
    expect(marked(html)).toEqual(['Importe', '120.000 €', '−1.250,50 €']);
    const head =
      '<table><thead><tr><th>Año</th><th>Ventas</th></tr></thead><tbody><tr><td>2027</td><td><strong>CHF 278.048</strong></td></tr></tbody></table>';
    expect(marked(head)).toEqual(['Ventas', '<strong>CHF 278.048</strong>']);
  });

  it('know shares, multiples, empty places and units, and leave words, dates and joined cells', () => {
    expect(marked(table(['a', '12 %'], ['b', '—'], ['c', ''], ['d', '36 meses']))).toHaveLength(4);
    expect(marked(table(['a', '12 de mayo'], ['b', 'unos 3']))).toEqual([]);
    expect(marked('<table><tr><td colspan="2">1</td></tr></table>')).toEqual([]);
    expect(withFigureColumns('<p>12 €</p>')).toBe('<p>12 €</p>');
  });
});
