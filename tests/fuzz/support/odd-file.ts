import type { Chance } from '#tests/support/chance.ts';
import { ODD_TEXTS } from './odd-values.ts';

const HEADS = ['', '%PDF-1.7\n', '\x89PNG\r\n\x1a\n', 'GIF89a', '<?xml version="1.0"?><Document/>', '11 x'] as const;

/** A file whose first bytes, name and type agree in nothing. */
export function oddFile(luck: Chance): File {
  const bytes = Uint8Array.from({ length: luck.oneOf([0, 1, 100, 5_000]) }, () => luck.below(256));
  return new File([luck.oneOf(HEADS), bytes], wellFormed(luck.oneOf(ODD_TEXTS)) || 'nada', {
    type: luck.oneOf(['application/pdf', 'image/png', '', 'text/xml']),
  });
}

/** Lone halves of a sign cannot be written as UTF-8 at all. */
export function wellFormed(text: string): string {
  return text.replace(/\p{Surrogate}/gu, '\ufffd');
}
