import { writeAudit } from '#backend/audit/audit.ts';
import { inTenant, type Tx } from '#backend/db/transaction.ts';
import type { Deps } from '#backend/deps.ts';
import type { JobData, JobName } from '#backend/jobs/queues.ts';
import type { MailOrder } from '#backend/mail/mail-order.ts';
import { queueMails } from '#backend/mail/outbox.ts';
import type { CallTenant } from '#backend/tenant/tenant-directory.ts';

/** Who acts: for the audit log. All null where the system does. */
export interface Actor {
  userId: string | null;
  impersonatorUserId: string | null;
  requestId: string | null;
  /** The visitor's network address. */
  address: string | null;
}

export const SYSTEM: Actor = { userId: null, impersonatorUserId: null, requestId: null, address: null };

export interface AuditOrder {
  subject?: { type: string; id: string };
  details?: Record<string, unknown>;
  /** Where another than the caller acted: the person who signs in is nobody yet. */
  userId?: string;
}

export interface EnqueueOptions {
  /** Not before then. */
  startAfter?: Date;
  /** Higher ones first; default 0. */
  priority?: number;
}

/** One piece of work inside one transaction of one tenant: a request's or a job's. */
export interface Work {
  tx: Tx;
  tenant: CallTenant;
  now: Date;
  /** Writes a row of the audit log: `call.audit('investment.canceled', { subject: { type: 'investment', id } })`. */
  audit(action: string, order?: AuditOrder): Promise<void>;
  /** Puts a mail into the outbox; it leaves when the transaction commits, and only then. */
  mail(order: MailOrder): Promise<void>;
  /** `mail` for several, by sets: for whatever is written to many. */
  mails(orders: readonly MailOrder[]): Promise<void>;
  /** Puts a job into its queue; it runs when the transaction commits, and only then. */
  enqueue<N extends JobName>(name: N, data: JobData[N], options?: EnqueueOptions): Promise<void>;
  /** `enqueue` for several of a kind, by one statement. */
  enqueueAll<N extends JobName>(name: N, data: readonly JobData[N][], options?: EnqueueOptions): Promise<void>;
  /** Runs in a transaction of its own that stays whatever becomes of this work: for budgets. Keep it short. */
  apart<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  /** What to do outside the database where this work is rolled back: a stored file is removed. */
  onRollback(undo: () => Promise<void>): void;
  /** What to do outside the database once this work is committed: a file is taken off the disk. Lost if the process ends between. */
  onCommit(act: () => Promise<void>): void;
  deps: Deps;
}

/** Makes the work of an open transaction. Call `undo()` where it is rolled back, `settle()` after its commit. */
export function makeWork(
  deps: Deps,
  tx: Tx,
  tenant: CallTenant,
  now: Date,
  actor: Actor,
): { work: Work; undo: () => Promise<void>; settle: () => Promise<void> } {
  const undos: (() => Promise<void>)[] = [];
  const acts: (() => Promise<void>)[] = [];
  const work: Work = {
    tx,
    tenant,
    now,
    deps,
    audit: (action, order) => writeAudit(tx, tenant.id, now, actor, action, order),
    mail: (order) => queueMails(work, [order]),
    mails: (orders) => queueMails(work, orders),
    enqueue: (name, data, options) => deps.jobs.enqueue(tx, name, data, options),
    enqueueAll: (name, data, options) => deps.jobs.enqueueAll(tx, name, data, options),
    apart: (inner) => inTenant(deps.sidePool, tenant.id, inner),
    onRollback: (undo) => {
      undos.push(undo);
    },
    onCommit: (act) => {
      acts.push(act);
    },
  };
  const all = (list: (() => Promise<void>)[], what: string) => async () => {
    for (const one of list.splice(0))
      await one().catch((error: unknown) => deps.log.warn({ err: error }, `${what} failed`));
  };
  return { work, undo: all(undos, 'undo'), settle: all(acts, 'what follows a commit') };
}
