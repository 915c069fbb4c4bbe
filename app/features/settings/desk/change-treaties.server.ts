import { call } from '#app/api/call.server.ts';
import { formAct } from '#app/forms/form-action.server.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import { TREATIES } from '#contract/setting-values.ts';
import { changeSettings, getSettings } from '#contract/settings.ts';
import { sameTreatyRate, type TreatyRateJson, treatyRatesIn, treatyRatesText } from '#contract/treaty-rate.ts';
import { pathTo } from '#domain/access/addresses.ts';
import { treatyDifferences } from './treaties.server.ts';
import { removeTreatyForm, treatyForm } from './treaty.form.ts';

const SECTION = 'treaties';

/** Asking for one more rate, and for one less. A rate of the same country, kind, sort of person and first day takes the place of the one before. */
export function treatyActs(visit: SignedInVisit) {
  const { t, lang } = visit;
  const here = pathTo.manager.settingsOf(SECTION);
  const now = async () => {
    const { data } = await call(visit, getSettings);
    const text = data.sections.find(({ section }) => section === SECTION)?.values[TREATIES];
    return treatyRatesIn(String(text ?? '')) ?? [];
  };
  const asking = async (rates: readonly TreatyRateJson[]) => {
    const lines = treatyDifferences(visit, treatyRatesText(await now()), treatyRatesText(rates));
    if (lines.length === 0) return null;
    const nothing = t('settings:value.nothing');
    return {
      question: {
        title: t('settings:question.ask.title', { count: lines.length }),
        text: t('settings:question.effect.treaties'),
        button: t('settings:question.ask.yes'),
      },
      facts: lines.map(({ label, before, after }) => ({
        label,
        value: t('settings:value.change', { before: before || nothing, after: after || nothing }),
      })),
      backHref: here,
    };
  };
  const send = (number: number, rates: readonly TreatyRateJson[], idempotencyKey: string) =>
    call(visit, changeSettings, {
      body: { section: SECTION, number, values: { [TREATIES]: treatyRatesText(rates) } },
      idempotencyKey,
    });
  const onward = () => ({ to: here, toast: t('settings:done.asked') });
  const form = treatyForm(lang);
  const withRate = async (typed: ReturnType<typeof form.parse>) => {
    const { country, kind, legal_type: legalType, percent, source } = typed;
    const rate = { country, kind, legalType, percent, from: typed.from ?? '', until: typed.until ?? null, source };
    const rates = await now();
    return [...rates.filter((other) => !sameTreatyRate(rate, other)), rate];
  };
  const without = async (at: number) => (await now()).filter((_, place) => place !== at);
  return {
    'add-treaty': formAct({
      schema: form,
      ask: async (typed) => asking(await withRate(typed)),
      send: async (typed, key) => send(typed.number, await withRate(typed), key),
      onward,
    }),
    'remove-treaty': formAct({
      schema: removeTreatyForm,
      ask: async ({ rate }) => asking(await without(rate)),
      send: async ({ number, rate }, key) => send(number, await without(rate), key),
      onward,
      settled: here,
    }),
  };
}
