import { DOCUMENT_INBOX_DAYS } from '#domain/limits.ts';
import { dayIn } from '#domain/time/zone.ts';

/** What can wait for the team of a tenant, each in a list of its own as well. */
export const INBOX_KINDS = [
  'screening',
  'identity',
  'document',
  'papers',
  'funds',
  'proof',
  'movement',
  'refund',
  'notice',
  'distribution',
  'phase',
  'change',
  'sheet',
  'question',
  'sophisticated',
  'complaint',
  'incident',
  'setting',
  'run',
  'job',
] as const;
export type InboxKind = (typeof INBOX_KINDS)[number];

/** Kinds whose records have terms of their own: a complaint (`domain/complaint/clocks.ts`), an incident (`domain/house-register/incident-clock.ts`). */
export const OWN_TERMS = ['complaint', 'incident'] as const satisfies readonly InboxKind[];
type OwnTerms = (typeof OWN_TERMS)[number];

/** Whether a record of this kind has a term of its own. */
export const hasOwnTerm = (kind: InboxKind): kind is OwnTerms => OWN_TERMS.some((own) => own === kind);

/**
 * Hours that one of a kind may wait before it is late. Identities: "pending up to 24 hours" (specification, section 2); the others are the house's own: money that is there or is owed
 * in a day, a document until it has expired, an act that failed before the morning is over, what people asked in three days, a project's next phase in a day.
 */
export const INBOX_HOURS: Readonly<Record<Exclude<InboxKind, OwnTerms>, number>> = {
  screening: 24,
  identity: 24,
  document: DOCUMENT_INBOX_DAYS * 24,
  papers: 72,
  funds: 24,
  proof: 24,
  movement: 24,
  refund: 48,
  notice: 24,
  distribution: 48,
  phase: 24,
  change: 24,
  sheet: 72,
  question: 72,
  sophisticated: 72,
  setting: 24,
  run: 4,
  job: 4,
};

const HOUR_MS = 3_600_000;

/** When a thing of a kind without terms of its own is due: what its sheet says is what the inbox says. */
export const dueInInbox = (kind: Exclude<InboxKind, OwnTerms>, since: Date): Date =>
  new Date(since.getTime() + INBOX_HOURS[kind] * HOUR_MS);

export const URGENCIES = ['late', 'today', 'later'] as const;
export type Urgency = (typeof URGENCIES)[number];

/** How a thing that is due at a moment stands: late once the moment has passed, else due on this day of the tenant's calendar, or on a later one. */
export function urgencyOf(dueAt: Date, now: Date, timeZone: string): Urgency {
  if (dueAt.getTime() <= now.getTime()) return 'late';
  return dayIn(dueAt, timeZone) === dayIn(now, timeZone) ? 'today' : 'later';
}
