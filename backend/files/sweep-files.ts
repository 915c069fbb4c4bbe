import { eq } from 'drizzle-orm';
import { files } from '#backend/db/schema/files.ts';
import type { Work } from '#backend/work.ts';
import { fileKey } from './keep-file.ts';

/** What is younger may belong to an upload that is still at work. */
const LEFT_ALONE_MS = 86_400_000;

/** Takes off the disk what has no row: the process ended between the two. Files written within the last day are left. */
export async function sweepFiles({ tx, tenant, deps, now }: Work): Promise<void> {
  const before = now.getTime() - LEFT_ALONE_MS;
  const old = (await deps.files.list(tenant.id)).filter(({ writtenAt }) => writtenAt.getTime() < before);
  if (old.length === 0) return;
  const rows = await tx.select({ id: files.id }).from(files).where(eq(files.tenantId, tenant.id));
  const known = new Set(rows.map(({ id }) => id));
  const orphans = old.filter(({ id }) => !known.has(id));
  for (const { id } of orphans) await deps.files.remove(fileKey(tenant.id, id));
  if (orphans.length > 0) deps.log.warn({ tenantId: tenant.id, count: orphans.length }, 'files without a row removed');
}
