import { call } from '#app/api/call.server.ts';
import { listPage } from '#app/lists/list-page.server.ts';
import { listScreen } from '#app/lists/list-screen.server.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import { listMessages } from '#contract/messages.ts';
import { pathTo } from '#domain/access/addresses.ts';
import { localized } from '#domain/tenant/language.ts';
import { type Area, STATE_TONES } from './message-view.ts';
import { viewsOf } from './views.ts';

const LIST = listPage({ texts: 'messages', counted: 'messages:count', filters: {} });

/** What was written to many: by all of the house for a manager, of their own projects for an issuer. */
export async function loadSent(visit: SignedInVisit, area: Area) {
  const { t, lang } = visit;
  const { asked, query } = LIST.of(visit);
  const { notifications: path } = pathTo[area];
  return {
    kind: 'sent' as const,
    ...listScreen(visit, LIST, {
      asked,
      answer: await call(visit, listMessages, { query }),
      path,
      keep: ['view'],
      acts: [
        area === 'manager' && {
          href: `${path}?message=new`,
          label: t('messages:write.act'),
          tone: 'primary' as const,
        },
      ],
      views: viewsOf(visit, area, 'sent'),
      empty: { icon: 'mail', filtered: t('messages:none'), none: t('messages:none') },
      columns: {
        subject: {
          says: (row) => localized(row.subject, lang),
          href: (row) => `${path}?message=${row.id}`,
          at: ['cut'],
        },
        state: {
          as: 'chip',
          says: ({ state }) => ({ label: t(`messages:state.${state}`), tone: STATE_TONES[state] }),
          at: ['chip'],
        },
        to: { says: (row) => t(`messages:audience.${row.audience}`), at: ['note', 'soft'] },
        project: {
          says: ({ project }) => project && localized(project.title, lang),
          href: ({ project }) => project && pathTo[area].issuance(project.id),
          at: ['mid', 'cut'],
        },
        by: { says: (row) => row.by, at: ['mid'] },
        told: { as: 'tokens', says: ({ state, told }) => (state === 'DRAFT' ? null : told), at: ['sum'] },
        date: { as: 'recent', says: (row) => row.at, at: ['aside', 'soft'] },
      },
    }),
  };
}
export type SentData = Awaited<ReturnType<typeof loadSent>>;
