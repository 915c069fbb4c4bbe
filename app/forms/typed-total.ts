import { parseHumanAmount } from '#domain/money/human-amount.ts';
import type { Language } from '#domain/tenant/language.ts';

/** Whether somebody has typed this very sum, as people write money: what is asked before many things at once that are not undone. */
export function isTypedTotal(typed: string, cents: bigint, lang: Language, symbol: string): boolean {
  const read = parseHumanAmount(typed, lang, symbol);
  return read.ok && read.value === cents;
}
