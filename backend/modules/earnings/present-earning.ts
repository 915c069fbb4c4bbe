import type { z } from 'zod';
import type { EarningJson, earningSums } from '#contract/earning.ts';
import { moneyText } from '#domain/money/money.ts';
import { ethText } from '#domain/money/wei.ts';
import { turnRefusal } from '#domain/payout/turn-to-bank.ts';
import type { claimable, listedSums } from './earnings.repository.ts';

type Row = Awaited<ReturnType<typeof claimable>>[number];
type SumRow = Awaited<ReturnType<typeof listedSums>>[number];

const iso = (at: Date | null) => at?.toISOString() ?? null;

/** @param pageOf the page of a transaction by its hash; null where none is known */
export function presentEarning(
  { earning, distribution, issuance, holder, cameBack, sentTo, sentAs, payout, onChain }: Row,
  pageOf: (hash: string) => string | null,
): EarningJson {
  return {
    id: earning.id,
    distribution: {
      id: earning.distributionId,
      number: distribution.number,
      name: distribution.name,
      kind: distribution.kind,
      record_on: distribution.recordOn,
      documents: distribution.documents,
    },
    issuance: { id: earning.issuanceId, title: issuance.title, symbol: issuance.symbol },
    holder: { id: earning.userId, name: holder },
    tokens: earning.tokens,
    status: earning.status,
    gross: moneyText(earning.grossCents),
    income: moneyText(earning.incomeCents),
    capital_gain: moneyText(earning.gainCents),
    capital_return: moneyText(earning.returnCents),
    withholding: earning.rateBasisPoints,
    withheld: moneyText(earning.withheldCents),
    net: moneyText(earning.netCents),
    claimed_to: earning.claimedTo,
    distributed_at: earning.distributedAt.toISOString(),
    executed_at: iso(earning.executedAt),
    claimed_at: iso(earning.claimedAt),
    processed_at: iso(earning.processedAt),
    delivered_at: iso(earning.deliveredAt),
    came_back: cameBack,
    sent: sentTo === null ? null : { iban_end: sentTo, reference: sentAs },
    on_chain: onChain && {
      address: onChain.address,
      ether: onChain.wei === null ? null : ethText(BigInt(onChain.wei)),
      hash: onChain.hash,
      page: onChain.hash && pageOf(onChain.hash),
      turn: payout && turnRefusal({ state: payout.state, toWallet: true }) === null ? payout.id : null,
    },
  };
}

/** Sums of several rows together. */
export function presentSums(rows: readonly SumRow[]): z.input<typeof earningSums> {
  const of = (name: 'gross' | 'withheld' | 'net' | 'income' | 'gain' | 'capital') =>
    moneyText(rows.reduce((total, row) => total + BigInt(row[name]), 0n));
  return {
    count: rows.reduce((total, { count }) => total + count, 0),
    gross: of('gross'),
    withheld: of('withheld'),
    net: of('net'),
    income: of('income'),
    capital_gain: of('gain'),
    capital_return: of('capital'),
  };
}
