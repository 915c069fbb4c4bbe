import { call } from '#app/api/call.server.ts';
import { search, unseen } from '#app/lists/filter.ts';
import { listPage } from '#app/lists/list-page.server.ts';
import { totalText } from '#app/lists/paging.ts';
import { pageHead } from '#app/page-head.server.ts';
import { toneOf } from '#app/parts/status/tone-of.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import { listWhitelistPeople } from '#contract/whitelist.ts';
import { pathTo } from '#domain/access/addresses.ts';
import { KYC_STAGE, TEST_STAGE, USER_STAGE } from '#domain/status/stage.ts';
import { localized } from '#domain/tenant/language.ts';
import { viewsOf } from './whitelist-views.ts';

const PEOPLE = listPage({
  texts: 'whitelist',
  filters: { q: search('whitelist:filter.people'), view: unseen(['people'] as const) },
});

/** People with an order who are not on the list: identity, test and standing of each. */
export async function loadPeople(visit: SignedInVisit, id: string) {
  const { t, format, lang } = visit;
  const asked = PEOPLE.read(visit.url.searchParams);
  const { view: _, ...query } = asked;
  const answer = await call(visit, listWhitelistPeople, { params: { id }, query });
  const path = pathTo.manager.whitelist(id);
  return {
    head: pageHead(visit, { title: t('whitelist:title') }),
    kind: 'people' as const,
    area: 'manager' as const,
    path,
    listHref: pathTo.manager.issuances,
    backHref: pathTo.manager.issuance(id),
    project: localized(answer.issuance.title, lang),
    count: t('whitelist:peopleCount', { count: answer.meta.total, total: totalText(visit, answer.meta) }),
    views: viewsOf(visit, 'manager', path, { current: 'people', pending: null }),
    list: PEOPLE.view(visit, asked, { path, meta: answer.meta }),
    rows: answer.data.map((row) => ({
      id: row.id,
      href: pathTo.manager.user(row.id),
      name: row.name,
      identity: {
        label: row.identity ? t(`statuses:kyc.${row.identity}`) : t('users:kycNone'),
        tone: row.identity ? toneOf(KYC_STAGE[row.identity], 'house') : ('neutral' as const),
      },
      test: { label: t(`users:test.${row.test ?? 'NONE'}`), tone: toneOf(TEST_STAGE[row.test ?? 'NONE'], 'house') },
      status: { label: t(`statuses:user.${row.status}`), tone: toneOf(USER_STAGE[row.status], 'house') },
      wallet: row.wallet ?? t('whitelist:noWallet'),
      tokens: row.tokens > 0 ? format.tokens(row.tokens) : '',
      mayValidate: row.may_validate,
    })),
  };
}
export type PeopleData = Awaited<ReturnType<typeof loadPeople>>;
