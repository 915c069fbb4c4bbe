import type { Occasion } from '#backend/db/schema/issuance-tellings.ts';

/** Every kind of background work with what its job carries. A job carries ids alone: the tables of jobs know no tenants. */
export interface JobData {
  /** Deliver one mail of the outbox. */
  'mail.deliver': { tenantId: string; mailId: string };
  /** Forget idempotency keys, budgets, codes and tokens that are past their time, tell of statuses that end, ask again to forget kept cards; every tenant. */
  'upkeep.sweep': Record<string, never>;
  /** What orders do by themselves as time passes: expire, be minted, close; every tenant. */
  'orders.sweep': Record<string, never>;
  /** Read every tenant's chain and book what came. */
  'chain.watch': Record<string, never>;
  /** Send every tenant's tokens to their chain, and look what became of what was sent. */
  'tokens.work': Record<string, never>;
  /** Hold every tenant's tokens on a chain beside the register. */
  'tokens.reconcile': Record<string, never>;
  /** Hand one identity check on to the provider. */
  'identity.hand-on': { tenantId: string; checkId: string };
  /** Ask the provider about every identity check that waits for it; every tenant. */
  'identity.sweep': Record<string, never>;
  /** Send one refund back by the way its payment came. */
  'refund.send': { tenantId: string; refundId: string };
  /** Have the card provider forget a person whose account was deleted. */
  'card.forget': { tenantId: string; userId: string };
  /** Tell people what an issuance means to them now (default: that it takes orders): those after one person, null from the first. */
  'issuance.tell': { tenantId: string; issuanceId: string; occasion?: Occasion; after: string | null };
  /** Tell the readers of a project of a piece of news: those after one person, null from the first. */
  'update.tell': { tenantId: string; updateId: string; after: string | null };
  /**
   * Write a message to its audience: those after one person, null from the first, or to one who was passed over. `failed`: how many in a row before them could not be
   * written to.
   */
  'message.tell': { tenantId: string; messageId: string; after: string | null; only?: string; failed?: number };
  /** Tell those who stand behind an offer of a material change of it, those who have not been told yet. */
  'change.tell': { tenantId: string; changeId: string };
  /** Work out every holder's part of a distribution with many. */
  'distribution.share': { tenantId: string; distributionId: string };
  /** Write to the next holders whom a distribution has paid. */
  'distribution.tell': { tenantId: string; distributionId: string };
  /** Propose the instalments of debts whose day is near; every tenant. */
  'debts.sweep': Record<string, never>;
  /** Work at one long act, for a while. */
  'run.work': { tenantId: string; runId: string };
  /** Write the file of one export. */
  'export.write': { tenantId: string; exportId: string };
  /** Hold the next people beside an edition of a list. */
  'screening.people': { tenantId: string; editionId: string };
  /** Hold one person beside the lists in use. */
  'screening.person': { tenantId: string; userId: string };
  /** Read a tenant's list of sanctions from its address. */
  'screening.fetch': { tenantId: string };
  /** Have every tenant's list of sanctions read that has an address. */
  'lists.sweep': Record<string, never>;
}
export type JobName = keyof JobData;

/** The queues as they are made by the migration; retries double their delay. */
export const QUEUES: Record<JobName, { retryLimit: number; retryDelay: number; expireInSeconds: number }> = {
  'mail.deliver': { retryLimit: 12, retryDelay: 15, expireInSeconds: 60 },
  'upkeep.sweep': { retryLimit: 2, retryDelay: 60, expireInSeconds: 600 },
  'orders.sweep': { retryLimit: 2, retryDelay: 20, expireInSeconds: 600 },
  'chain.watch': { retryLimit: 0, retryDelay: 0, expireInSeconds: 300 },
  'tokens.work': { retryLimit: 0, retryDelay: 0, expireInSeconds: 300 },
  'tokens.reconcile': { retryLimit: 2, retryDelay: 300, expireInSeconds: 1800 },
  'identity.hand-on': { retryLimit: 7, retryDelay: 30, expireInSeconds: 120 },
  'identity.sweep': { retryLimit: 0, retryDelay: 0, expireInSeconds: 600 },
  'refund.send': { retryLimit: 8, retryDelay: 30, expireInSeconds: 60 },
  'card.forget': { retryLimit: 12, retryDelay: 60, expireInSeconds: 60 },
  'issuance.tell': { retryLimit: 8, retryDelay: 15, expireInSeconds: 120 },
  'update.tell': { retryLimit: 8, retryDelay: 15, expireInSeconds: 120 },
  'message.tell': { retryLimit: 8, retryDelay: 15, expireInSeconds: 120 },
  'change.tell': { retryLimit: 8, retryDelay: 15, expireInSeconds: 120 },
  'distribution.share': { retryLimit: 8, retryDelay: 15, expireInSeconds: 300 },
  'distribution.tell': { retryLimit: 8, retryDelay: 15, expireInSeconds: 120 },
  'debts.sweep': { retryLimit: 2, retryDelay: 300, expireInSeconds: 1800 },
  'run.work': { retryLimit: 8, retryDelay: 5, expireInSeconds: 120 },
  'export.write': { retryLimit: 3, retryDelay: 10, expireInSeconds: 3600 },
  'screening.people': { retryLimit: 8, retryDelay: 15, expireInSeconds: 300 },
  'screening.person': { retryLimit: 8, retryDelay: 15, expireInSeconds: 120 },
  'screening.fetch': { retryLimit: 2, retryDelay: 60, expireInSeconds: 600 },
  'lists.sweep': { retryLimit: 2, retryDelay: 300, expireInSeconds: 300 },
};

/** When repeated work runs: `cron` in UTC, and the seconds between two of its moments, by which lateness is counted. */
interface Schedule {
  cron: string;
  everySeconds: number;
}

export const SCHEDULES = {
  'upkeep.sweep': { cron: '17 3 * * *', everySeconds: 86_400 },
  'orders.sweep': { cron: '* * * * *', everySeconds: 60 },
  'chain.watch': { cron: '* * * * *', everySeconds: 60 },
  'tokens.work': { cron: '* * * * *', everySeconds: 60 },
  'tokens.reconcile': { cron: '41 2 * * *', everySeconds: 86_400 },
  'identity.sweep': { cron: '*/15 * * * *', everySeconds: 900 },
  'debts.sweep': { cron: '7 4 * * *', everySeconds: 86_400 },
  'lists.sweep': { cron: '37 5 * * *', everySeconds: 86_400 },
} as const satisfies Partial<Record<JobName, Schedule>>;
export type ScheduledName = keyof typeof SCHEDULES;

/** The schedules' names, in a typed list. */
export const SCHEDULED_NAMES = Object.keys(SCHEDULES) as ScheduledName[];

export function isScheduled(name: JobName): name is ScheduledName {
  return name in SCHEDULES;
}

/** The queues' names, in a typed list. */
export const JOB_NAMES = Object.keys(QUEUES) as JobName[];
