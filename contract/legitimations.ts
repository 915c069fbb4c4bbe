import { z } from 'zod';
import { LEGITIMATION_PURPOSES, LEGITIMATION_STANDINGS } from '#domain/legitimation/legitimation.ts';
import { endpoint } from './endpoint.ts';
import { dataOf, day, id, instant, localizedText, nearDay, pageOf, pageQuery } from './envelope.ts';
import { certificateNumber, checkCode, reason, tokenCount } from './fields.ts';

const ofOne = z.object({ id });
const project = z.object({ id, title: localizedText, symbol: z.string() });

/** What the certificate is asked for, in the holder's words: whom it is shown to, and for what. */
const legitimationDetail = z.string().trim().min(5).max(300);

const row = z.object({
  id,
  /** Counts the certificates of the tenant, from 1. */
  number: z.number().int(),
  standing: z.enum(LEGITIMATION_STANDINGS),
  issuance: project,
  tokens: z.number().int(),
  purpose: z.enum(LEGITIMATION_PURPOSES),
  issued_at: instant,
  /** It is good on this day as well. */
  valid_until: day,
  ended_at: instant.nullable(),
});

const managedRow = row.extend({ holder: z.object({ id, name: z.string() }) });

const certificate = managedRow.extend({
  detail: z.string(),
  issuer: z.object({ name: z.string(), number: z.string() }),
  /** What the record-keeping body calls the issuance; null while nothing is written down. */
  reference: z.string().nullable(),
  /** The entity that keeps the register. */
  keeper: z.string(),
  /** A manager asked for it, not the holder. */
  by_manager: z.boolean(),
  /** Names of the manager who asked for it and of whoever gave it back, to managers alone; null where it was the holder or the calendar, too. */
  asked_by: z.string().nullable(),
  ended_by: z.string().nullable(),
  /** Whether the caller gives it back, or notes that it was. */
  may_return: z.boolean(),
  ending_note: z.string().nullable(),
  /** What is printed on it, in fours: with its number, it asks `checkLegitimation`. */
  check_code: z.string(),
});

/** One's own, newest first. */
export const listOwnLegitimations = endpoint({
  id: 'listOwnLegitimations',
  summary: 'Own certificates of legitimation',
  method: 'GET',
  path: '/legitimations',
  caller: 'investor',
  query: pageQuery,
  answer: pageOf(row).extend({
    /** Whether they hold any token. */
    holds: z.boolean(),
  }),
});

/** What a certificate can be had of: a person's own tokens, or for a manager those of whom they name. 404 for anybody else's. */
export const getLegitimationForm = endpoint({
  id: 'getLegitimationForm',
  summary: 'Tokens of which a certificate of legitimation can be had',
  method: 'GET',
  path: '/legitimations/new',
  caller: 'signed-in',
  query: z.object({ person: id.optional() }),
  answer: dataOf(
    z.object({
      holder: z.object({ id, name: z.string() }),
      holdings: z.array(
        z.object({
          issuance: project,
          held: z.number().int(),
          free: z.number().int(),
          /** Why none can be had of them now; null where one can. */
          refused: z.enum(['not_closed', 'on_chain']).nullable(),
        }),
      ),
      /** Between which days its last one lies, and which is usual. */
      validity: z.object({ first: day, usual: day, latest: day }),
    }),
  ),
});

/** Issues it at once: from now on the tokens stay where they are. 422 at each wrong field; 404 for tokens of nobody or somebody else. */
export const issueLegitimation = endpoint({
  id: 'issueLegitimation',
  summary: 'Have a certificate of legitimation issued: its tokens cannot move while it stands',
  method: 'POST',
  path: '/legitimations',
  action: 'legitimation.issue',
  body: z.object({
    /** Whose tokens they are; one's own without it. A manager's alone to say. */
    person: id.optional(),
    issuance_id: id,
    tokens: tokenCount,
    purpose: z.enum(LEGITIMATION_PURPOSES),
    detail: legitimationDetail,
    valid_until: nearDay,
  }),
  answer: dataOf(z.object({ id, number: z.number().int() })),
  idempotent: true,
});

/** One's own, and for managers every one of the tenant's. */
export const getLegitimation = endpoint({
  id: 'getLegitimation',
  summary: 'A certificate of legitimation',
  method: 'GET',
  path: '/legitimations/{id}',
  caller: 'signed-in',
  params: ofOne,
  answer: dataOf(certificate),
});

export const getLegitimationPaper = endpoint({
  id: 'getLegitimationPaper',
  summary: 'A certificate of legitimation as a PDF',
  method: 'GET',
  path: '/legitimations/{id}/paper',
  caller: 'signed-in',
  params: ofOne,
  answer: dataOf(z.object({ name: z.string(), type: z.string(), base64: z.string() })),
  takesLong: true,
});

/** Gives it back: its tokens are free from now on. A manager says how it came back. 409 `legitimation.ended`; `legitimation.relied_on` for a holder whose certificate somebody else relies on. */
export const returnLegitimation = endpoint({
  id: 'returnLegitimation',
  summary: 'Give a certificate of legitimation back',
  method: 'POST',
  path: '/legitimations/{id}/return',
  action: 'legitimation.return',
  params: ofOne,
  body: z.object({ note: reason.optional() }),
  answer: dataOf(ofOne),
  idempotent: true,
  errors: ['legitimation.ended', 'legitimation.relied_on'],
});

/** The register of certificates, newest first. */
export const listLegitimations = endpoint({
  id: 'listLegitimations',
  summary: 'Certificates of legitimation',
  method: 'GET',
  path: '/manager/legitimations',
  caller: 'manager',
  query: pageQuery.extend({
    standing: z.enum(LEGITIMATION_STANDINGS).optional(),
    purpose: z.enum(LEGITIMATION_PURPOSES).optional(),
    /** Days of issue, of the tenant's calendar. */
    from: nearDay.optional(),
    to: nearDay.optional(),
  }),
  answer: pageOf(managedRow),
});

/**
 * How a certificate stands, for whoever has its paper: by its number and the check code printed on it. Null for a number that none has and for a wrong code alike; nothing
 * but what the paper says, and its end. 429 `legitimation.too_many_checks`.
 */
export const checkLegitimation = endpoint({
  id: 'checkLegitimation',
  summary: 'Check a certificate of legitimation by its number and code',
  method: 'POST',
  path: '/legitimations/check',
  caller: 'anyone',
  body: z.object({ number: certificateNumber, code: checkCode }),
  answer: dataOf(
    z.object({
      certificate: z
        .object({
          number: z.number().int(),
          standing: z.enum(LEGITIMATION_STANDINGS),
          issued_at: instant,
          valid_until: day,
          ended_at: instant.nullable(),
          tokens: z.number().int(),
          symbol: z.string(),
          project: localizedText,
          issuer: z.string(),
          holder: z.string(),
          keeper: z.string(),
        })
        .nullable(),
    }),
  ),
  errors: ['legitimation.too_many_checks'],
});
