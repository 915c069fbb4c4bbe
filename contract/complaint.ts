import { z } from 'zod';
import {
  COMPLAINT_ACTS,
  COMPLAINT_CONFLICTS,
  COMPLAINT_KINDS,
  COMPLAINT_OUTCOMES,
  COMPLAINT_STATES,
} from '#domain/complaint/complaint.ts';
import { day, id, instant, localizedText } from './envelope.ts';

/** A row of a list of complaints. */
export const complaintRow = z.object({
  id,
  reference: z.string(),
  kind: z.enum(COMPLAINT_KINDS),
  state: z.enum(COMPLAINT_STATES),
  filed_at: instant,
  /** Of the project that it is about. */
  project: z.object({ id, title: localizedText }).nullable(),
  /** Until when the platform has to act; for who complains, while they are asked for more, until when they can answer. Null: it is over. */
  due_at: instant.nullable(),
  outcome: z.enum(COMPLAINT_OUTCOMES).nullable(),
});
export type ComplaintRowJson = z.output<typeof complaintRow>;

/** A paper of it, by its file. */
const paper = z.object({ file_id: id, name: z.string() });

/** One step of its course. */
const step = z.object({
  id,
  act: z.enum(COMPLAINT_ACTS),
  at: instant,
  /** What was written: a reason, a question, an answer, the decision. */
  text: z.string().nullable(),
  /** The day that was told with it: of the decision, or of the answer that is asked for. */
  due_at: instant.nullable(),
  /** Who of the platform did it; null for whoever complains, and for who may not know the team. */
  by: z.string().nullable(),
  /** What was sent with it. */
  papers: z.array(paper),
});
export type ComplaintStepJson = z.output<typeof step>;

/** A complaint as it was filed, by the template of the Annex of Delegated Regulation (EU) 2022/2117, and its course, oldest first. */
export const complaint = complaintRow.extend({
  happened_on: day,
  what: z.string(),
  loss: z.string().nullable(),
  demand: z.string(),
  representative: z.string().nullable(),
  phone: z.string().nullable(),
  /** Of somebody without an account. */
  address: z.string().nullable(),
  order: z.object({ id, reference: z.string() }).nullable(),
  acknowledge_by: instant,
  /** Told with the admission. */
  decide_by: instant.nullable(),
  /** While more was asked for. */
  answer_by: instant.nullable(),
  ended_at: instant.nullable(),
  /** What came with it. */
  papers: z.array(paper),
  steps: z.array(step),
});
/** A paper that waits for the team's next word. */
export const waitingPaper = paper.extend({ id });
export type ComplaintJson = z.output<typeof complaint>;

export const complaintConflict = z.enum(COMPLAINT_CONFLICTS).nullable();
