import { type DistributionAmounts, grossOf } from '#domain/distribution/amounts.ts';
import { moneyText } from '#domain/money/money.ts';
import type { DistributionRow } from './distributions.repository.ts';
import type { IssuanceOf } from './issuance-of.repository.ts';

/** Amounts and what is withheld of them, as the API says them. */
export function presentSums(of: DistributionAmounts & { withheldCents: bigint; netCents: bigint }) {
  return {
    income: moneyText(of.incomeCents),
    gain: moneyText(of.gainCents),
    capital: moneyText(of.returnCents),
    gross: moneyText(grossOf(of)),
    withheld: moneyText(of.withheldCents),
    net: moneyText(of.netCents),
  };
}

/** A distribution as a line of a list. */
export function presentLine(row: DistributionRow) {
  return {
    id: row.id,
    number: row.number,
    name: row.name,
    kind: row.kind,
    status: row.status,
    record_on: row.recordOn,
    proposed_at: row.proposedAt.toISOString(),
    shared: row.sharedAt !== null,
    holders: row.holders,
    paid_holders: row.paidHolders,
    sums: presentSums(row),
  };
}

/** The issuance of a distribution, as the API says it. */
export function presentIssuance({ id, title, issuer, symbol }: IssuanceOf) {
  return { id, title, issuer, symbol };
}
