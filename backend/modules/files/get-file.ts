import { shownFile } from '#backend/files/shown-file.ts';
import { actsAsManager } from '#backend/http/acts-as-manager.ts';
import type { Call, SignedInCall } from '#backend/http/call.ts';
import { notFound, Refusal } from '#backend/http/refusal.ts';
import { serve, serveAsking } from '#backend/http/serve.ts';
import { getFile, getPublicFile } from '#contract/files.ts';
import { showsPapers } from '#domain/distribution/documents.ts';
import { maySee } from '#domain/issuance/visibility.ts';
import { distributionOfFile, documentOfFile, type FileRow, findFile, waitsForProof } from './files.repository.ts';

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
    // A picture that we have written ourselves is shown as it is, and kept by its reader.
    return { file, shown: shown ?? undefined, picture: file.kind === 'image' ? ('private' as const) : undefined };
  },
);

export const getPublicFileRoute = serve(getPublicFile, async (call, { params }) => {
  const { tx, tenant, now } = call;
  const file = await findFile(tx, tenant.id, params.id);
  if (!file || hasExpired(file, now)) throw notFound();
  const isOpen =
    file.kind === 'issuance_document' ? (await shownAs(call, file.id))?.access === 'public' : file.access === 'public';
  if (!isOpen) throw notFound();
  return { file };
});

async function readableFile(call: SignedInCall, id: string): Promise<FileRow> {
  const file = await findFile(call.tx, call.tenant.id, id);
  // An export has a door of its own: it is for one person in one role.
  if (!file || hasExpired(file, call.now) || file.kind === 'export') throw notFound();
  if (file.kind === 'issuance_document') {
    if (actsAsManager(call) || file.ownerUserId === call.user.id || (await shownAs(call, file.id))) return file;
    throw notFound();
  }
  if (file.kind === 'distribution_document' && (await readsPaper(call, file.id))) return file;
  if (file.access === 'owner' && file.ownerUserId !== call.user.id && !actsAsManager(call)) throw notFound();
  // What a stranger sent is nobody's to read until its address is proved (record 0152).
  if (file.kind === 'evidence' && file.ownerUserId === null && (await waitsForProof(call.tx, call.tenant.id, file.id)))
    throw notFound();
  return file;
}

/** A paper of a distribution: its issuer's, and its holders' once it is approved. */
async function readsPaper({ tx, tenant, user }: SignedInCall, fileId: string): Promise<boolean> {
  const of = await distributionOfFile(tx, tenant.id, fileId, user.id);
  return of !== null && (of.issuerUserId === user.id || (of.holds && showsPapers(of.status)));
}

/** The document of a project as which a file is shown, where it is in force and its project is the caller's to see; null otherwise. */
async function shownAs({ tx, tenant, user, now }: Call, fileId: string) {
  const document = await documentOfFile(tx, tenant.id, fileId, user?.id ?? null);
  if (!document) return null;
  const isOwner = user !== null && document.issuerUserId === user.id;
  const isInForce = document.expiresAt === null || document.expiresAt > now;
  const viewer = { roles: user?.roles ?? null, isOwner, hasInvestment: document.invested };
  const sees = maySee(document.status, { ...viewer, seesPreCampaign: user?.seesPreCampaign ?? false });
  return sees && (isInForce || isOwner) ? document : null;
}

/** A manager in somebody's session reads with that person's eyes, and is somebody else all the same. */
function readsOwn({ user, session }: SignedInCall, { ownerUserId }: FileRow): boolean {
  return ownerUserId === user.id && session.impersonatorUserId === null;
}

function hasExpired(file: FileRow, now: Date): boolean {
  return file.expiresAt !== null && file.expiresAt <= now;
}
