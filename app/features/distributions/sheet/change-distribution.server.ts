import { call } from '#app/api/call.server.ts';
import type { Area } from '#app/features/distributions/list/area.ts';
import { answerForm, formAct } from '#app/forms/form-action.server.ts';
import type { SubmittedForm } from '#app/forms/submitted-form.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import { payDistribution, returnDistributionFunds } from '#contract/distribution-pay.ts';
import { approveDistribution, refuseDistribution, withdrawDistribution } from '#contract/distributions.ts';
import { pathTo } from '#domain/access/addresses.ts';
import { paperActs } from './change-papers.server.ts';
import { approveForm, payOneForm, plainForm, refuseForm, returnForm } from './distribution.form.ts';
import { findDistribution, type Named } from './find-distribution.server.ts';

type Asks = 'refuse' | 'pay' | 'payOne' | 'withdraw' | 'return';

/** Approving, with the net typed, is its own question; every other act asks first. Who proposed it may take it back. */
export async function changeDistribution(visit: SignedInVisit, area: Area, named: Named, form: SubmittedForm) {
  const { t, format, lang, customization } = visit;
  const params = { id: named.benefit_id ?? '' };
  const page = pathTo[area].benefit(named.id ?? '', params.id);
  const find = () => findDistribution(visit, named);
  const onward = (done: string) => () => ({ to: page, toast: t(`distributions:${done}.done`) });
  const ask =
    (act: Asks, danger = false) =>
    async () => {
      const { name, sums, holders } = await find();
      const words = (key: string) => t(`distributions:${act}.${key}`, { name });
      return {
        question: { title: words('ask'), text: words('askText'), button: words('button'), danger },
        facts: [
          { label: t('distributions:field.name'), value: name },
          { label: t('distributions:netTo', { count: holders }), value: format.money(sums.net) },
        ],
        backHref: page,
      };
    };
  const withdraw = formAct({
    schema: plainForm,
    ask: ask('withdraw', true),
    send: (body, idempotencyKey) => call(visit, withdrawDistribution, { params, body, idempotencyKey }),
    onward: onward('withdraw'),
    settled: page,
  });
  const both = { withdraw, ...paperActs(visit, params.id, page, find) };
  if (area === 'entrepreneur') return answerForm(visit, form, both);
  const paid = ({ data: { run } }: { data: { run: string } }) => pathTo.manager.run(run);
  return answerForm(visit, form, {
    ...both,
    approve: formAct({
      schema: async () => approveForm((await find()).sums.net, lang, customization.currency.symbol),
      send: (body, idempotencyKey) => call(visit, approveDistribution, { params, body, idempotencyKey }),
      onward: onward('approve'),
    }),
    refuse: formAct({
      schema: refuseForm,
      ask: ask('refuse', true),
      send: (body, idempotencyKey) => call(visit, refuseDistribution, { params, body, idempotencyKey }),
      onward: onward('refuse'),
      settled: page,
    }),
    pay: formAct({
      schema: plainForm,
      ask: ask('pay'),
      send: (_, idempotencyKey) => call(visit, payDistribution, { params, body: {}, idempotencyKey }),
      onward: paid,
    }),
    'pay-one': formAct({
      schema: payOneForm,
      ask: ask('payOne'),
      send: (body, idempotencyKey) => call(visit, payDistribution, { params, body, idempotencyKey }),
      onward: paid,
    }),
    return: formAct({
      schema: returnForm,
      ask: ask('return'),
      send: (body, idempotencyKey) => call(visit, returnDistributionFunds, { params, body, idempotencyKey }),
      onward: onward('return'),
      settled: page,
    }),
  });
}
