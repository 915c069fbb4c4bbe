import { call } from '#app/api/call.server.ts';
import { answerForm } from '#app/forms/form-action.server.ts';
import type { SubmittedForm } from '#app/forms/submitted-form.ts';
import { redirectWithToast } from '#app/session/toast.server.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import { takeInbox } from '#contract/inbox.ts';

const MOST = 100;

/** Takes what is ticked, or lets it go; the list stays where it is. */
export function takeTicked(visit: SignedInVisit, form: SubmittedForm) {
  const acting = (take: boolean) => async () => {
    const { t, url } = visit;
    const here = `${url.pathname}${url.search}`;
    const items = ticked(form);
    if (items.length === 0) return redirectWithToast(visit, here, { message: t('inbox:noneTicked'), type: 'warning' });
    const { data } = await call(visit, takeInbox, { body: { items, take } });
    const left = take ? items.length - data.changed : 0;
    const message = [
      (data.changed > 0 || left === 0) && t(take ? 'inbox:taken' : 'inbox:gone', { count: data.changed }),
      left > 0 && t('inbox:others', { count: left }),
    ];
    return redirectWithToast(visit, here, {
      message: message.filter(Boolean).join(' '),
      type: left > 0 ? 'warning' : 'success',
    });
  };
  return answerForm(visit, form, { take: acting(true), let_go: acting(false) });
}

/** "proof/<id>", or "proof/<id>/<whose it was>", as the rows' boxes say it; what is none is left out. */
function ticked(form: SubmittedForm) {
  const item = takeInbox.body.shape.items.element;
  return form.data
    .getAll('items')
    .flatMap((value) => {
      const [kind, id, from] = String(value).split('/');
      const read = item.safeParse({ kind, id, from });
      return read.success ? [read.data] : [];
    })
    .slice(0, MOST);
}
