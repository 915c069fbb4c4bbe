import type { z } from 'zod';
import type { managedOrder } from '#contract/investment.ts';
import { mintRefusal } from '#domain/investment/minting.ts';
import { moneyText } from '#domain/money/money.ts';
import type { ListedOrder } from './managed-rows.repository.ts';
import { type ManagedFacts, mintFactsOf, partyOf } from './present-investment.ts';

export type ManagedOrderJson = z.input<typeof managedOrder>;

/** An order as a list of managers or its issuer says it. */
export function presentOrder(row: ListedOrder, facts: ManagedFacts): ManagedOrderJson {
  const { investment: own, issuance, due } = row;
  const refused = mintRefusal(mintFactsOf(row, facts), facts.now);
  return {
    id: own.id,
    reference: own.reference,
    status: own.status,
    issuance: { id: own.issuanceId, title: issuance.title },
    tokens: own.tokens,
    amount: moneyText(own.amountCents),
    fee: moneyText(own.feeCents),
    payment_method: own.method,
    wire_reference: own.wireReference,
    created_at: own.createdAt.toISOString(),
    charged_at: own.chargedAt?.toISOString() ?? null,
    investor: partyOf(row.investor),
    may_mint: refused === null,
    mint_refused: refused,
    refund_due: due && { amount: moneyText(BigInt(due.cents)), asked_at: new Date(due.since).toISOString() },
  };
}
