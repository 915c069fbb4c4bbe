import { fieldRefusal } from '#backend/http/refusal.ts';
import { serve } from '#backend/http/serve.ts';
import { noteAbsence } from '#contract/absences.ts';
import { type AbsenceRefusal, absenceEnds, absenceRefusal, absenceStarts } from '#domain/team/absence.ts';
import { dayIn } from '#domain/time/zone.ts';
import { checkDate } from '#domain/validation/date.ts';
import { problem } from '#domain/validation/problem.ts';
import { tellOfAbsence } from './absence-mail.ts';
import { insertAbsence, lockAbsences, managerIds, openAbsences } from './absences.repository.ts';

/** What a refusal of the rule says, and at which field. */
const SAID = {
  oneself: ['stand_in', 'validator.error_stand_in'],
  no_manager: ['stand_in', 'validator.error_stand_in'],
  circle: ['stand_in', 'validator.error_stand_in_circle'],
  overlaps: ['from_on', 'validator.error_absence_overlaps'],
  too_many: ['from_on', 'validator.error_absence_many'],
} as const satisfies Record<AbsenceRefusal, readonly [string, string]>;

/** Notes days on which a manager is away. Refusals: contract/absences.ts. */
export const noteAbsenceRoute = serve(noteAbsence, async (call, { body }) => {
  const { tx, tenant, user, now } = call;
  const today = dayIn(now, tenant.customization.tenant.time_zone);
  const [from, to] = [checkDate(body.from_on, absenceStarts(today)), checkDate(body.to_on, absenceEnds(body.from_on))];
  if (from || to) throw fieldRefusal({ ...(from ? { from_on: from } : {}), ...(to ? { to_on: to } : {}) });
  await lockAbsences(tx, tenant.id);
  const [noted, managers] = await Promise.all([openAbsences(tx, tenant.id, today), managerIds(tx, tenant.id)]);
  const asked = { userId: user.id, standInId: body.stand_in, fromOn: body.from_on, toOn: body.to_on };
  const refusal = absenceRefusal(asked, noted, (id) => managers.has(id));
  if (refusal) {
    const [field, key] = SAID[refusal];
    throw fieldRefusal({ [field]: problem(key) });
  }
  const made = await insertAbsence(tx, { tenantId: tenant.id, ...asked, notedAt: now });
  if (!made) throw new Error('an absence was not written');
  await call.audit('absence.noted', {
    subject: { type: 'user', id: user.id },
    details: { stand_in: body.stand_in, from: body.from_on, to: body.to_on },
  });
  await tellOfAbsence(call, made, 'noted');
  return { data: { id: made.id } };
});
