import { call } from '#app/api/call.server.ts';
import { search, unseen } from '#app/lists/filter.ts';
import { listPage } from '#app/lists/list-page.server.ts';
import { listScreen } from '#app/lists/list-screen.server.ts';
import { toneOf } from '#app/parts/status/tone-of.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import { listWhitelistPeople } from '#contract/whitelist.ts';
import { pathTo } from '#domain/access/addresses.ts';
import { KYC_STAGE, TEST_STAGE, USER_STAGE } from '#domain/status/stage.ts';
import { inWhitelist, viewsOf } from './whitelist-views.ts';

const PEOPLE = listPage({
  texts: 'whitelist',
  counted: 'whitelist:peopleCount',
  filters: { q: search('whitelist:filter.people'), view: unseen(['people'] as const) },
});

/** People with an order who are not on the list: identity, test and standing of each. One press validates one, or all that are ticked; whoever is not verified cannot be. */
export async function loadPeople(visit: SignedInVisit, id: string) {
  const { t } = visit;
  const asked = PEOPLE.read(visit.url.searchParams);
  const { view: _, ...query } = asked;
  const answer = await call(visit, listWhitelistPeople, { params: { id }, query });
  const path = pathTo.manager.whitelist(id);
  return {
    kind: 'people' as const,
    caption: t('whitelist:view.people'),
    ...listScreen(visit, PEOPLE, {
      ...inWhitelist(visit, 'manager', { id, title: answer.issuance.title }),
      asked,
      answer,
      path,
      views: viewsOf(visit, 'manager', path, { current: 'people', pending: null }),
      empty: { icon: 'users', filtered: t('whitelist:empty'), none: t('whitelist:nobodyWaits') },
      bulk: answer.data.some((row) => row.may_validate) && {
        name: 'ids',
        acts: { validate: t('whitelist:validateTicked') },
        blocked: (row) => (row.may_validate ? null : t('whitelist:notVerified')),
      },
      columns: {
        person: { says: (row) => row.name, href: (row) => pathTo.manager.user(row.id), at: ['whole'] },
        identity: {
          as: 'chip',
          says: ({ identity }) =>
            identity
              ? { label: t(`statuses:kyc.${identity}`), tone: toneOf(KYC_STAGE[identity], 'house') }
              : { label: t('users:kycNone'), tone: 'neutral' },
          at: ['chip'],
        },
        test: {
          as: 'chip',
          says: ({ test }) => ({
            label: t(`users:test.${test ?? 'NONE'}`),
            tone: toneOf(TEST_STAGE[test ?? 'NONE'], 'house'),
          }),
          at: ['mid'],
        },
        standing: {
          as: 'chip',
          says: ({ status }) => ({ label: t(`statuses:user.${status}`), tone: toneOf(USER_STAGE[status], 'house') }),
          at: ['mid'],
        },
        address: { as: 'code', says: (row) => row.wallet ?? t('whitelist:noWallet'), at: ['note', 'soft'] },
        tokens: { as: 'tokens', says: (row) => row.tokens || null, at: ['mid'] },
        act: {
          as: 'act',
          says: (row) => row.may_validate && { label: t('whitelist:validate'), one: 'one' },
          of: 'person',
        },
      },
    }),
  };
}
