import type { z } from 'zod';
import type { SignedInCall } from '#backend/http/call.ts';
import { missingOf } from '#backend/modules/distributions/transfer-of.ts';
import { transactionPage } from '#backend/modules/wallet-payouts/pays-to-wallets.ts';
import type { EarningJson, earningSums } from '#contract/earning.ts';
import { approvedPart } from '#domain/earning/approved-part.ts';
import { moneyText } from '#domain/money/money.ts';
import { ethText } from '#domain/money/wei.ts';
import { turnRefusal } from '#domain/payout/turn-to-bank.ts';
import { dayIn } from '#domain/time/zone.ts';
import type { claimable, listedSums } from './earnings.repository.ts';

type Row = Awaited<ReturnType<typeof claimable>>[number];
type SumRow = Awaited<ReturnType<typeof listedSums>>[number];

/** Whose calendar and whose chain: the call that reads it. */
type Reader = Pick<SignedInCall, 'tenant' | 'deps' | 'now'>;

const iso = (at: Date | null) => at?.toISOString() ?? null;

/** An earning as its lists show it. */
export function presentEarning(row: Row, { tenant, deps, now }: Reader): EarningJson {
  const { earning, distribution, issuance, holder, cameBack, sentTo, sentAs, payout, onChain } = row;
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
    waits: earning.status === 'PENDING' ? waitsFor(row, tenant.customization.tenant.time_zone, now) : null,
    came_back: cameBack,
    sent: sentTo === null ? null : { iban_end: sentTo, reference: sentAs },
    on_chain: onChain && {
      address: onChain.address,
      ether: onChain.wei === null ? null : ethText(BigInt(onChain.wei)),
      hash: onChain.hash,
      page: onChain.hash && transactionPage(tenant, deps, onChain.hash),
      turn: payout && turnRefusal({ state: payout.state, toWallet: true }) === null ? payout.id : null,
    },
  };
}

/** Whom a part that is not paid yet waits for, by the tenant's calendar. */
function waitsFor({ instalment }: Row, zone: string, now: Date): EarningJson['waits'] {
  const { on, approvedAt, fundedAt, funding } = instalment;
  return approvedPart(
    {
      instalmentOn: on,
      approvedOn: dayIn(approvedAt ?? now, zone),
      fundedOn: fundedAt && dayIn(fundedAt, zone),
      missingCents: missingOf(funding),
    },
    dayIn(now, zone),
  );
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
