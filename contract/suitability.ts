import { z } from 'zod';
import {
  CRITERIA_NEEDED,
  SOPHISTICATED_CRITERIA,
  SOPHISTICATED_STANDINGS,
  SOPHISTICATED_STATUSES,
} from '#domain/onboarding/sophisticated.ts';
import { KYC_STATUSES, LEGAL_TYPES, TEST_STATUSES } from '#domain/user/status.ts';
import { endpoint } from './endpoint.ts';
import { dataOf, id, instant, moneyString, pageOf, pageQuery } from './envelope.ts';
import { declaration, reason, typedName, version } from './fields.ts';
import { historyEntry } from './history.ts';

const suitabilityQuestion = z.object({ id: z.string(), text: z.string() });

/** The seven questions in the reader's language, with the version that is kept. */
export const getSuitabilityTest = endpoint({
  id: 'getSuitabilityTest',
  summary: 'The knowledge test and its state',
  method: 'GET',
  path: '/suitability-test',
  caller: 'investor',
  answer: dataOf(
    z.object({
      version: z.string(),
      questions: z.array(suitabilityQuestion).length(7),
      status: z.enum(TEST_STATUSES),
      attempts_left: z.number().int(),
      score: z.number().int().nullable(),
      pass_mark: z.number().int(),
      /** After an attempt that failed: what each statement that was missed is about, and what to know of it. */
      missed: z.array(z.object({ id: z.string(), idea: z.string(), lesson: z.string() })).max(7),
      /** What has to be typed, and the warning above it, in the reader's language. */
      declaration: z.object({ warning: z.string(), typed: z.string() }),
    }),
  ),
});

export const answerSuitabilityTest = endpoint({
  id: 'answerSuitabilityTest',
  summary: 'Answer the knowledge test',
  method: 'POST',
  path: '/suitability-test/answers',
  action: 'suitability.answer',
  body: z.object({ version, answers: z.record(z.string(), z.boolean()) }),
  answer: dataOf(z.object({ status: z.enum(TEST_STATUSES), score: z.number().int(), attempts_left: z.number().int() })),
  idempotent: true,
  errors: ['suitability.no_attempts', 'suitability.passed'],
});

export const declareSuitability = endpoint({
  id: 'declareSuitability',
  summary: 'Type the declaration after failing twice',
  method: 'POST',
  path: '/suitability-test/declaration',
  action: 'suitability.answer',
  body: z.object({ typed: declaration, version }),
  answer: dataOf(z.object({ status: z.enum(TEST_STATUSES) })),
  idempotent: true,
  errors: ['suitability.wrong_declaration', 'suitability.not_failed'],
});

/** Only the result of the simulation: its inputs never leave the browser (regulation.md). */
export const saveLossSimulation = endpoint({
  id: 'saveLossSimulation',
  summary: 'Keep the result of the loss-bearing simulation',
  method: 'POST',
  path: '/user-form-experienced/loss-simulation',
  action: 'suitability.answer',
  body: z.object({ ability: moneyString, certified: z.literal(true) }),
  answer: dataOf(z.object({ ability: moneyString, valid_until: instant })),
});

const criterion = z.enum([...SOPHISTICATED_CRITERIA.INDIVIDUAL, ...SOPHISTICATED_CRITERIA.LEGAL_ENTITY]);

const MOST_CRITERIA = Math.max(...Object.values(SOPHISTICATED_CRITERIA).map(({ length }) => length));

const LEAST_CRITERIA = Math.min(...Object.values(CRITERIA_NEEDED));

/** File fields of a request; at least one is asked for. */
export const EVIDENCE_FIELDS = ['evidence_1', 'evidence_2', 'evidence_3'] as const;

const ownState = z.object({
  /** What the person is: a request is made, and a status counts, for that alone. */
  legal_type: z.enum(LEGAL_TYPES),
  standing: z.enum(SOPHISTICATED_STANDINGS),
  may_request: z.boolean(),
  may_withdraw: z.boolean(),
  /** A status in force until then, whatever became of a later request. */
  in_force_until: instant.nullable(),
  requested_at: instant.nullable(),
  /** Of a granted status, also one that has ended. */
  valid_until: instant.nullable(),
  /** Why the newest request was refused. */
  reason: z.string().nullable(),
  /** What is signed with a request, in the reader's language. */
  declaration: z.object({ version: z.string(), text: z.string() }),
});

export type OwnSophisticatedJson = z.output<typeof ownState>;

