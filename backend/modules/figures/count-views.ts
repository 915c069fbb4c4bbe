import { Refusal } from '#backend/http/refusal.ts';
import { serve } from '#backend/http/serve.ts';
import { BATCH_AGE_MS, countViews } from '#contract/figures.ts';
import { dayIn } from '#domain/time/zone.ts';
import { addViews, takeBatch } from './figures.repository.ts';

/** Ours: how far a dashboard's clock may be before ours. */
const AHEAD_MS = 10 * 60_000;

/** Counts what a dashboard's door has seen; 403 for anybody else. Names of batches are kept longer than a batch is taken in, so that none counts twice. */
export const countViewsRoute = serve(countViews, async ({ tx, tenant, now, isDashboard }, { body }) => {
  if (!isDashboard) throw new Refusal(403, 'access.denied');
  const from = new Date(body.from);
  const age = now.getTime() - from.getTime();
  if (age > BATCH_AGE_MS || age < -AHEAD_MS) return { data: { counted: 0 } };
  if (!(await takeBatch(tx, tenant.id, body.batch, now))) return { data: { counted: 0 } };
  const day = dayIn(from, tenant.customization.tenant.time_zone);
  return { data: { counted: await addViews(tx, tenant.id, day, body.pages) } };
});
