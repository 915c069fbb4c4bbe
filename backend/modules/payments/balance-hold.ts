import { investorCash, orderEscrow } from '#backend/ledger/accounts.ts';
import { balanceOf } from '#backend/ledger/balances.ts';
import { postEntry } from '#backend/ledger/post-entry.ts';
import {
  endHold,
  insertHold,
  lockAccount,
  lowerHold,
  newestHold,
  openHold,
  spendOpenHold,
  unspendHolds,
} from '#backend/modules/payment-records/payments.repository.ts';
import type { Work } from '#backend/work.ts';

/** The investment whose balance is meant; its row is locked. */
interface Order {
  id: string;
  userId: string;
  issuanceId: string;
}

/** The investor's available balance in cents, locked: nobody spends it before this transaction ends. */
export async function lockedCash(work: Work, userId: string): Promise<bigint> {
  const cash = await investorCash(work, userId);
  const [, balance] = await Promise.all([lockAccount(work.tx, cash.id), balanceOf(work, cash)]);
  return balance;
}

/** Sets balance aside for an order: cash → escrow. Nothing is done for 0. */
export async function holdBalance(work: Work, order: Order, cents: bigint): Promise<void> {
  if (cents === 0n) return;
  const { tx, tenant, now } = work;
  const [cash, escrow, id] = await Promise.all([
    investorCash(work, order.userId),
    orderEscrow(work, order.userId, order.issuanceId),
    insertHold(tx, { tenantId: tenant.id, investmentId: order.id, amountCents: cents, createdAt: now }),
  ]);
  await postEntry(work, {
    kind: 'balance.held',
    ref: id,
    memo: order.id,
    postings: [
      { account: cash, amount: -cents },
      { account: escrow, amount: cents },
    ],
  });
}

/** Gives back what an unpaid order has set aside, once; nothing is done where nothing is. Answers the cents. */
export async function releaseHold(work: Work, order: Order): Promise<bigint> {
  const hold = await openHold(work.tx, order.id);
  return hold ? giveBack(work, order, hold) : 0n;
}

/** The payment has gone through: what was set aside stays in escrow. */
export async function spendHold({ tx, now }: Work, order: Order): Promise<void> {
  await spendOpenHold(tx, order.id, now);
}

/** The payment was taken back: what it had spent of the balance is set aside again, where it lay all the time. */
export async function reopenHold({ tx }: Work, investmentId: string): Promise<void> {
  await unspendHolds(tx, investmentId);
}

/** Gives back the balance part of a cancelled order, paid or not, once. Answers the cents. */
export async function returnBalance(work: Work, order: Order): Promise<bigint> {
  const hold = await newestHold(work.tx, order.id);
  return hold ? giveBack(work, order, hold) : 0n;
}

/** Gives back a part of what an order, paid or not, has of the balance: it keeps the rest. Nothing is done for 0. */
export async function returnPart(work: Work, order: Order, cents: bigint): Promise<void> {
  if (cents === 0n) return;
  const hold = await newestHold(work.tx, order.id);
  if (!hold) throw new Error(`order ${order.id} has nothing of the balance`);
  if (hold.amountCents === cents) return void (await giveBack(work, order, hold));
  await postEntry(work, {
    kind: 'balance.returned',
    // An order shrinks once: the ledger refuses a second time.
    ref: `${hold.id}:rest`,
    memo: order.id,
    postings: [
      { account: await orderEscrow(work, order.userId, order.issuanceId), amount: -cents },
      { account: await investorCash(work, order.userId), amount: cents },
    ],
  });
  await lowerHold(work.tx, hold.id, hold.amountCents - cents);
}

async function giveBack(
  work: Work,
  order: Order,
  hold: { id: string; amountCents: bigint; spentAt: Date | null },
): Promise<bigint> {
  // The entry's reference is the hold: the ledger itself refuses to give it back twice.
  await postEntry(work, {
    kind: 'balance.returned',
    ref: hold.id,
    memo: order.id,
    postings: [
      { account: await orderEscrow(work, order.userId, order.issuanceId), amount: -hold.amountCents },
      { account: await investorCash(work, order.userId), amount: hold.amountCents },
    ],
  });
  if (hold.spentAt === null) await endHold(work.tx, hold.id, { releasedAt: work.now });
  return hold.amountCents;
}
