import { actsAsManager } from '#backend/http/acts-as-manager.ts';
import type { SignedInCall } from '#backend/http/call.ts';
import { notFound } from '#backend/http/refusal.ts';
import type { DeskArea, ExportArea } from '#domain/export/exported-lists.ts';
import { type ExportJob, lockExport } from './exports.repository.ts';

/** The area in which somebody asks for other people's: a manager's token speaks for the managers' area alone. */
export function deskOf(call: SignedInCall): DeskArea {
  return actsAsManager(call) ? 'manager' : 'entrepreneur';
}

/** Locks one that the caller asked for, in the area in which they ask now. Throws Refusal 404 for every other. */
export async function lockOwn(call: SignedInCall, area: ExportArea, id: string): Promise<ExportJob> {
  const job = await lockExport(call.tx, call.tenant.id, id);
  if (!job || job.userId !== call.user.id || job.area !== area) throw notFound();
  return job;
}
