import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Font } from 'fontkit';

declare global {
  namespace PDFKit.Mixins {
    interface PDFFont {
      /** pdfkit takes an opened font, too; its types do not say so. */
      registerFont(name: string, font: Font): this;
    }
  }
}

/** Names by which documents call their two fonts once `useFonts` has given them. */
export const REGULAR = 'regular';
export const BOLD = 'bold';

const require = createRequire(import.meta.url);
/** Loaded at the first document: a process that draws none starts without it. The copy that pdfkit itself requires. */
const create = (bytes: Uint8Array): Font => (require('fontkit') as typeof import('fontkit')).create(bytes);
// A standard PDF font knows Western European letters only; names come from everywhere.
const FILES = {
  [REGULAR]: '@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf',
  [BOLD]: '@expo-google-fonts/noto-sans/600SemiBold/NotoSans_600SemiBold.ttf',
};

const opened = new Map<string, { bytes: Uint8Array; tables: Font['_tables'] }>();

/** Gives a new document its fonts and sets the regular one. Open it with `font: ''`, so that it looks for no font before. */
export function useFonts(doc: PDFKit.PDFDocument): void {
  for (const [name, file] of Object.entries(FILES)) doc.registerFont(name, fontOf(file));
  doc.font(REGULAR);
}

/** The file of one of the two, for drawings that must not depend on the machine's own fonts. */
export function openFont(name: keyof typeof FILES): Font {
  return fontOf(FILES[name]);
}

/**
 * A font of its own for each document, because a font remembers the letters that each glyph stood for, and the same text must give the same
 * bytes whatever was written before. The tables behind it are read once a process: reading them took nine tenths of a document's time.
 */
function fontOf(file: string): Font {
  const known = opened.get(file);
  if (known) {
    const font = create(known.bytes);
    // As fontkit itself does for the variations of a font.
    font._tables = known.tables;
    return font;
  }
  const bytes = readFileSync(require.resolve(file));
  const font = create(bytes);
  opened.set(file, { bytes, tables: font._tables });
  return font;
}
