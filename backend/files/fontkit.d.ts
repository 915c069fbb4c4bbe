/** What we use of fontkit, which brings no types of its own. */
declare module 'fontkit' {
  /** An opened font file. pdfkit takes it wherever it takes a path. */
  export interface Font {
    layout(text: string): { glyphs: unknown[]; positions: unknown[] };
    hasGlyphForCodePoint(codePoint: number): boolean;
    /** Tables that were read so far, by tag. */
    _tables: Record<string, unknown>;
  }
  export function create(bytes: Uint8Array): Font;
}
