import { tenantWork } from '#backend/jobs/tenant-work.ts';
import { EXPORT_SOURCES } from '#backend/modules/exports/export-sources.ts';
import { readAs } from '#backend/modules/exports/read-as.ts';
import { pageAsked, readFilter } from '#backend/modules/exports/read-filter.ts';
import { startBackEnd } from '#tests/support/back-end.ts';
import type { TestDatabase } from '#tests/support/database.ts';

const CHUNK = 1_000;
const FILES = { investments: 'manager', movements: 'manager', audit: 'manager', 'own-orders': 'investor' } as const;
type FileName = keyof typeof FILES;

/** Reads what the job of a file reads first, as the tenant's demo log-ins; milliseconds a row, so that a list with fewer rows than a chunk can stand beside. */
export async function firstChunks(db: TestDatabase, tenant: string) {
  const backEnd = await startBackEnd(db.url);
  const people = await db.query<{ tenant_id: string; id: string; email: string }>(
    `select u.tenant_id, u.id, u.email from users u join tenants t on t.id = u.tenant_id where t.name = $1 and u.email = any ($2)`,
    [tenant, [`manager@${tenant}.test`, `investor@${tenant}.test`]],
  );
  async function read(name: FileName): Promise<{ ms: number }> {
    const person = people.find(({ email }) => email.startsWith(`${FILES[name]}@`));
    if (!person) throw new Error(`${tenant} has no ${FILES[name]}`);
    const area = FILES[name] === 'manager' ? ('manager' as const) : ('user' as const);
    const source = EXPORT_SOURCES[name];
    const since = performance.now();
    const rows = await tenantWork(backEnd.deps, person.tenant_id, async (work) => {
      const call = await readAs(work, {
        id: person.id,
        tenantId: person.tenant_id,
        userId: person.id,
        area,
        lang: 'es',
      });
      if (!call) throw new Error(`${FILES[name]} may not read ${name}`);
      return (await source.page(call, pageAsked(readFilter(source, { aboutId: null, filter: {} }), CHUNK))).data.length;
    });
    if (rows < 100) throw new Error(`${name} has ${rows} rows`);
    return { ms: (performance.now() - since) / rows };
  }
  return { names: Object.keys(FILES) as FileName[], read, close: () => backEnd.close() };
}
