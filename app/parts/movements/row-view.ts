import { toneOf } from '#app/parts/status/tone-of.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import type { StatementRowJson } from '#contract/statement-rows.ts';
import { readableText } from '#domain/statement/readable-text.ts';
import { MOVEMENT_STAGE } from '#domain/status/stage.ts';

/** The movement's status: why it is waiting, or how it was resolved. */
export function rowChip({ t }: SignedInVisit, { state, reason, resolution }: StatementRowJson) {
  const tone = toneOf(MOVEMENT_STAGE[state], 'house');
  if (state === 'WAITING' && reason) return { tone, label: t(`statements:reason.${reason}`) };
  if (resolution) return { tone, label: t(`statements:resolution.${resolution.kind}`) };
  return { tone, label: t(`statements:state.${state}`) };
}

/** Money with a sign where it went out. */
export function rowAmount({ format }: SignedInVisit, { amount, is_credit }: StatementRowJson): string {
  return format.money(is_credit ? amount : `-${amount}`);
}

/** Who sent it, or the beginning of what the bank wrote: as people write, where the bank did so in capitals. Its own words stand in the sheet. */
export function rowTitle({ t }: SignedInVisit, { counterparty, text }: StatementRowJson): string {
  return readableText(counterparty ?? text.slice(0, 60)) || t('statements:unnamed');
}

/** What the bank wrote; where that is what the row is called by, the bank's own reference. */
export function rowNote(visit: SignedInVisit, row: StatementRowJson): string | null {
  const text = readableText(row.text);
  return text === rowTitle(visit, row) ? row.bank_reference : text;
}
