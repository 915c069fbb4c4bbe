import { notFound } from '#backend/http/refusal.ts';
import { serve } from '#backend/http/serve.ts';
import { getOwnComplaint, listComplaintSubjects, listOwnComplaints } from '#contract/complaints.ts';
import { papersOfComplaint } from './complaint-papers.repository.ts';
import { joinedComplaint, ownComplaintsPage, subjectsOf } from './complaint-rows.repository.ts';
import { stepsOf } from './complaints.repository.ts';
import { presentComplaint, presentRow } from './present-complaint.ts';

/** What the caller's complaint can be about. */
export const listComplaintSubjectsRoute = serve(listComplaintSubjects, async ({ tx, tenant, user }) => {
  const { orders, projects } = await subjectsOf(tx, tenant.id, user.id);
  return { data: { orders: orders.map(({ id, reference, project }) => ({ id, reference, project })), projects } };
});

/** The caller's complaints. */
export const listOwnComplaintsRoute = serve(listOwnComplaints, async ({ tx, tenant, user }, { query }) => {
  const { rows, meta } = await ownComplaintsPage(tx, tenant.id, user.id, query);
  return { data: rows.map((row) => presentRow(row, { house: false })), meta };
});

/** One of them; somebody else's is not there. */
export const getOwnComplaintRoute = serve(getOwnComplaint, async ({ tx, tenant, user }, { params: { id } }) => {
  const [row, steps, papers] = await Promise.all([
    joinedComplaint(tx, tenant.id, id, user.id),
    stepsOf(tx, tenant.id, id),
    papersOfComplaint(tx, tenant.id, id),
  ]);
  if (!row) throw notFound();
  return { data: presentComplaint(row, steps, papers, { house: false }) };
});
