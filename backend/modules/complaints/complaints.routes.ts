import type { Served } from '#backend/http/serve.ts';
import { askComplainantRoute } from './ask-complainant.ts';
import { decideComplaintRoute } from './decide-complaint.ts';
import { delayComplaintRoute } from './delay-complaint.ts';
import { fileComplaintRoute } from './file-complaint.ts';
import { addComplaintPaperRoute, takeBackComplaintPaperRoute } from './house-papers.ts';
import { admitComplaintRoute, dismissComplaintRoute } from './judge-admission.ts';
import { getComplaintRoute, listComplaintsRoute } from './managed-complaints.ts';
import {
  readOutsideComplaintRoute,
  replyOutsideComplaintRoute,
  withdrawOutsideComplaintRoute,
} from './outside-acts.ts';
import { replyToComplaintRoute, withdrawComplaintRoute } from './own-acts.ts';
import { getOwnComplaintRoute, listComplaintSubjectsRoute, listOwnComplaintsRoute } from './own-complaints.ts';
import { proveOutsideComplaintRoute } from './prove-outside.ts';
import { sendOutsideComplaintRoute } from './send-outside.ts';

/** Everything of contract/complaints.ts, contract/complaint-papers.ts and contract/outside-complaints.ts. */
export const complaintsRoutes: readonly Served[] = [
  listComplaintSubjectsRoute,
  listOwnComplaintsRoute,
  getOwnComplaintRoute,
  fileComplaintRoute,
  replyToComplaintRoute,
  withdrawComplaintRoute,
  listComplaintsRoute,
  getComplaintRoute,
  admitComplaintRoute,
  dismissComplaintRoute,
  askComplainantRoute,
  delayComplaintRoute,
  decideComplaintRoute,
  addComplaintPaperRoute,
  takeBackComplaintPaperRoute,
  sendOutsideComplaintRoute,
  proveOutsideComplaintRoute,
  readOutsideComplaintRoute,
  replyOutsideComplaintRoute,
  withdrawOutsideComplaintRoute,
];
