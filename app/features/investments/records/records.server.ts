import { call } from '#app/api/call.server.ts';
import { keyedSections } from '#app/features/investments/record/keyed-sections.ts';
import { pagingOf, placeOf } from '#app/lists/paging.ts';
import { pageHead } from '#app/page-head.server.ts';
import { investmentView } from '#app/parts/investment/investment-view.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import { listInvestments } from '#contract/investments.ts';
import { getOwnAcceptances } from '#contract/records.ts';
import { pathTo } from '#domain/access/addresses.ts';

const PER_PAGE = 20;

/** Every order with the way to its record, and what was accepted besides them. */
export async function loadRecords(visit: SignedInVisit) {
  const { t, url } = visit;
  const place = placeOf(url.searchParams);
  const [{ data, meta }, besides] = await Promise.all([
    call(visit, listInvestments, { query: { ...place, per_page: PER_PAGE } }),
    call(visit, getOwnAcceptances),
  ]);
  return {
    head: pageHead(visit, { title: t('investments:records.title') }),
    crumbs: [
      { label: t('investments:title'), href: pathTo.user.investments },
      { label: t('investments:records.title') },
    ],
    rows: data.map((investment) => {
      const { id, project, reference, date, status, total } = investmentView(visit, investment);
      return { id, title: project.title, note: `${reference} · ${date}`, status, total, href: pathTo.user.record(id) };
    }),
    paging: pagingOf(visit, pathTo.user.records, meta),
    sections: keyedSections(besides.data.sections),
    accountHref: pathTo.user.account,
  };
}

export type RecordsData = Awaited<ReturnType<typeof loadRecords>>;
