import type { SignedInCall } from '#backend/http/call.ts';
import { displayName } from '#backend/modules/profiles/display-name.repository.ts';
import { countLines, type ownBatch } from './batches.repository.ts';

type Batch = NonNullable<Awaited<ReturnType<typeof ownBatch>>>;

/** A judged list as its maker reads it. */
export async function presentBatch({ tx, tenant }: SignedInCall, batch: Batch) {
  const [counts, by] = await Promise.all([
    countLines(tx, tenant.id, batch.id),
    displayName(tx, tenant.id, batch.createdBy),
  ]);
  return {
    id: batch.id,
    name: batch.name,
    at: batch.createdAt.toISOString(),
    by: by ?? '',
    ...counts,
    written_at: batch.writtenAt?.toISOString() ?? null,
    written: batch.written,
  };
}
