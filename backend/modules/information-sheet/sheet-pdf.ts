import PDFDocument from 'pdfkit';
import { BOLD, REGULAR, useFonts } from '#backend/files/pdf-fonts.ts';
import type { Language } from '#domain/tenant/language.ts';
import type { SheetRow, SheetSection, SheetTable, SheetText } from './printed-sheet.ts';
import { A4, frames, INK, type SheetLook, SIDE, WIDTH } from './sheet-frames.ts';
import { unprintableIn } from './unprintable.ts';

interface SheetDrawing {
  text: SheetText;
  look: SheetLook;
  /** Dated with this moment, so that the same sheet gives the same bytes. */
  at: Date;
}

/** A drawn sheet: its bytes, its pages as the document has them, how many pages each section takes (tenths), and letters that no font of ours can print. */
export interface DrawnSheet {
  content: Uint8Array;
  pages: number;
  lengths: { title: string; tenths: number }[];
  unprintable: string[];
}

const BOTTOM = 50;
const LABEL_WIDTH = 150;
const PAD = 3.6;
const SIZE = 8.6;
const GAP = 1.2;
const LINE = '#c9cec9';
const SHADE = '#f1f3f0';
const TOP = 62;
const LOCALES: Record<Language, string> = { es: 'es-ES', en: 'en-GB' };

type Doc = PDFKit.PDFDocument;
type Struct = PDFKit.PDFStructureElement;

/** The sheet as a tagged PDF (PDF/A-2a) on A4: headings, paragraphs and tables in reading order, one bookmark for each heading. */
export async function sheetPdf({ text, look, at }: SheetDrawing): Promise<DrawnSheet> {
  const doc = new PDFDocument({
    size: 'A4',
    margins: { top: TOP, bottom: BOTTOM, left: SIDE, right: SIDE },
    pdfVersion: '1.7',
    subset: 'PDF/A-2a',
    tagged: true,
    lang: LOCALES[text.lang],
    displayTitle: true,
    bufferPages: true,
    font: '',
    info: { Title: `${text.title}. ${text.line}`, Author: look.tenantName, CreationDate: at, ModDate: at },
  });
  useFonts(doc);
  const bytes = collect(doc);
  const root = doc.struct('Document');
  doc.addStructure(root);
  words(doc, root, 'H1', text.title, { font: BOLD, size: 17, after: 5 });
  doc.outline.addItem(text.title);
  for (const sentence of text.disclaimer) words(doc, root, 'P', sentence, { font: BOLD, size: 9, after: 3 });
  const lengths = text.sections.map((section) => {
    const before = placeOf(doc);
    drawSection(doc, root, section, look.accent);
    return { title: section.title, tenths: Math.round((placeOf(doc) - before) * 10) };
  });
  root.end();
  frames(doc, text, look);
  const pages = doc.bufferedPageRange().count;
  doc.end();
  return { content: await bytes, pages, lengths, unprintable: unprintableIn(text) };
}

/** How far down the paper the pen is, in pages. */
function placeOf(doc: Doc): number {
  return doc.bufferedPageRange().count - 1 + (doc.y - TOP) / (A4.height - TOP - BOTTOM);
}

function room(doc: Doc, height: number): void {
  if (doc.y + height > A4.height - BOTTOM) doc.addPage();
}

function words(
  doc: Doc,
  parent: Struct,
  tag: 'H1' | 'H2' | 'P',
  said: string,
  style: { font: string; size: number; after: number },
): void {
  doc.font(style.font).fontSize(style.size);
  room(doc, doc.heightOfString(said, { width: WIDTH, lineGap: GAP }));
  parent.add(
    doc.struct(tag, {}, () => {
      doc.font(style.font).fontSize(style.size).fillColor(INK).text(said, SIDE, doc.y, { width: WIDTH, lineGap: GAP });
    }),
  );
  doc.y += style.after;
}

function drawSection(doc: Doc, root: Struct, section: SheetSection, accent: string): void {
  doc.y += 6;
  doc.font(BOLD).fontSize(10.5);
  const height = doc.heightOfString(section.title, { width: WIDTH - 10, lineGap: GAP });
  // A heading never stands alone at the foot of a page.
  room(doc, height + firstHeight(doc, section));
  const top = doc.y;
  doc.markContent('Artifact', { type: 'Layout' });
  doc.rect(SIDE, top, 3, height + 1).fill(accent);
  doc.endMarkedContent();
  root.add(
    doc.struct('H2', {}, () => {
      doc
        .font(BOLD)
        .fontSize(10.5)
        .fillColor(INK)
        .text(section.title, SIDE + 10, top, { width: WIDTH - 10, lineGap: GAP });
    }),
  );
  doc.outline.addItem(section.title);
  doc.y += 4;
  for (const paragraph of section.paragraphs)
    words(doc, root, 'P', paragraph, { font: REGULAR, size: SIZE, after: 2.5 });
  if (section.rows.length > 0) table(doc, root, section.rows.map(rowCells), [LABEL_WIDTH, WIDTH - LABEL_WIDTH], null);
  for (const each of section.tables) figureTable(doc, root, each);
}

