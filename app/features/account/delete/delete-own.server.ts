import { call } from '#app/api/call.server.ts';
import { answerForm, formAct } from '#app/forms/form-action.server.ts';
import { formOf } from '#app/forms/form-of.server.ts';
import type { SubmittedForm } from '#app/forms/submitted-form.ts';
import { pageHead } from '#app/page-head.server.ts';
import { deletionView } from '#app/parts/deletion/deletion-view.server.ts';
import { signOut } from '#app/session/sign-in.server.ts';
import { leaveToast } from '#app/session/toast.server.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import { deleteOwnAccount, getOwnDeletion } from '#contract/user-deletion.ts';
import { pathTo } from '#domain/access/addresses.ts';
import type { Area } from '#domain/access/roles.ts';
import { ownDeletionPlace } from '#domain/user/own-deletion-places.ts';
import { deleteOwnForm } from './delete-own.form.ts';

/** The question before somebody's own account goes, with what goes and what is kept; or what keeps it. */
export async function loadDeleteOwn(visit: SignedInVisit, area: Area) {
  const { t } = visit;
  const { data } = await call(visit, getOwnDeletion);
  return {
    head: pageHead(visit, { title: t('deletion:ownTitle') }),
    crumbs: [{ label: t('account:title'), href: pathTo[area].account }, { label: t('deletion:crumb') }],
    backHref: pathTo[area].account,
    email: data.email,
    hasPassword: data.has_password,
    view: deletionView(visit, data, (reason) => ownDeletionPlace(reason, area, visit.session.user.roles)),
    form: formOf(deleteOwnForm(data.email), visit),
  };
}

export type DeleteOwnData = Awaited<ReturnType<typeof loadDeleteOwn>>;

/** Deletes the account and signs out. A wrong password is said at its field; what keeps the account meanwhile above the form. */
export async function changeDeleteOwn(visit: SignedInVisit, form: SubmittedForm) {
  return answerForm(visit, form, {
    '': formAct({
      schema: deleteOwnForm(visit.session.user.email),
      send: ({ current_password }) => call(visit, deleteOwnAccount, { body: { current_password } }),
      onward: async () => {
        const gone = await signOut(visit);
        // The page that follows is nobody's any more: it says what became of the account.
        gone.headers.append('Set-Cookie', leaveToast(visit, { type: 'success', message: visit.t('deletion:ownDone') }));
        return gone;
      },
    }),
  });
}
