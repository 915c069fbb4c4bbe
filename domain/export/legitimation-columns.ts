import { LEGITIMATION_PURPOSES, LEGITIMATION_STANDINGS } from '#domain/legitimation/legitimation.ts';
import type { ExportColumns } from './column.ts';

/** The register of certificates of legitimation. */
export const LEGITIMATION_COLUMNS = {
  number: { title: 'legitimations:column.number', kind: 'number' },
  holder: { title: 'legitimations:column.holder', kind: 'text', personal: true, managersOnly: true },
  project: { title: 'legitimations:column.project', kind: 'text' },
  tokens: { title: 'legitimations:column.tokens', kind: 'number' },
  purpose: {
    title: 'legitimations:column.purpose',
    kind: 'word',
    words: { named: 'legitimations:purpose', values: LEGITIMATION_PURPOSES },
  },
  standing: {
    title: 'legitimations:column.standing',
    kind: 'word',
    words: { named: 'legitimations:standings', values: LEGITIMATION_STANDINGS },
  },
  issued: { title: 'legitimations:column.issued', kind: 'moment' },
  until: { title: 'legitimations:column.until', kind: 'day' },
  ended: { title: 'legitimations:column.ended', kind: 'moment', besides: true },
} as const satisfies ExportColumns;
