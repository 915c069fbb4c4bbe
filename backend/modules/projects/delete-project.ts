import { sqlStateOf } from '#backend/db/sql-state.ts';
import { dropFile } from '#backend/files/keep-file.ts';
import type { SignedInCall } from '#backend/http/call.ts';
import { notFound, Refusal } from '#backend/http/refusal.ts';
import { serve } from '#backend/http/serve.ts';
import { managedOne } from '#backend/modules/issuances/issuance-filter.repository.ts';
import { deleteProject, previewProjectDeletion } from '#contract/project-deletion.ts';
import { deletionReasons } from '#domain/issuance/deletion.ts';
import { countHanging, filesOfProject, lockToDelete, removeProject } from './deletion.repository.ts';
import { type ProjectRow, projectRow } from './projects.repository.ts';

const FOREIGN_KEY_VIOLATION = '23503';

/** What would go, and what keeps it. 404 for an issuer who asks for another's. */
export const previewDeletionRoute = serve(previewProjectDeletion, async (call, { params }) => {
  const { pictures, documents, ...hanging } = await countHanging(call.tx, call.tenant.id, params.id);
  const { status, title } = await managedProject(call, params.id);
  return { data: { title, status, reasons: deletionReasons(status, hanging), pictures, documents } };
});

/** Deletes a project, its rows, its addresses and, with the commit, its bytes. 409 `project.kept` where anything hangs on it, also what came a moment ago. */
export const deleteProjectRoute = serve(deleteProject, async (call, { params }) => {
  const { tx, tenant } = call;
  await managedProject(call, params.id);
  const project = await lockToDelete(tx, tenant.id, params.id);
  if (!project) throw notFound();
  const { id, status, title, slug } = project;
  const { pictures, documents, ...hanging } = await countHanging(tx, tenant.id, id);
  if (deletionReasons(status, hanging).length > 0) throw new Refusal(409, 'project.kept');
  const files = await filesOfProject(tx, tenant.id, id);
  try {
    await removeProject(tx, id);
  } catch (error) {
    if (sqlStateOf(error) !== FOREIGN_KEY_VIOLATION) throw error;
    throw new Refusal(409, 'project.kept');
  }
  for (const fileId of files) await dropFile(call, fileId);
  await call.audit('issuance.deleted', {
    subject: { type: 'issuance', id },
    details: { title, slug, pictures, documents },
  });
  return { data: { deleted: true as const } };
});

async function managedProject(call: SignedInCall, id: string): Promise<ProjectRow> {
  const project = await projectRow(call.tx, managedOne(call, id));
  if (!project) throw notFound();
  return project;
}
