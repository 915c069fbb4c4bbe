import { redirectDocument } from '@remix-run/node';
import type { SubmittedForm } from '#app/forms/submitted-form.ts';
import { redirectWithToast } from '#app/session/toast.server.ts';
import type { Visit } from '#app/session/visit.ts';
import { safeRedirect } from '#domain/access/safe-redirect.ts';
import { viewOf, withoutView, withView } from '#domain/lists/saved-views.ts';
import { keepViews, savedViews } from './saved-views.server.ts';

/** Saves the view that a form names, or removes it, and leads back to it. What does not fit is said, and changes nothing. */
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
  return redirectDocument(href, { status: 303, headers: { 'Set-Cookie': keepViews(session.user.id, after) } });
}
