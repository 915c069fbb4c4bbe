import { z } from 'zod';
import { INVESTMENT_STATUSES, INVESTMENT_TABS, PAYMENT_METHODS } from '#domain/investment/status.ts';
import { MINTING_STRATEGIES } from '#domain/issuance/status.ts';
import { card } from './card.ts';
import { changedOffer } from './changed-offer.ts';
import { id, instant, localizedText, moneyString, priceString } from './envelope.ts';
import { refund } from './refund.ts';

const investmentEvent = z.object({
  status: z.enum(INVESTMENT_STATUSES),
  at: instant,
  by: z.enum(['investor', 'manager', 'provider', 'system']),
  note: z.string().nullable(),
});

/** One investor's order on one issuance. Money in the tenant's currency, decimal strings. */
export const investment = z.object({
  id,
  /** Shown to people: ORD-XXXX-XX. */
  reference: z.string(),
  status: z.enum(INVESTMENT_STATUSES),
  tab: z.enum(INVESTMENT_TABS),
  issuance: z.object({
    id,
    slug: z.string(),
    title: localizedText,
    symbol: z.string(),
    cover_url: z.string(),
    minting_strategy: z.enum(MINTING_STRATEGIES),
  }),
  tokens: z.number().int(),
  /** Confirmed on a pro rata offer and not allotted yet: `tokens` are asked for, none is held. */
  is_request: z.boolean().default(false),
  /** What it asked for before it was allotted `tokens`; null where it was no request. */
  requested_tokens: z.number().int().nullable().default(null),
  price: priceString,
  amount: moneyString,
  fee: moneyString,
  balance_used: moneyString,
  /** amount + fee − balance_used: what the chosen method still carries. */
  to_pay: moneyString,
  /** amount + fee. */
  total: moneyString,
  payment_method: z.enum(PAYMENT_METHODS).nullable(),
  /** The card that paid, as the provider told; null for any other way, and until it is told. */
  payment_card: card.nullable(),
  wire_reference: z.string().nullable(),
  terms_version: z.number().int(),
  created_at: instant,
  updated_at: instant,
  /** Money in, if it came. */
  charged_at: instant.nullable(),
  /** End of the 4 days in which the investor may revoke; null before the order is confirmed or for sophisticated investors. */
  reflection_ends_at: instant.nullable(),
  may_revoke: z.boolean(),
  /** An unpaid order dies then. */
  expires_at: instant.nullable(),
  proof: z
    .object({ file_id: id, name: z.string(), uploaded_at: instant, rejected_reason: z.string().nullable() })
    .nullable(),
  contract: z
    .object({
      id,
      file_id: id.nullable(),
      status: z.enum(['PREPARED', 'SIGNED']),
      sha256: z.string().nullable(),
      signed_at: instant.nullable(),
    })
    .nullable(),
  /** The information sheet that was seen at the order, in both languages; null where there was none. */
  information_sheet: z
    .object({ number: z.number().int(), files: z.object({ es: id, en: id }) })
    .nullable()
    .default(null),
  /** Material changes of the offer that it was told of, newest first. */
  changes: z.array(changedOffer).default([]),
  /** What goes back after a revocation or cancellation, or came too late or was too much; oldest first. */
  refunds: z.array(refund),
  history: z.array(investmentEvent),
});
export type Investment = z.output<typeof investment>;

/** Set where an unconfirmed order waits for nothing but the check of its investor's identity; `by`: until when the answer is promised. */
export const identityWait = z.object({ by: instant.nullable() }).nullable();
export type IdentityWait = z.output<typeof identityWait>;

/** As a manager or its issuer reads it: the investment and whose it is. */
export const managedInvestment = investment.extend({
  /** `name`: a company's own; `representative`: who acts for it, null where the name is the person's own. */
  investor: z.object({ id, name: z.string(), representative: z.string().nullable().default(null), email: z.string() }),
  /** Signed (where the module asks for it), reflection over and the strategy satisfied: may be minted now. */
  may_mint: z.boolean(),
  /** Why not (`MINT_REFUSALS`); null where it may be, and where the back end does not say. */
  mint_refused: z.string().nullable().default(null),
  may_cancel: z.boolean(),
  /** What a manager has to send by bank, all together, and since when; null where nothing waits for one. */
  refund_due: z.object({ amount: moneyString, asked_at: instant }).nullable().default(null),
});
export type ManagedInvestment = z.output<typeof managedInvestment>;

/** One of a list or a file: what tells orders apart. Papers, what goes back and history stand on an order's own page. */
export const managedOrder = managedInvestment
  .pick({
    id: true,
    reference: true,
    status: true,
    tokens: true,
    amount: true,
    fee: true,
    payment_method: true,
    wire_reference: true,
    created_at: true,
    charged_at: true,
    investor: true,
    may_mint: true,
    mint_refused: true,
    refund_due: true,
  })
  .extend({ issuance: investment.shape.issuance.pick({ id: true, title: true }) });
export type ManagedOrder = z.output<typeof managedOrder>;
