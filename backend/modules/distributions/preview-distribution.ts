import { serve } from '#backend/http/serve.ts';
import { previewDistribution } from '#contract/distributions.ts';
import { grossOf, grossPerToken } from '#domain/distribution/amounts.ts';
import { presentSums } from './present.ts';
import { proposedFor } from './proposed.ts';
import { recordMoment } from './record-moment.ts';
import { registerAt } from './register.repository.ts';
import { today, workOut } from './work-out.ts';

/** What each holder would get of a proposal, in sums; nothing is written. */
export const previewDistributionRoute = serve(previewDistribution, async (call, { params, query }) => {
  const { issuance, amounts } = await proposedFor(call, params.id, query);
  const { at } = await recordMoment(call, issuance.id, query.record_on);
  const register = await registerAt(call.tx, {
    tenantId: call.tenant.id,
    issuanceId: issuance.id,
    at,
    on: today(call),
  });
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
