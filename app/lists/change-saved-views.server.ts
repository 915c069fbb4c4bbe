import { redirectDocument } from '@remix-run/node';
import type { SubmittedForm } from '#app/forms/submitted-form.ts';
import { leaveToast, redirectWithToast, type ToastMessage } from '#app/session/toast.server.ts';
import type { Visit } from '#app/session/visit.ts';
import { safeRedirect } from '#domain/access/safe-redirect.ts';
import { type SavedView, viewOf, withoutView, withView } from '#domain/lists/saved-views.ts';
import { keepViews, savedViews } from './saved-views.server.ts';

/** Saves the view that a form names, or removes it, and leads back to it. A removal is taken back by the toast that tells of it. What does not fit is said, and changes nothing. */
export function changeSavedViews(visit: Visit, form: SubmittedForm): Response {
  const { request, session, t } = visit;
  const removes = form.intent === 'remove';
  const view = viewOf(form.text('list'), removes ? '-' : form.text('name'), form.text('query'));
  if (!view || !session) {
    const back = safeRedirect(`${form.text('list')}?${form.text('query')}`, '/');
    return redirectWithToast(visit, back, { message: t('ui:viewNeedsName'), type: 'warning' }, { status: 303 });
  }
  const before = savedViews(request, session.user.id);
  const after = removes ? withoutView(before, view) : withView(before, view);
  const href = `${view.list}?${view.query}`;
  if (!after) return redirectWithToast(visit, href, { message: t('ui:viewsFull'), type: 'warning' }, { status: 303 });
  const headers = new Headers({ 'Set-Cookie': keepViews(session.user.id, after) });
  const removed = removes ? before.find(({ list, query }) => list === view.list && query === view.query) : undefined;
  if (removed) headers.append('Set-Cookie', leaveToast(visit, removedToast(visit, removed)));
  return redirectDocument(href, { status: 303, headers });
}

const removedToast = ({ t }: Visit, { list, name, query }: SavedView): ToastMessage => ({
  message: t('ui:viewRemoved', { name }),
  type: 'success',
  undo: { action: '/resources/views', fields: { intent: 'save', list, name, query } },
});
