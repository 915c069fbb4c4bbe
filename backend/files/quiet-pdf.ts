import { inflateSync } from 'node:zlib';

/** What makes a PDF do something besides being read: scripts, programs, forms that send themselves, films, other files (ISO 32000-2, 12.6.4, 12.7, 7.11.4). */
const ACTIVE = new Set([
  'JavaScript',
  'Launch',
  'SubmitForm',
  'ImportData',
  'GoToR',
  'GoToE',
  'RichMedia',
  'RichMediaExecute',
  'Rendition',
  'Movie',
  'XFA',
  'EmbeddedFile',
  'EmbeddedFiles',
]);
/** Filters other than deflate, by their long and short names. */
const OTHER_FILTERS = new Set(['LZWDecode', 'LZW', 'ASCIIHexDecode', 'AHx', 'ASCII85Decode', 'A85', 'RunLengthDecode']);
/** Ours: the objects of a paper of a few pages take a hundredth of it. */
const MAX_OBJECT_BYTES = 64_000_000;
/** What stands before the bytes of an object stream is a line or two. */
const HEAD_CHARS = 2_000;
/** A name ends before a delimiter; 127 bytes were the limit of one. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: blanks of a PDF are control characters
const NAME = /\/([^\x00-\x20/()<>[\]{}%]{1,127})/g;

/**
 * Whether a PDF only shows pages: no name in it stands for an action that runs, sends or plays, also in packed objects and where letters of a name
 * are written as `#4a`. What cannot be looked into (packed objects that are encrypted, or packed in a rarer way) is not quiet. Links that a
 * reader clicks, and jumps within the file, are.
 */
export function isQuietPdf(bytes: Uint8Array): boolean {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
  const names = namesIn(text);
  if (names.some((name) => ACTIVE.has(name))) return false;
  const packed = names.filter((name) => name === 'ObjStm').length;
  if (packed === 0) return true;
  if (names.includes('Encrypt')) return false;
  const objects = unpackedObjects(text);
  // One that was not found where it should stand hides something, or is damaged.
  if (objects?.length !== packed) return false;
  return objects.every((object) => !namesIn(object).some((name) => ACTIVE.has(name)));
}

function namesIn(text: string): string[] {
  return [...text.matchAll(NAME)].map(([, name = '']) => plainName(name));
}

function plainName(name: string): string {
  if (!name.includes('#')) return name;
  return name.replace(/#([0-9a-fA-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
}

/** The text of each stream of objects; null where one cannot be read, or all together are too long. */
function unpackedObjects(text: string): string[] | null {
  const objects: string[] = [];
  let left = MAX_OBJECT_BYTES;
  for (let at = text.indexOf('stream'); at >= 0; at = text.indexOf('stream', at + 1)) {
    if (text.startsWith('end', at - 3)) continue;
    const head = text.slice(Math.max(0, at - HEAD_CHARS), at);
    const names = namesIn(head.slice(head.lastIndexOf('obj') + 3));
    if (!names.includes('ObjStm')) continue;
    const end = text.indexOf('endstream', at);
    const object = end < 0 ? null : unpacked(text.slice(at + 'stream'.length, end), names, left);
    if (object === null) return null;
    objects.push(object);
    left -= object.length;
  }
  return objects;
}

function unpacked(content: string, names: readonly string[], maxOutputLength: number): string | null {
  if (
    maxOutputLength <= 0 ||
    names.includes('DecodeParms') ||
    names.includes('DP') ||
    names.some((name) => OTHER_FILTERS.has(name))
  )
    return null;
  // Unpacked ones stand in the file as they are and have been read with it.
  if (!names.includes('Filter') && !names.includes('F')) return content;
  if (!names.includes('FlateDecode') && !names.includes('Fl')) return null;
  try {
    const start = content.startsWith('\r\n') ? 2 : 1;
    return inflateSync(Buffer.from(content.slice(start), 'latin1'), { maxOutputLength }).toString('latin1');
  } catch {
    return null;
  }
}
