import { and, eq } from 'drizzle-orm';
import type pg from 'pg';
import type { Logger } from 'pino';
import { tenantHosts, tenants } from '#backend/db/schema/tenants.ts';
import { type Tx, transact } from '#backend/db/transaction.ts';
import { type Customization, customization } from '#contract/customization.ts';
import { TenantBroken } from './tenant-broken.ts';
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
  /** Null: what stands there does not parse. */
  readonly #facts = new Map<string, { version: number; facts: TenantFacts | null }>();
  readonly #pool: pg.Pool;
  readonly #log: Logger;

  constructor(pool: pg.Pool, log: Logger) {
    this.#pool = pool;
    this.#log = log;
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

  /**
   * The tenant of an open transaction. Throws an Error where it is gone.
   * @throws TenantBroken where its customization or settings do not parse; logged once for each change of them
   */
  async load(tx: Tx, tenantId: string, host: string): Promise<CallTenant> {
    const [current] = await tx
      .select({ version: tenants.version, primaryHost: tenantHosts.host })
      .from(tenants)
      .innerJoin(tenantHosts, and(eq(tenantHosts.tenantId, tenants.id), eq(tenantHosts.isPrimary, true)))
      .where(eq(tenants.id, tenantId));
    if (!current) throw new Error(`tenant ${tenantId} is gone, or has no host of its own`);
    const kept = this.#facts.get(tenantId);
    const facts = kept?.version === current.version ? kept.facts : await this.#read(tx, tenantId);
    if (!facts) throw new TenantBroken();
    return { ...facts, host, primaryHost: current.primaryHost };
  }

  async #read(tx: Tx, tenantId: string): Promise<TenantFacts | null> {
    const [row] = await tx.select().from(tenants).where(eq(tenants.id, tenantId));
    if (!row) throw new Error(`tenant ${tenantId} is gone`);
    const { id, name, version } = row;
    const look = customization.safeParse(row.customization);
    const rules = tenantSettings.safeParse(row.settings);
    const facts =
      look.success && rules.success ? { id, name, customization: look.data, settings: rules.data, version } : null;
    if (!facts) {
      // Where, never what: settings hold keys.
      const where = [
        ...(look.error?.issues ?? []).map(({ path, code }) => `customization.${path.join('.')}: ${code}`),
        ...(rules.error?.issues ?? []).map(({ path, code }) => `settings.${path.join('.')}: ${code}`),
      ];
      this.#log.error(
        { tenantId, tenant: name, version, where },
        'a tenant cannot be served: its settings do not parse',
      );
    }
    this.#facts.set(tenantId, { version, facts });
    return facts;
  }
}
