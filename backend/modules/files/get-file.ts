import { shownFile } from '#backend/files/shown-file.ts';
import { actsAsManager } from '#backend/http/acts-as-manager.ts';
import type { SignedInCall } from '#backend/http/call.ts';
import { notFound, Refusal } from '#backend/http/refusal.ts';
import { serve, serveAsking } from '#backend/http/serve.ts';
import { getFile, getPublicFile } from '#contract/files.ts';
import { type FileRow, findFile } from './files.repository.ts';

/** What people give away of themselves: who else reads it is written down. */
const PERSONAL_KINDS: readonly FileRow['kind'][] = ['identity', 'evidence', 'proof'];

/**
 * A file that the signed-in person may read: public ones, those for signed-in people, their own, and for managers all of the tenant. To look at one in a page
 * and to download it are two acts of the audit log: `file.seen` and `file.read`.
 */
export const getFileRoute = serveAsking(
  getFile,
  async (call, { params, query }) => {
    if (query.disposition !== 'inline') return null;
    const { deps, tenant } = call;
    const file = await readableFile(call, params.id);
    return () => shownFile(deps, tenant.id, file);
  },
  async (call, { params, query }, shown) => {
    const file = await readableFile(call, params.id);
    if (query.disposition === 'inline' && !shown) throw new Refusal(409, 'files.not_shown');
    if (PERSONAL_KINDS.includes(file.kind) && !readsOwn(call, file))
      await call.audit(shown ? 'file.seen' : 'file.read', {
        subject: { type: 'user', id: file.ownerUserId ?? call.tenant.id },
        details: { file_id: file.id, kind: file.kind },
      });
    return { file, shown: shown ?? undefined };
  },
);

export const getPublicFileRoute = serve(getPublicFile, async ({ tx, tenant, now }, { params }) => {
  const file = await findFile(tx, tenant.id, params.id);
  if (!file || hasExpired(file, now) || file.access !== 'public') throw notFound();
  return { file };
});

async function readableFile(call: SignedInCall, id: string): Promise<FileRow> {
  const file = await findFile(call.tx, call.tenant.id, id);
  if (!file || hasExpired(file, call.now)) throw notFound();
  if (file.access === 'owner' && file.ownerUserId !== call.user.id && !actsAsManager(call)) throw notFound();
  return file;
}

/** A manager in somebody's session reads with that person's eyes, and is somebody else all the same. */
function readsOwn({ user, session }: SignedInCall, { ownerUserId }: FileRow): boolean {
  return ownerUserId === user.id && session.impersonatorUserId === null;
}

function hasExpired(file: FileRow, now: Date): boolean {
  return file.expiresAt !== null && file.expiresAt <= now;
}
