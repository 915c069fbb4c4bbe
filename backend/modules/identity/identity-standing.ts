import { Refusal } from '#backend/http/refusal.ts';
import { asLastChecked, identitiesOf } from '#backend/modules/profiles/identity-checks.repository.ts';
import { stoppedAmong } from '#backend/modules/screening/stop.repository.ts';
import type { Work } from '#backend/work.ts';
import { type Identity, isIdentityChecked } from '#domain/user/checked-identity.ts';

/**
 * Of these people, those whose identity as it stands has been checked, all of them where the tenant checks nobody; without those whom a list stops: nothing is made
 * over to them, whoever they are (`domain/screening/hit.ts`).
 */
export async function checkedPeople(
  work: Pick<Work, 'tx' | 'tenant'>,
  userIds: readonly string[],
): Promise<Set<string>> {
  const ids = [...new Set(userIds)];
  const [stopped, checked] = await Promise.all([
    stoppedAmong(work.tx, work.tenant.id, ids),
    withCheckedIdentity(work, ids),
  ]);
  return new Set([...checked].filter((userId) => !stopped.has(userId)));
}

/**
 * `checkedPeople`, whatever stands on a list. The database says who is to the letter what their last check has found right; the rule is asked of the others alone, who are few: whoever has
 * moved since, or waits.
 */
export async function withCheckedIdentity(
  { tx, tenant }: Pick<Work, 'tx' | 'tenant'>,
  userIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (!tenant.customization.modules.kyc) return new Set(userIds);
  const checked = await asLastChecked(tx, tenant.id, userIds);
  const others = userIds.filter((userId) => !checked.has(userId));
  for (const [userId, { now, checks }] of await identitiesOf(tx, others))
    if (isIdentityChecked(checks, now)) checked.add(userId);
  return checked;
}

/**
 * The identity that a contract states: the one that was checked, or what the person has told where the tenant checks nobody.
 * @throws Refusal 409 `kyc.not_checked` where what stands now is not what was checked
 */
export async function checkedIdentity({ tx, tenant }: Work, userId: string): Promise<Identity> {
  const person = (await identitiesOf(tx, [userId])).get(userId);
  if (!person) throw new Error(`user ${userId} has no profile`);
  if (!tenant.customization.modules.kyc) return person.now;
  if (!isIdentityChecked(person.checks, person.now)) throw new Refusal(409, 'kyc.not_checked');
  return person.now;
}
