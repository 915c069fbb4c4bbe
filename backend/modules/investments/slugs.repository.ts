import { type SQL, sql } from 'drizzle-orm';
import { issuances } from '#backend/db/schema/issuances.ts';

/** An issuance that has or had this address: old ones lead on for ever (decision record 0056). */
export function hasSlug(slug: string): SQL {
  return sql`${issuances.id} = (select s.issuance_id from issuance_slugs s where s.tenant_id = ${issuances.tenantId} and s.slug = ${slug})`;
}
