import { and, desc, eq, ne, sql } from 'drizzle-orm';
import { wallets } from '#backend/db/schema/users.ts';
import type { Tx } from '#backend/db/transaction.ts';

const isOf = (tenantId: string, userId: string) => and(eq(wallets.tenantId, tenantId), eq(wallets.userId, userId));
const isAt = (tenantId: string, address: string) =>
  and(eq(wallets.tenantId, tenantId), sql`lower(${wallets.address}) = ${address.toLowerCase()}`);

/** The wallet that counts of a person: the one named last; null without one. */
export async function walletOf(tx: Tx, tenantId: string, userId: string) {
  const [row] = await tx.select().from(wallets).where(isOf(tenantId, userId)).orderBy(desc(wallets.createdAt)).limit(1);
  return row ?? null;
}

interface StandingRow extends Record<string, unknown> {
  address: string | null;
  provedAt: Date | string | null;
  approvedOn: number;
  asked: string | null;
  message: string | null;
  expiresAt: Date | string | null;
  hasTotp: boolean;
  hasPasskey: boolean;
  hasPassword: boolean;
}

/** All that a person's page of their wallet says, in one statement: the wallet, the lists that have it approved, the words that wait, and what the person can be asked. */
export async function walletStanding(tx: Tx, tenantId: string, userId: string, now: Date): Promise<StandingRow> {
  const { rows } = await tx.execute<StandingRow>(sql`
    select w.address, w.proved_at as "provedAt",
      (select count(*)::int from whitelist_entries e where e.tenant_id = u.tenant_id and e.user_id = u.id
        and e.address_key = lower(w.address) and e.state = 'APPROVED') as "approvedOn",
      c.address as asked, c.message, c.expires_at as "expiresAt",
      exists (select 1 from authenticators a where a.tenant_id = u.tenant_id and a.user_id = u.id and a.sealed_key is not null) as "hasTotp",
      exists (select 1 from passkeys k where k.tenant_id = u.tenant_id and k.user_id = u.id) as "hasPasskey",
      u.password_hash is not null as "hasPassword"
    from users u
    left join lateral (select x.address, x.proved_at from wallets x where x.tenant_id = u.tenant_id and x.user_id = u.id
      order by x.created_at desc limit 1) w on true
    left join wallet_challenges c on c.tenant_id = u.tenant_id and c.user_id = u.id and c.expires_at > ${now}
    where u.tenant_id = ${tenantId} and u.id = ${userId}`);
  const [row] = rows;
  if (!row) throw new Error(`person ${userId} is gone`);
  return row;
}

interface Proved {
  tenantId: string;
  userId: string;
  /** As EIP-55 writes it. */
  address: string;
  at: Date;
}

/** Makes an address the one wallet of a person; those before it go. False where it is another's: nothing is written then. */
export async function putWallet(tx: Tx, { tenantId, userId, address, at }: Proved): Promise<boolean> {
  const [other] = await tx
    .select({ id: wallets.id })
    .from(wallets)
    .where(and(isAt(tenantId, address), ne(wallets.userId, userId)));
  if (other) return false;
  const [known] = await tx
    .update(wallets)
    .set({ address, provedAt: at, createdAt: at })
    .where(and(isOf(tenantId, userId), isAt(tenantId, address)))
    .returning({ id: wallets.id });
  if (!known) {
    // Of two people who prove one address at once the second finds it taken.
    const [made] = await tx
      .insert(wallets)
      .values({ tenantId, userId, address, provedAt: at, createdAt: at })
      .onConflictDoNothing()
      .returning({ id: wallets.id });
    if (!made) return false;
  }
  await tx
    .delete(wallets)
    .where(and(isOf(tenantId, userId), sql`lower(${wallets.address}) <> ${address.toLowerCase()}`));
  return true;
}

export async function dropWallets(tx: Tx, tenantId: string, userId: string): Promise<void> {
  await tx.delete(wallets).where(isOf(tenantId, userId));
}
