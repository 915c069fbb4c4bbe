import { notFound } from '#backend/http/refusal.ts';
import { serve } from '#backend/http/serve.ts';
import { getFile, getPublicFile } from '#contract/files.ts';
import { type FileRow, findFile } from './files.repository.ts';

/** A file that the signed-in person may read: public ones, those for signed-in people, their own, and for managers all of the tenant. */
export const getFileRoute = serve(getFile, async ({ tx, tenant, user, session, now }, { params }) => {
  const file = await findFile(tx, tenant.id, params.id);
  if (!file || hasExpired(file, now)) throw notFound();
  const isManager = session.kind === 'manager';
  if (file.access === 'owner' && file.ownerUserId !== user.id && !isManager) throw notFound();
  return { file };
});

export const getPublicFileRoute = serve(getPublicFile, async ({ tx, tenant, now }, { params }) => {
  const file = await findFile(tx, tenant.id, params.id);
  if (!file || hasExpired(file, now) || file.access !== 'public') throw notFound();
  return { file };
});

function hasExpired(file: FileRow, now: Date): boolean {
  return file.expiresAt !== null && file.expiresAt <= now;
}
