import { call } from '#app/api/call.server.ts';
import { roleNames, statusChips } from '#app/features/users/sheet/status-chips.server.ts';
import { answerForm } from '#app/forms/form-action.server.ts';
import type { SubmittedForm } from '#app/forms/submitted-form.ts';
import { USERS } from '#app/lists/exported/users.ts';
import { listScreen } from '#app/lists/list-screen.server.ts';
import { ofTicked } from '#app/lists/ticked.server.ts';
import { inboxViews } from '#app/lists/views.server.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import { listUsers } from '#contract/users.ts';
import { pathTo } from '#domain/access/addresses.ts';
import { ASKED_AT_ONCE } from '#domain/user/asked-papers.ts';
import { waitsForManager } from '#domain/user/kyc-transitions.ts';

const path = pathTo.manager.users;

/** The people of the tenant: what waits, filters, one page of rows, and what is asked of many at once. */
export async function loadUsers(visit: SignedInVisit) {
  const { t } = visit;
  const { asked, query } = USERS.of(visit);
  const answer = await call(visit, listUsers, { query });
  const isToReview = asked.kyc !== 'NONE' && waitsForManager(asked.kyc);
  return listScreen(visit, USERS, {
    asked,
    answer,
    path,
    views: [
      ...inboxViews(visit, 'users', path, answer, {
        identity: { href: `${path}?kyc=MANUAL_REVIEW`, current: isToReview },
        sophisticated: { href: `${pathTo.manager.sophisticatedRequests}?status=REQUESTED` },
      }),
      { href: pathTo.manager.screening, label: t('users:screening') },
    ],
    empty: { icon: 'users', filtered: t('users:empty'), none: t('users:empty') },
    bulk: { name: 'person', acts: { 'ask-papers': t('users:bulk.papers'), message: t('users:bulk.message') } },
    isMine: (row) => waitsForManager(row.kyc_status),
    columns: {
      name: { says: (row) => row.name, href: (row) => pathTo.manager.user(row.id), sortBy: 'name', at: ['whole'] },
      represented: { says: (row) => row.representative, at: ['widest', 'cut', 'soft'] },
      email: { says: (row) => row.email, at: ['note', 'cut', 'soft'] },
      // Beside the menu they would leave e-mail addresses a few letters: the filter and the sheet tell them, too.
      roles: { says: (row) => roleNames(visit, row), at: ['widest'] },
      status: { as: 'chip', says: (row) => statusChips(visit, row).user, at: ['mid'] },
      kyc: { as: 'chip', says: (row) => statusChips(visit, row).kyc, at: ['chip'] },
      until: { as: 'date', says: (row) => row.identity_until, at: ['widest'] },
      test: { as: 'chip', says: (row) => statusChips(visit, row).test, at: ['widest'] },
      registered: { as: 'recent', says: (row) => row.registered_at, at: ['aside'], sortBy: 'created_at' },
      first: { as: 'recent', says: (row) => row.first_investment_at, at: ['widest'], sortBy: 'first_investment' },
      visit: { as: 'recent', says: (row) => row.last_visit_at, at: ['widest'] },
      invested: { as: 'money', says: (row) => (row.first_investment_at ? row.invested : null), at: ['sum'] },
      act: {
        as: 'act',
        says: (row) => waitsForManager(row.kyc_status) && t('users:review'),
        of: 'name',
        href: (row) => pathTo.manager.identityCheck(row.id),
      },
    },
  });
}

/** Whoever is ticked is asked for papers, or written to: each button leads to a form about these people. */
export function changeUsers(visit: SignedInVisit, form: SubmittedForm) {
  const people = { name: 'person', none: visit.t('users:bulk.none'), most: ASKED_AT_ONCE };
  return answerForm(visit, form, {
    'ask-papers': ofTicked(people, (ids) => pathTo.manager.askPapers(ids.join())),
    message: ofTicked(people, (ids) => pathTo.manager.writeToPeople(ids.join())),
  });
}
