import { z } from 'zod';
import { PHASE_EFFECTS } from '#domain/issuance/phase-effects.ts';
import { ISSUANCE_STATUSES, PRODUCT_TYPES } from '#domain/issuance/status.ts';
import { type AnswerOf, endpoint } from './endpoint.ts';
import { dataOf, id, instant, moneyString, pageOf, pageQuery, searched, sortOf } from './envelope.ts';
import { erirReference, note, question } from './fields.ts';
import { historyEntry } from './history.ts';
import { issuanceCard, issuancePage } from './issuance.ts';

const slug = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  .max(80);
const filters = pageQuery.extend({
  q: searched,
  status: z.enum(ISSUANCE_STATUSES).optional(),
  product_type: z.enum(PRODUCT_TYPES).optional(),
  sector: z.string().max(60).optional(),
  followed: z.enum(['1']).optional(),
});

/** What anyone may see: for the sitemap and the pages of a visitor. */
export const listPublicIssuances = endpoint({
  id: 'listPublicIssuances',
  summary: 'Issuances open to the public',
  method: 'GET',
  path: '/public/issuances',
  caller: 'anyone',
  query: pageQuery,
  answer: pageOf(issuanceCard.extend({ updated_at: instant })),
});

/** What the front door tells of the tenant as a whole: counted of what anyone may see, true at the moment of reading. */
export const getPublicFigures = endpoint({
  id: 'getPublicFigures',
  summary: 'Figures of the platform for anyone',
  method: 'GET',
  path: '/public/figures',
  caller: 'anyone',
  answer: dataOf(
    z.object({
      /** Money that came in and stayed, over all projects that anyone may see. */
      raised: moneyString,
      /** Orders behind it. */
      orders: z.number().int(),
      /** In campaign now. */
      open: z.number().int(),
      /** Closed with money in, at least their soft cap. */
      financed: z.number().int(),
      counted_at: instant,
    }),
  ),
});
export type PublicFigures = AnswerOf<typeof getPublicFigures>['data'];

/** The public project page; 404 for a phase that the caller may not see. */
export const getIssuanceBySlug = endpoint({
  id: 'getIssuanceBySlug',
  summary: 'Project page by its slug',
  method: 'GET',
  path: '/public/issuances/{slug}',
  caller: 'anyone',
  params: z.object({ slug }),
  answer: dataOf(issuancePage),
});

/** Sorted by what an investor can act on; sectors present in `meta` feed the filter. */
export const listIssuances = endpoint({
  id: 'listIssuances',
  summary: 'Issuances that the investor may see',
  method: 'GET',
  path: '/issuances',
  caller: 'investor',
  query: filters,
  answer: pageOf(issuanceCard).extend({ sectors: z.array(z.string()) }),
});

export const getIssuance = endpoint({
  id: 'getIssuance',
  summary: 'Project page inside, by id',
  method: 'GET',
  path: '/issuances/{id}',
  caller: 'signed-in',
  params: z.object({ id }),
  answer: dataOf(issuancePage),
});

export const followIssuance = endpoint({
  id: 'followIssuance',
  summary: 'Follow or stop following a project',
  method: 'PUT',
  path: '/issuances/{id}/follow',
  action: 'issuance.follow',
  params: z.object({ id }),
  body: z.object({ followed: z.boolean() }),
  answer: dataOf(z.object({ followed: z.boolean() })),
});

/** Asked by a signed-in person; shown once the issuer has answered. */
export const askQuestion = endpoint({
  id: 'askQuestion',
  summary: 'Ask the issuer a question',
  method: 'POST',
  path: '/issuances/{id}/questions',
  action: 'issuance.ask',
  params: z.object({ id }),
  body: z.object({ question }),
  answer: dataOf(z.object({ id })),
  errors: ['question.too_many'],
});

/** What a manager's or an issuer's list can be ordered by; without one it is by what can be acted on. */
export const MANAGED_ISSUANCE_SORTS = ['closes', 'created'] as const;

/** A manager's or an issuer's own list: every phase. */
export const listManagedIssuances = endpoint({
  id: 'listManagedIssuances',
  summary: 'Issuances as managers (all) and issuers (own) see them',
  method: 'GET',
  path: '/managed/issuances',
  caller: 'issuer-or-manager',
  query: filters.omit({ followed: true }).extend({ sort: sortOf(MANAGED_ISSUANCE_SORTS) }),
  answer: pageOf(issuanceCard.extend({ issuer_name: z.string(), created_at: instant })),
});

