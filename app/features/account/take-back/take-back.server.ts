import { z } from 'zod';
import { call } from '#app/api/call.server.ts';
import { answerForm, formAct, toldAt } from '#app/forms/form-action.server.ts';
import type { SubmittedForm } from '#app/forms/submitted-form.ts';
import { pageHead } from '#app/page-head.server.ts';
import { mailedToken } from '#app/session/mailed-token.ts';
import type { Visit } from '#app/session/visit.ts';
import { takeBackByLink } from '#contract/bank-accounts.ts';
import { secretToken } from '#contract/fields.ts';
import { pathTo } from '#domain/access/addresses.ts';

/** The page that the mailed link opens: nothing is undone by opening it, since mail programs open links by themselves. */
export async function loadTakeBack(visit: Visit) {
  const token = mailedToken(visit.url);
  return {
    head: pageHead(visit, { title: visit.t(token ? 'banking:takeBack.ask' : 'banking:takeBack.goneTitle') }),
    /** Null where the link was cut, or has just undone nothing. */
    token,
    idempotencyKey: visit.idempotencyKey(),
  };
}

export type TakeBackData = Awaited<ReturnType<typeof loadTakeBack>>;

/** Undoes the change; whoever did it knows the password, so that the next page is the one for another. A link that undoes nothing leads to the page that says what to do instead. */
export async function changeTakeBack(visit: Visit, form: SubmittedForm) {
  return answerForm(visit, form, {
    '': formAct({
      schema: z.object({ token: secretToken }),
      send: (body) => call(visit, takeBackByLink, { body }),
      onward: () => ({ to: pathTo.forgotPassword, toast: visit.t('banking:takeBack.doneByLink') }),
      refused: (failure) =>
        toldAt(visit, pathTo.takeBackAccount(failure.status === 409 ? '' : form.text('token')))(failure),
    }),
  });
}
