import { call } from '#app/api/call.server.ts';
import { onwardPath } from '#app/features/invest/flow/onward.ts';
import { openStep, stepFrame } from '#app/features/invest/flow/step.server.ts';
import { answerForm, formAct } from '#app/forms/form-action.server.ts';
import { formOf } from '#app/forms/form-of.server.ts';
import type { SubmittedForm } from '#app/forms/submitted-form.ts';
import { pageHead } from '#app/page-head.server.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import { saveLossSimulation } from '#contract/suitability.ts';
import { formatMoney } from '#domain/money/format.ts';
import { moneyText } from '#domain/money/money.ts';
import { lossCapacityForm } from './loss-capacity.form.ts';

const STEP = 'simulation-loss-bearing-capacity';

/** The simulation. Nothing of its three inputs is ever here: they live and die in the browser. */
export async function loadLossCapacity(visit: SignedInVisit, slug: string | undefined) {
  const open = await openStep(visit, slug, STEP);
  const { t, format, lang, customization } = visit;
  const { lossAbilityCents, lossValidUntil } = open.facts.person;
  const { symbol, symbol_position } = customization.currency;
  return {
    head: pageHead(visit, { title: t('onboarding:loss.title') }),
    frame: stepFrame(visit, open),
    last:
      lossAbilityCents === null || lossValidUntil === null
        ? null
        : t(`onboarding:loss.${lossValidUntil > visit.now ? 'last' : 'lastEnded'}`, {
            amount: format.money(lossAbilityCents),
            date: format.date(lossValidUntil),
          }),
    form: formOf(lossCapacityForm(lang, symbol)),
    lang,
    unit: symbol,
    unitPosition: symbol_position,
    // Without a sign, as it is typed and as the script writes it.
    example: formatMoney(400_000n, { symbol: '', symbolPosition: 'after' }, lang),
  };
}

export type LossCapacityData = Awaited<ReturnType<typeof loadLossCapacity>>;

/** Keeps the result and its certification. */
export async function changeLossCapacity(visit: SignedInVisit, slug: string | undefined, form: SubmittedForm) {
  const open = await openStep(visit, slug, STEP);
  return answerForm(visit, form, {
    '': formAct({
      schema: lossCapacityForm(visit.lang, visit.customization.currency.symbol),
      send: ({ ability }) =>
        call(visit, saveLossSimulation, { body: { ability: moneyText(ability), certified: true } }),
      onward: () => onwardPath(open),
    }),
  });
}
