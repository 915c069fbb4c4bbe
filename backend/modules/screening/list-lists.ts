import { serve } from '#backend/http/serve.ts';
import { displayNames } from '#backend/modules/profiles/display-name.repository.ts';
import { listWatchLists } from '#contract/screening.ts';
import { WATCH_LISTS } from '#domain/screening/watch-list.ts';
import { editionsInUse } from './editions.repository.ts';
import { lastFetch } from './fetches.repository.ts';

/** What people are held beside, and how far that has come. */
export const listWatchListsRoute = serve(listWatchLists, async ({ tx, tenant }) => {
  const [editions, last] = await Promise.all([editionsInUse(tx, tenant.id), lastFetch(tx, tenant.id, 'sanctions')]);
  const { sanctionsAddress } = tenant.settings.screening;
  const address = sanctionsAddress
    ? { host: new URL(sanctionsAddress).hostname, last: last && presentFetch(last) }
    : null;
  const names = await displayNames(
    tx,
    tenant.id,
    editions.flatMap(({ importedBy }) => importedBy ?? []),
  );
  return {
    data: WATCH_LISTS.map((list) => {
      const edition = editions.find((one) => one.list === list);
      return {
        list,
        address: list === 'sanctions' ? address : null,
        edition: edition
          ? {
              file_name: edition.fileName,
              entries: edition.entries,
              made_at: edition.madeAt?.toISOString() ?? null,
              imported_at: edition.importedAt.toISOString(),
              imported_by: edition.importedBy ? (names.get(edition.importedBy) ?? null) : null,
              screened: edition.screened,
              screened_at: edition.screenedAt?.toISOString() ?? null,
            }
          : null,
      };
    }),
  };
});

function presentFetch({ result, fault, problem, at, goodAt }: NonNullable<Awaited<ReturnType<typeof lastFetch>>>) {
  return { result, fault, problem, at: at.toISOString(), good_at: goodAt?.toISOString() ?? null };
}
