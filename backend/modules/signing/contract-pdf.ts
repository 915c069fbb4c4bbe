import { BOLD, REGULAR, useFonts } from '#backend/files/pdf-fonts.ts';
import type { Language } from '#domain/tenant/language.ts';
import { type ContractText, paragraphsOf } from './contract-text.ts';
import { type Evidence, evidencePage } from './evidence.ts';
import type { PrintedLogo } from './tenant-logo.ts';

/** The tenant's name, brand colour (`#rrggbb`, decoration alone: no text stands on it) and logo. */
interface ContractLook {
  tenantName: string;
  accent: string;
  logo?: PrintedLogo | null;
}

interface Drawing {
  text: ContractText;
  look: ContractLook;
  reference: string;
  /** Dated with this moment, so that the same contract gives the same bytes. */
  at: Date;
  /** Of a signed contract. */
  evidence?: Evidence;
}

const INK = '#1b1f1d';
const INK_SOFT = '#4d5551';
const MARGIN_PT = 64;
const A4_WIDTH_PT = 595.28;
const A4_HEIGHT_PT = 841.89;
const TEXT_WIDTH_PT = A4_WIDTH_PT - 2 * MARGIN_PT;
const TOP_PT = 96;
const BOTTOM_PT = 76;
const LOGO_PT = { height: 22, width: 96, gap: 9 };
/** A paragraph taller than this is broken over two pages; a shorter one moves to the next whole, so that no line stands alone. */
const WHOLE_UP_TO_PT = 200;
const LOCALES: Record<Language, string> = { es: 'es-ES', en: 'en-GB' };
const PAGE_OF: Record<Language, (page: number, pages: number) => string> = {
  es: (page, pages) => `Página ${page} de ${pages}`,
  en: (page, pages) => `Page ${page} of ${pages}`,
};

/** The contract as a tagged, archivable PDF (PDF/A-2a): headings and paragraphs in reading order, headers and footers as artifacts. */
export async function contractPdf({ text, look, reference, at, evidence }: Drawing): Promise<Buffer> {
  const { default: PDFDocument } = await import('pdfkit');
  const doc = new PDFDocument({
    size: 'A4',
    margins: { top: TOP_PT, bottom: BOTTOM_PT, left: MARGIN_PT, right: MARGIN_PT },
    pdfVersion: '1.7',
    subset: 'PDF/A-2a',
    tagged: true,
    lang: LOCALES[text.lang],
    displayTitle: true,
    bufferPages: true,
    font: '',
    info: { Title: text.title, Author: look.tenantName, Subject: reference, CreationDate: at, ModDate: at },
  });
  useFonts(doc);
  const bytes = collect(doc);
  const root = doc.struct('Document');
  doc.addStructure(root);

  heading(doc, root, 'H1', text.title);
  paragraphsOf(text).forEach((paragraph, at) => {
    const clause = text.clauses[at - text.preamble.length];
    if (clause) clauseParagraph(doc, root, paragraph, clause.text);
    else body(doc, root, paragraph);
  });
  if (evidence) drawEvidence(doc, root, evidence, text.lang);
  root.end();
  pageFrames(doc, text.lang, look, reference);
  doc.end();
  return bytes;
}

function heading(doc: PDFKit.PDFDocument, root: PDFKit.PDFStructureElement, tag: 'H1' | 'H2', words: string): void {
  root.add(
    doc.struct(tag, {}, () => {
      doc
        .font(BOLD)
        .fontSize(tag === 'H1' ? 19 : 15)
        .fillColor(INK)
        .text(words, { width: TEXT_WIDTH_PT, lineGap: 2 });
      doc.moveDown(0.8);
    }),
  );
}

function body(doc: PDFKit.PDFDocument, root: PDFKit.PDFStructureElement, words: string): void {
  keepWhole(doc, words);
  root.add(
    doc.struct('P', {}, () => {
      doc.font(REGULAR).fontSize(10.5).fillColor(INK).text(words, { width: TEXT_WIDTH_PT, lineGap: 3 });
      doc.moveDown(0.7);
    }),
  );
}

