import { redirect } from '@remix-run/node';
import { call } from '#app/api/call.server.ts';
import { answerForm, formAct } from '#app/forms/form-action.server.ts';
import { formOf } from '#app/forms/form-of.server.ts';
import type { SubmittedForm } from '#app/forms/submitted-form.ts';
import { pageHead } from '#app/page-head.server.ts';
import { deletionView } from '#app/parts/deletion/deletion-view.server.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import type { AnswerOf } from '#contract/endpoint.ts';
import { deleteUser, getUserDeletion } from '#contract/user-deletion.ts';
import { pathTo } from '#domain/access/addresses.ts';
import type { PersonKeptBy } from '#domain/user/deletion.ts';
import { deleteUserForm } from './delete.form.ts';
import { goneView } from './gone.server.ts';

type Known = AnswerOf<typeof getUserDeletion>['data'];

/** The question before a person's account goes; what keeps it; or, of one who is gone, what is kept of them. */
export async function loadDeleteUser(visit: SignedInVisit, id: string | undefined) {
  const { t } = visit;
  const userId = id ?? '';
  const { data } = await call(visit, getUserDeletion, { params: { id: userId } });
  const gone = goneView(visit, data);
  const sheetHref = pathTo.manager.user(userId);
  return {
    head: pageHead(visit, { title: gone?.title ?? t('deletion:title', { name: data.name }) }),
    crumbs: [
      { label: t('users:title'), href: pathTo.manager.users },
      ...(gone ? [] : [{ label: data.name, href: sheetHref }]),
      { label: gone ? t('deletion:gone.title') : t('deletion:crumb') },
    ],
    backHref: gone ? pathTo.manager.users : sheetHref,
    person: { label: t('deletion:person'), value: [data.name, data.email].filter(Boolean).join(' · ') },
    email: data.email ?? '',
    view: deletionView(visit, data, (reason) => placeOf(reason, userId, data)),
    gone,
    form: formOf(deleteUserForm(data.email ?? ''), visit),
  };
}

export type DeleteUserData = Awaited<ReturnType<typeof loadDeleteUser>>;

/** Deletes the account and stays: the page says what is kept. What has come to hang on it meanwhile is shown in the question's place. */
export async function changeDeleteUser(visit: SignedInVisit, id: string | undefined, form: SubmittedForm) {
  const params = { id: id ?? '' };
  const { data } = await call(visit, getUserDeletion, { params });
  const here = pathTo.manager.deleteUser(params.id);
  // Another window was faster.
  if (data.deleted) throw redirect(here, 303);
  return answerForm(visit, form, {
    '': formAct({
      schema: deleteUserForm(data.email ?? ''),
      send: ({ reason }, idempotencyKey) => call(visit, deleteUser, { params, body: { reason }, idempotencyKey }),
      onward: () => ({ to: here, toast: visit.t('deletion:done') }),
      settled: here,
    }),
  });
}

/** Where what keeps an account is settled. */
function placeOf(reason: PersonKeptBy, id: string, { email }: Known): string {
  const search = (path: string, query: Record<string, string>) => `${path}?${new URLSearchParams(query)}`;
  switch (reason) {
    case 'own':
      return pathTo.manager.account;
    case 'last_manager':
      return search(pathTo.manager.users, { role: 'ADMIN' });
    case 'projects':
      return pathTo.manager.issuances;
    case 'earnings':
      return pathTo.manager.investorEarnings(id);
    case 'payouts':
      return pathTo.manager.payouts;
    case 'complaints':
      return search(pathTo.manager.complaints, { q: email ?? '' });
    default:
      return search(pathTo.manager.investments, { q: email ?? '' });
  }
}
