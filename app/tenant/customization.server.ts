import { call } from '#app/api/call.server.ts';
import type { ApiCaller } from '#app/session/visit.ts';
import {
  type Customization,
  getCustomization,
  getCustomizationVersion,
  customization as shape,
} from '#contract/customization.ts';
import { CUSTOMIZATION_CACHE_MINUTES } from '#domain/limits.ts';
import type { Tenant } from '#tenants/registry.ts';

const FRESH_MS = CUSTOMIZATION_CACHE_MINUTES * 60_000;
/** Ours: after a failed answer the API is left alone this long, so that a down API is not asked by every page. */
const RETRY_AFTER_FAILURE_MS = 5_000;
/** Ours: how long a page waits for a look when there is only the default one. */
const FIRST_ANSWER_WAIT_MS = 3_000;

/** Ours: how long a page waits to hear that the look it has is still the tenant's, before it is drawn with that one. */
const CHECK_WAIT_MS = 150;
/** Ours: how long pages of people who are signed in go without asking that again: one of them asks every second, however many there are. */
export const SURE_MS = 1_000;

/** A customization with the number of the API's that changes with it; null: a back end that counts none, believed for five minutes. */
interface Numbered {
  look: Customization;
  version: number | null;
}

interface Entry {
  value: Numbered | null;
  askAfter: number;
  underway: Promise<void> | null;
  /** When it was last known to be the tenant's. */
  checkedAt: number;
  checking: Promise<void> | null;
  /** Known to be another by now: whoever asks next waits for that one. */
  isOld: boolean;
  /** How often it was forgotten. */
  forgotten: number;
}

/** What the API says of one tenant: its customization, and the number of that alone. */
interface Asking {
  look(tenant: Tenant): Promise<Numbered>;
  version(tenant: Tenant): Promise<number>;
}

/** The look, texts and switches of a bare tenant: euros, standard wording, the product's own colours. */
export const DEFAULT_CUSTOMIZATION: Customization = shape.parse({});

/**
 * Customizations, kept 5 minutes for each tenant (specification, section 4), asked for once at a time. A stale one is
 * served while a new one is fetched or the API is down; a failed answer never replaces a good one; the default stands in before the first.
 * Where the API counts its changes, each page asks whether the number is still the same, so that every process shows a new look with its next page.
 */
export function customizationCache(ask: Asking, clock: () => number = Date.now) {
  const entries = new Map<string, Entry>();

  /** One asking at a time; what it comes to counts for nothing where the entry has been forgotten meanwhile. */
  function alone(entry: Entry, which: 'underway' | 'checking', asking: () => Promise<() => void>): Promise<void> {
    const before = entry[which];
    if (before) return before;
    const { forgotten } = entry;
    const flight = asking()
      .then((settle) => {
        if (entry.forgotten === forgotten) settle();
      })
      .finally(() => {
        if (entry[which] === flight) entry[which] = null;
      });
    entry[which] = flight;
    return flight;
  }

  function refresh(tenant: Tenant, entry: Entry): Promise<void> {
    const begun = clock();
    return alone(entry, 'underway', () =>
      ask.look(tenant).then(
        (value) => () => Object.assign(entry, { value, isOld: false, checkedAt: begun, askAfter: clock() + FRESH_MS }),
        // Reported by the API client; what we have stays.
        () => () => Object.assign(entry, { isOld: false, askAfter: clock() + RETRY_AFTER_FAILURE_MS }),
      ),
    );
  }

  function check(tenant: Tenant, entry: Entry, known: number): Promise<void> {
    const begun = clock();
    return alone(entry, 'checking', () =>
      ask.version(tenant).then(
        (version) => () => Object.assign(entry, { checkedAt: begun, isOld: version !== known }),
        () => () => Object.assign(entry, { checkedAt: clock() + RETRY_AFTER_FAILURE_MS }),
      ),
    );
  }

  return {
    /** @param sureMs how long ago it may have been known to be the tenant's */
    async of(tenant: Tenant, sureMs = SURE_MS): Promise<Customization> {
      const key = keyOf(tenant);
      const entry = entries.get(key) ?? freshEntry();
      entries.set(key, entry);
      const version = entry.value?.version ?? null;
      if (clock() < entry.askAfter && version !== null && !entry.isOld && clock() - entry.checkedAt >= sureMs)
        await Promise.race([check(tenant, entry, version), waited(CHECK_WAIT_MS)]);
      if (clock() >= entry.askAfter || entry.isOld) {
        const answer = refresh(tenant, entry);
        if (entry.value === null || entry.isOld) await Promise.race([answer, waited(FIRST_ANSWER_WAIT_MS)]);
      }
      return entry.value?.look ?? DEFAULT_CUSTOMIZATION;
    },
    /** The next page waits for a new one: after a manager published a look. What is being asked already may be answered with the old one. */
    forget(tenant: Tenant): void {
      const entry = entries.get(keyOf(tenant));
      if (entry) Object.assign(entry, { isOld: true, underway: null, checking: null, forgotten: entry.forgotten + 1 });
    },
  };
}

const keyOf = ({ name, apiBase }: Tenant) => `${name} ${apiBase}`;

function freshEntry(): Entry {
  return { value: null, askAfter: 0, underway: null, checkedAt: 0, checking: null, isOld: false, forgotten: 0 };
}

function waited(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms).unref();
  });
}

const callerOf = (tenant: Tenant): ApiCaller => ({
  request: new Request(`http://${tenant.host}/`),
  tenant,
  lang: 'es',
  session: null,
  requestId: `customization-${tenant.name}`,
  address: null,
});

const cache = customizationCache({
  async look(tenant) {
    const { data, meta } = await call(callerOf(tenant), getCustomization);
    return { look: data, version: meta?.version ?? null };
  },
  version: async (tenant) => (await call(callerOf(tenant), getCustomizationVersion)).data.version,
});

/** The tenant's customization: cached, never missing, never throwing. */
export const customizationOf = cache.of;
/** Lets the next page of this process wait for the tenant's new look; other processes ask for its number by themselves. */
export const forgetCustomization = cache.forget;
