import { call } from '#app/api/call.server.ts';
import { ApiFailure } from '#app/api/failure.ts';
import { pageHead } from '#app/page-head.server.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import type { IssuancePage } from '#contract/issuance.ts';
import { getIssuance, listIssuances } from '#contract/issuances.ts';
import { pathTo } from '#domain/access/addresses.ts';
import { localized } from '#domain/tenant/language.ts';
import { compareRows } from './compare-rows.server.ts';
import { comparedIds, MOST_COMPARED } from './compared.ts';

/** Projects to choose from: the newest that one may see. */
const MOST_CHOICES = 50;

/** Two or three projects beside each other, all of it in the address; with fewer, the choice alone. Who may see a project is its page's rule. */
export async function loadCompare(visit: SignedInVisit) {
  const { t, url, lang } = visit;
  const { ids, tooMany } = comparedIds(url.searchParams);
  const [found, { data: choices }] = await Promise.all([
    Promise.all(ids.map((id) => projectOf(visit, id))),
    call(visit, listIssuances, { query: { per_page: MOST_CHOICES } }),
  ]);
  const pages = found.filter((page) => page !== null);
  const isCompared = pages.length > 1;
  const title = t('issuances:compare.title');
  return {
    head: pageHead(visit, { title }),
    crumbs: [{ label: t('issuances:list.title'), href: pathTo.user.issuances }, { label: title }],
    projects: isCompared
      ? pages.map((page) => ({
          id: page.id,
          title: localized(page.title, lang),
          href: pathTo.user.issuance(page.id),
        }))
      : [],
    rows: isCompared ? compareRows(visit, pages) : [],
    said: [
      ...(tooMany ? [t('issuances:compare.tooMany', { count: MOST_COMPARED })] : []),
      ...(pages.length < ids.length ? [t('issuances:compare.gone')] : []),
      ...(ids.length > 0 && !isCompared ? [t('issuances:compare.tooFew')] : []),
    ],
    choices: choicesOf(visit, choices, pages),
  };
}

export type CompareData = Awaited<ReturnType<typeof loadCompare>>;

/** Null for a project that is not there for this reader: an address may name any. */
async function projectOf(visit: SignedInVisit, id: string): Promise<IssuancePage | null> {
  try {
    return (await call(visit, getIssuance, { params: { id } })).data;
  } catch (failure) {
    if (failure instanceof ApiFailure && failure.status === 404) return null;
    throw failure;
  }
}

type Named = Pick<IssuancePage, 'id' | 'title'>;

/** What is compared stands first among the choices, ticked, also where it is not among the newest. */
function choicesOf({ lang }: SignedInVisit, all: readonly Named[], pages: readonly Named[]) {
  const others = all.filter(({ id }) => !pages.some((page) => page.id === id));
  return [...pages, ...others].map(({ id, title }, at) => ({
    id,
    title: localized(title, lang),
    ticked: at < pages.length,
  }));
}
