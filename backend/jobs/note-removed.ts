import { sql } from 'drizzle-orm';
import { removals } from '#backend/db/schema/removals.ts';
import type { Work } from '#backend/work.ts';
import type { FleetingKind } from '#domain/retention/retention.ts';
import { dayIn } from '#domain/time/zone.ts';

/** Adds to what was taken away of a kind today. Nothing is noted where nothing went. */
export async function noteRemoved({ tx, tenant, now }: Work, kind: FleetingKind, removed: number): Promise<void> {
  if (removed === 0) return;
  const day = dayIn(now, tenant.customization.tenant.time_zone);
  await tx
    .insert(removals)
    .values({ tenantId: tenant.id, kind, day, removed })
    .onConflictDoUpdate({
      target: [removals.tenantId, removals.kind, removals.day],
      set: { removed: sql`${removals.removed} + excluded.removed` },
    });
}
