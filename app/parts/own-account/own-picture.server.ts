import { z } from 'zod';
import { call } from '#app/api/call.server.ts';
import type { ApiFailure } from '#app/api/failure.ts';
import { formDataOf } from '#app/forms/fields/file-field.ts';
import { formAct } from '#app/forms/form-action.server.ts';
import { formOf } from '#app/forms/form-of.server.ts';
import { pictureAddress } from '#app/session/picture-address.ts';
import { displayName } from '#app/session/session.ts';
import { holdSession } from '#app/session/sign-in.server.ts';
import { leaveToast } from '#app/session/toast.server.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import { deleteOwnPicture, saveOwnPicture } from '#contract/own-picture.ts';
import { pictureForm } from './own-account.form.ts';

/** One's own picture on the account page, with what may be sent. */
export function ownPicture({ t, session, customization }: SignedInVisit, image: string | null) {
  return {
    name: displayName(session.user),
    src: pictureAddress(image),
    hint: t('account:picture.hint', { limit: customization.tenant.upload_limit_mb }),
    form: formOf(pictureForm),
  };
}

/** Sending it and deleting it: the menu shows it at once, because the session knows it anew. Sessions elsewhere show it from their next sign-in on. */
export function ownPictureActs(visit: SignedInVisit) {
  const { t } = visit;
  const failed = (text: string) => (failure: ApiFailure) =>
    failure.status >= 500 ? { problems: { '': [t(text)] } } : null;
  return {
    'save-picture': formAct({
      schema: pictureForm,
      send: (fields) => call(visit, saveOwnPicture, { body: formDataOf(fields) }),
      onward: ({ data }) => shownAnew(visit, data.profile_image, t('account:picture.saved')),
      refused: failed('account:picture.saveFailed'),
    }),
    'delete-picture': formAct({
      schema: z.object({}),
      send: () => call(visit, deleteOwnPicture),
      onward: ({ data }) => shownAnew(visit, data.profile_image, t('account:picture.deleted')),
      refused: failed('account:picture.deleteFailed'),
    }),
  };
}

function shownAnew(visit: SignedInVisit, image: string | null, message: string): Response {
  const { session, url } = visit;
  const known = { ...session, user: { ...session.user, image: pictureAddress(image) } };
  return holdSession(visit, known, url.pathname, [leaveToast(visit, { message, type: 'success' })]);
}
