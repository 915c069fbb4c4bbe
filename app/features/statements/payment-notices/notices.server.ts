import { call } from '#app/api/call.server.ts';
import { noticeLine } from '#app/features/statements/payment-notice/notice-line.ts';
import { unseen } from '#app/lists/filter.ts';
import { listPage } from '#app/lists/list-page.server.ts';
import { pageHead } from '#app/page-head.server.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import { listQuarantine } from '#contract/quarantine.ts';
import { pathTo } from '#domain/access/addresses.ts';

const LIST = listPage({ texts: 'notices', filters: { all: unseen(['1']) } });

/** Answers of payment providers that booked nothing because they do not fit: those that wait, or all of them. */
export async function loadNotices(visit: SignedInVisit) {
  const { t, url, format } = visit;
  const { all, ...place } = LIST.read(url.searchParams);
  const { data, meta, waiting } = await call(visit, listQuarantine, {
    query: { ...place, ...(all ? {} : { open: '1' as const }) },
  });
  const path = pathTo.manager.paymentNotices;
  return {
    head: pageHead(visit, { title: t('notices:title') }),
    statementsHref: pathTo.manager.statements,
    views: [
      { label: t('notices:waits'), href: path, count: format.tokens(waiting), current: !all },
      { label: t('notices:all'), href: `${path}?all=1`, current: Boolean(all) },
    ],
    rows: data.map((notice) => noticeLine(visit, notice)),
    list: LIST.view(visit, { all, ...place }, { path, meta }),
  };
}

export type NoticesData = Awaited<ReturnType<typeof loadNotices>>;
