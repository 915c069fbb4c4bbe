import { type Account, bankAccount, suspenseAccount } from '#backend/ledger/accounts.ts';
import { postEntry } from '#backend/ledger/post-entry.ts';
import type { Work } from '#backend/work.ts';
import type { RowRecord } from './statements.repository.ts';

type Movement = Pick<RowRecord, 'id' | 'amountCents'>;

/** A credit that waits: bank → suspense, once. */
export async function bookToSuspense(work: Work, { id, amountCents }: Movement): Promise<void> {
  await postEntry(work, {
    kind: 'statement.received',
    ref: id,
    postings: [
      { account: await bankAccount(work), amount: -amountCents },
      { account: await suspenseAccount(work), amount: amountCents },
    ],
  });
}

/** It waits no more: all of it leaves suspense, once. The ledger itself refuses a second time under the same name. */
export async function takeFromSuspense(
  work: Work,
  { id, amountCents }: Movement,
  kind: 'statement.returned' | 'statement.dismissed' | 'statement.credited',
  to: Account,
): Promise<void> {
  await postEntry(work, {
    kind,
    ref: id,
    postings: [
      { account: await suspenseAccount(work), amount: -amountCents },
      { account: to, amount: amountCents },
    ],
  });
}
