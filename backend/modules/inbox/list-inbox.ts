import type { SignedInCall } from '#backend/http/call.ts';
import { serve } from '#backend/http/serve.ts';
import { absencesToday } from '#backend/modules/absences/read-absences.ts';
import { partyNames } from '#backend/modules/profiles/display-name.repository.ts';
import { listInbox } from '#contract/inbox.ts';
import { lookedAtAs } from '#domain/inbox/looks.ts';
import { moneyText } from '#domain/money/money.ts';
import { inboxCounts, inboxPage, projectTitles } from './inbox.repository.ts';
import { lookersOf } from './looks.repository.ts';
import type { Asking } from './waiting-columns.repository.ts';

export const askingOf = ({ tenant, user, now }: SignedInCall): Asking => ({
  tenantId: tenant.id,
  managerId: user.id,
  now,
  timeZone: tenant.customization.tenant.time_zone,
});

/** What waits for the team, by when it is due. */
export const listInboxRoute = serve(listInbox, async (call, { query }) => {
  const { tx, tenant } = call;
  const asking = askingOf(call);
  // Read at once, as of somebody who stands in for nobody: who does, and asks for what is theirs, is read anew.
  const counts = inboxCounts(tx, asking);
  const [own, kinds, { standsFor, away }, open] = await Promise.all([
    inboxPage(tx, asking, query, [], counts),
    counts,
    absencesToday(call),
    lookersOf(tx, asking),
  ]);
  const isMore = query.whose === 'mine' && standsFor.length > 0;
  const { rows, meta } = isMore ? await inboxPage(tx, asking, query, standsFor, counts) : own;
  const looks = open.filter(({ page }) => rows.some((row) => row.page === page));
  const [names, titles] = await Promise.all([
    partyNames(
      tx,
      tenant.id,
      rows
        .flatMap(({ person, taken_by }) => [person ?? [], taken_by ?? []].flat())
        .concat(
          looks.map(({ id }) => id),
          away.flatMap(({ userId, standInId }) => [userId, standInId ?? []].flat()),
        ),
    ),
    projectTitles(tx, tenant.id, rows.flatMap(({ issuance }) => issuance ?? []).concat(query.issuance ?? [])),
  ]);
  const named = (id: string | null) => (id === null ? null : { id, name: names.get(id) ?? '' });
  const project = (id: string | null) => {
    const title = id === null ? undefined : titles.get(id);
    return id !== null && title ? { id, title } : null;
  };
  return {
    data: rows.map((row) => ({
      id: row.id,
      kind: row.kind,
      page: row.page,
      person: named(row.person),
      title: row.title,
      note: row.note,
      project: project(row.issuance),
      amount: row.cents === null ? null : moneyText(BigInt(row.cents)),
      since: new Date(row.since).toISOString(),
      due_at: new Date(row.due).toISOString(),
      taken_by: named(row.taken_by),
      taken_for_caller: row.taken_by !== null && standsFor.includes(row.taken_by),
      looked_at_by: looks
        .filter(({ kind, page }) => page === row.page && kind === lookedAtAs(row.kind))
        .map(({ id, since }) => ({ id, name: names.get(id) ?? '', since: since.toISOString() })),
    })),
    meta,
    kinds,
    away: away.map(({ userId, standInId, toOn }) => ({
      person: { id: userId, name: names.get(userId) ?? '' },
      stand_in: named(standInId),
      until: toOn,
    })),
    projects: [...titles.keys()].flatMap((id) => project(id) ?? []),
  };
});
