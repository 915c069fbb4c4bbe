import { withoutEnding } from '#domain/text/without-ending.ts';

/** Types by content that each use takes. SVG and HTML are in none: they can carry scripts. */
export const DOCUMENT_TYPES_TAKEN = ['application/pdf', 'image/jpeg', 'image/png'] as const;

const ENDINGS: Record<string, string> = {
  'application/pdf': 'pdf',
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'text/csv': 'csv',
  'application/zip': 'zip',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'xlsx',
};

/** Longest name that is looked at: what disks take. */
export const FILE_NAME_MAX_CHARS = 255;

/** A name that is safe in a header and on every disk, with the ending of its real type. At most 100 characters. */
export function safeFileName(name: string, contentType: string): string {
  const cut = name.slice(0, FILE_NAME_MAX_CHARS).normalize('NFC');
  const base = cut
    .slice(Math.max(cut.lastIndexOf('/'), cut.lastIndexOf('\\')) + 1)
    .replace(/\.[A-Za-z0-9]{1,8}$/, '')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is taken out
    .replace(/[\u0000-\u001f\u007f<>:"|?*\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '');
  const begin = [...base].findIndex((sign) => !isFiller(sign));
  const named = begin < 0 ? '' : withoutEnding(base.slice(begin), isFiller).slice(0, 90);
  return `${named || 'file'}.${ENDINGS[contentType] ?? 'bin'}`;
}

const isFiller = (sign: string) => sign === '.' || /\s/.test(sign);
