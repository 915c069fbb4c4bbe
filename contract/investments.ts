import { z } from 'zod';
import { INVESTMENT_TABS, PAYMENT_METHODS } from '#domain/investment/status.ts';
import { endpoint } from './endpoint.ts';
import { dataOf, id, instant, moneyString, pageOf, pageQuery, searched } from './envelope.ts';
import { code, referralCode, termsVersion, typedName } from './fields.ts';
import { identityWait, investment } from './investment.ts';
import { issuanceCard } from './issuance.ts';
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
      }),
      person: onboardingFacts,
      /** The live order on this issuance, else the last finished one, else null. */
      investment: investment.nullable(),
      /** Money of the investor that can be applied; "0.00" where the tenant does not pay with balance. */
      balance: moneyString,
    }),
  ),
});

/**
 * Makes or changes the order's amount (CREATED). Both risk boxes must be ticked. A cart takes no tokens; ACCEPTED does.
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
  errors: ['terms.stale', 'investment.not_open', 'onboarding.incomplete', 'user.rejected'],
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
  errors: ['interest.not_open', 'terms.stale', 'investment.illegal_move', 'user.rejected'],
});

/** A way to pay for this order with its fee and total; `blocked` names why it cannot be used. */
const paymentOption = z.object({
  method: z.enum(PAYMENT_METHODS),
  fee: moneyString,
  /** What the fee is made of: a fixed part, and a commission in per cent ("1.9") of what the method carries. "0.00" and "0" where none is taken. */
  fee_fixed: moneyString,
  fee_percent: z.string().regex(/^\d{1,3}(\.\d{1,2})?$/),
  balance_used: moneyString,
  to_pay: moneyString,
  total: moneyString,
  blocked: z.enum(['limit', 'insufficient_balance']).nullable(),
  limit: moneyString.nullable(),
});

export const listPaymentOptions = endpoint({
  id: 'listPaymentOptions',
  summary: 'Ways to pay an order, itemised',
  method: 'GET',
  path: '/investments/{id}/payment-options',
  caller: 'investor',
  params: z.object({ id }),
  query: z.object({ use_balance: z.enum(['0', '1']).default('1') }),
  answer: dataOf(z.array(paymentOption)),
});

/** Opens the payment by a method (METHOD_PAYMENT, then that method's first state; CHARGED where the balance covers all). Choosing again is free while nothing is paid. */
export const choosePayment = endpoint({
  id: 'choosePayment',
  summary: 'Choose how to pay',
  method: 'POST',
  path: '/investments/{id}/payment',
  action: 'investment.pay',
  params: z.object({ id }),
  body: z.object({ method: z.enum(PAYMENT_METHODS), use_balance: z.boolean() }),
  answer: dataOf(investment),
  idempotent: true,
  errors: ['payment.method_off', 'payment.limit', 'payment.insufficient_balance', 'investment.illegal_move'],
});

export const getBankWire = endpoint({
  id: 'getBankWire',
  summary: 'Where to send a bank transfer',
  method: 'GET',
  path: '/investments/{id}/bank-wire',
  caller: 'investor',
  params: z.object({ id }),
  answer: dataOf(
    z.object({
      holder: z.string(),
      iban: z.string(),
      bic: z.string(),
      bank: z.string(),
      reference: z.string(),
      amount: moneyString,
      /** EPC069-12 text for a QR; null where the currency is not EUR. */
      epc: z.string().nullable(),
      expires_at: instant.nullable(),
    }),
  ),
});

/** PDF, JPEG or PNG by content, not empty, within the tenant's limit. 422 on `proof`: error_file_size, error_file_type, error_file_empty. */
export const uploadProof = endpoint({
  id: 'uploadProof',
  summary: 'Upload the proof of a bank transfer',
  method: 'POST',
  path: '/investments/{id}/proof',
  action: 'investment.pay',
  params: z.object({ id }),
  bodyKind: 'multipart',
  files: ['proof'],
  answer: dataOf(investment),
  idempotent: true,
  errors: ['investment.illegal_move'],
});

/** Makes the contract's PDF when it is not there yet (SIGNED_PENDING) and tells what is to be signed. */
export const prepareContract = endpoint({
  id: 'prepareContract',
  summary: 'Prepare the contract',
  method: 'POST',
  path: '/investments/{id}/contract',
  action: 'investment.sign',
  params: z.object({ id }),
  body: z.object({}),
  answer: dataOf(
    z.object({
      investment,
      /** The contract's text as plain paragraphs, in the person's language: the same words as the PDF. */
      title: z.string(),
      paragraphs: z.array(z.string()),
      sha256: z.string(),
      file_id: id,
      /** The name to be typed. */
      signer_name: z.string(),
    }),
  ),
  idempotent: true,
  errors: ['investment.illegal_move'],
});

export const sendSignatureCode = endpoint({
  id: 'sendSignatureCode',
  summary: 'Mail the one-time code of a signature; a new one voids the old',
  method: 'POST',
  path: '/investments/{id}/signature/code',
  action: 'investment.sign',
  params: z.object({ id }),
  body: z.object({}),
  answer: dataOf(z.object({ sent: z.literal(true), expires_at: instant, resend_at: instant })),
  errors: ['code.too_soon', 'code.too_many', 'investment.illegal_move'],
});

/** Typed name and mailed code; the evidence page (who, when, address, text hash) joins the PDF. 422 `code.wrong`, `code.expired`, `signature.name_mismatch` (on field `typed_name`). */
export const signContract = endpoint({
  id: 'signContract',
  summary: 'Sign',
  method: 'POST',
  path: '/investments/{id}/signature',
  action: 'investment.sign',
  params: z.object({ id }),
  body: z.object({
    typed_name: typedName,
    code,
    sha256: z.string().regex(/^[0-9a-f]{64}$/),
    agree: z.literal(true),
  }),
  answer: dataOf(investment),
  idempotent: true,
  errors: ['code.wrong', 'code.expired', 'signature.text_changed', 'investment.illegal_move'],
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

/** The investor's own, newest first, with how many stand in each tab. */
export const listInvestments = endpoint({
  id: 'listInvestments',
  summary: "The investor's investments",
  method: 'GET',
  path: '/investments',
  caller: 'investor',
  query: pageQuery.extend({ q: searched, tab: z.enum(INVESTMENT_TABS).optional() }),
  answer: pageOf(investment).extend({
    tabs: z.record(z.enum(INVESTMENT_TABS), z.number().int()),
    identity_wait: identityWait,
  }),
});

export const getInvestment = endpoint({
  id: 'getInvestment',
  summary: 'One investment of the investor',
  method: 'GET',
  path: '/investments/{id}',
  caller: 'investor',
  params: z.object({ id }),
  answer: dataOf(investment),
});
