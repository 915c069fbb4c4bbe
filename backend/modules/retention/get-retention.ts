import { serve } from '#backend/http/serve.ts';
import { getRetention, type RetentionJson } from '#contract/retention.ts';
import { FLEETING_DAYS, FLEETING_KINDS, LASTING_KINDS } from '#domain/retention/retention.ts';
import { dayIn } from '#domain/time/zone.ts';
import { KEPT_KINDS, ruleOn } from '#domain/user/retention.ts';
import { keptOfTheGone, removedSoFar } from './retention.repository.ts';

/** Every kind of data: by the rule that holds today, with what waits and what has gone. */
export const getRetentionRoute = serve(getRetention, async ({ tx, tenant, now }) => {
  const timeZone = tenant.customization.tenant.time_zone;
  const today = dayIn(now, timeZone);
  const [gone, removed] = await Promise.all([keptOfTheGone(tx, tenant.id, timeZone), removedSoFar(tx, tenant.id)]);
  const byLaw = KEPT_KINDS.flatMap((kind): RetentionJson[] => {
    const rule = ruleOn(kind, today);
    const row = gone.find((each) => each.kind === kind);
    const term = rule && { unit: 'years' as const, count: rule.years, source: rule.source };
    if (!term) return [];
    const went = row?.last_on ? { count: Number(row.removed), last_on: row.last_on } : null;
    return [{ kind, term, waiting: { people: row?.people ?? 0, next: row?.next ?? null }, removed: went }];
  });
  const byPurpose = FLEETING_KINDS.map(
    (kind): RetentionJson => ({
      kind,
      term: { unit: 'days', count: FLEETING_DAYS[kind] },
      waiting: null,
      removed: removed.get(kind) ?? null,
    }),
  );
  const lasting = LASTING_KINDS.map(
    (kind): RetentionJson => ({ kind, term: { unit: 'lasting' }, waiting: null, removed: null }),
  );
  return { data: [...byLaw, ...byPurpose, ...lasting] };
});
