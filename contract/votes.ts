import { z } from 'zod';
import { VOTE_OPTIONS, VOTE_STANDINGS } from '#domain/vote/vote.ts';
import { endpoint } from './endpoint.ts';
import { dataOf, day, id, instant, localizedText, nearDay } from './envelope.ts';
import { reason } from './fields.ts';

const ofOne = z.object({ id });
const count = z.number().int();
const QUESTION_MAX = 200;
const EXPLANATION_MAX = 3_000;
const OPTION_MAX = 120;
const text = (most: number) => z.string().trim().min(1).max(most);
const both = (most: number) => z.object({ es: text(most), en: text(most) });

/** What is written of a vote: its question and answers in both languages, and its days. */
export const voteTexts = {
  question: text(QUESTION_MAX),
  explanation: text(EXPLANATION_MAX),
  option: text(OPTION_MAX),
};

/** What came of it; only once it is over. Tokens. */
const result = z.object({
  supply: count,
  voted: count,
  ballots: count,
  /** Tokens behind each option, in its order. */
  tokens: z.array(count),
  /** Per cent of the supply that voted, two decimals. */
  turnout: z.string(),
  quorum_reached: z.boolean(),
  /** The option that was carried, from 0; null: a tie, or too few voted. */
  carried: count.nullable(),
});

/** A vote as anybody reads it who may read it. */
const vote = z.object({
  id,
  standing: z.enum(VOTE_STANDINGS),
  question: localizedText,
  explanation: localizedText,
  options: z.array(localizedText),
  quorum_percent: count,
  record_on: day,
  opens_on: day,
  closes_on: day,
  closes_at: instant,
  result: result.nullable(),
});

/** The votes of an issuance for its issuer and for managers, newest first. Nobody reads what is answered while it is asked. */
export const listManagedVotes = endpoint({
  id: 'listManagedVotes',
  summary: 'Votes of token holders of an issuance',
  method: 'GET',
  path: '/managed/issuances/{id}/votes',
  caller: 'issuer-or-manager',
  params: ofOne,
  answer: dataOf(
    z.object({
      issuance: z.object({ id, title: localizedText }),
      /** Somebody holds tokens: a vote can be called. */
      may_propose: z.boolean(),
      votes: z.array(
        vote.extend({
          proposed_at: instant,
          decided_at: instant.nullable(),
          reason: z.string().nullable(),
          may_decide: z.boolean(),
          may_withdraw: z.boolean(),
        }),
      ),
    }),
  ),
});

/** Calls a vote, which a manager approves before anybody is asked. 422 at each wrong day; 409 `vote.no_holders`. */
export const proposeVote = endpoint({
  id: 'proposeVote',
  summary: 'Call a vote of token holders',
  method: 'POST',
  path: '/managed/issuances/{id}/votes',
  action: 'vote.propose',
  params: ofOne,
  body: z.object({
    question: both(QUESTION_MAX),
    explanation: both(EXPLANATION_MAX),
    options: z.array(both(OPTION_MAX)).min(VOTE_OPTIONS.min).max(VOTE_OPTIONS.max),
    quorum_percent: z.number().int().min(0).max(100),
    record_on: nearDay,
    opens_on: nearDay,
    closes_on: nearDay,
  }),
  answer: dataOf(ofOne),
  idempotent: true,
  errors: ['vote.no_holders'],
});

/** A manager approves the call, or refuses it with the reason. 409 `vote.decided`, and `vote.too_late` for an approval once its first day has begun. */
export const decideVote = endpoint({
  id: 'decideVote',
  summary: 'Approve or refuse a vote',
  method: 'POST',
  path: '/manager/votes/{id}/decision',
  action: 'vote.decide',
  params: ofOne,
  body: z.object({ approve: z.boolean(), reason: reason.optional() }),
  answer: dataOf(ofOne),
  idempotent: true,
  errors: ['vote.decided', 'vote.too_late'],
});

/** Its issuer or a manager takes a vote back before it is open. 409 `vote.decided`. */
export const withdrawVote = endpoint({
  id: 'withdrawVote',
  summary: 'Take a vote back',
  method: 'POST',
  path: '/managed/votes/{id}/withdraw',
  action: 'vote.propose',
  params: ofOne,
  body: z.object({ reason }),
  answer: dataOf(ofOne),
  idempotent: true,
  errors: ['vote.decided'],
});

/** What came of a vote as CSV, once it is over: for managers with each ballot, which is written down; for an issuer the sums. 404 before. */
export const getVoteFile = endpoint({
  id: 'getVoteFile',
  summary: 'The result of a vote as CSV',
  method: 'GET',
  path: '/managed/votes/{id}/file',
  caller: 'issuer-or-manager',
  params: ofOne,
  answer: dataOf(z.object({ name: z.string(), type: z.string(), base64: z.string() })),
});

/** Approved votes of an issuance in which the caller has a say, or would have had; newest first. 404 for who never held its tokens. */
export const listOwnVotes = endpoint({
  id: 'listOwnVotes',
  summary: 'Votes in which one has a say',
  method: 'GET',
  path: '/issuances/{id}/votes',
  caller: 'investor',
  params: ofOne,
  answer: dataOf(
    z.object({
      issuance: z.object({ id, title: localizedText }),
      votes: z.array(
        vote.extend({
          /** The caller's tokens at the record date. */
          tokens: count,
          /** What the caller answered, from 0, and when. */
          ballot: z.object({ choice: count, cast_at: instant }).nullable(),
        }),
      ),
    }),
  ),
});

/** Casts the caller's ballot, or changes it while the vote is open. 409 `vote.not_open`; 404 without tokens at the record date. */
export const castBallot = endpoint({
  id: 'castBallot',
  summary: 'Cast or change a ballot',
  method: 'PUT',
  path: '/votes/{id}/ballot',
  action: 'vote.cast',
  params: ofOne,
  body: z.object({
    choice: z
      .number()
      .int()
      .min(0)
      .max(VOTE_OPTIONS.max - 1),
  }),
  answer: dataOf(z.object({ choice: count, cast_at: instant })),
  errors: ['vote.not_open'],
});
