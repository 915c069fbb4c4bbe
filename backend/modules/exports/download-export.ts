import { notFound } from '#backend/http/refusal.ts';
import { serve } from '#backend/http/serve.ts';
import { findFile } from '#backend/modules/files/files.repository.ts';
import { getExportFile } from '#contract/exports.ts';
import { lockOwn } from './own-export.ts';

/** The file, for who asked for it, while it is there; written down each time. */
export const getExportFileRoute = serve(getExportFile, async (call, { params }) => {
  const job = await lockOwn(call, params.id);
  if (job.state !== 'READY' || !job.fileId || !job.expiresAt || job.expiresAt <= call.now) throw notFound();
  const file = await findFile(call.tx, call.tenant.id, job.fileId);
  if (!file) throw notFound();
  const { list, format, rows, purpose } = job;
  await call.audit('export.downloaded', {
    subject: { type: 'export', id: job.id },
    details: { list, format, rows, purpose },
  });
  return { file };
});
