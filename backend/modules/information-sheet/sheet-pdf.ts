import { BOLD, REGULAR, useFonts } from '#backend/files/pdf-fonts.ts';
import type { Language } from '#domain/tenant/language.ts';
import type { SheetRow, SheetSection, SheetText } from './printed-sheet.ts';
import { A4, frames, INK, type SheetLook, SIDE, WIDTH } from './sheet-frames.ts';
import { BOTTOM, type Doc, GAP, room, SIZE, type Struct, TOP, words } from './sheet-pen.ts';
import { figureTable, figureTableHeight, LABEL_WIDTH, rowHeight, table } from './sheet-tables.ts';
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

const LOCALES: Record<Language, string> = { es: 'es-ES', en: 'en-GB' };

/** The sheet as a tagged PDF (PDF/A-2a) on A4: headings, paragraphs and tables in reading order, one bookmark for each heading. */
export async function sheetPdf({ text, look, at }: SheetDrawing): Promise<DrawnSheet> {
  const { default: PDFDocument } = await import('pdfkit');
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
  if (section.tablesFirst) drawTables(doc, root, section);
  if (section.rows.length > 0)
    table(doc, root, section.rows.map(rowCells), [LABEL_WIDTH, WIDTH - LABEL_WIDTH], { head: null });
  if (!section.tablesFirst) drawTables(doc, root, section);
}

function drawTables(doc: Doc, root: Struct, { tables }: SheetSection): void {
  for (const each of tables) figureTable(doc, root, each);
}

const rowCells = ({ label, value }: SheetRow): string[] => [label, value];

/** The height of what has to stand below a heading on the same page: its first paragraph, table or row. */
function firstHeight(doc: Doc, { paragraphs, rows, tables, tablesFirst }: SheetSection): number {
  const [paragraph] = paragraphs;
  const [row] = rows;
  const [first] = tablesFirst ? tables : [];
  doc.font(REGULAR).fontSize(SIZE);
  if (paragraph) return doc.heightOfString(paragraph, { width: WIDTH, lineGap: GAP }) + 10;
  if (first) return figureTableHeight(doc, first) + 10;
  return row ? rowHeight(doc, rowCells(row), [LABEL_WIDTH, WIDTH - LABEL_WIDTH]) + 10 : 30;
}

function collect(doc: Doc): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    doc.on('data', (chunk: Buffer) => chunks.push(chunk));
    doc.on('end', () => resolve(Buffer.concat(chunks)));
    doc.on('error', reject);
  });
}
