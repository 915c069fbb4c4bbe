import { openFont, REGULAR } from '#backend/files/pdf-fonts.ts';
import type { SheetText } from './printed-sheet.ts';

/** Letters of a script that our fonts do not have, each once: they would be empty boxes on paper. */
export function unprintableIn(text: SheetText): string[] {
  const font = openFont(REGULAR);
  const all = [
    text.line,
    ...text.sections.flatMap(({ paragraphs, rows, tables }) => [
      ...paragraphs,
      ...rows.flatMap(({ label, value }) => [label, value]),
      ...tables.flatMap(({ rows: cells }) => cells.flat()),
    ]),
  ].join('');
  return [...new Set(all)].filter((sign) => !/\s/u.test(sign) && !font.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0));
}
