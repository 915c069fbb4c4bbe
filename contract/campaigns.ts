import { z } from 'zod';
import { ISSUANCE_STATUSES } from '#domain/issuance/status.ts';
import { endpoint } from './endpoint.ts';
import { dataOf, day, id, instant, moneyString } from './envelope.ts';
import { erirReference, note, reason } from './fields.ts';

const stopped = z.object({ suspended_until: instant.nullable() });

/** What a suspension would do, before it is made; changes nothing. 409 as `suspendIssuance`. */
export const previewSuspension = endpoint({
  id: 'previewSuspension',
  summary: 'What the suspension of an offer would do',
  method: 'GET',
  path: '/manager/issuances/{id}/suspension',
  caller: 'manager',
  params: z.object({ id }),
  answer: dataOf(
    z.object({
      /** First and last day that may be chosen as its last one. */
      first_day: day,
      last_day: day,
      /** Confirmed orders that are not paid: nobody can pay them meanwhile, and they live on for some days after the end. */
      unpaid: z.object({ count: z.number().int(), amount: moneyString }),
      /** Orders whose money is in: no tokens are made of them meanwhile. */
      paid: z.object({ count: z.number().int(), amount: moneyString }),
      interests: z.number().int(),
      /** How many people are mailed: everyone with a live order or a declared interest. */
      told: z.number().int(),
    }),
  ),
  errors: ['issuance.not_suspendable', 'issuance.already_suspended'],
});

/** Stops an offer until the end of a day, thirty days at most (regulation.md). Orders can be taken back meanwhile. Everyone concerned is mailed. */
export const suspendIssuance = endpoint({
  id: 'suspendIssuance',
  summary: 'Suspend an offer',
  method: 'POST',
  path: '/manager/issuances/{id}/suspension',
  action: 'issuance.suspend',
  params: z.object({ id }),
  body: z.object({ last_day: day, reason }),
  answer: dataOf(stopped),
  idempotent: true,
  errors: ['issuance.not_suspendable', 'issuance.already_suspended'],
});

/** Ends a suspension before its time. */
export const resumeIssuance = endpoint({
  id: 'resumeIssuance',
  summary: 'End the suspension of an offer',
  method: 'POST',
  path: '/manager/issuances/{id}/suspension/end',
  action: 'issuance.suspend',
  params: z.object({ id }),
  body: z.object({}),
  answer: dataOf(stopped),
  idempotent: true,
  errors: ['issuance.not_suspended'],
});

/** Plans one step of the tenant's order for a moment to come; it replaces a plan that is there. What the step needs is asked again when the moment comes. */
export const planMove = endpoint({
  id: 'planMove',
  summary: 'Plan a change of phase',
  method: 'POST',
  path: '/manager/issuances/{id}/plan',
  action: 'issuance.move',
  params: z.object({ id }),
  body: z.object({
    from: z.enum(ISSUANCE_STATUSES),
    to: z.enum(ISSUANCE_STATUSES),
    at: instant,
    note: note.optional(),
    erir_reference: erirReference.optional(),
  }),
  answer: dataOf(z.object({ at: instant })),
  idempotent: true,
  errors: [
    'issuance.illegal_move',
    'issuance.needs_erir_approval',
    'issuance.moved_meanwhile',
    'issuance.owner_limit',
    'issuance.not_ahead',
  ],
});

/** Takes a plan back; nothing happens where there is none. */
export const dropPlan = endpoint({
  id: 'dropPlan',
  summary: 'Take a planned change of phase back',
  method: 'DELETE',
  path: '/manager/issuances/{id}/plan',
  action: 'issuance.move',
  params: z.object({ id }),
  answer: dataOf(z.object({ dropped: z.boolean() })),
});

const sum = z.object({ count: z.number().int(), amount: moneyString });

/** What closing a campaign that ended below its soft cap would give back; changes nothing. 409 `issuance.not_refundable` as the act itself. */
export const previewRefundAll = endpoint({
  id: 'previewRefundAll',
  summary: 'What closing a failed campaign gives back',
  method: 'GET',
  path: '/manager/issuances/{id}/refund-all',
  caller: 'manager',
  params: z.object({ id }),
  answer: dataOf(
    z.object({
      from: z.enum(ISSUANCE_STATUSES),
      soft_cap: moneyString,
      raised: moneyString,
      /** Orders whose money goes back, without their fees; orders and interests that end without money. */
      paid: sum,
      unpaid: sum,
      interests: z.number().int(),
      /** Orders whose tokens are made: they stay. */
      made: sum,
    }),
  ),
  errors: ['issuance.not_refundable'],
});

/** Closes a campaign whose end has passed below its soft cap, and begins the run that takes back every order. `run` null: there was nothing to take back. */
export const closeAndRefund = endpoint({
  id: 'closeAndRefund',
  summary: 'Close a failed campaign and give everything back',
  method: 'POST',
  path: '/manager/issuances/{id}/refund-all',
  action: 'investment.refund',
  params: z.object({ id }),
  body: z.object({ note: note.optional() }),
  answer: dataOf(z.object({ run: id.nullable() })),
  idempotent: true,
  errors: ['issuance.not_refundable', 'issuance.illegal_move'],
});

/** What an allotment of a pro rata offer would give to whom; changes nothing. 409 `issuance.not_allottable` as the act itself. */
export const previewAllotment = endpoint({
  id: 'previewAllotment',
  summary: 'What the allotment of an over-subscribed offer gives to whom',
  method: 'GET',
  path: '/manager/issuances/{id}/allotment',
  caller: 'manager',
  params: z.object({ id }),
  answer: dataOf(
    z.object({
      tokens_for_sale: z.number().int(),
      requested: sum.extend({ tokens: z.number().int() }),
      allotted: z.object({ tokens: z.number().int(), amount: moneyString }),
      /** Requests by whether their money is in, with what they keep. */
      paid: sum,
      unpaid: sum,
      /** Money that is in and goes back, fees with it. */
      back: moneyString,
      /** Requests that get less than they asked for, and those of them that get nothing. */
      cut: z.number().int(),
      empty: z.number().int(),
      /** Requests whose payment may be on its way at this moment. */
      paying: z.number().int(),
      /** The first hundred, in the order in which they came. */
      shares: z.array(
        z.object({
          id,
          reference: z.string(),
          requested: z.number().int(),
          allotted: z.number().int(),
          amount: moneyString,
          back: moneyString,
          paid: z.boolean(),
        }),
      ),
    }),
  ),
  errors: ['issuance.not_allottable'],
});

/** Allots the tokens of a pro rata offer whose campaign has ended, and begins the run that has each request become its order. */
export const allotIssuance = endpoint({
  id: 'allotIssuance',
  summary: 'Allot the tokens of an over-subscribed offer',
  method: 'POST',
  path: '/manager/issuances/{id}/allotment',
  action: 'issuance.allot',
  params: z.object({ id }),
  /** The sums that were confirmed: what is allotted, and what goes back. */
  body: z.object({ total: moneyString, back: moneyString }),
  answer: dataOf(z.object({ run: id })),
  idempotent: true,
  errors: ['issuance.not_allottable', 'issuance.allotment_changed'],
});
