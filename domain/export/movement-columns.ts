import { WAITING_REASONS } from '#domain/statement/match.ts';
import { ROW_STATES } from '#domain/statement/row-state.ts';
import type { ExportColumns } from './column.ts';

/** Movements of the platform's account. What went out has a minus. */
export const MOVEMENT_COLUMNS = {
  date: { title: 'statements:column.date', kind: 'day' },
  value: { title: 'exports:column.value', kind: 'day', besides: true },
  payer: { title: 'exports:column.payer', kind: 'text', personal: true },
  iban: { title: 'exports:column.iban', kind: 'text', personal: true, besides: true, managersOnly: true },
  text: { title: 'exports:column.text', kind: 'text', personal: true },
  amount: { title: 'statements:column.amount', kind: 'money' },
  state: { title: 'statements:column.state', kind: 'word', words: { named: 'statements:state', values: ROW_STATES } },
  reason: {
    title: 'statements:filter.reason',
    kind: 'word',
    words: { named: 'statements:reason', values: WAITING_REASONS },
  },
  order: { title: 'statements:column.order', kind: 'text' },
  bank: { title: 'exports:column.bank', kind: 'text', besides: true },
} as const satisfies ExportColumns;
