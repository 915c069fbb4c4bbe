import type { Action } from '#domain/access/permissions.ts';

/** The long acts: each has a handler (`backend/jobs/run-kinds.ts`) and its words (`runs:kind` in the texts). */
export const RUN_KINDS = ['mint', 'refund_all', 'allot', 'pay_earnings'] as const;
export type RunKindName = (typeof RUN_KINDS)[number];

/** Who may begin one, and so try its failures again, stop it and let it go on. */
export const RUN_ACTION: Readonly<Record<RunKindName, Action>> = {
  mint: 'token.mint',
  refund_all: 'investment.refund',
  allot: 'issuance.allot',
  pay_earnings: 'earning.pay',
};

/** `STOPPED`: by a manager, between two items; the rest waits until somebody lets it go on. */
export const RUN_STATES = ['RUNNING', 'STOPPED', 'DONE'] as const;
type RunState = (typeof RUN_STATES)[number];

/** `WORKING`: in hand now, or left behind by a process that died; it is then taken up again. */
export const RUN_ITEM_STATES = ['WAITING', 'WORKING', 'DONE', 'FAILED'] as const;
export type RunItemState = (typeof RUN_ITEM_STATES)[number];

/** How often an item is begun that ends in a fault of ours (or with the process) before it counts as failed. A refusal counts at once. */
export const RUN_TRIES = 5;
/** The reason of an item that failed by a fault of ours, as a key of `api_errors`. */
export const RUN_FAULT = 'run.fault';

/** What can be done with a run by its page. */
export const RUN_ACTS = ['retry', 'stop', 'continue'] as const;
export type RunAct = (typeof RUN_ACTS)[number];

/**
 * Whether an act fits a run as it stands: failures can be tried again also while others are still at work, but not past a manager's stop; only what is at
 * work can be stopped, and only what was stopped goes on.
 */
export function mayActOnRun(act: RunAct, { state, failed }: { state: RunState; failed: number }): boolean {
  if (act === 'retry') return failed > 0 && state !== 'STOPPED';
  return state === (act === 'stop' ? 'RUNNING' : 'STOPPED');
}
