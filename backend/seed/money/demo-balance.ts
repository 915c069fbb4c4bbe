import { randomUUID } from 'node:crypto';
import { bankAccount, investorCash } from '#backend/ledger/accounts.ts';
import { postEntry } from '#backend/ledger/post-entry.ts';
import { bookWithdrawal } from '#backend/modules/balance/book-withdrawal.ts';
import { usableBankAccount } from '#backend/modules/bank-accounts/usable-bank-account.ts';
import { findUser } from '#backend/modules/users/users.repository.ts';
import type { SeedWork } from '#backend/seed/seed-work.ts';
import { demoMovement } from './demo-movement.ts';
import { pastWork } from './past-work.ts';

const PAID_IN = 60_000n;
const WITHDRAWN = 15_000n;
const DAYS = { paidIn: -34, withdrawn: -1 } as const;

/** Where the tenant keeps balances, the demo's investor sent 600.00 to theirs by their own reference, and takes 150.00 out, which waits for the next file. */
export async function demoBalance(work: SeedWork, managerId: string, userId: string): Promise<void> {
  const { tx, tenant, dates } = work;
  const person = await findUser(tx, tenant.id, userId);
  if (!person || !tenant.customization.extras.payWithBalance) return;
  const past = pastWork(work, dates.at(DAYS.paidIn), managerId);
  const id = await demoMovement(past, managerId, {
    isCredit: true,
    cents: PAID_IN,
    counterparty: null,
    text: `SALDO ${person.wireReference}`,
    resolution: 'balance',
    creditedUserId: userId,
  });
  await postEntry(past, {
    kind: 'statement.credited',
    ref: id,
    postings: [
      { account: await bankAccount(past), amount: -PAID_IN },
      { account: await investorCash(past, userId), amount: PAID_IN },
    ],
  });
  const later = pastWork(work, dates.at(DAYS.withdrawn), userId);
  const account = await usableBankAccount(later, userId);
  if (account)
    await bookWithdrawal(later, { id: randomUUID(), userId, bankAccountId: account.id, amountCents: WITHDRAWN });
}
