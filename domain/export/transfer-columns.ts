import { TRANSFER_DIRECTIONS, TRANSFER_KINDS } from '#domain/transfer/transfer.ts';
import type { ExportColumns } from './column.ts';

/** Transfers of a project's tokens: whose, to whom, how many and what they were worth. */
export const TRANSFER_COLUMNS = {
  reference: { title: 'transfers:reference', kind: 'text' },
  from: { title: 'transfers:managed.from', kind: 'text', personal: true, managersOnly: true },
  to: { title: 'transfers:managed.to', kind: 'text', personal: true, managersOnly: true },
  kind: { title: 'transfers:managed.kind', kind: 'word', words: { named: 'transfers:kinds', values: TRANSFER_KINDS } },
  fromWallet: {
    title: 'transfers:managed.fromWallet',
    kind: 'text',
    personal: true,
    besides: true,
    managersOnly: true,
  },
  toWallet: { title: 'transfers:managed.toWallet', kind: 'text', personal: true, besides: true, managersOnly: true },
  tokens: { title: 'transfers:tokens', kind: 'number' },
  value: { title: 'transfers:managed.value', kind: 'money' },
  at: { title: 'transfers:date', kind: 'moment' },
} as const satisfies ExportColumns;

/** An investor's own transfers: of the other side no more than its initials and its wallet, as on the screen. */
export const OWN_TRANSFER_COLUMNS = {
  at: { title: 'transfers:date', kind: 'moment' },
  project: { title: 'transfers:project', kind: 'text' },
  direction: {
    title: 'transfers:direction',
    kind: 'word',
    words: { named: 'transfers:directions', values: TRANSFER_DIRECTIONS },
  },
  kind: TRANSFER_COLUMNS.kind,
  who: { title: 'transfers:who', kind: 'text' },
  from: { title: 'transfers:from', kind: 'text' },
  to: { title: 'transfers:to', kind: 'text' },
  tokens: TRANSFER_COLUMNS.tokens,
  value: TRANSFER_COLUMNS.value,
  reference: TRANSFER_COLUMNS.reference,
} as const satisfies ExportColumns;
