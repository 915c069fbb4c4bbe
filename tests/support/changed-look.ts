import { CUSTOMIZATION_CACHE_MINUTES } from '#domain/limits.ts';
import { clockAhead } from './clock-ahead.ts';
import { type Dashboard, startDashboard } from './dashboard.ts';

const STEP_MS = (CUSTOMIZATION_CACHE_MINUTES + 1) * 60_000;
const PATIENCE_MS = 120_000;

/** A tree of settings by paths: `{ 'urls.home': '/login' }`. */
export type Settings = Readonly<Record<string, unknown>>;

/** A dashboard whose tenant's customization can be changed and is seen at once: its clock leaves the five minutes behind. */
export interface ChangingHouse {
  dashboard: Dashboard;
  /** Puts settings over what the tenant has, and waits until its pages show it; those of the last time are gone. */
  wear(settings: Settings): Promise<void>;
  stop(): Promise<void>;
}

export async function startChangingHouse(tenant: string): Promise<ChangingHouse> {
  const clock = clockAhead();
  const dashboard = await startDashboard(clock.env);
  const [row] = await dashboard.database.query<{ customization: object }>(
    'select customization from tenants where name = $1',
    [tenant],
  );
  const own = row?.customization ?? {};
  let changes = 0;
  return {
    dashboard,
    async wear(settings) {
      changes += 1;
      const worn = structuredClone(own) as Record<string, unknown>;
      for (const [name, value] of Object.entries(settings)) put(worn, name.split('.'), value);
      // The tenant's own css says which change a page shows: the stylesheet's address is made of what it holds.
      const css = `${(worn.css as string | undefined) ?? ''} .change-${changes} { color: inherit; }`;
      await dashboard.database.query('update tenants set customization = $2, version = version + 1 where name = $1', [
        tenant,
        JSON.stringify({ ...worn, css }),
      ]);
      clock.pass(STEP_MS);
      const visitor = dashboard.visitor(tenant);
      for (const since = Date.now(); Date.now() - since < PATIENCE_MS; ) {
        if ((await stylesheetOf(visitor)).includes(`.change-${changes}`)) return;
      }
      throw new Error('the dashboard does not show the new customization');
    },
    async stop() {
      await dashboard.stop();
      clock.remove();
    },
  };
}

/** The tenant's stylesheet as a visitor's pages name it now. */
export async function stylesheetOf(visitor: ReturnType<Dashboard['visitor']>): Promise<string> {
  const page = await visitor.get('/nowhere');
  const href = /href="(\/resources\/tenant\.css[^"]*)"/.exec(page.text)?.[1] ?? '';
  return (await visitor.get(href)).text;
}

function put(tree: Record<string, unknown>, [first = '', ...rest]: string[], value: unknown): void {
  if (rest.length === 0) tree[first] = value;
  else {
    tree[first] = { ...((tree[first] as object | undefined) ?? {}) };
    put(tree[first] as Record<string, unknown>, rest, value);
  }
}
