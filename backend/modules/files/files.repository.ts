import { and, eq } from 'drizzle-orm';
import { files } from '#backend/db/schema/files.ts';
import type { Tx } from '#backend/db/transaction.ts';

/** One file's row, or null. */
export async function findFile(tx: Tx, tenantId: string, id: string) {
  const [row] = await tx
    .select()
    .from(files)
    .where(and(eq(files.tenantId, tenantId), eq(files.id, id)));
  return row ?? null;
}
export type FileRow = NonNullable<Awaited<ReturnType<typeof findFile>>>;