/** The person's newest request for sophisticated status (ECSPR, Annex II), and whether a new one may be made. */
export const getOwnSophisticated = endpoint({
  id: 'getOwnSophisticated',
  summary: "The person's sophisticated status",
  method: 'GET',
  path: '/user-form-experienced/sophisticated',
  caller: 'investor',
  answer: dataOf(ownState),
});

/** Criteria as what the person is must meet them, evidence and the signed declaration. 422 on `criteria`, `typed_name`, the files. */
export const requestSophisticated = endpoint({
  id: 'requestSophisticated',
  summary: 'Ask for sophisticated status',
  method: 'POST',
  path: '/user-form-experienced/sophisticated',
  action: 'sophisticated.request',
  bodyKind: 'multipart',
  body: z.object({
    /** Comma between them: the body is multipart. */
    criteria: z
      .string()
      .max(80)
      .transform((text) => text.split(',').filter(Boolean))
      .pipe(z.array(criterion).min(LEAST_CRITERIA).max(MOST_CRITERIA)),
    version,
    /** The warning of the protections that are lost was read and accepted. */
    accepted: z.literal('true'),
    typed_name: typedName,
  }),
  files: EVIDENCE_FIELDS,
  answer: dataOf(ownState),
  idempotent: true,
  takesLong: true,
  errors: ['sophisticated.not_now'],
});

/** Takes the waiting request back; what was sent is kept. 409 where a manager has answered meanwhile. */
export const withdrawSophisticated = endpoint({
  id: 'withdrawSophisticated',
  summary: 'Withdraw the request for sophisticated status',
  method: 'POST',
  path: '/user-form-experienced/sophisticated/withdraw',
  action: 'sophisticated.request',
  body: z.object({}),
  answer: dataOf(ownState),
  idempotent: true,
  errors: ['sophisticated.not_waiting'],
});

const requestRow = z.object({
  id,
  user_id: id,
  name: z.string(),
  /** Who acts for the company that is named; null where the name is the person's own. */
  representative: z.string().nullable().default(null),
  email: z.string(),
  legal_type: z.enum(LEGAL_TYPES),
  criteria: z.array(criterion),
  status: z.enum(SOPHISTICATED_STATUSES),
  standing: z.enum(SOPHISTICATED_STANDINGS),
  requested_at: instant,
  valid_until: instant.nullable(),
});

export type SophisticatedRowJson = z.output<typeof requestRow>;

/** What waits stands first and oldest first; the rest newest first. */
export const listSophisticated = endpoint({
  id: 'listSophisticated',
  summary: 'Requests for sophisticated status',
  method: 'GET',
  path: '/manager/sophisticated-requests',
  caller: 'manager',
  query: pageQuery.extend({ status: z.enum(SOPHISTICATED_STATUSES).optional() }),
  answer: pageOf(requestRow),
});

const requestSheet = requestRow.extend({
  declaration: z.object({ text: z.string(), version: z.string(), lang: z.string(), typed_name: z.string() }).nullable(),
  evidence: z.array(z.object({ file_id: id, name: z.string() })),
  reviewed_at: instant.nullable(),
  reviewed_by: z.string().nullable(),
  reason: z.string().nullable(),
  /** What was done about it and by whom, newest first. */
  log: z.array(historyEntry).default([]),
  /** Of the person's newest identity check. */
  kyc_status: z.enum(KYC_STATUSES).nullable(),
  /** Whether the caller may say yes or no: it waits, and it is not their own. */
  may_review: z.boolean(),
  /** Whether a yes would be taken: not before the person's identity is confirmed. */
  may_grant: z.boolean(),
});

export type SophisticatedSheetJson = z.output<typeof requestSheet>;

export const getSophisticated = endpoint({
  id: 'getSophisticated',
  summary: 'One request for sophisticated status with its evidence',
  method: 'GET',
  path: '/manager/sophisticated-requests/{id}',
  caller: 'manager',
  params: z.object({ id }),
  answer: dataOf(requestSheet),
});

/** Granted for 2 years, or refused with a reason; the person is told by mail. 403 for one's own; 409 for a yes before the identity is confirmed. */
export const reviewSophisticated = endpoint({
  id: 'reviewSophisticated',
  summary: 'Grant or refuse sophisticated status',
  method: 'POST',
  path: '/manager/sophisticated-requests/{id}/review',
  action: 'sophisticated.review',
  params: z.object({ id }),
  body: z.object({ granted: z.boolean(), reason: reason.optional() }),
  answer: dataOf(requestSheet),
  idempotent: true,
  errors: ['sophisticated.not_waiting', 'sophisticated.identity_first'],
});
