import { actsAsManager } from '#backend/http/acts-as-manager.ts';
import { notFound } from '#backend/http/refusal.ts';
import { serve } from '#backend/http/serve.ts';
import { getFile, getPublicFile } from '#contract/files.ts';
import { type FileRow, findFile } from './files.repository.ts';

/** What people give away of themselves: who else reads it is written down. */
const PERSONAL_KINDS: readonly FileRow['kind'][] = ['identity', 'evidence'];

/** A file that the signed-in person may read: public ones, those for signed-in people, their own, and for managers all of the tenant. */
export const getFileRoute = serve(getFile, async (call, { params }) => {
  const { tx, tenant, user, now } = call;
  const file = await findFile(tx, tenant.id, params.id);
  if (!file || hasExpired(file, now)) throw notFound();
  const isOwn = file.ownerUserId === user.id;
  if (file.access === 'owner' && !isOwn && !actsAsManager(call)) throw notFound();
  if (PERSONAL_KINDS.includes(file.kind) && !isOwn)
    await call.audit('file.read', {
      subject: { type: 'user', id: file.ownerUserId ?? tenant.id },
      details: { file_id: file.id, kind: file.kind },
    });
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
