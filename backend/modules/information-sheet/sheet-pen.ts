import { A4, INK, SIDE, WIDTH } from './sheet-frames.ts';

export const TOP = 62;
export const BOTTOM = 50;
/** Points between the lines of a text. */
export const GAP = 1.2;
/** Points of plain text. */
export const SIZE = 8.6;

export type Doc = PDFKit.PDFDocument;
export type Struct = PDFKit.PDFStructureElement;

/** Begins a page where so many points are not left on this one. */
export function room(doc: Doc, height: number): void {
  if (doc.y + height > A4.height - BOTTOM) doc.addPage();
}

/** A heading or a paragraph, whole on a page. */
export function words(
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
