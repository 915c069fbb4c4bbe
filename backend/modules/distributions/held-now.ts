import { withCheckedIdentity } from '#backend/modules/identity/identity-standing.ts';
import type { Work } from '#backend/work.ts';
import { type HeldReason, heldReason } from '#domain/earning/payable.ts';
import { dayIn } from '#domain/time/zone.ts';
import { holderFacts } from './holder-facts.repository.ts';

/** Of some parts, those of which something else is known now than what is kept with them. */
export function otherwiseHeld(
  parts: readonly { id: string; heldReason: HeldReason | null }[],
  held: ReadonlyMap<string, HeldReason | null>,
): Map<string, HeldReason | null> {
  return new Map(
    parts.flatMap(({ id, heldReason: kept }) => {
      const now = held.get(id) ?? null;
      return now === kept ? [] : [[id, now] as const];
    }),
  );
}

/** By the id of each part: why its holder cannot be paid now, or null. */
export async function heldNow(
  work: Work,
  issuanceId: string,
  parts: readonly { id: string; userId: string }[],
): Promise<Map<string, HeldReason | null>> {
  const { tx, tenant, now } = work;
  const ids = parts.map(({ userId }) => userId);
  const [facts, checked] = await Promise.all([
    holderFacts(tx, tenant.id, issuanceId, ids),
    withCheckedIdentity(work, ids),
  ]);
  const today = dayIn(now, tenant.customization.tenant.time_zone);
  return new Map(
    parts.map(({ id, userId }) => {
      const holder = facts.get(userId);
      const of = holder && { ...holder, identityChecked: checked.has(userId) };
      return [id, of ? heldReason(of, today) : 'deleted'];
    }),
  );
}
