import type { MintingStrategy } from '#domain/issuance/status.ts';
import { reflectionIsOver, reflectionOverAt } from './reflection.ts';
import type { InvestmentStatus, PaymentMethod } from './status.ts';
import { type Actor, isTerminal } from './transitions.ts';

/** Stages of an investment as its investor reads them (specification, section 4: history stages). */
const TIMELINE_STAGES = [
  'INTEREST',
  'ORDER',
  'PAYMENT',
  'CONFIRMATION',
  'SIGNATURE',
  'REFLECTION',
  'MINT',
  'CLOSE',
  'CANCELED',
] as const;
export type TimelineStage = (typeof TIMELINE_STAGES)[number];

/** One line of a timeline: done, now, next; `failed` is a payment that has to be tried again. */
interface TimelineStep {
  stage: TimelineStage;
  state: 'done' | 'now' | 'next' | 'failed';
  /** Who acts (or acted); `time` where one only waits. */
  by: Actor | 'time';
  /** When it was done; null where it was not. */
  at: Date | null;
  /** Of what is being done: from when on the one whose turn it is could do it. Null for any other. */
  since: Date | null;
  /** By when it has to be done, where there is such a date. */
  dueAt: Date | null;
}

export interface TimelineFacts {
  status: InvestmentStatus;
  /** Past statuses, oldest first. */
  history: readonly { status: InvestmentStatus; at: Date }[];
  method: PaymentMethod | null;
  /** The contract has to be signed (`signs` of minting.ts). */
  signs: boolean;
  strategy: MintingStrategy;
  reflectionEndsAt: Date | null;
  /** When an unpaid order dies. */
  expiresAt: Date | null;
}

/** The status whose entry ends a stage, by which its date is found. */
const ENDED_BY: Record<Exclude<TimelineStage, 'REFLECTION'>, readonly InvestmentStatus[]> = {
  INTEREST: ['RESERVED'],
  ORDER: ['ACCEPTED'],
  PAYMENT: ['PROOF_OF_PAYMENT_UPLOADED', 'IN_UPDATE_TPV', 'IN_UPDATE_CREDIT_CARD', 'CHARGED'],
  CONFIRMATION: ['CHARGED'],
  SIGNATURE: ['SIGNED'],
  MINT: ['MINTED'],
  CLOSE: ['CLOSED'],
  CANCELED: ['CANCELED'],
};

/** A status that begins these stages anew: what was done before it no longer counts. */
const AMOUNT_AGAIN: readonly InvestmentStatus[] = ['CREATED'];
const PAYMENT_AGAIN: readonly InvestmentStatus[] = [
  'CREATED',
  'METHOD_PAYMENT',
  'CREDIT_CARD',
  'IN_UPLOAD_PROOF_OF_PAYMENT',
  'PAYMENT_ERROR',
];

/** The stage that an investment of this status is in; CHARGED and SIGNED are told apart by module and clock. */
const STAGE_OF: Partial<Record<InvestmentStatus, TimelineStage>> = {
  RESERVED: 'ORDER',
  CREATED: 'ORDER',
  ACCEPTED: 'PAYMENT',
  METHOD_PAYMENT: 'PAYMENT',
  CREDIT_CARD: 'PAYMENT',
  IN_UPLOAD_PROOF_OF_PAYMENT: 'PAYMENT',
  PAYMENT_ERROR: 'PAYMENT',
  PROOF_OF_PAYMENT_UPLOADED: 'CONFIRMATION',
  IN_UPDATE_CREDIT_CARD: 'CONFIRMATION',
  CARD_REGISTRATION_UPDATED: 'CONFIRMATION',
  IN_UPDATE_TPV: 'CONFIRMATION',
  SIGNED_PENDING: 'SIGNATURE',
  MINTED: 'CLOSE',
};

