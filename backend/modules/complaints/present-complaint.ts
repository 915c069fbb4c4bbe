import type { ComplaintJson, ComplaintRowJson } from '#contract/complaint.ts';
import type { ComplaintPaper } from './complaint-papers.repository.ts';
import type { JoinedComplaint } from './complaint-rows.repository.ts';
import type { CourseStep } from './complaints.repository.ts';

const text = (at: Date | null) => at?.toISOString() ?? null;

/** A row of a list. While more is asked for, its answer is what is due for whoever complains; for the house it is the decision. */
export function presentRow({ complaint, project }: JoinedComplaint, { house }: { house: boolean }): ComplaintRowJson {
  return {
    id: complaint.id,
    reference: complaint.reference,
    kind: complaint.kind,
    state: complaint.state,
    filed_at: complaint.filedAt.toISOString(),
    project: project && { id: project.id, title: project.title },
    due_at: text(house ? complaint.dueAt : (complaint.answerBy ?? complaint.dueAt)),
    outcome: complaint.outcome,
  };
}

/** The whole of it. `house`: the reader may know who of the platform did what. */
export function presentComplaint(
  row: JoinedComplaint,
  steps: readonly CourseStep[],
  papers: readonly ComplaintPaper[],
  { house }: { house: boolean },
): ComplaintJson {
  const { complaint, order } = row;
  const sentWith = (stepId: string | null) =>
    papers
      .filter((paper) => paper.state === 'SENT' && paper.stepId === stepId)
      .map(({ fileId, name }) => ({ file_id: fileId, name }));
  return {
    ...presentRow(row, { house }),
    happened_on: complaint.happenedOn,
    what: complaint.what,
    loss: complaint.loss,
    demand: complaint.demand,
    representative: complaint.representative,
    phone: complaint.phone,
    address: complaint.outsideAddress,
    order,
    acknowledge_by: complaint.acknowledgeBy.toISOString(),
    decide_by: text(complaint.decideBy),
    answer_by: text(complaint.answerBy),
    ended_at: text(complaint.endedAt),
    papers: sentWith(null),
    steps: steps.map(({ step, name }) => ({
      id: step.id,
      act: step.act,
      at: step.at.toISOString(),
      text: step.text,
      due_at: text(step.dueAt),
      by: house && step.userId !== null && step.userId !== complaint.userId ? name : null,
      papers: sentWith(step.id),
    })),
  };
}
