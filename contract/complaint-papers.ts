import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { dataOf, id } from './envelope.ts';

const ofOne = z.object({ id });

/**
 * A paper that goes along with the team's next word on a complaint; whoever complains reads it from then on. 422 on the file as for every paper, and
 * `error_file_count`; 409 `complaint.moved` where nothing more is said.
 */
export const addComplaintPaper = endpoint({
  id: 'addComplaintPaper',
  summary: 'Add a paper to the next word on a complaint',
  method: 'POST',
  path: '/manager/complaints/{id}/papers',
  action: 'complaint.decide',
  params: ofOne,
  bodyKind: 'multipart',
  body: z.object({}),
  files: ['paper'],
  answer: dataOf(z.object({ id })),
  takesLong: true,
  errors: ['complaint.moved', 'complaint.conflict', 'files.quota'],
});

/** Takes one back that was not sent yet, with its bytes. 404 for one that was. */
export const takeBackComplaintPaper = endpoint({
  id: 'takeBackComplaintPaper',
  summary: 'Take a paper back that was not sent yet',
  method: 'POST',
  path: '/manager/complaints/{id}/papers/take-back',
  action: 'complaint.decide',
  params: ofOne,
  body: z.object({ paper_id: id }),
  answer: dataOf(z.object({ id })),
  idempotent: true,
  errors: ['complaint.conflict'],
});