const rowCells = ({ label, value }: SheetRow): string[] => [label, value];

/** The height of what has to stand below a heading on the same page: its first paragraph or row. */
function firstHeight(doc: Doc, { paragraphs, rows }: SheetSection): number {
  const [paragraph] = paragraphs;
  const [row] = rows;
  doc.font(REGULAR).fontSize(SIZE);
  if (paragraph) return doc.heightOfString(paragraph, { width: WIDTH, lineGap: GAP }) + 10;
  return row ? rowHeight(doc, rowCells(row), [LABEL_WIDTH, WIDTH - LABEL_WIDTH]) + 10 : 30;
}

function figureTable(doc: Doc, root: Struct, { caption, head, rows }: SheetTable): void {
  doc.y += 5;
  doc.font(BOLD).fontSize(SIZE);
  const first = head.length > 4 ? 130 : LABEL_WIDTH;
  const widths = head.map((_, at) => (at === 0 ? first : (WIDTH - first) / (head.length - 1)));
  room(
    doc,
    doc.heightOfString(caption, { width: WIDTH }) +
      2 +
      [head, ...rows].reduce((sum, cells) => sum + rowHeight(doc, cells, widths), 0),
  );
  words(doc, root, 'P', caption, { font: BOLD, size: SIZE, after: 2 });
  table(doc, root, rows, widths, head);
}

/** Rows of cells with hairlines; the first cell of each is its heading. `head`: a row of headings above. Each row stands whole on a page. */
function table(
  doc: Doc,
  root: Struct,
  rows: readonly (readonly string[])[],
  widths: readonly number[],
  head: readonly string[] | null,
): void {
  const element = doc.struct('Table');
  root.add(element);
  if (head) tableRow(doc, element, head, widths, true, true);
  for (const cells of rows) tableRow(doc, element, cells, widths, false, head !== null);
  element.end();
  doc.x = SIDE;
  doc.y += 2;
}

function rowHeight(doc: Doc, cells: readonly string[], widths: readonly number[]): number {
  const heights = cells.map((cell, at) => {
    doc.font(at === 0 ? BOLD : REGULAR).fontSize(SIZE);
    return doc.heightOfString(cell, { width: (widths[at] ?? 0) - 2 * PAD, lineGap: GAP });
  });
  return Math.max(...heights) + 2 * PAD;
}

function tableRow(
  doc: Doc,
  element: Struct,
  cells: readonly string[],
  widths: readonly number[],
  isHead: boolean,
  isFigures: boolean,
): void {
  const height = rowHeight(doc, cells, widths);
  room(doc, height);
  const top = doc.y;
  doc.markContent('Artifact', { type: 'Layout' });
  doc.rect(SIDE, top, isHead ? WIDTH : (widths[0] ?? 0), height).fill(SHADE);
  doc.lineWidth(0.5).strokeColor(LINE);
  doc
    .moveTo(SIDE, top)
    .lineTo(SIDE + WIDTH, top)
    .stroke();
  doc
    .moveTo(SIDE, top + height)
    .lineTo(SIDE + WIDTH, top + height)
    .stroke();
  doc.endMarkedContent();
  const row = doc.struct('TR');
  element.add(row);
  let left = SIDE;
  cells.forEach((cell, at) => {
    const width = widths[at] ?? 0;
    const x = left + PAD;
    const isHeading = isHead || at === 0;
    row.add(
      doc.struct(isHeading ? 'TH' : 'TD', {}, () => {
        doc
          .font(isHeading ? BOLD : REGULAR)
          .fontSize(SIZE)
          .fillColor(INK)
          .text(cell || ' ', x, top + PAD, {
            width: width - 2 * PAD,
            lineGap: GAP,
            align: isFigures && at > 0 ? 'right' : 'left',
          });
      }),
    );
    left += width;
  });
  row.end();
  doc.x = SIDE;
  doc.y = top + height;
}

function collect(doc: Doc): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    doc.on('data', (chunk: Buffer) => chunks.push(chunk));
    doc.on('end', () => resolve(Buffer.concat(chunks)));
    doc.on('error', reject);
  });
}
