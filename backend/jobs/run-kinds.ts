import { payRun } from '#backend/modules/distributions/pay-run.ts';
import { mintRun } from '#backend/modules/minting/mint-run.ts';
import { allotRun } from '#backend/modules/orders/allot-run.ts';
import { refundRun } from '#backend/modules/orders/refund-run.ts';
import type { RunKinds } from '#backend/modules/runs/work-run.ts';

/** What each kind of long act does with its items: one line each. */
export const RUN_KINDS: RunKinds = { mint: mintRun, refund_all: refundRun, allot: allotRun, pay_earnings: payRun };
