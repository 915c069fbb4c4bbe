import { LEGAL_TYPES } from '#domain/user/status.ts';
import type { ExportColumns } from './column.ts';

const OWN = { personal: true, managersOnly: true } as const;

/** What the record-keeping body is sent of an issuance, in a layout of ours (decision record 0125). */
export const RECORD_COLUMNS = {
  reference: { title: 'record:column.reference', kind: 'text' },
  issuer: { title: 'record:column.issuer', kind: 'text' },
  issuerNumber: { title: 'record:column.issuerNumber', kind: 'text' },
  token: { title: 'record:column.token', kind: 'text' },
  at: { title: 'record:column.at', kind: 'moment' },
  holder: { title: 'record:column.holder', kind: 'text', ...OWN },
  legalType: {
    title: 'record:column.legalType',
    kind: 'word',
    words: { named: 'record:legalType', values: LEGAL_TYPES },
  },
  number: { title: 'record:column.number', kind: 'text', ...OWN },
  postalCode: { title: 'record:column.postalCode', kind: 'text', ...OWN },
  wallet: { title: 'record:column.wallet', kind: 'text', ...OWN },
  tokens: { title: 'record:column.tokens', kind: 'number' },
  kept: { title: 'record:column.kept', kind: 'number' },
  since: { title: 'record:column.since', kind: 'moment' },
} as const satisfies ExportColumns;
