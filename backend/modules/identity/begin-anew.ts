import { dropBegunCheck, identitiesOf, insertCheck } from '#backend/modules/profiles/identity-checks.repository.ts';
import type { Work } from '#backend/work.ts';
import { isIdentityChecked } from '#domain/user/checked-identity.ts';
import { isIdentified } from '#domain/user/kyc-transitions.ts';

/**
 * Begins a check of what nobody has looked at where the last one succeeded and no longer says all: of the papers of a company, for who has
 * become one since. Takes one that is only begun away where it is no longer needed. The person's profile must be locked.
 */
export async function beginAnew({ tx, tenant, now }: Work, userId: string): Promise<void> {
  const person = (await identitiesOf(tx, [userId])).get(userId);
  const newest = person?.checks[0];
  if (!person || !newest) return;
  const checked = isIdentityChecked(person.checks, person.now);
  if (isIdentified(newest.status) && !checked)
    await insertCheck(tx, { tenantId: tenant.id, userId, status: 'CREATED', submittedAt: null, at: now });
  if (newest.status === 'CREATED' && checked) await dropBegunCheck(tx, newest.id);
}
