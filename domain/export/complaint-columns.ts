import { COMPLAINT_KINDS, COMPLAINT_OUTCOMES, COMPLAINT_STATES } from '#domain/complaint/complaint.ts';
import type { ExportColumns } from './column.ts';

/** Complaints: what a supervisor asks for. What people wrote stays on the sheet. */
export const COMPLAINT_COLUMNS = {
  reference: { title: 'complaints:column.reference', kind: 'text' },
  name: { title: 'complaints:column.name', kind: 'text', personal: true, managersOnly: true },
  kind: {
    title: 'complaints:column.kind',
    kind: 'word',
    words: { named: 'complaints:kind', values: COMPLAINT_KINDS },
  },
  project: { title: 'complaints:column.project', kind: 'text' },
  status: {
    title: 'complaints:column.status',
    kind: 'word',
    words: { named: 'complaints:state', values: COMPLAINT_STATES },
  },
  outcome: {
    title: 'complaints:decide.outcome',
    kind: 'word',
    words: { named: 'complaints:outcome', values: COMPLAINT_OUTCOMES },
    besides: true,
  },
  filed: { title: 'complaints:column.filed', kind: 'moment' },
  due: { title: 'complaints:column.due', kind: 'moment' },
} as const satisfies ExportColumns;
