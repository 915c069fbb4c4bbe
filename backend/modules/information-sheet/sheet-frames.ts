import { BOLD, REGULAR } from '#backend/files/pdf-fonts.ts';
import type { PrintedLogo } from '#backend/modules/signing/tenant-logo.ts';
import type { SheetText } from './printed-sheet.ts';
import { SHEET_WORDS } from './sheet-words.ts';

export const A4 = { width: 595.28, height: 841.89 };
export const SIDE = 46;
export const WIDTH = A4.width - 2 * SIDE;
export const INK = '#1b1f1d';
const SOFT = '#4d5551';

/** Whose paper it is. Accent `#rrggbb`: decoration alone. */
export interface SheetLook {
  tenantName: string;
  accent: string;
  logo: PrintedLogo | null;
}

/** The tenant's name and mark at the head, what it is and the page's number at the foot of every page. */
export function frames(doc: PDFKit.PDFDocument, text: SheetText, { tenantName, accent, logo }: SheetLook): void {
  const { start, count } = doc.bufferedPageRange();
  for (let page = start; page < start + count; page += 1) {
    doc.switchToPage(page);
    doc.page.margins.bottom = 0;
    doc.markContent('Artifact', { type: 'Pagination' });
    doc.rect(0, 0, A4.width, 6).fill(accent);
    const width = logo ? Math.min(90, 20 * logo.aspect) : 0;
    if (logo) doc.image(logo.uri, SIDE, 36 - width / logo.aspect / 2, { width, height: width / logo.aspect });
    doc.font(BOLD).fontSize(9.5).fillColor(INK);
    doc.text(tenantName, SIDE + (logo ? width + 8 : 0), 30, { width: 300, height: 13, ellipsis: true });
    doc.font(REGULAR).fontSize(7.8).fillColor(SOFT);
    doc.text(text.line, SIDE, A4.height - 34, { width: WIDTH - 90, height: 11, ellipsis: true });
    doc.text(SHEET_WORDS[text.lang].page(page + 1, count), SIDE, A4.height - 34, { width: WIDTH, align: 'right' });
    doc.endMarkedContent();
  }
}
