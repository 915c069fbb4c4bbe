import type { SignedInVisit } from '#app/session/visit.ts';

interface Returns {
  annual_percent: string | null;
  no_rate: 'not_yet' | 'one_way' | 'no_rate' | 'several' | null;
  multiple: string | null;
}

/** The yearly rate and the multiple in words; a dash, with its cause, where there is none. */
export function rateView({ t, format, lang }: SignedInVisit, { annual_percent, no_rate, multiple }: Returns) {
  return {
    value: annual_percent === null ? '—' : format.percent(annual_percent),
    note: t(no_rate === null ? 'portfolio:rateNote' : `portfolio:noRate.${no_rate}`),
    multiple:
      multiple === null
        ? '—'
        : t('portfolio:multipleValue', { multiple: lang === 'es' ? multiple.replace('.', ',') : multiple }),
  };
}
