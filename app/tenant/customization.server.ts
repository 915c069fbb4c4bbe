import { call } from '#app/api/call.server.ts';
import type { ApiCaller } from '#app/session/visit.ts';
import { type Customization, getCustomization, customization as shape } from '#contract/customization.ts';
import { CUSTOMIZATION_CACHE_MINUTES } from '#domain/limits.ts';
import type { Tenant } from '#tenants/registry.ts';

const FRESH_MS = CUSTOMIZATION_CACHE_MINUTES * 60_000;
/** Ours: after a failed answer the API is left alone this long, so that a down API is not asked by every page. */
const RETRY_AFTER_FAILURE_MS = 5_000;
/** Ours: how long a page waits for a look when there is only the default one. */
const FIRST_ANSWER_WAIT_MS = 3_000;

interface Entry {
  value: Customization | null;
  askAfter: number;
  underway: Promise<void> | null;
}

/** Asks the API for one tenant's customization. */
type Ask = (tenant: Tenant) => Promise<Customization>;

/** The look, texts and switches of a bare tenant: euros, standard wording, the product's own colours. */
export const DEFAULT_CUSTOMIZATION: Customization = shape.parse({});

/**
 * Customizations, kept 5 minutes for each tenant (specification, section 4), asked for once at a time. A stale one is
 * served while a new one is fetched or the API is down; a failed answer never replaces a good one; the default stands in before the first.
 */
export function customizationCache(ask: Ask, clock: () => number = Date.now) {
  const entries = new Map<string, Entry>();

  function refresh(tenant: Tenant, entry: Entry): Promise<void> {
    entry.underway ??= ask(tenant)
      .then((value) => {
        entry.value = value;
        entry.askAfter = clock() + FRESH_MS;
      })
      .catch(() => {
        // Reported by the API client; what we have stays.
        entry.askAfter = clock() + RETRY_AFTER_FAILURE_MS;
      })
      .finally(() => {
        entry.underway = null;
      });
    return entry.underway;
  }

  return {
    async of(tenant: Tenant): Promise<Customization> {
      const key = `${tenant.name} ${tenant.apiBase}`;
      const entry = entries.get(key) ?? { value: null, askAfter: 0, underway: null };
      entries.set(key, entry);
      if (clock() >= entry.askAfter) {
        const answer = refresh(tenant, entry);
        if (entry.value === null) await Promise.race([answer, waited(FIRST_ANSWER_WAIT_MS)]);
      }
      return entry.value ?? DEFAULT_CUSTOMIZATION;
    },
    /** The next page asks again: after a manager saved a new look. */
    forget(tenant: Tenant): void {
      const entry = entries.get(`${tenant.name} ${tenant.apiBase}`);
      if (entry) entry.askAfter = 0;
    },
  };
}

function waited(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms).unref();
  });
}

const cache = customizationCache(async (tenant) => {
  const caller: ApiCaller = {
    request: new Request(`http://${tenant.host}/`),
    tenant,
    lang: 'es',
    session: null,
    requestId: `customization-${tenant.name}`,
    address: null,
  };
  return (await call(caller, getCustomization)).data;
});

/** The tenant's customization: cached, never missing, never throwing. */
export const customizationOf = cache.of;
