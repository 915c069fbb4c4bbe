import { BOLD, REGULAR } from '#backend/files/pdf-fonts.ts';
import type { SheetTable } from './printed-sheet.ts';
import { A4, INK, SIDE, WIDTH } from './sheet-frames.ts';
import { BOTTOM, type Doc, GAP, room, SIZE, type Struct, TOP, words } from './sheet-pen.ts';

export const LABEL_WIDTH = 150;
const PAD = 3.6;
const LINE = '#c9cec9';
const SHADE = '#f1f3f0';
const PAGE = A4.height - TOP - BOTTOM;

/** A caption and a table of figures: whole on a page where one can hold it, else from where the pen is, its head again on each page. */
export function figureTable(doc: Doc, root: Struct, figured: SheetTable): void {
  const { caption, head, rows, figures } = figured;
  doc.y += 5;
  room(doc, figureTableHeight(doc, figured));
  words(doc, root, 'P', caption, { font: BOLD, size: SIZE, after: 2 });
  table(doc, root, rows, widthsOf(figured), { head, figures: figures ?? head.map((_, at) => at).slice(1) });
}

/** Points of a caption and what of its table has to stand below it on the same page. */
export function figureTableHeight(doc: Doc, figured: SheetTable): number {
  const { caption, head, rows } = figured;
  doc.font(BOLD).fontSize(SIZE);
  const above = doc.heightOfString(caption, { width: WIDTH }) + 2;
  return heightUpTo(doc, above, [head, ...rows], widthsOf(figured));
}

function widthsOf({ first: given, head }: SheetTable): number[] {
  const first = given ?? (head.length > 4 ? 130 : LABEL_WIDTH);
  return head.map((_, at) => (at === 0 ? first : (WIDTH - first) / (head.length - 1)));
}

/** What has to stand together: all of a table that a page can hold, else its caption and first rows. */
function heightUpTo(doc: Doc, above: number, rows: readonly (readonly string[])[], widths: readonly number[]): number {
  let height = above;
  let least = above;
  for (const [at, cells] of rows.entries()) {
    height += rowHeight(doc, cells, widths);
    if (at < 3) least = height;
    if (height > PAGE) return least;
  }
  return height;
}

/** Rows of cells with hairlines; the first cell of each is its heading. `head`: a row of headings above. `figures`: columns that end at the right. Each row stands whole on a page. */
export function table(
  doc: Doc,
  root: Struct,
  rows: readonly (readonly string[])[],
  widths: readonly number[],
  { head, figures = [] }: { head: readonly string[] | null; figures?: readonly number[] },
): void {
  const element = doc.struct('Table');
  root.add(element);
  if (head) tableRow(doc, element, head, widths, { isHead: true, figures });
  for (const cells of rows) {
    if (doc.y + rowHeight(doc, cells, widths) > A4.height - BOTTOM) {
      doc.addPage();
      // For eyes alone: whoever listens knows the columns from the table's first row.
      if (head) tableRow(doc, null, head, widths, { isHead: true, figures });
    }
    tableRow(doc, element, cells, widths, { isHead: false, figures });
  }
  element.end();
  doc.x = SIDE;
  doc.y += 2;
}

export function rowHeight(doc: Doc, cells: readonly string[], widths: readonly number[]): number {
  const heights = cells.map((cell, at) => {
    doc.font(at === 0 ? BOLD : REGULAR).fontSize(SIZE);
    return doc.heightOfString(cell, { width: (widths[at] ?? 0) - 2 * PAD, lineGap: GAP });
  });
  return Math.max(...heights) + 2 * PAD;
}

interface RowStyle {
  isHead: boolean;
  figures: readonly number[];
}

/** One row at the pen. Without a parent it is decoration. */
function tableRow(
  doc: Doc,
  parent: Struct | null,
  cells: readonly string[],
  widths: readonly number[],
  { isHead, figures }: RowStyle,
): void {
  const height = rowHeight(doc, cells, widths);
  const top = doc.y;
  doc.markContent('Artifact', { type: 'Layout' });
  doc.rect(SIDE, top, isHead ? WIDTH : (widths[0] ?? 0), height).fill(SHADE);
  doc.lineWidth(0.5).strokeColor(LINE);
  for (const y of [top, top + height])
    doc
      .moveTo(SIDE, y)
      .lineTo(SIDE + WIDTH, y)
      .stroke();
  if (parent) doc.endMarkedContent();
  const row = parent && doc.struct('TR');
  if (row) parent.add(row);
  let left = SIDE;
  cells.forEach((cell, at) => {
    const width = widths[at] ?? 0;
    const x = left + PAD;
    const isHeading = isHead || at === 0;
    const draw = () => {
      doc
        .font(isHeading ? BOLD : REGULAR)
        .fontSize(SIZE)
        .fillColor(INK)
        .text(cell || ' ', x, top + PAD, {
          width: width - 2 * PAD,
          lineGap: GAP,
          align: figures.includes(at) ? 'right' : 'left',
        });
    };
    if (row) row.add(doc.struct(isHeading ? 'TH' : 'TD', {}, draw));
    else draw();
    left += width;
  });
  if (row) row.end();
  else doc.endMarkedContent();
  doc.x = SIDE;
  doc.y = top + height;
}