/** A clause is one paragraph whose number and heading are bold. */
function clauseParagraph(
  doc: PDFKit.PDFDocument,
  root: PDFKit.PDFStructureElement,
  paragraph: string,
  clauseText: string,
): void {
  const lead = paragraph.slice(0, paragraph.length - clauseText.length);
  keepWhole(doc, paragraph);
  root.add(
    doc.struct('P', {}, () => {
      doc.fontSize(10.5).fillColor(INK);
      doc.font(BOLD).text(lead, { width: TEXT_WIDTH_PT, lineGap: 3, continued: true });
      doc.font(REGULAR).text(clauseText);
      doc.moveDown(0.7);
    }),
  );
}

/** Begins a new page where a paragraph would be torn apart by the end of this one. To be asked before its structure is opened. */
function keepWhole(doc: PDFKit.PDFDocument, words: string): void {
  // Bold is the wider: what fits in it fits as it is drawn.
  doc.font(BOLD).fontSize(10.5);
  const height = doc.heightOfString(words, { width: TEXT_WIDTH_PT, lineGap: 3 });
  const left = A4_HEIGHT_PT - BOTTOM_PT - doc.y;
  if (height > left && height <= WHOLE_UP_TO_PT) doc.addPage();
}

function drawEvidence(
  doc: PDFKit.PDFDocument,
  root: PDFKit.PDFStructureElement,
  evidence: Evidence,
  lang: Language,
): void {
  const page = evidencePage(evidence, lang);
  doc.addPage();
  heading(doc, root, 'H2', page.title);
  body(doc, root, page.intro);
  for (const { label, value } of page.rows) {
    root.add(
      doc.struct('P', {}, () => {
        doc.font(BOLD).fontSize(9).fillColor(INK_SOFT).text(label, { width: TEXT_WIDTH_PT });
        doc.font(REGULAR).fontSize(10.5).fillColor(INK).text(value, { width: TEXT_WIDTH_PT });
        doc.moveDown(0.5);
      }),
    );
  }
}

/** The tenant's bar and name at the head, reference and page number at the foot of every page. */
function pageFrames(doc: PDFKit.PDFDocument, lang: Language, look: ContractLook, reference: string): void {
  const { start, count } = doc.bufferedPageRange();
  for (let page = start; page < start + count; page += 1) {
    doc.switchToPage(page);
    // The foot lies below the margin, where text would start a new page.
    doc.page.margins.bottom = 0;
    doc.markContent('Artifact', { type: 'Pagination' });
    doc.rect(0, 0, A4_WIDTH_PT, 8).fill(look.accent);
    const nameAt = MARGIN_PT + drawLogo(doc, look.logo);
    doc.font(BOLD).fontSize(10).fillColor(INK);
    doc.text(look.tenantName, nameAt, 40, { width: MARGIN_PT + TEXT_WIDTH_PT - nameAt, height: 14, ellipsis: true });
    doc.font(REGULAR).fontSize(8.5).fillColor(INK_SOFT);
    doc.text(reference, MARGIN_PT, A4_HEIGHT_PT - 48, { width: TEXT_WIDTH_PT / 2, lineBreak: false });
    doc.text(PAGE_OF[lang](page + 1, count), MARGIN_PT, A4_HEIGHT_PT - 48, { width: TEXT_WIDTH_PT, align: 'right' });
    doc.endMarkedContent();
  }
}

/** Draws the logo beside the name; answers how far the name has to move for it. */
function drawLogo(doc: PDFKit.PDFDocument, logo: PrintedLogo | null | undefined): number {
  if (!logo) return 0;
  const width = Math.min(LOGO_PT.width, LOGO_PT.height * logo.aspect);
  const height = width / logo.aspect;
  // The middle of the name's line.
  doc.image(logo.uri, MARGIN_PT, 47 - height / 2, { width, height });
  return width + LOGO_PT.gap;
}

function collect(doc: PDFKit.PDFDocument): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    doc.on('data', (chunk: Buffer) => chunks.push(chunk));
    doc.on('end', () => resolve(Buffer.concat(chunks)));
    doc.on('error', reject);
  });
}
