import type { PaymentProvider } from '#backend/db/schema/online-payments.ts';
import { bankAccount, providerClaims } from '#backend/ledger/accounts.ts';
import { postEntry } from '#backend/ledger/post-entry.ts';
import { lockOrder } from '#backend/modules/investments/lock-order.ts';
import { isBooked } from '#backend/modules/payment-records/claims.repository.ts';
import { paymentByProvider } from '#backend/modules/payment-records/payments.repository.ts';
import { type RefundRow, refundsOfPayment, updateRefund } from '#backend/modules/refunds/refunds.repository.ts';
import { settleByProvider } from '#backend/modules/refunds/settle-by-provider.ts';
import { bookFailed } from '#backend/modules/refunds/settle-entry.ts';
import type { Work } from '#backend/work.ts';
import type { PaymentMethod } from '#domain/investment/status.ts';
import { insertNotice } from './notices.repository.ts';

/** What a provider tells of money that leaves by it, after its signature was checked. */
interface Move {
  provider: PaymentProvider;
  method: PaymentMethod;
  /** What the provider calls the payment. */
  payment: string;
  /** What it calls the refund or the dispute. */
  name: string;
  amountCents: bigint;
}

export interface RefundMove extends Move {
  /** Ours, where we asked for it. */
  refundId: string | null;
  status: 'sent' | 'underway' | 'failed';
}

export interface DisputeMove extends Move {
  /** `withdrawn` and `reinstated` are of money, the others of the procedure. */
  turn: 'opened' | 'withdrawn' | 'reinstated' | 'won' | 'lost';
}

type Payment = NonNullable<Awaited<ReturnType<typeof paymentByProvider>>>;
type Reason = 'refund_failed' | 'refunded_at_provider' | 'dispute_opened' | 'dispute_won' | 'dispute_lost';

/**
 * A refund has gone on: ours is done, or has failed and is owed again; one that was made on the provider's own pages is booked to its payment, and a
 * manager is told. Refunds of payments that are not ours change nothing; the same told twice counts once.
 */
export async function applyRefundMove(work: Work, move: RefundMove): Promise<void> {
  const payment = await lockedPayment(work, move);
  if (!payment || move.status === 'underway') return;
  const refunds = await refundsOfPayment(work.tx, payment.id);
  const ours = refunds.find(({ id, providerReference }) => move.refundId === id || providerReference === move.name);
  if (ours) return move.status === 'sent' ? finish(work, ours, move) : fail(work, ours, payment, move);
  if (move.status === 'failed') return takeBack(work, payment, move);
  // The money goes back at the provider: what waits to be sent is sent by that.
  const waiting = refunds.find(({ state, amountCents }) => state === 'PENDING' && amountCents === move.amountCents);
  if (waiting) return settleByProvider(work, waiting, move.name);
  if (await claim(work, payment, move)) await tellManagers(work, payment, move, 'refunded_at_provider');
}

/** The payer's bank claims a payment back: what is withheld is booked as gone, and a manager is told of each turn. */
export async function applyDisputeMove(work: Work, move: DisputeMove): Promise<void> {
  const payment = await lockedPayment(work, move);
  if (!payment) return;
  if (move.turn === 'withdrawn') await claim(work, payment, move);
  if (move.turn === 'reinstated') await takeBack(work, payment, move);
  if (move.turn === 'opened') await tellManagers(work, payment, move, 'dispute_opened');
  if (move.turn === 'won' || move.turn === 'lost') await tellManagers(work, payment, move, `dispute_${move.turn}`);
}

/** The payment that a move is about, its order locked. */
async function lockedPayment({ tx }: Work, { method, payment }: Move): Promise<Payment | null> {
  const found = await paymentByProvider(tx, method, payment);
  if (found) await lockOrder(tx, found.investmentId);
  return found;
}

async function finish(work: Work, refund: RefundRow, { name }: RefundMove): Promise<void> {
  if (refund.state === 'PENDING') await settleByProvider(work, refund, name);
}

/** A refund that counted as sent is owed again; it waits for a manager, who sends it by bank. */
async function fail(work: Work, refund: RefundRow, payment: Payment, move: RefundMove): Promise<void> {
  const { tx } = work;
  const wasSent = refund.state === 'DONE';
  // What a manager has sent by bank meanwhile stays sent.
  if (wasSent && (refund.settledBy !== null || refund.bankReference !== move.name)) return;
  if (!wasSent && refund.failure) return;
  if (wasSent) await bookFailed(work, refund, await bankAccount(work));
  await updateRefund(tx, refund.id, {
    ...{ state: 'PENDING', failure: 'refund_failed', sentOn: null, bankReference: null, settledAt: null },
  });
  await work.audit('refund.refused', { subject: { type: 'investment', id: refund.investmentId } });
  await tellManagers(work, payment, move, 'refund_failed');
}

const CLAIMED = 'provider.claimed';

/** Money is gone that nobody here gave back. False where it is booked already. */
async function claim(work: Work, payment: Payment, { name, amountCents }: Move): Promise<boolean> {
  if (await isBooked(work.tx, CLAIMED, name)) return false;
  await postEntry(work, {
    kind: CLAIMED,
    ref: name,
    memo: payment.id,
    postings: [
      { account: await providerClaims(work), amount: -amountCents },
      { account: await bankAccount(work), amount: amountCents },
    ],
  });
  await work.audit('payment.claimed', {
    subject: { type: 'investment', id: payment.investmentId },
    details: { name, cents: amountCents.toString() },
  });
  return true;
}

/** What was booked as gone is there again. */
async function takeBack(work: Work, payment: Payment, { name, amountCents }: Move): Promise<void> {
  const { tx } = work;
  if (!(await isBooked(tx, CLAIMED, name)) || (await isBooked(tx, 'provider.reinstated', name))) return;
  await postEntry(work, {
    kind: 'provider.reinstated',
    ref: name,
    memo: payment.id,
    postings: [
      { account: await bankAccount(work), amount: -amountCents },
      { account: await providerClaims(work), amount: amountCents },
    ],
  });
}

/** Puts a notice of it into the managers' queue, once. */
async function tellManagers(work: Work, payment: Payment, move: Move, reason: Reason): Promise<void> {
  const { tx, tenant, now } = work;
  const isNew = await insertNotice(tx, {
    tenantId: tenant.id,
    provider: move.provider,
    eventId: `${move.name}:${reason}`,
    attemptId: payment.attemptId,
    result: 'returned',
    outcome: 'QUARANTINED',
    reason,
    amountCents: move.amountCents,
    payload: { name: move.name, payment: move.payment },
    receivedAt: now,
  });
  if (isNew)
    await work.audit('payment.quarantined', { details: { provider: move.provider, event: move.name, reason } });
}
