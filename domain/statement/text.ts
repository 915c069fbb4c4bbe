import { findWireReferences } from '#domain/investment/wire-reference.ts';

/** Parts of a bank's text in one line: blanks once, control characters out, at most 500 signs. */
export function oneLine(parts: readonly string[]): string {
  return parts
    .join(' ')
    .replace(/[\p{Cc}\p{Cf}]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 500);
}

/** Wire references in parts of a text. A bank cuts lines where they are full, in the midst of a reference, too: the seams are looked at closed as well. */
export function referencesIn(parts: readonly string[]): string[] {
  return [...new Set([parts.join(' '), parts.join('')].flatMap(findWireReferences))];
}
