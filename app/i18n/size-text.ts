import type { Language } from '#domain/tenant/language.ts';

/** Bytes as people read them: "84 KB", "1,2 MB". */
export function sizeText(bytes: number, lang: Language): string {
  const [value, unit] =
    bytes < 1_000_000 ? [Math.max(1, Math.round(bytes / 1000)), 'kilobyte'] : [bytes / 1_000_000, 'megabyte'];
  return new Intl.NumberFormat(lang, {
    style: 'unit',
    unit: String(unit),
    unitDisplay: 'short',
    maximumFractionDigits: 1,
  }).format(Number(value));
}
