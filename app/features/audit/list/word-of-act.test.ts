import { expect, it } from 'vitest';
import { i18nOf } from '#app/i18n/instances.server.ts';
import { INVESTMENT_STATUSES } from '#domain/investment/status.ts';
import { RUN_ACTS } from '#domain/run/run.ts';
import { wordOfAct } from './word-of-act.ts';

it.each(['es', 'en'] as const)(
  'each move of an order and each act on a run has words in the audit log, in %s',
  (lng) => {
    const { i18n } = i18nOf(lng, 'standard');
    const acts = [
      ...INVESTMENT_STATUSES.map((status) => `investment.${status.toLowerCase()}`),
      ...RUN_ACTS.map((act) => `run.${act}`),
    ];
    expect(acts.filter((act) => !i18n.exists(wordOfAct(act), { lng, fallbackLng: [] }))).toEqual([]);
  },
);
