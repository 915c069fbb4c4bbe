import { call } from '#app/api/call.server.ts';
import { ApiFailure } from '#app/api/failure.ts';
import type { Area } from '#app/features/distributions/list/area.ts';
import { answerForm, formAct } from '#app/forms/form-action.server.ts';
import type { SubmittedForm } from '#app/forms/submitted-form.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import { previewDistribution, proposeDistribution } from '#contract/distributions.ts';
import { pathTo } from '#domain/access/addresses.ts';
import { declareAct } from './declare-act.server.ts';
import { amountsOf, mainAmount, type Proposed, proposeForm } from './propose.form.ts';

/** Proposes a distribution, after a page with what it gives to its holders. */
export async function changeDistributions(visit: SignedInVisit, area: Area, id = '', form: SubmittedForm) {
  const { lang, customization } = visit;
  return answerForm(visit, form, {
    ...(area === 'manager' ? { default: declareAct(visit, id) } : {}),
    propose: formAct({
      schema: proposeForm(lang, customization.currency.symbol),
      ask: (proposed) => question(visit, area, id, proposed),
      send: ({ name, kind, record_on, note, replaces, ...amounts }, idempotencyKey) =>
        call(visit, proposeDistribution, {
          params: { id },
          body: { name, kind, record_on, note: note ?? '', replaces, ...amountsOf({ kind, ...amounts }) },
          idempotencyKey,
        }),
      onward: ({ data }, { replaces }) => ({
        to: pathTo[area].benefit(id, data.id),
        toast: visit.t(replaces ? 'distributions:change.done' : 'distributions:propose.done'),
      }),
      fields: ({ kind }) => ({ [mainAmount(kind)]: 'amount' }),
    }),
  });
}

/** The sums of a proposal. One that the API refuses is not asked about: its sending says at the field why. */
async function question(visit: SignedInVisit, area: Area, id: string, proposed: Proposed) {
  const { t, format } = visit;
  const { name, kind, record_on, replaces } = proposed;
  const preview = await call(visit, previewDistribution, {
    params: { id },
    query: { kind, record_on, ...amountsOf(proposed) },
  }).catch((failure: unknown) => {
    if (failure instanceof ApiFailure && (failure.status === 422 || failure.status === 409)) return null;
    throw failure;
  });
  if (!preview) return null;
  const { holders, tokens, per_token, rounded_up, sums } = preview.data;
  return {
    question: {
      title: t('distributions:propose.ask', { amount: format.money(sums.gross), count: holders }),
      text: t(replaces ? 'distributions:change.askText' : 'distributions:propose.askText'),
      button: t(replaces ? 'distributions:change.button' : 'distributions:propose.button'),
      back: t('distributions:propose.no'),
    },
    facts: [
      { label: t('distributions:field.name'), value: name },
      { label: t('distributions:field.kind'), value: t(`earnings:kind.${kind}`) },
      { label: t('distributions:field.record_on'), value: format.date(record_on) },
      { label: t('distributions:gross'), value: format.money(sums.gross) },
      ...(sums.capital === '0.00' ? [] : [{ label: t('distributions:ofCapital'), value: format.money(sums.capital) }]),
      { label: t('distributions:withheld'), value: format.money(sums.withheld) },
      { label: t('distributions:net'), value: format.money(sums.net) },
      {
        label: t('distributions:perToken'),
        value: t('distributions:perTokenOf', {
          count: tokens,
          amount: format.price(per_token),
          tokens: format.tokens(tokens),
        }),
      },
      ...(rounded_up > 0
        ? [{ label: t('distributions:cents'), value: t('distributions:extra', { count: rounded_up }) }]
        : []),
    ],
    backHref: `${pathTo[area].benefits(id)}?new=1${replaces ? `&from=${replaces}` : ''}`,
  };
}
