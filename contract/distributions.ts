import { z } from 'zod';
import { DISTRIBUTION_KINDS } from '#domain/earning/kinds.ts';
import { EARNING_STATUSES } from '#domain/earning/status.ts';
import { PRODUCT_TYPES } from '#domain/issuance/status.ts';
import { distributionLine, distributionSheet, distributionSums, earningLine } from './distribution.ts';
import { endpoint } from './endpoint.ts';
import { dataOf, day, id, localizedText, moneyString, pageOf, pageQuery, sortOf } from './envelope.ts';
import { distributionName, note, reason } from './fields.ts';

const ofOne = z.object({ id });

/** What an issuer or a manager proposes. Amounts that are not of its kind are "0.00". */
const proposal = z.object({
  kind: z.enum(DISTRIBUTION_KINDS),
  income: moneyString,
  gain: moneyString,
  capital: moneyString,
  /** Whoever held tokens at the end of this day has a part; today: at the moment of the proposal. */
  record_on: day,
  name: distributionName,
  note,
});

/** Distributions of an issuance, newest first; 404 for an issuer who asks for another's. */
export const listDistributions = endpoint({
  id: 'listDistributions',
  summary: 'Distributions of an issuance',
  method: 'GET',
  path: '/managed/issuances/{id}/distributions',
  caller: 'issuer-or-manager',
  params: ofOne,
  query: pageQuery,
  answer: pageOf(distributionLine).extend({
    issuance: z.object({
      ...{ id, title: localizedText, issuer: z.string(), symbol: z.string() },
      product_type: z.enum(PRODUCT_TYPES),
    }),
    /** Whether the issuer has a bank account: without one nothing can be proposed. */
    issuer_account: z.boolean(),
    /** All tokens in hands now, and how many people hold them. */
    supply: z.number().int(),
    holders: z.number().int(),
  }),
});

/** What a proposal would be for its holders, before it is made. Refuses as `proposeDistribution` does. */
export const previewDistribution = endpoint({
  id: 'previewDistribution',
  summary: 'What a distribution would give to its holders',
  method: 'GET',
  path: '/managed/issuances/{id}/distributions/preview',
  caller: 'issuer-or-manager',
  params: ofOne,
  /** As a proposal's; nothing typed is nothing, and no day is today. */
  query: z.object({
    kind: proposal.shape.kind.default('DIVIDEND'),
    income: moneyString.default('0.00'),
    gain: moneyString.default('0.00'),
    capital: moneyString.default('0.00'),
    record_on: day.optional(),
  }),
  answer: dataOf(
    z.object({
      holders: z.number().int(),
      tokens: z.number().int(),
      /** Of the gross, with six decimals, rounded down. */
      per_token: z.string(),
      /** Holders who get a cent more than their exact part. */
      rounded_up: z.number().int(),
      sums: distributionSums,
    }),
  ),
  errors: ['distribution.no_issuer_account'],
});

/**
 * Proposes a distribution: each holder's part is worked out from the register at the record date, at once or, of more than a thousand, by a job. 422 on
 * `record_on` (in the future, before the first token, nobody held any) on the amounts that are not of its kind, and on `name` where one that says the same stands; 409 `distribution.no_issuer_account`.
 * Of one that is replaced: 404 another issuance's, 403 and 409 as `withdrawDistribution`; where the new one is refused, the old one stands.
 */
export const proposeDistribution = endpoint({
  id: 'proposeDistribution',
  summary: 'Propose a distribution',
  method: 'POST',
  path: '/managed/issuances/{id}/distributions',
  action: 'distribution.create',
  params: ofOne,
  /** `replaces`: a proposal of the same issuance that is withdrawn in the same step, and whose papers and instalment the new one takes over. */
  body: proposal.extend({ replaces: id.optional() }),
  answer: dataOf(distributionLine),
  idempotent: true,
  errors: ['distribution.no_issuer_account', 'distribution.illegal_move'],
});

export const getDistribution = endpoint({
  id: 'getDistribution',
  summary: 'One distribution',
  method: 'GET',
  path: '/managed/distributions/{id}',
  caller: 'issuer-or-manager',
  params: ofOne,
  answer: dataOf(distributionSheet),
});

/** Each holder's part; what cannot be paid first where nothing else is asked. */
export const listDistributionEarnings = endpoint({
  id: 'listDistributionEarnings',
  summary: 'The parts of a distribution, by holder',
  method: 'GET',
  path: '/managed/distributions/{id}/earnings',
  caller: 'issuer-or-manager',
  params: ofOne,
  query: pageQuery.extend({
    status: z.enum(EARNING_STATUSES).optional(),
    sort: sortOf(['tokens', 'net']),
  }),
  answer: pageOf(earningLine),
});

/** A manager's yes, with the net total that they saw. 409 `distribution.net_changed` with `params.net` where it has changed since: the new sums are kept and shown. */
export const approveDistribution = endpoint({
  id: 'approveDistribution',
  summary: 'Approve a distribution',
  method: 'POST',
  path: '/manager/distributions/{id}/approve',
  action: 'distribution.decide',
  params: ofOne,
  body: z.object({ net: moneyString }),
  answer: dataOf(distributionLine),
  idempotent: true,
  errors: ['distribution.illegal_move', 'distribution.own', 'distribution.approved_before', 'distribution.net_changed'],
});

/** A manager's no, which the issuer reads. What was sent for it is to be sent back. */
export const refuseDistribution = endpoint({
  id: 'refuseDistribution',
  summary: 'Refuse a distribution',
  method: 'POST',
  path: '/manager/distributions/{id}/refuse',
  action: 'distribution.decide',
  params: ofOne,
  body: z.object({ reason }),
  answer: dataOf(distributionLine),
  idempotent: true,
  errors: ['distribution.illegal_move'],
});

/** Takes back a proposal that nobody has decided on: by the issuer, or by who proposed it. */
export const withdrawDistribution = endpoint({
  id: 'withdrawDistribution',
  summary: 'Withdraw a proposed distribution',
  method: 'POST',
  path: '/managed/distributions/{id}/withdraw',
  action: 'distribution.create',
  params: ofOne,
  body: z.object({}),
  answer: dataOf(distributionLine),
  idempotent: true,
  errors: ['distribution.illegal_move'],
});