/** An investment's timeline: what was done and when, what is being done and by whom, what comes. A cancelled one shows what was done before it and ends there. */
export function timelineOf(facts: TimelineFacts, now: Date): TimelineStep[] {
  const stages = stagesOf(facts);
  if (facts.status === 'CANCELED') {
    const done = stages.filter((stage) => stage !== 'REFLECTION' && dateOf(stage, facts) !== null);
    return [...done, 'CANCELED' as const].map((stage) => step(stage, 'done', facts));
  }
  const current = stages.indexOf(currentStage(facts, now));
  return stages.map((stage, at) => {
    if (current === -1 || at < current) return step(stage, 'done', facts);
    // A minted investment is finished for its investor: the closing of the project only comes after it.
    if (at > current || stage === 'CLOSE') return step(stage, 'next', facts);
    return step(stage, facts.status === 'PAYMENT_ERROR' ? 'failed' : 'now', facts);
  });
}

function stagesOf({ history, status, method, signs, reflectionEndsAt }: TimelineFacts): TimelineStage[] {
  const interested = status === 'RESERVED' || history.some((entry) => entry.status === 'RESERVED');
  const here = STAGE_OF[status];
  const signed = signs || here === 'SIGNATURE' || history.some((entry) => entry.status === 'SIGNED');
  const confirmed = method !== 'BALANCE' || here === 'CONFIRMATION';
  return [
    ...(interested ? (['INTEREST'] as const) : []),
    'ORDER',
    'PAYMENT',
    ...(confirmed ? (['CONFIRMATION'] as const) : []),
    ...(signed ? (['SIGNATURE'] as const) : []),
    ...(reflectionEndsAt ? (['REFLECTION'] as const) : []),
    'MINT',
    'CLOSE',
  ];
}

/** Where the investment stands; a terminal one stands nowhere, all its stages are done. */
function currentStage(facts: TimelineFacts, now: Date): TimelineStage {
  const { status, signs, reflectionEndsAt } = facts;
  if (isTerminal(status)) return 'CANCELED';
  const plain = STAGE_OF[status];
  if (plain) return plain;
  if (status === 'CHARGED' && signs) return 'SIGNATURE';
  return reflectionEndsAt && !reflectionIsOver(reflectionEndsAt, now) ? 'REFLECTION' : 'MINT';
}

function step(stage: TimelineStage, state: TimelineStep['state'], facts: TimelineFacts): TimelineStep {
  const at = state === 'done' ? dateOf(stage, facts) : null;
  const since = state === 'now' || state === 'failed' ? sinceOf(stage, facts) : null;
  return { stage, state, by: actorOf(stage, facts), at, since, dueAt: state === 'done' ? null : dueOf(stage, facts) };
}

/** The last thing that happened; of tokens the end of the reflection period, where that came later: nobody could make them before. */
function sinceOf(stage: TimelineStage, { history, reflectionEndsAt }: TimelineFacts): Date | null {
  const last = history.at(-1)?.at ?? null;
  if (stage !== 'MINT' || !reflectionEndsAt) return last;
  const over = reflectionOverAt(reflectionEndsAt);
  return last && last > over ? last : over;
}

function dateOf(stage: TimelineStage, { history, reflectionEndsAt }: TimelineFacts): Date | null {
  if (stage === 'REFLECTION') return reflectionEndsAt;
  const again = stage === 'ORDER' ? AMOUNT_AGAIN : stage === 'PAYMENT' || stage === 'CONFIRMATION' ? PAYMENT_AGAIN : [];
  const since = history.slice(history.findLastIndex(({ status }) => again.includes(status)) + 1);
  return since.find(({ status }) => ENDED_BY[stage].includes(status))?.at ?? null;
}

function dueOf(stage: TimelineStage, { reflectionEndsAt, expiresAt }: TimelineFacts): Date | null {
  if (stage === 'REFLECTION') return reflectionEndsAt;
  return stage === 'PAYMENT' ? expiresAt : null;
}

function actorOf(stage: TimelineStage, { method, strategy }: TimelineFacts): TimelineStep['by'] {
  switch (stage) {
    case 'CONFIRMATION':
      return method === null || method === 'BANK_TRANSFER' ? 'manager' : 'provider';
    case 'REFLECTION':
      return 'time';
    case 'MINT':
      return strategy === 'MANUAL' ? 'manager' : 'system';
    case 'CLOSE':
      return 'manager';
    default:
      return 'investor';
  }
}
