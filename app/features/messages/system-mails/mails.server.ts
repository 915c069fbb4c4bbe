import { call } from '#app/api/call.server.ts';
import { viewsOf } from '#app/features/messages/notifications/views.ts';
import { choice, chosenFrom, day, period, search } from '#app/lists/filter.ts';
import { listPage } from '#app/lists/list-page.server.ts';
import { listScreen } from '#app/lists/list-screen.server.ts';
import { pageHead } from '#app/page-head.server.ts';
import { mailWords } from '#app/parts/mails/mail-words.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import { listMails } from '#contract/mails.ts';
import { pathTo } from '#domain/access/addresses.ts';
import { MAIL_KINDS } from '#domain/message/mail-secrets.ts';
import { MAIL_STANDINGS } from '#domain/message/mail-state.ts';

const LIST = listPage({
  texts: 'mails',
  counted: 'mails:count',
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
  const { t } = visit;
  const { asked, query } = LIST.of(visit);
  const { data, meta } = await call(visit, listMails, { query });
  return {
    kind: 'mails' as const,
    ...listScreen(visit, LIST, {
      asked,
      answer: { data: data.map((row) => ({ ...row, ...mailWords(visit, row) })), meta },
      path: pathTo.manager.notifications,
      keep: ['view'],
      options: { kind: kindsOf(visit) },
      title: t('messages:title'),
      about: t('mails:log'),
      views: viewsOf(visit, 'manager', 'system'),
      empty: { icon: 'mail', filtered: t('mails:filtered'), none: t('mails:noneYet') },
      columns: {
        subject: {
          says: (row) => row.subject ?? row.what,
          href: (row) => pathTo.manager.mail(row.id),
          note: (row) => row.subject !== null && row.what,
          at: ['cut'],
        },
        person: {
          says: ({ person }) => person?.name,
          href: ({ person }) => person && pathTo.manager.user(person.id),
          at: ['wide'],
        },
        to: { says: (row) => row.to, at: ['note', 'soft'] },
        state: { as: 'chip', says: (row) => row.state, at: ['chip'] },
        written: { as: 'recent', says: (row) => row.written_at, at: ['aside', 'soft'] },
      },
    }),
    head: pageHead(visit, { title: t('messages:system') }),
  };
}
export type SystemMailsData = Awaited<ReturnType<typeof loadSystemMails>>;

/** Kinds by their names, in the reader's order of letters. */
function kindsOf({ t, lang }: SignedInVisit) {
  return MAIL_KINDS.map((value) => ({ value, label: t(`mails:kind.${value}`) })).sort((a, b) =>
    a.label.localeCompare(b.label, lang),
  );
}
