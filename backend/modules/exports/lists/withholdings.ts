import { listWithholdingsRoute } from '#backend/modules/withholdings/list-withholdings.ts';
import { listWithholdings } from '#contract/withholdings.ts';
import type { WITHHOLDING_COLUMNS } from '#domain/export/withholding-columns.ts';
import { TAX_MODELS } from '#domain/tax/tax-model.ts';
import { exportSource } from '../exported-list.ts';

/** What was withheld from a project's holders in a year, by recipient. */
export const WITHHOLDINGS = exportSource<typeof listWithholdings, keyof typeof WITHHOLDING_COLUMNS>(
  listWithholdings,
  listWithholdingsRoute,
  {
    holder: ({ person }) => person.name,
    taxNumber: ({ person }) => person.tax_number,
    residence: ({ residence }) => residence,
    postalCode: ({ person }) => person.postal_code,
    legalType: (row) => row.legal_type,
    model: ({ model }) => TAX_MODELS[model].year,
    kind: ({ kind }) => kind,
    rate: ({ rate }) => rate,
    payments: ({ payments }) => payments,
    base: ({ base }) => base,
    withheld: ({ withheld }) => withheld,
  },
);
