import type { Deps } from '#backend/deps.ts';
import { actsAsManager } from '#backend/http/acts-as-manager.ts';
import { fieldRefusal, notFound, Refusal } from '#backend/http/refusal.ts';
import { serve } from '#backend/http/serve.ts';
import { everyTenant } from '#backend/jobs/tenant-work.ts';
import { lockIssuance } from '#backend/modules/investments/investments.repository.ts';
import { releaseTokens } from '#backend/modules/transfers/hold-tokens.ts';
import type { Work } from '#backend/work.ts';
import { returnLegitimation } from '#contract/legitimations.ts';
import { holderReturns } from '#domain/legitimation/legitimation.ts';
import { problem } from '#domain/validation/problem.ts';
import { tellOfLegitimation } from './legitimation-mail.ts';
import { endLegitimation, type LegitimationRow, pastLegitimations } from './legitimations.repository.ts';
import { ownLegitimation } from './own-legitimation.ts';
import { todayOf } from './present-legitimation.ts';

type End = Parameters<typeof endLegitimation>[3];

/** Gives one back: by its holder, or noted by a manager with how it came. */
export const returnLegitimationRoute = serve(returnLegitimation, async (call, { params, body: { note } }) => {
  const { user, now } = call;
  const row = await ownLegitimation(call, params.id);
  const asManager = actsAsManager(call);
  if (!asManager && !holderReturns(row.purpose)) throw new Refusal(409, 'legitimation.relied_on');
  if (asManager && !note) throw fieldRefusal({ note: problem('validator.error_null') });
  const end = { ending: 'RETURNED', endedAt: now, endedBy: user.id, endingNote: note ?? null } as const;
  if (!(await ended(call, row, end))) throw new Refusal(409, 'legitimation.ended');
  return { data: { id: row.id } };
});

/** Ends what is past its last day, frees its tokens and tells the holder, once. */
export function sweepLegitimations(deps: Deps): Promise<void> {
  return everyTenant(deps, async (work) => {
    const { tx, tenant, now } = work;
    for (const row of await pastLegitimations(tx, tenant.id, todayOf(work)))
      await ended(work, row, { ending: 'EXPIRED', endedAt: now, endedBy: null, endingNote: null });
  });
}

/** Ends one under its issuance's lock; false where it had ended. */
async function ended(work: Work, { id, issuanceId }: LegitimationRow, end: End): Promise<boolean> {
  const { tx, tenant } = work;
  if (!(await lockIssuance(tx, issuanceId))) throw notFound();
  const row = await endLegitimation(tx, tenant.id, id, end);
  if (!row) return false;
  await releaseTokens(work, { cause: 'CERTIFICATE', ref: id });
  const kind = end.ending === 'RETURNED' ? 'returned' : 'expired';
  await work.audit(`legitimation.${kind}`, {
    subject: { type: 'user', id: row.userId },
    details: { number: row.number, issuance: issuanceId, tokens: row.tokens },
  });
  await tellOfLegitimation(work, row, kind);
  return true;
}
