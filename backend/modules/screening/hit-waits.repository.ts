import { type SQL, sql } from 'drizzle-orm';

/** Whether a hit (`h`) waits for a manager: nobody has decided it, and it is not about the manager. */
export const hitWaits = (tenantId: string, managerId: string): SQL =>
  sql`h.tenant_id = ${tenantId} and h.state = 'OPEN' and h.user_id <> ${managerId}`;
