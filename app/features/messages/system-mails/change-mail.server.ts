import { call } from '#app/api/call.server.ts';
import { answerForm, formAct, toldAt } from '#app/forms/form-action.server.ts';
import type { SubmittedForm } from '#app/forms/submitted-form.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import { sendMailAgain } from '#contract/mails.ts';
import { pathTo } from '#domain/access/addresses.ts';
import { AGAIN_BLOCKS } from '#domain/message/send-again.ts';
import { againForm } from './again.form.ts';

/** Button: `again`. Whom a colleague, or the clock, has overtaken reads why on the mail's own page. */
export function changeSystemMail(visit: SignedInVisit, id: string, form: SubmittedForm) {
  const page = pathTo.manager.mail(id);
  return answerForm(visit, form, {
    again: formAct({
      schema: againForm,
      send: (body, idempotencyKey) => call(visit, sendMailAgain, { params: { id }, body, idempotencyKey }),
      onward: () => ({ to: page, toast: visit.t('mails:again.done') }),
      refused: (failure) =>
        AGAIN_BLOCKS.some((block) => failure.code === `mail.${block}`) ? toldAt(visit, page)(failure) : null,
    }),
  });
}
