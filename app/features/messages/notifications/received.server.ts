import { call } from '#app/api/call.server.ts';
import { formOf } from '#app/forms/form-of.server.ts';
import { listPage } from '#app/lists/list-page.server.ts';
import { pageHead } from '#app/page-head.server.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import { listNotifications } from '#contract/notifications.ts';
import { pathTo } from '#domain/access/addresses.ts';
import { localized } from '#domain/tenant/language.ts';
import { readForm } from './message.form.ts';
import { type Area, paragraphsOf } from './message-view.ts';
import { viewsOf } from './views.ts';

const LIST = listPage({ texts: 'messages', filters: {} });

/** What somebody was written, whole, the newest first. */
export async function loadReceived(visit: SignedInVisit, area: Area | 'user') {
  const { t, format, lang } = visit;
  const asked = LIST.read(visit.url.searchParams);
  const { data, meta, unread } = await call(visit, listNotifications, { query: asked });
  const newest = data[0]?.at;
  return {
    head: pageHead(visit, { title: t('messages:title') }),
    kind: 'received' as const,
    count: unread > 0 ? t('messages:unread', { count: unread }) : '',
    read: unread > 0 && newest ? { form: formOf(readForm), until: newest } : null,
    links:
      area === 'user'
        ? [
            { href: pathTo.user.alerts, label: t('messages:alerts.link') },
            { href: pathTo.user.mailChoices, label: t('messages:mails.link') },
          ]
        : [],
    views: area === 'user' ? [] : viewsOf(visit, area, 'received'),
    list: LIST.view(visit, asked, { path: pathTo[area].notifications, meta, keep: ['view'] }),
    none: t(area === 'user' ? 'messages:nothingInvestor' : 'messages:nothing'),
    rows: data.map((row) => ({
      id: row.id,
      subject: localized(row.subject, lang),
      about: [t('messages:by', { who: row.by }), format.dateTime(row.at)].join(' · '),
      paragraphs: paragraphsOf(row.text, lang),
      project: row.project && {
        title: localized(row.project.title, lang),
        href: pathTo[area].issuance(row.project.id),
      },
      isNew: !row.read,
    })),
  };
}
export type ReceivedData = Awaited<ReturnType<typeof loadReceived>>;
