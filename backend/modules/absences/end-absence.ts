import type { Deps } from '#backend/deps.ts';
import { notFound } from '#backend/http/refusal.ts';
import { serve } from '#backend/http/serve.ts';
import { everyTenant } from '#backend/jobs/tenant-work.ts';
import type { Work } from '#backend/work.ts';
import { endAbsence } from '#contract/absences.ts';
import { dayIn } from '#domain/time/zone.ts';
import { tellOfAbsence } from './absence-mail.ts';
import { type AbsenceRow, lockAbsences, markEnded, markPast, openAbsences } from './absences.repository.ts';

/** Ends one's own absence, or one in which one stands in, before its last day. */
export const endAbsenceRoute = serve(endAbsence, async (call, { params: { id } }) => {
  const { tx, tenant, user, now } = call;
  await lockAbsences(tx, tenant.id);
  const today = dayIn(now, tenant.customization.tenant.time_zone);
  const found = (await openAbsences(tx, tenant.id, today)).find((each) => each.id === id);
  if (!found || ![found.userId, found.standInId].includes(user.id)) throw notFound();
  const row = await markEnded(tx, tenant.id, id, now);
  if (!row) throw notFound();
  await told(call, row);
  return { data: { id } };
});

/** Ends what is past its last day. The day itself has ended it: this tells the two, once. */
export function sweepAbsences(deps: Deps): Promise<void> {
  return everyTenant(deps, async (work) => {
    const { tx, tenant, now } = work;
    const past = await markPast(tx, tenant.id, dayIn(now, tenant.customization.tenant.time_zone), now);
    for (const row of past) await told(work, row);
  });
}

async function told(work: Work, row: AbsenceRow): Promise<void> {
  await work.audit('absence.ended', {
    subject: { type: 'user', id: row.userId },
    details: { stand_in: row.standInId, from: row.fromOn, to: row.toOn },
  });
  await tellOfAbsence(work, row, 'ended');
}
