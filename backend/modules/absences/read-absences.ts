import type { SignedInCall } from '#backend/http/call.ts';
import { serve } from '#backend/http/serve.ts';
import { displayNames } from '#backend/modules/profiles/display-name.repository.ts';
import { listAbsences } from '#contract/absences.ts';
import { standInOn, standsInFor } from '#domain/team/absence.ts';
import { dayIn } from '#domain/time/zone.ts';
import { managerIds, openAbsences } from './absences.repository.ts';

const todayOf = ({ tenant, now }: Pick<SignedInCall, 'tenant' | 'now'>) =>
  dayIn(now, tenant.customization.tenant.time_zone);

/** Who of the team is away or will be, and who can stand in for the caller. */
export const listAbsencesRoute = serve(listAbsences, async (call) => {
  const { tx, tenant, user } = call;
  const [open, managers] = await Promise.all([openAbsences(tx, tenant.id, todayOf(call)), managerIds(tx, tenant.id)]);
  const names = await displayNames(tx, tenant.id, [
    ...managers,
    ...open.flatMap(({ userId, standInId }) => [userId, standInId]),
  ]);
  const named = (id: string) => ({ id, name: names.get(id) ?? '' });
  return {
    data: {
      absences: open.map(({ id, userId, standInId, fromOn, toOn }) => ({
        id,
        person: named(userId),
        stand_in: named(standInId),
        from_on: fromOn,
        to_on: toOn,
      })),
      colleagues: [...managers]
        .filter((id) => id !== user.id)
        .map(named)
        .sort((a, b) => a.name.localeCompare(b.name)),
    },
  };
});

/** Whose part the caller does today, and who is away. */
export async function absencesToday(call: SignedInCall) {
  const { tx, tenant, user } = call;
  const today = todayOf(call);
  const [noted, managers] = await Promise.all([openAbsences(tx, tenant.id, today), managerIds(tx, tenant.id)]);
  const open = noted.filter(({ fromOn }) => fromOn <= today);
  const isThere = (id: string) => managers.has(id);
  return {
    standsFor: standsInFor(open, user.id, today, isThere),
    away: open
      .filter(({ userId }) => isThere(userId))
      .map(({ userId, toOn }) => ({ userId, toOn, standInId: standInOn(open, userId, today, isThere) })),
  };
}
