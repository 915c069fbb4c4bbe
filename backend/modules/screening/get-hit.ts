import { notFound } from '#backend/http/refusal.ts';
import { serve } from '#backend/http/serve.ts';
import { displayName } from '#backend/modules/profiles/display-name.repository.ts';
import { getHit } from '#contract/screening.ts';
import { joinedHit } from './hit-rows.repository.ts';
import { presentHit } from './present-hit.ts';

/** One hit with what is known on both sides. */
export const getHitRoute = serve(getHit, async ({ tx, tenant, user }, { params: { id } }) => {
  const row = await joinedHit(tx, tenant.id, id);
  if (!row) throw notFound();
  const { hit, email, born, nationality, country, listed } = row;
  const by = hit.decidedBy ? await displayName(tx, tenant.id, hit.decidedBy) : null;
  return {
    data: {
      ...presentHit(row),
      known: { email, born, nationality, country },
      listed: { names: hit.names, births: hit.births, note: hit.note, still: listed },
      decided:
        hit.decidedAt && hit.reason !== null ? { by, at: hit.decidedAt.toISOString(), reason: hit.reason } : null,
      own: hit.userId === user.id,
    },
  };
});
