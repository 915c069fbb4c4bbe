import { notFound } from '#backend/http/refusal.ts';
import { serve } from '#backend/http/serve.ts';
import { getComplaint, listComplaints } from '#contract/complaints.ts';
import { conflictOf } from '#domain/complaint/complaint.ts';
import { papersOfComplaint } from './complaint-papers.repository.ts';
import { complaintsPage, joinedComplaint, openCounts } from './complaint-rows.repository.ts';
import { stepsOf } from './complaints.repository.ts';
import { presentComplaint, presentRow } from './present-complaint.ts';

/** All complaints of the tenant. */
export const listComplaintsRoute = serve(listComplaints, async ({ tx, tenant, now }, { query }) => {
  const timeZone = tenant.customization.tenant.time_zone;
  const [{ rows, meta }, counts] = await Promise.all([
    complaintsPage(tx, { tenantId: tenant.id, now, timeZone, query }),
    openCounts(tx, tenant.id, now),
  ]);
  return {
    data: rows.map((row) => ({
      ...presentRow(row, { house: true }),
      person: { id: row.complaint.userId, name: row.person },
    })),
    meta,
    counts,
  };
});

/** One of them, and whether the caller may act on it. */
export const getComplaintRoute = serve(getComplaint, async ({ tx, tenant, user }, { params: { id } }) => {
  const [row, steps, papers] = await Promise.all([
    joinedComplaint(tx, tenant.id, id),
    stepsOf(tx, tenant.id, id),
    papersOfComplaint(tx, tenant.id, id),
  ]);
  if (!row) throw notFound();
  const { complaint, person: name, email, project } = row;
  const sides = { complainant: complaint.userId, issuer: project?.issuerId ?? null };
  return {
    data: {
      ...presentComplaint(row, steps, papers, { house: true }),
      person: { id: complaint.userId, name, email },
      conflict: conflictOf(user.id, sides),
      waiting: papers
        .filter(({ state }) => state === 'WAITS')
        .map(({ id: paperId, fileId, name: file }) => ({ id: paperId, file_id: fileId, name: file })),
    },
  };
});
