import { call } from '#app/api/call.server.ts';
import { viewsOf } from '#app/features/messages/notifications/views.ts';
import { choice, chosenFrom, day, period, search } from '#app/lists/filter.ts';
import { listPage } from '#app/lists/list-page.server.ts';
import { totalText } from '#app/lists/paging.ts';
import { pageHead } from '#app/page-head.server.ts';
import { mailWords } from '#app/parts/mails/mail-words.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import { listMails } from '#contract/mails.ts';
import { pathTo } from '#domain/access/addresses.ts';
import { MAIL_KINDS } from '#domain/message/mail-secrets.ts';
import { MAIL_STANDINGS } from '#domain/message/mail-state.ts';

const LIST = listPage({
  texts: 'mails',
  filters: {
    q: search('mails:filter.search'),
    standing: choice(MAIL_STANDINGS, {
      label: 'mails:filter.standing',
      any: 'mails:filter.anyStanding',
      named: 'mails:standing',
    }),
    date: period({ label: 'mails:filter.date', any: 'mails:filter.anyDate' }),
    kind: chosenFrom(MAIL_KINDS, { label: 'mails:filter.kind', any: 'mails:filter.anyKind' }),
    from: day({ label: 'mails:filter.from', chip: 'mails:filter.fromChip' }),
    to: day({ label: 'mails:filter.to', chip: 'mails:filter.toChip' }),
  },
});

/** Every mail that the system has written to anybody: to whom, of what, how it stands, when. */
export async function loadSystemMails(visit: SignedInVisit) {
  const { t, format } = visit;
  const { asked, query } = LIST.of(visit);
  const { data, meta } = await call(visit, listMails, { query });
  return {
    head: pageHead(visit, { title: t('messages:system') }),
    kind: 'mails' as const,
    count: t('mails:count', { count: meta.total, total: totalText(visit, meta) }),
    views: viewsOf(visit, 'manager', 'system'),
    list: LIST.view(visit, asked, {
      path: pathTo.manager.notifications,
      meta,
      keep: ['view'],
      options: { kind: kindsOf(visit) },
    }),
    rows: data.map((row) => {
      const { what, state } = mailWords(visit, row);
      return {
        id: row.id,
        href: pathTo.manager.mail(row.id),
        subject: row.subject ?? what,
        what: row.subject === null ? '' : what,
        to: row.to,
        person: row.person && { name: row.person.name, href: pathTo.manager.user(row.person.id) },
        state,
        written: format.recent(row.written_at),
      };
    }),
  };
}
export type SystemMailsData = Awaited<ReturnType<typeof loadSystemMails>>;

/** Kinds by their names, in the reader's order of letters. */
function kindsOf({ t, lang }: SignedInVisit) {
  return MAIL_KINDS.map((value) => ({ value, label: t(`mails:kind.${value}`) })).sort((a, b) =>
    a.label.localeCompare(b.label, lang),
  );
}
