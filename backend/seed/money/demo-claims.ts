import { and, asc, eq } from 'drizzle-orm';
import { earnings } from '#backend/db/schema/earnings.ts';
import { usableBankAccount } from '#backend/modules/bank-accounts/usable-bank-account.ts';
import { bookClaim } from '#backend/modules/earnings/book-claim.ts';
import { freezeFile } from '#backend/modules/payouts/freeze-file.ts';
import { gatherNext } from '#backend/modules/payouts/gather-next.ts';
import {
  type FileRow,
  setReported,
  setTransfers,
  transfersOf,
} from '#backend/modules/payouts/payout-files.repository.ts';
import { settlePayoutMovement } from '#backend/modules/payouts/settle-movement.ts';
import type { SeedWork } from '#backend/seed/seed-work.ts';
import { dayIn } from '#domain/time/zone.ts';
import { demoMovement } from './demo-movement.ts';
import { pastWork } from './past-work.ts';

/** Of the people with something paid and not claimed, those whom `whose` names claim all of it to their banks. */
export async function demoClaims(work: SeedWork, day: number, whose: (userId: string, at: number) => boolean) {
  const { tx, tenant, dates } = work;
  const open = await tx
    .select({ id: earnings.id, userId: earnings.userId, netCents: earnings.netCents })
    .from(earnings)
    .where(and(eq(earnings.tenantId, tenant.id), eq(earnings.status, 'PAID')))
    .orderBy(asc(earnings.userId), asc(earnings.id));
  const people = [...new Set(open.map(({ userId }) => userId))];
  for (const [at, userId] of people.filter(whose).entries()) {
    const rows = open.filter((row) => row.userId === userId);
    const past = pastWork(work, dates.at(day, 7 * at), userId);
    const account = await usableBankAccount(past, userId);
    if (account) await bookClaim(past, { userId, rows, to: 'BANK_ACCOUNT', accountId: account.id });
  }
}

/** A manager's file of everything that waits; null where nothing does. */
export async function demoFile(work: SeedWork, managerId: string, day: number): Promise<FileRow | null> {
  const past = pastWork(work, work.dates.at(day, 90), managerId);
  const { rows } = await gatherNext(past, { lock: true });
  return rows.length === 0 ? null : freezeFile(past, managerId, rows);
}

/** The bank says that a file is booked, and the statement of the next day brings its debit: everybody has their money. */
export async function demoSent(work: SeedWork, file: FileRow, managerId: string, day: number): Promise<void> {
  const { tx, tenant, dates } = work;
  const transfers = await transfersOf(tx, tenant.id, file.id, true);
  await setReported(tx, tenant.id, file.id, `R${file.messageId}`, dates.at(day, 30));
  await setTransfers(
    tx,
    tenant.id,
    transfers.map(({ endToEndId }) => endToEndId),
    { outcome: 'BOOKED' },
  );
  const past = pastWork(work, dates.at(day + 1), managerId);
  const movement = { isCredit: false, text: `REMESA ${file.messageId}` };
  const said = { ...movement, cents: file.totalCents, counterparty: null, resolution: 'payout' as const };
  const id = await demoMovement(past, managerId, said);
  const bare = { isReversal: false, returnCode: null, bankReference: null };
  const isSettled = await settlePayoutMovement(
    { ...past, user: { id: managerId } },
    {
      id,
      ...movement,
      ...bare,
      amountCents: file.totalCents,
      bookedOn: dayIn(past.now, tenant.customization.tenant.time_zone),
    },
  );
  if (!isSettled) throw new Error('a debit of the demo fits no file');
}
