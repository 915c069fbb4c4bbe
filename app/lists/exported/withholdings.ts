import { call } from '#app/api/call.server.ts';
import { choice, chosenFrom } from '#app/lists/filter.ts';
import { listPage } from '#app/lists/list-page.server.ts';
import { listWithholdings } from '#contract/withholdings.ts';
import { pathTo } from '#domain/access/addresses.ts';
import { QUARTERS, TAX_MODEL_NAMES } from '#domain/tax/tax-model.ts';
import { exportable } from './exportable.ts';

const isYear = (value: string) => (/^20[1-9]\d$/.test(value) && value >= '2016' ? value : undefined);

/** Withholdings of a project's year, by their address. */
export const WITHHOLDINGS = listPage({
  texts: 'withholdings',
  counted: 'withholdings:count',
  exported: 'withholdings',
  filters: {
    year: chosenFrom(isYear, { label: 'withholdings:year', any: 'withholdings:thisYear' }),
    quarter: choice(QUARTERS, {
      label: 'withholdings:quarter',
      any: 'withholdings:anyQuarter',
      named: 'withholdings:quarters',
    }),
    model: choice(TAX_MODEL_NAMES, {
      label: 'withholdings:model',
      any: 'withholdings:anyModel',
      named: 'withholdings:models',
    }),
  },
});

export const withholdingsExport = exportable(WITHHOLDINGS, {
  path: (_, about = '') => pathTo.manager.withholdings(about),
  async look(visit, filter, id) {
    const answer = await call(visit, listWithholdings, {
      params: { id },
      query: { ...filter, per_page: 1 } as never,
    });
    return { meta: answer.meta, project: answer.issuance.title };
  },
});
