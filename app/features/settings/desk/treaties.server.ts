import { countryOptions } from '#app/forms/countries.ts';
import { formOf } from '#app/forms/form-of.server.ts';
import { typedNumber } from '#app/forms/typed-number.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import { type TreatyRateJson, treatyRate, treatyRatesIn } from '#contract/treaty-rate.ts';
import { EITHER, removeTreatyForm, treatyForm } from './treaty.form.ts';

/** What of a treaty's rate tells it from others: country, kind, and of whom. */
function nameOfRate({ t, lang }: SignedInVisit, { country, kind, legalType }: TreatyRateJson): string {
  const place = new Intl.DisplayNames([lang], { type: 'region' }).of(country) ?? country;
  return [place, t(`earnings:kind.${kind}`), t(`settings:treaty.whom.${legalType ?? EITHER}`)].join(' · ');
}

/** How much, from when until when, and where it stands. */
function textOfRate(visit: SignedInVisit, { percent, from, until, source }: TreatyRateJson): string {
  const { t, format } = visit;
  const days = until
    ? t('settings:treaty.between', { from: format.date(from), until: format.date(until) })
    : t('settings:treaty.since', { from: format.date(from) });
  return [format.percent(percent), days, source].join(' · ');
}

/** What differs between two lists of rates, as a second manager reads it. */
export function treatyDifferences(visit: SignedInVisit, was: string, is: string) {
  const rows = (text: string) => treatyRatesIn(text) ?? [];
  const keyOf = (rate: TreatyRateJson) => [rate.country, rate.kind, rate.legalType, rate.from].join(' ');
  const [before, after] = [rows(was), rows(is)].map((list) => new Map(list.map((rate) => [keyOf(rate), rate])));
  const keys = new Set([...(before?.keys() ?? []), ...(after?.keys() ?? [])]);
  return [...keys].flatMap((key) => {
    const [old, now] = [before?.get(key), after?.get(key)];
    const [left, right] = [old ? textOfRate(visit, old) : '', now ? textOfRate(visit, now) : ''];
    const known = old ?? now;
    return known && left !== right ? [{ key, label: nameOfRate(visit, known), before: left, after: right }] : [];
  });
}

/** The rates that hold, in the order of their countries, and the form for one more. `number`: how many changes the page knows of. */
export function treatiesView(visit: SignedInVisit, text: string, number: number) {
  const { t, lang } = visit;
  const names = new Intl.DisplayNames([lang], { type: 'region' });
  const option = (key: string) => (value: string) => ({ value, label: t(`${key}.${value}`) });
  const rates = (treatyRatesIn(text) ?? []).map((rate, at) => ({ rate, at }));
  const byName = (country: string) => names.of(country) ?? country;
  rates.sort((a, b) => byName(a.rate.country).localeCompare(byName(b.rate.country), lang) || a.at - b.at);
  return {
    number: String(number),
    rows: rates.map(({ rate, at }) => ({
      id: String(at),
      name: nameOfRate(visit, rate),
      country: byName(rate.country),
      kind: t(`earnings:kind.${rate.kind}`),
      whom: t(`settings:treaty.whom.${rate.legalType ?? EITHER}`),
      percent: visit.format.percent(rate.percent),
      from: visit.format.date(rate.from),
      until: rate.until ? visit.format.date(rate.until) : t('settings:treaty.still'),
      source: rate.source,
    })),
    form: formOf(treatyForm(lang), visit),
    remove: formOf(removeTreatyForm, visit),
    countries: countryOptions(lang).filter(({ value }) => value !== 'ES'),
    kinds: treatyRate.shape.kind.options.map(option('earnings:kind')),
    whom: [EITHER, 'INDIVIDUAL', 'LEGAL_ENTITY'].map(option('settings:treaty.whom')),
    decimal: typedNumber('15.00', lang),
  };
}
export type TreatiesView = ReturnType<typeof treatiesView>;
