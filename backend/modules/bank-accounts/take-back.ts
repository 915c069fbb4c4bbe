import { Refusal } from '#backend/http/refusal.ts';
import { lockProfile } from '#backend/modules/profiles/profiles.repository.ts';
import type { Work } from '#backend/work.ts';
import { canTakeBack, type TAKEN_BACK_BY } from '#domain/banking/bank-account.ts';
import { tellOfAccount } from './account-mail.ts';
import { accountOwner } from './account-owner.ts';
import { accountsSince, type BankAccountRow, updateAccount } from './bank-accounts.repository.ts';

interface TakenBack {
  by: (typeof TAKEN_BACK_BY)[number];
  reason?: string;
}

/**
 * Undoes a change while it waits: the account before it is in force again. A further change on top of it goes as well, so that whoever changed an
 * account that was not theirs cannot close the way back by changing it once more. Throws Refusal 409 `bank_account.not_waiting` where it is too late.
 */
export async function takeBack(work: Work, account: BankAccountRow, { by, reason }: TakenBack): Promise<void> {
  const { tx, tenant, now } = work;
  const { userId } = account;
  await lockProfile(tx, userId);
  const since = await accountsSince(tx, account);
  const [first] = since;
  const inForce = since.find(({ replacedAt }) => replacedAt === null);
  const isOpen = first?.id === account.id && inForce && canTakeBack({ ...first, replacedAt: null }, now);
  if (!isOpen) throw new Refusal(409, 'bank_account.not_waiting');
  for (const row of since) {
    const replacedAt = row.replacedAt ?? now;
    await updateAccount(tx, row, { replacedAt, takenBackAt: now, takenBackBy: by, reason: reason ?? null });
  }
  if (account.previousId)
    await updateAccount(tx, { tenantId: tenant.id, id: account.previousId }, { replacedAt: null });
  await work.audit('bank_account.taken_back', {
    userId: by === 'SUPPORT' ? undefined : userId,
    subject: { type: 'user', id: userId },
    details: { iban_ends: account.iban.slice(-4), by, ...(reason ? { reason } : {}) },
  });
  const { user } = await accountOwner(work, userId);
  await tellOfAccount(work, user, 'taken_back', { account: inForce });
}
