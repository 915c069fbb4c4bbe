import { and, eq, ne } from 'drizzle-orm';
import { projectAlerts } from '#backend/db/schema/project-alerts.ts';
import type { Tx } from '#backend/db/transaction.ts';

interface Person {
  tenantId: string;
  userId: string;
}

const loudOf = ({ tenantId, userId }: Person) =>
  and(eq(projectAlerts.tenantId, tenantId), eq(projectAlerts.userId, userId), ne(projectAlerts.frequency, 'NEVER'));

/** Whether any alert mails somebody. */
export async function takesAlerts(tx: Tx, person: Person): Promise<boolean> {
  const rows = await tx
    .select({ id: projectAlerts.id })
    .from(projectAlerts)
    .where(and(eq(projectAlerts.tenantId, tx.tenantId), loudOf(person)))
    .limit(1);
  return rows.length > 0;
}

/** No alert mails them any more; what they look for stays. */
export async function silenceAlerts(tx: Tx, person: Person): Promise<void> {
  await tx
    .update(projectAlerts)
    .set({ frequency: 'NEVER' })
    .where(and(eq(projectAlerts.tenantId, tx.tenantId), loudOf(person)));
}
