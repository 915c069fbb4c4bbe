import { z } from 'zod';
import { PAYMENT_METHODS } from '#domain/investment/status.ts';
import { endpoint } from './endpoint.ts';
import { dataOf, id, moneyString } from './envelope.ts';
import { reason, referralCode, termsVersion } from './fields.ts';
import { investment, managedInvestment } from './investment.ts';
import { issuanceCard, loanOffer } from './issuance.ts';
import { onboardingFacts } from './onboarding-facts.ts';

const slug = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  .max(80);

const tokens = z.number().int().min(1).max(1_000_000_000);

/** Everything that a step under /invest/{slug} needs to know where the person stands. */
export const getInvestFlow = endpoint({
  id: 'getInvestFlow',
  summary: "The person's place in the investment flow of one issuance",
  method: 'GET',
  path: '/invest/{slug}/flow',
  caller: 'signed-in',
  params: z.object({ slug }),
  answer: dataOf(
    z.object({
      issuance: issuanceCard.extend({
        takes_orders: z.boolean(),
        takes_interest: z.boolean(),
        tokens_left: z.number().int(),
        /** How it is paid back, as far as its issuer has said all that an outcome is worked out from. */
        debt: loanOffer.nullable().default(null),
      }),
      person: onboardingFacts,
      /** The live order on this issuance, else the last finished one, else null. */
      investment: investment.nullable(),
      /** The referral code that this order was placed with; null without one, and where the back end does not say. */
      referral_code: z.string().nullable().default(null),
      /** From which amount an order is warned of, whatever the person owns. */
      warning_min: moneyString.default('1000.00'),
      /** Money of the investor that can be applied; "0.00" where the tenant does not pay with balance. */
      balance: moneyString,
      /** Per cent that is withheld of the interest of a debt today, by the person's residence as far as it is known; null for other products. */
      withheld_percent: moneyString.nullable().default(null),
    }),
  ),
});

/**
 * Makes or changes the order's amount (CREATED). Both risk boxes must be ticked. A cart takes no tokens; ACCEPTED does.
 * Without a `referral_code` it has none from then on; where the tenant has no referrals, an order keeps the one that it has.
 * 409 `terms.stale`, 409 `investment.not_open`, 422 field problems on `tokens` (error_number_min_tokens, error_number_max_tokens, error_tokens_left).
 */
export const placeOrder = endpoint({
  id: 'placeOrder',
  summary: 'Give an amount',
  method: 'POST',
  path: '/invest/{slug}/order',
  action: 'investment.order',
  params: z.object({ slug }),
  body: z.object({
    tokens,
    terms_version: termsVersion,
    referral_code: referralCode.optional(),
    risk_loss: z.literal(true),
    risk_liquidity: z.literal(true),
  }),
  answer: dataOf(investment),
  idempotent: true,
  errors: ['terms.stale', 'investment.not_open', 'onboarding.incomplete', 'user.rejected', 'user.being_checked'],
});

/**
 * Confirms the breakdown (ACCEPTED): takes the tokens, starts the reflection period, fixes the terms. Above the threshold of regulation.md
 * `warning` carries what the person was shown and typed. With `payment` the same act opens the payment as `choosePayment` does, and `to_pay` is
 * the sum that the person saw for the method: where it costs another by now, nothing is done (409 `terms.stale`).
 * 409 `investment.sold_out` with `params.left`, `terms.stale`; 422 `warning.needed` with `params.threshold`.
 */
export const acceptOrder = endpoint({
  id: 'acceptOrder',
  summary: 'Confirm the breakdown',
  method: 'POST',
  path: '/investments/{id}/accept',
  action: 'investment.accept',
  params: z.object({ id }),
  body: z.object({
    terms_version: termsVersion,
    warning: z.object({ consent: z.literal(true), typed: z.string().trim().min(1).max(80) }).optional(),
    payment: z.object({ method: z.enum(PAYMENT_METHODS), use_balance: z.boolean(), to_pay: moneyString }).optional(),
  }),
  answer: dataOf(investment),
  idempotent: true,
  takesLong: true,
  errors: [
    'payment.method_off',
    'payment.limit',
    'payment.insufficient_balance',
    'investment.illegal_move',
    'investment.sold_out',
    'terms.stale',
    'warning.needed',
    'onboarding.incomplete',
    'investment.not_open',
    'user.rejected',
    'user.being_checked',
  ],
});

/**
 * Declares interest (RESERVED) with an amount of money between the issuance's limits, a multiple of the token price; again, it changes the
 * amount. It binds nobody and can be revoked at any time. 409 `interest.not_open`, `terms.stale`; 422 on `amount`.
 */
export const declareInterest = endpoint({
  id: 'declareInterest',
  summary: 'Declare interest',
  method: 'POST',
  path: '/invest/{slug}/interest',
  action: 'interest.declare',
  params: z.object({ slug }),
  body: z.object({ amount: moneyString, terms_version: termsVersion }),
  answer: dataOf(investment),
  idempotent: true,
  errors: ['interest.not_open', 'terms.stale', 'investment.illegal_move', 'user.rejected', 'user.being_checked'],
});

/** Inside the reflection period: no reason, no cost, everything back. Irreversible. */
export const revokeInvestment = endpoint({
  id: 'revokeInvestment',
  summary: 'Revoke an order or an expression of interest',
  method: 'POST',
  path: '/investments/{id}/revoke',
  action: 'investment.revoke',
  params: z.object({ id }),
  body: z.object({}),
  answer: dataOf(investment),
  idempotent: true,
  errors: ['investment.reflection_over', 'investment.illegal_move'],
});

/** Irreversible: frees the tokens and gives the money back. */
export const cancelInvestment = endpoint({
  id: 'cancelInvestment',
  summary: 'Cancel an investment',
  method: 'POST',
  path: '/manager/investments/{id}/cancel',
  action: 'investment.cancel',
  params: z.object({ id }),
  body: z.object({ reason }),
  answer: dataOf(managedInvestment),
  idempotent: true,
  errors: ['investment.illegal_move'],
});
