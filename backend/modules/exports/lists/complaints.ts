import { listComplaintsRoute } from '#backend/modules/complaints/managed-complaints.ts';
import { listComplaints } from '#contract/complaints.ts';
import type { COMPLAINT_COLUMNS } from '#domain/export/complaint-columns.ts';
import { localized } from '#domain/tenant/language.ts';
import { exportSource } from '../exported-list.ts';

/** Complaints of the tenant. */
export const COMPLAINTS = exportSource<typeof listComplaints, keyof typeof COMPLAINT_COLUMNS>(
  listComplaints,
  listComplaintsRoute,
  {
    reference: ({ reference }) => reference,
    name: ({ person }) => person.name,
    kind: ({ kind }) => kind,
    project: ({ project }, lang) => project && localized(project.title, lang),
    status: ({ state }) => state,
    outcome: ({ outcome }) => outcome,
    filed: (row) => row.filed_at,
    due: (row) => row.due_at,
  },
);
