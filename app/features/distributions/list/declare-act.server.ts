import { call } from '#app/api/call.server.ts';
import { formAct } from '#app/forms/form-action.server.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import { declareDefault } from '#contract/debts.ts';
import { pathTo } from '#domain/access/addresses.ts';
import { declareForm } from './declare.form.ts';

/** A manager declares a debt in default, after a page that says who is told and that it stays. */
export function declareAct(visit: SignedInVisit, id: string) {
  const { t } = visit;
  const page = `${pathTo.manager.benefits(id)}?tab=schedule`;
  return formAct({
    schema: declareForm,
    ask: async ({ reason }) => ({
      question: {
        title: t('debts:declare.ask'),
        text: t('debts:declare.askText'),
        button: t('debts:declare.button'),
        back: t('debts:declare.no'),
        danger: true,
      },
      facts: [{ label: t('debts:declare.reason'), value: reason }],
      backHref: page,
    }),
    send: (body, idempotencyKey) => call(visit, declareDefault, { params: { id }, body, idempotencyKey }),
    onward: () => ({ to: page, toast: t('debts:declare.done') }),
    settled: page,
  });
}
