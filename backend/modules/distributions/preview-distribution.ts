import type { SignedInCall } from '#backend/http/call.ts';
import { serve } from '#backend/http/serve.ts';
import { previewDistribution } from '#contract/distributions.ts';
import { grossOf, grossPerToken } from '#domain/distribution/amounts.ts';
import type { Day } from '#domain/time/zone.ts';
import { presentSums } from './present.ts';
import { proposedFor } from './proposed.ts';
import { recordMoment } from './record-moment.ts';
import { registerAt } from './register.repository.ts';
import { today, workOut } from './work-out.ts';

/** What each holder would get of a proposal, in sums; nothing is written. */
export const previewDistributionRoute = serve(previewDistribution, async (call, { params, query }) => {
  const [proposed, held] = await Promise.allSettled([
    proposedFor(call, params.id, query),
    registerOn(call, params.id, query.record_on),
  ]);
  // What is wrong with the proposal is said before what is wrong with its day.
  if (proposed.status === 'rejected') throw proposed.reason;
  if (held.status === 'rejected') throw held.reason;
  const { amounts } = proposed.value;
  const register = held.value;
  const { sums } = workOut(call, { ...amounts, kind: query.kind }, register);
  return {
    data: {
      holders: sums.holders,
      tokens: Number(sums.tokens),
      per_token: grossPerToken(grossOf(amounts), sums.tokens),
      rounded_up: sums.extraHolders,
      sums: presentSums({ ...amounts, ...sums }),
    },
  };
});

async function registerOn(call: SignedInCall, issuanceId: string, day: Day | undefined) {
  const { at } = await recordMoment(call, issuanceId, day);
  return registerAt(call.tx, { tenantId: call.tenant.id, issuanceId, at, on: today(call) });
}
