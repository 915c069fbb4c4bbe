import { dropFile } from '#backend/files/keep-file.ts';
import type { Work } from '#backend/work.ts';
import { OUTSIDE_COMPLAINT_KEPT_DAYS } from '#domain/retention/retention.ts';
import { forgetOutside } from './outside.repository.ts';
import { forgetUnproved } from './outside-papers.repository.ts';

const DAY_MS = 86_400_000;

/** Takes complaints of people without an account away whose time is over, with their files and those of the team. Answers how many went. */
export async function removeOutside(work: Work): Promise<number> {
  const { tx, now } = work;
  const { gone, files } = await forgetOutside(tx, new Date(now.getTime() - OUTSIDE_COMPLAINT_KEPT_DAYS * DAY_MS));
  for (const fileId of files) await dropFile(work, fileId);
  return gone;
}

/** Takes away what nobody has proved in time, with its papers. Answers how many went. */
export async function removeUnproved(work: Work): Promise<number> {
  const { tx, tenant, now } = work;
  const { gone, files } = await forgetUnproved(tx, tenant.id, now);
  for (const fileId of files) await dropFile(work, fileId);
  return gone;
}