export const getManagedIssuance = endpoint({
  id: 'getManagedIssuance',
  summary: 'The sheet of an issuance for managers and its issuer',
  method: 'GET',
  path: '/managed/issuances/{id}',
  caller: 'issuer-or-manager',
  params: z.object({ id }),
  answer: dataOf(
    issuancePage.extend({
      issuer_name: z.string(),
      created_at: instant,
      /** The same as every history: by name and role; an issuer reads the platform's name in a manager's place. */
      log: z.array(historyEntry).default([]),
      /** One step back and one forward in the tenant's order; empty for an issuer. */
      next_statuses: z.array(z.enum(ISSUANCE_STATUSES)),
      /** Module `erir` is on, the next phase is one that needs the approval, and it is not recorded yet. */
      needs_erir_approval: z.boolean(),
      erir_approval: z.object({ reference: z.string(), recorded_by: z.string(), at: instant }).nullable(),
      /** The suspension that runs; for managers with its reason. */
      suspension: z.object({ until: instant, began_at: instant, reason: z.string() }).nullable().default(null),
      /** A change of the offer waits for a manager's decision. */
      change_waits: z.boolean().default(false),
      /** Managers may stop the offer now. */
      may_suspend: z.boolean().default(false),
      /** The campaign has ended below its soft cap: a manager may close it and give everything back. */
      may_refund_all: z.boolean().default(false),
      /** The campaign of a pro rata offer has ended: a manager may allot its tokens. */
      may_allot: z.boolean().default(false),
      /** The change of phase that will happen by itself, or why it did not. */
      plan: z
        .object({
          to: z.enum(ISSUANCE_STATUSES),
          at: instant,
          by: z.string(),
          stopped: z.object({ at: instant, why: z.string() }).nullable(),
        })
        .nullable()
        .default(null),
    }),
  ),
});

/** What a change of phase would do, before it is made; changes nothing. */
export const previewMove = endpoint({
  id: 'previewMove',
  summary: 'What a change of phase would do',
  method: 'GET',
  path: '/manager/issuances/{id}/status',
  caller: 'manager',
  params: z.object({ id }),
  /** Without one it is the next phase. */
  query: z.object({ to: z.enum(ISSUANCE_STATUSES).optional() }),
  answer: dataOf(
    z.object({
      from: z.enum(ISSUANCE_STATUSES),
      to: z.enum(ISSUANCE_STATUSES),
      /** It goes on in the tenant's order; false: it goes back. */
      forward: z.boolean(),
      /** Closed before its planned end; below its soft cap, counting only money that can no longer be taken back (`firm`). */
      early: z.boolean(),
      under_soft_cap: z.boolean(),
      /** Nobody can change it again. */
      final: z.boolean(),
      firm: moneyString,
      /** Orders by what becomes of them (domain/issuance/phase-effects.ts). */
      effects: z.array(z.object({ effect: z.enum(PHASE_EFFECTS), count: z.number().int(), amount: moneyString })),
      /** People who are mailed in consequence: of the minting of their tokens, and, besides them, who asked to hear of the opening. */
      told: z.number().int(),
      told_of_opening: z.number().int(),
    }),
  ),
  errors: ['issuance.illegal_move'],
});

/** One step of the tenant's order, after a confirmation. 409 `issuance.illegal_move`, `issuance.needs_erir_approval`. */
export const moveIssuance = endpoint({
  id: 'moveIssuance',
  summary: 'Change the phase of an issuance',
  method: 'POST',
  path: '/manager/issuances/{id}/status',
  action: 'issuance.move',
  params: z.object({ id }),
  body: z.object({
    from: z.enum(ISSUANCE_STATUSES),
    to: z.enum(ISSUANCE_STATUSES),
    note: note.optional(),
    erir_reference: erirReference.optional(),
  }),
  answer: dataOf(z.object({ status: z.enum(ISSUANCE_STATUSES) })),
  idempotent: true,
  errors: ['issuance.illegal_move', 'issuance.needs_erir_approval', 'issuance.moved_meanwhile', 'issuance.owner_limit'],
});
