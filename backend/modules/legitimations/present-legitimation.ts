import { actsAsManager } from '#backend/http/acts-as-manager.ts';
import type { SignedInCall } from '#backend/http/call.ts';
import type { Work } from '#backend/work.ts';
import { groupedCheckCode } from '#domain/legitimation/check-code.ts';
import { holderReturns, standingOf } from '#domain/legitimation/legitimation.ts';
import { type Day, dayIn } from '#domain/time/zone.ts';
import { checkCode } from './check-code.ts';
import { type LegitimationRow, namesOfOthers } from './legitimations.repository.ts';

/** Today by the tenant's calendar. */
export const todayOf = ({ tenant, now }: Pick<Work, 'tenant' | 'now'>): Day =>
  dayIn(now, tenant.customization.tenant.time_zone);

/** A certificate as lists show it; who holds the tokens as the paper has them. */
export function presentRow(row: LegitimationRow, today: Day) {
  const { id, number, issuanceId, userId, tokens, purpose, content } = row;
  return {
    ...{ id, number, tokens, purpose },
    standing: standingOf(row, today),
    issuance: { id: issuanceId, title: content.project, symbol: content.token.symbol },
    issued_at: row.issuedAt.toISOString(),
    valid_until: row.validUntil,
    ended_at: row.endedAt?.toISOString() ?? null,
    holder: { id: userId, name: content.holder.name },
  };
}

/** One of them whole. */
export async function presentLegitimation(call: SignedInCall, row: LegitimationRow) {
  const { content } = row;
  const others = actsAsManager(call) ? [row.askedBy, row.endedBy].filter((id) => id !== null && id !== row.userId) : [];
  const names = await namesOfOthers(call.tx, row.tenantId, others);
  const nameOf = (id: string | null) => (id === null ? null : (names.get(id) ?? null));
  const shown = presentRow(row, todayOf(call));
  return {
    ...shown,
    detail: content.detail,
    issuer: { name: content.issuer.name, number: content.issuer.taxNumber },
    reference: content.reference,
    keeper: content.keeper,
    by_manager: row.askedBy !== row.userId,
    asked_by: nameOf(row.askedBy),
    ended_by: nameOf(row.endedBy),
    may_return: shown.standing === 'STANDS' && (actsAsManager(call) || holderReturns(row.purpose)),
    ending_note: row.endingNote,
    check_code: groupedCheckCode(await checkCode(call, row)),
  };
}
