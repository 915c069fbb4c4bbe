import { Refusal } from '#backend/http/refusal.ts';
import { identitiesOf } from '#backend/modules/profiles/identity-checks.repository.ts';
import { stoppedAmong } from '#backend/modules/screening/stop.repository.ts';
import type { Work } from '#backend/work.ts';
import { type Identity, isIdentityChecked } from '#domain/user/checked-identity.ts';

/**
 * Of these people, those whose identity as it stands has been checked, all of them where the tenant checks nobody; without those whom a list stops: nothing is made
 * over to them, whoever they are (`domain/screening/hit.ts`).
 */
export async function checkedPeople(
  { tx, tenant }: Pick<Work, 'tx' | 'tenant'>,
  userIds: readonly string[],
): Promise<Set<string>> {
  const ids = [...new Set(userIds)];
  const isChecking = tenant.customization.modules.kyc;
  const [stopped, people] = await Promise.all([
    stoppedAmong(tx, tenant.id, ids),
    isChecking ? identitiesOf(tx, ids) : null,
  ]);
  const checked = people
    ? [...people].flatMap(([userId, { now, checks }]) => (isIdentityChecked(checks, now) ? [userId] : []))
    : ids;
  return new Set(checked.filter((userId) => !stopped.has(userId)));
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
