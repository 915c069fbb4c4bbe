import { eq } from 'drizzle-orm';
import { files } from '#backend/db/schema/files.ts';
import type { Work } from '#backend/work.ts';
import { UNNAMED_FILE_KEPT_DAYS } from '#domain/retention/retention.ts';
import { fileKey } from './keep-file.ts';

const DAY_MS = 86_400_000;
/** What is younger may belong to an upload that is still at work. */
const LEFT_ALONE_MS = DAY_MS;
const KEPT_MS = UNNAMED_FILE_KEPT_DAYS * DAY_MS;

/**
 * Takes off the disk what has had no row for 30 days: the process ended between the two. The days count from the sweep that first found it so,
 * whatever its age: after an older backup of the database all newer files are without a row, and a newer backup finds them again.
 * Returns how many went.
 */
export async function sweepFiles({ tx, tenant, deps, now }: Work): Promise<number> {
  const stored = await deps.files.list(tenant.id);
  if (stored.length === 0) return 0;
  const rows = await tx.select({ id: files.id }).from(files).where(eq(files.tenantId, tenant.id));
  const known = new Set(rows.map(({ id }) => id));
  const counts = { unnamed: 0, removed: 0 };
  for (const { id, writtenAt, unnamedSince } of stored) {
    const key = fileKey(tenant.id, id);
    if (known.has(id)) {
      if (unnamedSince) await deps.files.noteUnnamed(key, null);
    } else if (!unnamedSince) {
      if (now.getTime() - writtenAt.getTime() < LEFT_ALONE_MS) continue;
      await deps.files.noteUnnamed(key, now);
      counts.unnamed += 1;
    } else if (now.getTime() - unnamedSince.getTime() >= KEPT_MS) {
      await deps.files.remove(key);
      counts.removed += 1;
    }
  }
  if (counts.unnamed > 0)
    deps.log.warn(
      { tenantId: tenant.id, count: counts.unnamed },
      'files without a row: removed in 30 days if they stay so',
    );
  if (counts.removed > 0) deps.log.warn({ tenantId: tenant.id, count: counts.removed }, 'files without a row removed');
  return counts.removed;
}
