import { inflateSync } from 'node:zlib';

/** What a test reads in a PDF of ours. */
export interface ReadPdf {
  /** The file as Latin-1 text: what is not compressed stands in it as it is. */
  raw: string;
  /** The words of each page, without any blanks: lines break where they like. */
  pages: string[];
  /** Kinds of structure elements in the order of the file: H1, P … */
  structure: string[];
  /** Names of the fonts, and whether the file holds each of them. */
  fonts: { name: string; isEmbedded: boolean }[];
  images: number;
}

const OBJECT = /(?:^|\n)(\d+) 0 obj\n([\s\S]*?)\nendobj/g;
const REFERENCE = /(\d+) 0 R/;

/**
 * Reads a PDF as pdfkit writes it (plain objects, deflated streams, two-byte glyphs with a map to Unicode). It reads the words back from the
 * glyphs that are drawn, so that a letter that the font lacks, or text that is a picture, is not found.
 */
export function readPdf(bytes: Uint8Array): ReadPdf {
  const raw = Buffer.from(bytes).toString('latin1');
  const objects = new Map([...raw.matchAll(OBJECT)].map(([, number = '', body = '']) => [number, body]));
  const at = (number: string | undefined) => objects.get(number ?? '') ?? '';
  const bodies = [...objects.values()];
  const pages = bodies
    .filter((body) => /\/Type \/Page\n/.test(body))
    .map((body) => {
      const fonts = fontMaps(at, at(refIn(body, 'Resources')) || body);
      return wordsOf(streamOf(at(refIn(body, 'Contents'))).toString('latin1'), fonts);
    });
  return {
    raw,
    pages,
    structure: bodies.flatMap((body) => /\/S \/(\w+)\n/.exec(body)?.[1] ?? []),
    fonts: bodies
      .filter((body) => body.includes('/Type /FontDescriptor'))
      .map((body) => ({
        name: /\/FontName \/(\S+)/.exec(body)?.[1] ?? '',
        isEmbedded: streamOf(at(refIn(body, 'FontFile2'))).length > 0,
      })),
    images: bodies.filter((body) => body.includes('/Subtype /Image')).length,
  };
}

/** A text as `pages` has it: no blanks, one form of accents. */
export function compact(text: string): string {
  return text.normalize('NFC').replace(/\s+/g, '');
}

function refIn(body: string, key: string): string | undefined {
  return new RegExp(`/${key} ${REFERENCE.source}`).exec(body)?.[1];
}

function streamOf(body: string): Buffer {
  const start = body.indexOf('stream\n');
  if (start < 0) return Buffer.alloc(0);
  const length = Number(/\/Length (\d+)/.exec(body)?.[1]);
  const bytes = Buffer.from(body.slice(start + 7, start + 7 + length), 'latin1');
  return body.slice(0, start).includes('/FlateDecode') ? inflateSync(bytes) : bytes;
}

/** Of each font of a page by its name there, the letters of its glyphs. */
function fontMaps(at: (number: string | undefined) => string, resources: string): Map<string, Map<string, string>> {
  const named = resources.matchAll(/\/(F\d+) (\d+) 0 R/g);
  return new Map(
    [...named].map(([, name = '', number]) => {
      const map = streamOf(at(refIn(at(number), 'ToUnicode'))).toString('latin1');
      return [name, lettersOf(map)];
    }),
  );
}

function lettersOf(map: string): Map<string, string> {
  const letters = new Map<string, string>();
  for (const [, first = '', list = ''] of map.matchAll(/<(\w+)> <\w+> \[([^\]]*)\]/g)) {
    [...list.matchAll(/<([\w ]+)>/g)].forEach(([, units = ''], offset) => {
      const glyph = (Number.parseInt(first, 16) + offset).toString(16).padStart(4, '0');
      letters.set(glyph, Buffer.from(units.replaceAll(' ', ''), 'hex').swap16().toString('utf16le'));
    });
  }
  return letters;
}

function wordsOf(content: string, fonts: Map<string, Map<string, string>>): string {
  let font = new Map<string, string>();
  let words = '';
  for (const [, name, shown] of content.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
    if (name) font = fonts.get(name) ?? new Map();
    for (const [, glyphs = ''] of (shown ?? '').matchAll(/<(\w+)>/g))
      for (const [glyph] of glyphs.matchAll(/\w{4}/g)) words += font.get(glyph) ?? '\ufffd';
  }
  return compact(words);
}
