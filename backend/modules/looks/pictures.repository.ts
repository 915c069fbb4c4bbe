import { and, eq, sql } from 'drizzle-orm';
import { files } from '#backend/db/schema/files.ts';
import type { Tx } from '#backend/db/transaction.ts';

/** The file of a picture of the tenant; undefined for a file of anything else. Pictures of projects are kept for their owners. */
export async function brandFile(tx: Tx, tenantId: string, id: string) {
  const [row] = await tx
    .select()
    .from(files)
    .where(and(eq(files.tenantId, tenantId), eq(files.id, id), eq(files.kind, 'image'), eq(files.access, 'public')));
  return row;
}

/** Whether an address stands among the pictures of what is published, or of any version that was. */
export async function wasPublished(tx: Tx, tenantId: string, address: string): Promise<boolean> {
  const named = (look: string) =>
    sql`jsonb_path_exists(${sql.raw(look)}, '$.image.* ? (@ == $a)', ${JSON.stringify({ a: address })}::jsonb)`;
  const { rows } = await tx.execute<{ is: boolean }>(sql`
    select exists (select 1 from tenants t where t.id = ${tenantId} and ${named('t.customization')})
      or exists (select 1 from look_versions v where v.tenant_id = ${tenantId} and ${named('v.customization')}) as is`);
  return rows[0]?.is ?? false;
}
