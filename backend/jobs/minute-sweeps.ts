import { offerSweep } from '#backend/modules/ads/offers/sweep-offers.ts';
import { adSweep } from '#backend/modules/ads/sweep-ads.ts';
import { alertSweep } from '#backend/modules/alerts/sweep-alerts.ts';
import { updateSweep } from '#backend/modules/announcements/sweep-updates.ts';
import { planSweep } from '#backend/modules/campaigns/carry-out-plans.ts';
import { suspensionSweep } from '#backend/modules/campaigns/resume-issuance.ts';
import { exportSweep } from '#backend/modules/exports/sweep-exports.ts';
import { tellingSweep } from '#backend/modules/issuances/tell-people.ts';
import { dailySweep } from '#backend/modules/mail-choices/sweep-daily.ts';
import { messageSweep } from '#backend/modules/messages/sweep-messages.ts';
import { changeSweep } from '#backend/modules/offer-changes/tell-change.ts';
import { orderSweep } from '#backend/modules/orders/sweep-orders.ts';
import { attemptSweep } from '#backend/modules/payments/sweep-attempts.ts';
import { refundSweep } from '#backend/modules/refunds/ask-refunds-again.ts';
import { runSweep } from '#backend/modules/runs/work-run.ts';
import { screeningSweep } from '#backend/modules/screening/screen-people.ts';
import { voteSweep } from '#backend/modules/votes/sweep-votes.ts';
import { waitingListSweep } from '#backend/modules/waiting-list/move-up.ts';
import { totalSweep } from '#backend/totals/keep-totals.ts';
import type { MinuteSweep } from './minute-sweep.ts';

/** Everything that is looked at every minute, in its order: what one makes due, those after it find. */
export const MINUTE_SWEEPS = {
  orders: orderSweep,
  attempts: attemptSweep,
  refunds: refundSweep,
  suspensions: suspensionSweep,
  plans: planSweep,
  tellings: tellingSweep,
  waitingLists: waitingListSweep,
  ads: adSweep,
  offers: offerSweep,
  updates: updateSweep,
  messages: messageSweep,
  votes: voteSweep,
  alerts: alertSweep,
  daily: dailySweep,
  changes: changeSweep,
  runs: runSweep,
  exports: exportSweep,
  screening: screeningSweep,
  totals: totalSweep,
} as const satisfies Record<string, MinuteSweep>;
