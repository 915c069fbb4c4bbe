import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Dashboard } from '#tests/support/dashboard.ts';
import { partOf, readText } from '#tests/support/page-sums.ts';
import { takeDashboard } from '#tests/support/warm-dashboard.ts';
import { wordsOf } from '#tests/support/words.ts';

let dashboard: Dashboard;
beforeAll(async () => {
  dashboard = await takeDashboard();
});
afterAll(() => dashboard?.stop());

const none = wordsOf('es')('earnings:distributionsCount_other', { count: '0' });

test('a count of distributions leads to them, and is no link where there are none', async () => {
  const [busy, ...rest] = await dashboard.database.query<{ name: string; statuses: string[] }>(
    `select t.name, coalesce(array_agg(distinct d.status) filter (where d.status in ('PROPOSED', 'APPROVED', 'PAID')), '{}') as statuses
     from tenants t left join distributions d on d.tenant_id = t.id group by t.name order by count(d.id) desc, t.name`,
  );
  const idle = rest.at(-1);
  for (const tenant of [busy, idle]) {
    const desk = dashboard.visitor(tenant?.name, 'es');
    await desk.signIn(`manager@${tenant?.name}.test`);
    const main = partOf((await desk.get('/manager/earnings')).text, 'main');
    const linked = [...main.matchAll(/ href="\/manager\/earnings\?status=([A-Z]+)"[^>]*>\d/g)].map(
      ([, status]) => status,
    );
    expect([tenant?.name, linked.sort()]).toEqual([tenant?.name, tenant?.statuses.sort()]);
    expect(readText(main).includes(none)).toBe(linked.length < 3);
  }
  expect([busy?.statuses.length, idle?.statuses]).toEqual([expect.any(Number), []]);
  expect(busy?.statuses.length).toBeGreaterThan(0);
});
