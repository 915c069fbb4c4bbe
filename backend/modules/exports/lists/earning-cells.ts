import type { z } from 'zod';
import type { earning } from '#contract/earning.ts';
import type { Cell } from '#domain/export/column.ts';
import type { EARNING_COLUMNS } from '#domain/export/earning-columns.ts';
import { type Language, localized } from '#domain/tenant/language.ts';

type Row = z.input<typeof earning>;
type Column = Exclude<keyof typeof EARNING_COLUMNS, 'holder'>;

/** Everything of an earning but whose it is: managers, issuers and holders read the same of it. */
export const EARNING_CELLS: Readonly<Record<Column, (row: Row, lang: Language) => Cell>> = {
  project: ({ issuance }, lang) => localized(issuance.title, lang),
  name: ({ distribution }) => distribution.name,
  kind: ({ distribution }) => distribution.kind,
  record: ({ distribution }) => distribution.record_on,
  tokens: ({ tokens }) => tokens,
  income: ({ income }) => income,
  gain: (row) => row.capital_gain,
  capital: (row) => row.capital_return,
  gross: ({ gross }) => gross,
  rate: ({ withholding }) => withholding,
  withheld: ({ withheld }) => withheld,
  net: ({ net }) => net,
  status: ({ status }) => status,
  to: (row) => row.claimed_to,
  distributed: (row) => row.distributed_at,
  executed: (row) => row.executed_at,
  claimed: (row) => row.claimed_at,
  processed: (row) => row.processed_at,
  delivered: (row) => row.delivered_at,
};
