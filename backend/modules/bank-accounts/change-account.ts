import { randomUUID } from 'node:crypto';
import { redeemCode } from '#backend/codes/codes.ts';
import type { SignedInCall } from '#backend/http/call.ts';
import { fieldRefusal } from '#backend/http/refusal.ts';
import { serve } from '#backend/http/serve.ts';
import { newToken, tokenHash } from '#backend/http/token.ts';
import { giveBack, spend } from '#backend/limits/budget.ts';
import { lockProfile } from '#backend/modules/profiles/profiles.repository.ts';
import { isPassword } from '#backend/modules/users/password.ts';
import { changeBankAccount } from '#contract/bank-accounts.ts';
import { usableFrom } from '#domain/banking/bank-account.ts';
import { ACCOUNT_PASSWORD } from './account-budgets.ts';
import { tellOfAccount } from './account-mail.ts';
import { accountOwner } from './account-owner.ts';
import { accountsOf, insertAccount, updateAccount } from './bank-accounts.repository.ts';
import { givenAccount, refuseSame } from './given-account.ts';
import { presentStanding } from './present-account.ts';

/**
 * Gives or changes the caller's account: password, then mailed code. A change waits 48 hours, in which it can be taken back; the person is told by mail
 * at the address they have. Two changes at once come one after the other: the code is good for one.
 */
export const changeBankAccountRoute = serve(changeBankAccount, async (call, { body }) => {
  const { tx, tenant, user, now } = call;
  await lockProfile(tx, user.id);
  const owner = await accountOwner(call, user.id);
  const account = givenAccount(body, owner);
  const rows = await accountsOf(tx, tenant.id, user.id);
  const inForce = rows.find(({ replacedAt }) => replacedAt === null);
  refuseSame(inForce, account.iban);
  await askPassword(call, owner.user.passwordHash, body.password);
  await redeemCode(call, { userId: user.id, purpose: 'bank_account' }, body.code);

  const secret = newToken();
  const from = usableFrom(now, { isFirst: rows.length === 0, isVerified: owner.isVerified });
  const waits = from > now;
  if (inForce) await updateAccount(tx, inForce, { replacedAt: now });
  const made = await insertAccount(tx, {
    ...account,
    tenantId: tenant.id,
    id: randomUUID(),
    userId: user.id,
    addedAt: now,
    usableFrom: from,
    previousId: inForce?.id ?? null,
    linkHash: waits ? tokenHash(secret) : null,
  });
  await call.audit(inForce ? 'bank_account.changed' : 'bank_account.added', {
    subject: { type: 'user', id: user.id },
    details: { iban_ends: made.iban.slice(-4), usable_from: from.toISOString() },
  });
  await tellOfAccount(call, user, waits ? 'changed' : 'added', { account: made, secret });
  return { data: presentStanding(await accountsOf(tx, tenant.id, user.id), now) };
});

/** Each try is counted before it is looked at. Throws Refusal 429 `bank_account.too_many`; 422 `bank_account.password_wrong` at its field. */
async function askPassword(call: SignedInCall, hash: string | null, typed: string | undefined): Promise<void> {
  // Whoever signs in by another way has none; the code in their mailbox speaks for them.
  if (hash === null) return;
  await spend(call, ACCOUNT_PASSWORD, call.user.id);
  if (!(await isPassword(typed ?? '', hash))) {
    throw fieldRefusal({ password: { key: 'validator.error_password_wrong' } }, 'bank_account.password_wrong');
  }
  await giveBack(call, ACCOUNT_PASSWORD, call.user.id, 'all');
}
