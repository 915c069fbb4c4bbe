import type { z } from 'zod';
import type { investment, managedInvestment } from '#contract/investment.ts';
import { type MintFacts, mintRefusal } from '#domain/investment/minting.ts';
import { sumsOf } from '#domain/investment/payment-breakdown.ts';
import { mayRevoke } from '#domain/investment/reflection.ts';
import { TAB_OF } from '#domain/investment/tabs.ts';
import { isCancellable } from '#domain/investment/transitions.ts';
import { isSuspended } from '#domain/issuance/suspension.ts';
import { moneyText } from '#domain/money/money.ts';
import { amountOf, priceOf, priceText } from '#domain/money/price.ts';
import type { JoinedInvestment } from './investment-rows.repository.ts';
import { presentRefunds, refundDue } from './present-refund.ts';

type InvestmentJson = z.input<typeof investment>;
export type ManagedInvestmentJson = z.input<typeof managedInvestment>;

const iso = (at: Date | null) => at?.toISOString() ?? null;
const isoText = (at: string) => new Date(at).toISOString();

/** An investment as its investor reads it. */
export function presentInvestment(row: JoinedInvestment, now: Date): InvestmentJson {
  const { investment: own, issuance, card, proof, contract, sheet, history } = row;
  const { totalCents, toPayCents } = sumsOf(own);
  return {
    id: own.id,
    reference: own.reference,
    status: own.status,
    tab: TAB_OF[own.status],
    issuance: {
      id: own.issuanceId,
      slug: issuance.slug,
      title: issuance.title,
      symbol: issuance.symbol,
      cover_url: issuance.coverUrl,
      minting_strategy: issuance.mintingStrategy,
    },
    tokens: own.tokens,
    is_request: own.isRequest,
    requested_tokens: own.requestedTokens,
    price: priceText(priceOf(own.price)),
    amount: moneyText(own.amountCents),
    fee: moneyText(own.feeCents),
    balance_used: moneyText(own.balanceCents),
    to_pay: moneyText(toPayCents),
    total: moneyText(totalCents),
    payment_method: own.method,
    payment_card: card && {
      brand: card.brand,
      last4: card.last4,
      expiry_month: card.exp_month,
      expiry_year: card.exp_year,
    },
    wire_reference: own.wireReference,
    terms_version: own.termsVersion,
    created_at: own.createdAt.toISOString(),
    updated_at: own.updatedAt.toISOString(),
    charged_at: iso(own.chargedAt),
    reflection_ends_at: iso(own.reflectionEndsAt),
    may_revoke: mayRevoke(own, now),
    expires_at: iso(own.expiresAt),
    proof: proof && { ...proof, uploaded_at: isoText(proof.uploaded_at) },
    information_sheet: sheet,
    changes: row.changes.map((change) => ({ ...change, at: isoText(change.at), until: isoText(change.until) })),
    contract: contract && { ...contract, signed_at: contract.signed_at && isoText(contract.signed_at) },
    refunds: presentRefunds(row, now),
    history: history.map((event) => ({ ...event, at: isoText(event.at) })),
  };
}

export interface ManagedFacts {
  now: Date;
  /** The tenant's investors sign a contract. */
  signs: boolean;
  /** The investor's identity as it stands was checked, or need not be. */
  identityChecked: boolean;
  /** Where their funds come from is known, or need not be. */
  fundsClear: boolean;
  /** Cents of the row's issuance that can no longer be taken back. */
  firmCents: bigint;
}

/** An investment as a manager or its issuer reads it. */
export function presentManagedInvestment(row: JoinedInvestment, facts: ManagedFacts): ManagedInvestmentJson {
  const { investor } = row;
  const refused = mintRefusal(mintFactsOf(row, facts), facts.now);
  const own = presentInvestment(row, facts.now);
  return {
    ...own,
    investor: partyOf(investor),
    may_mint: refused === null,
    mint_refused: refused,
    may_cancel: isCancellable(row.investment.status),
    refund_due: refundDue(own.refunds),
  };
}

/** Who invests, by the name that a manager knows: a company's own, and who acts for it. */
export function partyOf({
  id,
  email,
  name,
  legalName,
}: Pick<JoinedInvestment['investor'], 'id' | 'email' | 'name' | 'legalName'>) {
  const person = name || email;
  return { id, email, name: legalName ?? person, representative: legalName ? person : null };
}

interface MintRow {
  investment: Pick<JoinedInvestment['investment'], 'status' | 'reflectionEndsAt' | 'isRequest'>;
  issuance: Pick<
    JoinedInvestment['issuance'],
    'status' | 'mintingStrategy' | 'suspendedUntil' | 'campaignEndsAt' | 'softCapTokens' | 'price'
  >;
}

/** What `domain/investment/minting.ts` asks of an investment. */
export function mintFactsOf(
  { investment: own, issuance }: MintRow,
  { now, signs, identityChecked, fundsClear, firmCents }: ManagedFacts,
): MintFacts {
  return {
    status: own.status,
    isRequest: own.isRequest,
    reflectionEndsAt: own.reflectionEndsAt,
    signs,
    identityChecked,
    fundsClear,
    ...offerFactsOf(issuance, now, firmCents),
  };
}

/** What `domain/investment/minting.ts` asks of an issuance, alike for each of its orders. */
export function offerFactsOf(issuance: MintRow['issuance'], now: Date, firmCents: bigint) {
  return {
    strategy: issuance.mintingStrategy,
    issuanceStatus: issuance.status,
    suspended: isSuspended(issuance.suspendedUntil, now),
    campaignEndsAt: issuance.campaignEndsAt,
    firmCents,
    softCapCents: amountOf(issuance.softCapTokens, priceOf(issuance.price)),
  };
}
