import type { z } from 'zod';
import type { refund } from '#contract/refund.ts';
import { feeParts, isForManager, type RefundReason, refundStanding } from '#domain/investment/refund.ts';
import { centsOf, moneyText } from '#domain/money/money.ts';
import { ethText } from '#domain/money/wei.ts';
import { explorerPage } from '#domain/wallet/explorer-page.ts';
import type { JoinedInvestment } from './investment-rows.repository.ts';
import { maskedAccount } from './refund-account.ts';
import type { RefundJson } from './refund-rows.repository.ts';

type RefundSource = z.input<typeof refund>;

/** All that goes back of an investment, oldest first; what the balance had is there at once. No whole IBAN leaves the back end here (`refund-transfer.ts`). */
export function presentRefunds(
  { investment, refunds, balanceBack }: Pick<JoinedInvestment, 'investment' | 'refunds' | 'balanceBack'>,
  now: Date,
): RefundSource[] {
  const outside = refunds.find((each) => reasonOf(each) === 'UNDONE');
  const fee = feeParts(investment.feeCents, BigInt(outside?.amount_cents ?? '0'));
  const sent = refunds.map((each) => presentRefund(each, each === outside ? fee.outside : 0n, now));
  if (!balanceBack || !investment.canceledAt) return sent;
  const back: RefundSource = {
    id: balanceBack.id,
    amount: moneyText(BigInt(balanceBack.amount_cents)),
    fee: moneyText(investment.chargedAt ? fee.balance : 0n),
    reason: 'UNDONE',
    method: 'BALANCE',
    sender: 'BALANCE',
    step: 'SENT',
    to: null,
    asked_at: investment.canceledAt.toISOString(),
    sent_on: null,
    reference: null,
    ether: null,
  };
  return [...sent, back];
}

function presentRefund(row: RefundJson, feeCents: bigint, now: Date): RefundSource {
  const askedAt = new Date(row.asked_at);
  const { sender, step } = refundStanding(
    {
      method: row.method,
      hasFailed: row.has_failed,
      isSent: row.is_sent,
      byHand: row.by_hand,
      isUnderWay: row.is_under_way,
      inFile: row.in_file,
      askedAt,
    },
    now,
  );
  return {
    id: row.id,
    amount: moneyText(BigInt(row.amount_cents)),
    fee: moneyText(feeCents),
    reason: reasonOf(row),
    method: row.method ?? 'BANK_TRANSFER',
    sender,
    step,
    to: sender === 'BANK' ? maskedAccount(row, now) : payersOf(row),
    asked_at: askedAt.toISOString(),
    sent_on: row.sent_on,
    reference: row.reference,
    ether: sender === 'PROVIDER' ? etherOf(row) : null,
  };
}

/** Of an investment's refunds, oldest first, those that wait for a manager's hand. */
export function dueByBank(refunds: readonly RefundSource[]): RefundSource[] {
  return refunds.filter(isForManager);
}

/** What a manager has to send of an investment, all together, and since when. */
export function refundDue(refunds: readonly RefundSource[]): { amount: string; asked_at: string } | null {
  const due = dueByBank(refunds);
  const [oldest] = due;
  if (!oldest) return null;
  const cents = due.reduce((sum, { amount }) => sum + centsOf(amount), 0n);
  return { amount: moneyText(cents), asked_at: oldest.asked_at };
}

function reasonOf({ is_late, is_rest, after_cancel }: RefundJson): RefundReason {
  if (is_rest) return 'REST';
  if (!is_late) return 'UNDONE';
  return after_cancel ? 'LATE' : 'EXCESS';
}

function payersOf({ portions }: RefundJson): string | null {
  const payers = new Set(portions.map(({ payer }) => shortAddress(payer)));
  return payers.size > 0 ? [...payers].join(', ') : null;
}

/** Beginning and end of an address of a chain: people compare these. */
function shortAddress(address: string): string {
  return `${address.slice(0, 6)}…${address.slice(-4)}`;
}

function etherOf({ portions }: RefundJson): RefundSource['ether'] {
  const signed = portions.flatMap(({ sent_wei, fee_wei, hash, explorer }) =>
    sent_wei && fee_wei && hash ? [{ wei: BigInt(sent_wei), fee: BigInt(fee_wei), hash, explorer }] : [],
  );
  if (signed.length === 0 || signed.length < portions.length) return null;
  return {
    amount: ethText(signed.reduce((total, { wei }) => total + wei, 0n)),
    network_fee: ethText(signed.reduce((total, { fee }) => total + fee, 0n)),
    transactions: signed.map(({ hash }) => hash),
    pages: signed.map(({ hash, explorer }) => explorerPage(explorer, 'tx', hash)),
  };
}
