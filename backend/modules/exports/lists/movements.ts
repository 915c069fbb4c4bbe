import { listStatementRowsRoute } from '#backend/modules/statements/list-rows.ts';
import { listStatementRows } from '#contract/statements.ts';
import type { MOVEMENT_COLUMNS } from '#domain/export/movement-columns.ts';
import { exportSource } from '../exported-list.ts';

/** Movements of the account. */
export const MOVEMENTS = exportSource<typeof listStatementRows, keyof typeof MOVEMENT_COLUMNS>(
  listStatementRows,
  listStatementRowsRoute,
  {
    date: (row) => row.booked_on,
    value: (row) => row.value_date,
    payer: ({ counterparty }) => counterparty,
    iban: (row) => row.counterparty_iban,
    text: ({ text }) => text,
    amount: (row) => (row.is_credit ? row.amount : `-${row.amount}`),
    state: ({ state }) => state,
    reason: ({ reason }) => reason,
    order: ({ investment }) => investment?.reference ?? null,
    bank: (row) => row.bank_reference,
  },
);
