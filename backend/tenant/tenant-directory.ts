import { and, eq } from 'drizzle-orm';
import type pg from 'pg';
import { tenantHosts, tenants } from '#backend/db/schema/tenants.ts';
import { type Tx, transact } from '#backend/db/transaction.ts';
import { type Customization, customization } from '#contract/customization.ts';
import { type TenantSettings, tenantSettings } from './tenant-settings.ts';

/** A tenant as use cases see it. */
export interface CallTenant {
  id: string;
  name: string;
  /** The host that was asked for; where nobody asked, the tenant's primary one. */
  host: string;
  /** Mails link to it, never to the host that was asked: whoever asks for a link must not choose where it leads. */
  primaryHost: string;
  customization: Customization;
  settings: TenantSettings;
  /** Raised by every change of the two: names the legal texts that a person accepted. */
  version: number;
}
type TenantFacts = Omit<CallTenant, 'host' | 'primaryHost'>;

/** A host changes hands rarely; until then it need not be asked for at every request. */
const HOST_KEPT_MS = 30_000;

/** Finds tenants; keeps what it has parsed for as long as the row's version stays the same. */
export class TenantDirectory {
  readonly #hosts = new Map<string, { tenantId: string; until: number }>();
  readonly #facts = new Map<string, { version: number; facts: TenantFacts }>();
  readonly #pool: pg.Pool;

  constructor(pool: pg.Pool) {
    this.#pool = pool;
  }

  /** Id of the tenant that answers for a host, exactly as written, or null. */
  async idOfHost(host: string): Promise<string | null> {
    const kept = this.#hosts.get(host);
    if (kept && kept.until > Date.now()) return kept.tenantId;
    const tenantId = await transact(this.#pool, null, async (tx) => {
      const rows = await tx.select({ id: tenantHosts.tenantId }).from(tenantHosts).where(eq(tenantHosts.host, host));
      return { value: rows[0]?.id ?? null, commit: true };
    });
    // Unknown hosts are not kept: anybody could fill the memory with them.
    if (tenantId) this.#hosts.set(host, { tenantId, until: Date.now() + HOST_KEPT_MS });
    else this.#hosts.delete(host);
    return tenantId;
  }

  /** Every tenant with its primary host. */
  list(): Promise<{ id: string; host: string }[]> {
    return transact(this.#pool, null, async (tx) => {
      const value = await tx
        .select({ id: tenantHosts.tenantId, host: tenantHosts.host })
        .from(tenantHosts)
        .where(eq(tenantHosts.isPrimary, true));
      return { value, commit: true };
    });
  }

  /** The tenant of an open transaction. Throws where it is gone. */
  async load(tx: Tx, tenantId: string, host: string): Promise<CallTenant> {
    const [current] = await tx
      .select({ version: tenants.version, primaryHost: tenantHosts.host })
      .from(tenants)
      .innerJoin(tenantHosts, and(eq(tenantHosts.tenantId, tenants.id), eq(tenantHosts.isPrimary, true)))
      .where(eq(tenants.id, tenantId));
    if (!current) throw new Error(`tenant ${tenantId} is gone, or has no host of its own`);
    const { primaryHost } = current;
    const kept = this.#facts.get(tenantId);
    if (kept?.version === current.version) return { ...kept.facts, host, primaryHost };
    const [row] = await tx.select().from(tenants).where(eq(tenants.id, tenantId));
    if (!row) throw new Error(`tenant ${tenantId} is gone`);
    const facts: TenantFacts = {
      id: row.id,
      name: row.name,
      customization: customization.parse(row.customization),
      settings: tenantSettings.parse(row.settings),
      version: row.version,
    };
    this.#facts.set(tenantId, { version: row.version, facts });
    return { ...facts, host, primaryHost };
  }
}
