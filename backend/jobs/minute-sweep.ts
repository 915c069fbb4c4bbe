import type { SQL } from 'drizzle-orm';
import type { Deps } from '#backend/deps.ts';
import type { CallTenant } from '#backend/tenant/tenant-directory.ts';
import type { Work } from '#backend/work.ts';
import { tenantWork } from './tenant-work.ts';

/** Of whom it is asked whether something is due, and at which moment. */
export interface DueAsk {
  tenant: CallTenant;
  now: Date;
}

/** What is looked at every minute because a moment may have come: nobody asks for it. */
export interface MinuteSweep {
  /**
   * Whether a tenant has anything for `sweep` now: a condition without a table of its own, found by an index. It may say yes where in the end nothing is to be done, and never no where `sweep`
   * would do something: both are made of the same conditions, beside each other in the repository.
   */
  isDue(at: DueAsk): SQL;
  /** Does all of it for one tenant; run twice, or ended half-way, it does no harm. */
  sweep(deps: Deps, tenant: { id: string; host: string }): Promise<void>;
}

/** `sweep` of what is one transaction. */
export function inOneTransaction(run: (work: Work) => Promise<void>): MinuteSweep['sweep'] {
  return (deps, { id, host }) => tenantWork(deps, id, run, host);
}
