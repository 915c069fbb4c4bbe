import type { z } from 'zod';
import type { investment } from '#contract/investment.ts';
import type { Cell } from '#domain/export/column.ts';
import type { INVESTMENT_COLUMNS } from '#domain/export/investment-columns.ts';
import { type Language, localized } from '#domain/tenant/language.ts';

type Row = Pick<
  z.input<typeof investment>,
  | 'reference'
  | 'status'
  | 'payment_method'
  | 'tokens'
  | 'amount'
  | 'fee'
  | 'created_at'
  | 'charged_at'
  | 'wire_reference'
> & { issuance: Pick<z.input<typeof investment>['issuance'], 'title'> };
type Column = Exclude<keyof typeof INVESTMENT_COLUMNS, 'investor' | 'email'>;

/** Everything of an order but whose it is: managers, issuers and investors read the same of it. */
export const ORDER_CELLS: Readonly<Record<Column, (row: Row, lang: Language) => Cell>> = {
  reference: ({ reference }) => reference,
  project: ({ issuance }, lang) => localized(issuance.title, lang),
  status: ({ status }) => status,
  method: (row) => row.payment_method,
  tokens: ({ tokens }) => tokens,
  amount: ({ amount }) => amount,
  fee: ({ fee }) => fee,
  date: (row) => row.created_at,
  charged: (row) => row.charged_at,
  wire: (row) => row.wire_reference,
};
