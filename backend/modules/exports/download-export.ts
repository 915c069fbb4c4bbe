import type { SignedInCall } from '#backend/http/call.ts';
import { notFound } from '#backend/http/refusal.ts';
import { serve } from '#backend/http/serve.ts';
import { findFile } from '#backend/modules/files/files.repository.ts';
import { getExportFile } from '#contract/exports.ts';
import { getOwnExportFile } from '#contract/own-exports.ts';
import type { ExportArea } from '#domain/export/exported-lists.ts';
import { deskOf, lockOwn } from './own-export.ts';

export const getExportFileRoute = serve(getExportFile, (call, { params }) => fileOf(call, deskOf(call), params.id));

export const getOwnExportFileRoute = serve(getOwnExportFile, (call, { params }) => fileOf(call, 'user', params.id));

/** The file, for who asked for it, while it is there; written down each time. */
async function fileOf(call: SignedInCall, area: ExportArea, id: string) {
  const job = await lockOwn(call, area, id);
  if (job.state !== 'READY' || !job.fileId || !job.expiresAt || job.expiresAt <= call.now) throw notFound();
  const { list, format, rows, purpose } = job;
  const [file] = await Promise.all([
    findFile(call.tx, call.tenant.id, job.fileId),
    call.audit('export.downloaded', {
      subject: { type: 'export', id: job.id },
      details: { list, format, rows, purpose },
    }),
  ]);
  // The note goes with its transaction.
  if (!file) throw notFound();
  return { file };
}
