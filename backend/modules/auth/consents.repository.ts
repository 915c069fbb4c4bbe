import { consents } from '#backend/db/schema/consents.ts';
import type { Call } from '#backend/http/call.ts';

/** Keeps what a person accepted or refused at registration, and in which version of the tenant's texts. */
export async function insertConsents(
  { tx, tenant, now, address, session }: Call,
  userId: string,
  lang: string,
  answers: Readonly<Record<string, boolean>>,
): Promise<void> {
  const rows = Object.entries(answers).map(([subject, accepted]) => ({
    tenantId: tenant.id,
    userId,
    impersonatorUserId: session?.impersonatorUserId ?? null,
    subject,
    version: `tenant-${tenant.version}`,
    answer: accepted ? ('accepted' as const) : ('refused' as const),
    lang,
    ip: address,
    createdAt: now,
  }));
  await tx.insert(consents).values(rows);
}
