import type { SignedInCall } from '#backend/http/call.ts';
import { Refusal } from '#backend/http/refusal.ts';
import { frozenBy } from '#domain/user/checked-identity.ts';
import { effectOf, type FieldChange, keepsValues } from '#domain/user/identity-change.ts';
import { changedIdentityMail } from './change-mail.ts';
import { checksOf } from './identity-checks.repository.ts';
import { insertChanges } from './profile-changes.repository.ts';
import { addresseeOf } from './profiles.repository.ts';
import { reopenCheck } from './reopen-check.ts';

interface OwnChange {
  part: 'person' | 'company';
  changes: readonly FieldChange[];
  /** A company of somebody who does not invest for one is nobody's to check: what stands frozen stays so. */
  isTheirs?: boolean;
  /** Whether the person knows that what was checked has to be checked again. */
  accepted: boolean;
}

/**
 * Before a person's change of their own data is written: whether it may be, and what follows. What was checked and found right is opened again where the person
 * has said so. What stood there before is kept. The person's profile must be locked.
 * @throws Refusal 409 `kyc.in_review` while somebody looks at what it touches, `kyc.done` where it was checked and `accepted` does not say so
 */
export async function settleChange(
  call: SignedInCall,
  { part, changes, accepted, isTheirs = true }: OwnChange,
): Promise<void> {
  const { tx, tenant, user, now } = call;
  const checks = await checksOf(tx, user.id);
  const effect = effectOf(part, changes, frozenBy(checks, part));
  if (effect === 'in_review') throw new Refusal(409, 'kyc.in_review');
  if (effect === 'reopens') {
    if (!accepted || !isTheirs) throw new Refusal(409, 'kyc.done');
    const fields = changes.map(({ field }) => field).join(', ');
    const { checkId, status } = await reopenCheck(call, checks, { userId: user.id, by: user.id, reason: fields });
    await call.audit('identity.changed', {
      subject: { type: 'user', id: user.id },
      details: { check_id: checkId, from: 'SUCCESS', to: status, fields },
    });
    const person = await addresseeOf(tx, user.id);
    if (person) await call.mail(changedIdentityMail({ ...person, id: user.id }));
  }
  const about = { tenantId: tenant.id, userId: user.id, part, at: now };
  // What is told for the first time changes nothing.
  const kept = changes.filter(({ field, from }) => from !== null && keepsValues(field));
  await insertChanges(tx, about, kept);
}
