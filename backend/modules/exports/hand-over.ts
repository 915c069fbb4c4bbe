import { keepWritten } from '#backend/files/keep-file.ts';
import type { Work } from '#backend/work.ts';
import { EXPORT_LINK_VALIDITY_HOURS } from '#domain/limits.ts';
import { dayIn } from '#domain/time/zone.ts';
import { exportMail } from './export-mail.ts';
import { type ExportJob, lockExport, updateExport } from './exports.repository.ts';
import { readAs } from './read-as.ts';
import { titleOf } from './sheets/open-sheet.ts';

const HOUR_MS = 3_600_000;
const TYPES = {
  CSV: 'text/csv',
  XLSX: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  ZIP: 'application/zip',
  PDF: 'application/pdf',
} as const;

/** Keeps the written file for a day and writes to who asked. One that was cancelled meanwhile, or begun anew, is left. */
export async function handOver(work: Work, job: ExportJob, path: string, rows: number): Promise<void> {
  const { tx, tenant, now } = work;
  const held = await lockExport(tx, tenant.id, job.id);
  if (held?.state !== 'PREPARING' || held.attempts !== job.attempts) return;
  const call = await readAs(work, job);
  if (!call) return updateExport(tx, job, { state: 'FAILED', failure: 'not_allowed', movedAt: now });
  const expiresAt = new Date(now.getTime() + EXPORT_LINK_VALIDITY_HOURS * HOUR_MS);
  const title = titleOf(job);
  const file = await keepWritten(work, path, {
    name: `${title} ${dayIn(now, tenant.customization.tenant.time_zone)}`,
    contentType: TYPES[job.format],
    kind: 'export',
    access: 'owner',
    ownerUserId: job.userId,
    expiresAt,
  });
  const ready = { state: 'READY', rows, total: rows, fileId: file.id, bytes: file.bytes } as const;
  await updateExport(tx, job, { ...ready, movedAt: now, expiresAt });
  await work.audit('export.ready', { subject: { type: 'export', id: job.id }, details: { rows, bytes: file.bytes } });
  await work.mail(exportMail(work, { job, title, rows, expiresAt, to: call.user }));
}
