/**
 * Background work of one tenant of which its managers are told when it has failed in all of its tries, with what of its data says what it is about (null: the tenant as a whole). Mails are not
 * here: their log says what became of each.
 */
const SUBJECTS = {
  'identity.hand-on': 'checkId',
  'refund.send': 'refundId',
  'card.forget': 'userId',
  'issuance.tell': 'issuanceId',
  'update.tell': 'updateId',
  'message.tell': 'messageId',
  'change.tell': 'changeId',
  'distribution.share': 'distributionId',
  'distribution.tell': 'distributionId',
  'run.work': 'runId',
  'export.write': 'exportId',
  'screening.people': 'editionId',
  'screening.person': 'userId',
  'screening.fetch': null,
} as const satisfies Record<string, string | null>;

export type ToldJob = keyof typeof SUBJECTS;
export const TOLD_JOBS = Object.keys(SUBJECTS) as ToldJob[];

/** A piece of such work: whose it is, what it is about, and all that its job carries, which is what tells it from another of its kind. */
export interface ToldWork {
  job: ToldJob;
  tenantId: string;
  subjectId: string;
  data: Record<string, unknown>;
}

/** Whose a job is and what it is about; null for work of which nobody is told: of all tenants, mails. */
export function subjectOfJob(name: string, data: unknown): ToldWork | null {
  const job = TOLD_JOBS.find((told) => told === name);
  if (!job || typeof data !== 'object' || data === null) return null;
  const of = data as Record<string, unknown>;
  const subject = of[SUBJECTS[job] ?? 'tenantId'];
  return typeof of.tenantId === 'string' && typeof subject === 'string'
    ? { job, tenantId: of.tenantId, subjectId: subject, data: of }
    : null;
}
