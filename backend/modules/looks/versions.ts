import type { SignedInCall } from '#backend/http/call.ts';
import { notFound, Refusal } from '#backend/http/refusal.ts';
import { serve } from '#backend/http/serve.ts';
import { customization } from '#contract/customization.ts';
import { getLookVersion, listLookVersions } from '#contract/look.ts';
import { versionOf, versionsPage } from './looks.repository.ts';

/** The published versions, the newest first. */
export const listLookVersionsRoute = serve(listLookVersions, async ({ tx, tenant }, { query }) => {
  const { rows, meta } = await versionsPage(tx, tenant.id, query);
  return { data: rows.map(present), meta };
});

/** One version whole. */
export const getLookVersionRoute = serve(getLookVersion, async (call, { params }) => ({
  data: await readVersion(call, params.number),
}));

/** A version as it was published. Throws Refusal 404; 409 `look.version_unreadable` where what was kept no longer parses. */
export async function readVersion({ tx, tenant }: SignedInCall, number: number) {
  const found = await versionOf(tx, tenant.id, number);
  if (!found) throw notFound();
  const read = customization.safeParse(found.row.customization);
  if (!read.success) throw new Refusal(409, 'look.version_unreadable');
  return { ...present(found), customization: read.data };
}

function present({ row, by }: NonNullable<Awaited<ReturnType<typeof versionOf>>>) {
  const { number, publishedAt, changes, restored } = row;
  return { number, at: publishedAt.toISOString(), by, changes, restored };
}
