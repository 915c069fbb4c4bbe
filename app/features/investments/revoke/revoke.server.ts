import { redirect } from '@remix-run/node';
import { z } from 'zod';
import { call } from '#app/api/call.server.ts';
import { answerForm, formAct, toldAt } from '#app/forms/form-action.server.ts';
import type { SubmittedForm } from '#app/forms/submitted-form.ts';
import { pageHead } from '#app/page-head.server.ts';
import { investmentView } from '#app/parts/investment/investment-view.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import { getInvestment } from '#contract/investments.ts';
import { revokeInvestment } from '#contract/orders.ts';
import { pathTo } from '#domain/access/addresses.ts';
import { isInterestAlone } from '#domain/investment/interest.ts';

/** The second look before an order or an interest is revoked. One that can no longer be revoked leads back to the list. */
export async function loadRevoke(visit: SignedInVisit, id: string | undefined) {
  const { data } = await call(visit, getInvestment, { params: { id: id ?? '' } });
  if (!data.may_revoke) throw redirect(pathTo.user.investments);
  const view = investmentView(visit, data);
  const { t } = visit;
  // Nothing was ordered or paid for an interest: its words are its own.
  const words = isInterestAlone(data) ? 'revoke.interest' : 'revoke';
  return {
    head: pageHead(visit, { title: t(`invest:${words}.title`) }),
    title: t(`invest:${words}.title`),
    text: t(`invest:${words}.text`),
    button: t(`invest:${words}.confirm`),
    back: t(`invest:${words}.back`),
    facts: [
      { label: t('investments:project'), value: view.project.title },
      { label: t('investments:reference'), value: view.reference },
      { label: t('investments:amount'), value: view.total },
    ],
    backHref: pathTo.user.investment(data.id),
    idempotencyKey: visit.idempotencyKey(),
  };
}

export type RevokeData = Awaited<ReturnType<typeof loadRevoke>>;

/** Revokes: no reason, no cost. */
export async function changeRevoke(visit: SignedInVisit, id: string | undefined, form: SubmittedForm) {
  const params = { id: id ?? '' };
  const back = pathTo.user.investment(params.id);
  return answerForm(visit, form, {
    '': formAct({
      schema: z.object({}),
      send: (body, idempotencyKey) => call(visit, revokeInvestment, { params, body, idempotencyKey }),
      onward: ({ data }) => ({
        to: back,
        toast: visit.t(isInterestAlone(data) ? 'invest:revoke.interest.done' : 'invest:revoke.done'),
      }),
      refused: toldAt(visit, back),
    }),
  });
}
