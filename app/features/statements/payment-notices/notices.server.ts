import { call } from '#app/api/call.server.ts';
import { noticeLine } from '#app/features/statements/payment-notice/notice-line.ts';
import { unseen } from '#app/lists/filter.ts';
import { listPage } from '#app/lists/list-page.server.ts';
import { listScreen } from '#app/lists/list-screen.server.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import { listQuarantine } from '#contract/quarantine.ts';
import { pathTo } from '#domain/access/addresses.ts';

const LIST = listPage({ texts: 'notices', filters: { all: unseen(['1']) } });

/** Answers of payment providers that booked nothing because they do not fit: those that wait, or all of them. */
export async function loadNotices(visit: SignedInVisit) {
  const { t, format } = visit;
  const { asked } = LIST.of(visit);
  const { all, ...place } = asked;
  const { data, meta, waiting } = await call(visit, listQuarantine, {
    query: { ...place, ...(all ? {} : { open: '1' as const }) },
  });
  const path = pathTo.manager.paymentNotices;
  return listScreen(visit, LIST, {
    asked,
    answer: { data: data.map((notice) => noticeLine(visit, notice)), meta },
    path,
    crumbs: [{ label: t('notices:statements'), href: pathTo.manager.statements }],
    about: t('notices:about'),
    views: [
      { label: t('notices:waits'), href: path, count: format.tokens(waiting), current: !all },
      { label: t('notices:all'), href: `${path}?all=1`, current: Boolean(all) },
    ],
    empty: { icon: 'bank', filtered: t('notices:none'), none: t('notices:none') },
    isMine: ({ resolved }) => !resolved,
    columns: {
      reason: { says: (row) => row.reason, header: t('notices:reasonColumn'), href: (row) => row.href, at: ['cut'] },
      provider: { says: (row) => row.provider, header: t('notices:providerColumn'), at: ['note', 'soft'] },
      order: {
        says: (row) => row.orderHref && row.reference,
        header: t('notices:order'),
        href: (row) => row.orderHref,
        at: ['mid'],
      },
      amount: { says: (row) => row.amount || row.ether, header: t('notices:amount'), at: ['end', 'sum'] },
      received: { says: (row) => row.received, header: t('notices:received'), at: ['end', 'aside'] },
      resolution: {
        as: 'own',
        says: ({ resolved, resolution }) => (resolved ? [resolution, resolved] : [t('notices:waits')]),
        header: t('notices:resolution'),
        at: ['chip', 'cut'],
      },
    },
  });
}
