/** What we use of fontkit, which brings no types of its own. */
declare module 'fontkit' {
  export interface Glyph {
    path: { translate(x: number, y: number): { toSVG(): string } };
  }
  /** An opened font file. pdfkit takes it wherever it takes a path. */
  export interface Font {
    layout(text: string): { glyphs: Glyph[]; positions: { xAdvance: number }[] };
    /** Units of its letters' drawings in a line's height. */
    unitsPerEm: number;
    hasGlyphForCodePoint(codePoint: number): boolean;
    /** Tables that were read so far, by tag. */
    _tables: Record<string, unknown>;
  }
  export function create(bytes: Uint8Array): Font;
}
