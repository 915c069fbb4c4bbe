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

/** One more complaint of a demo person, received and not decided. */
const complains = (email: string) =>
  dashboard.database.query(
    `insert into complaints (tenant_id, id, reference, user_id, kind, happened_on, what, demand, state, filed_at, acknowledge_by, due_at)
     select u.tenant_id, gen_random_uuid(), 'Q-' || left(u.id::text, 8), u.id, c.kind, c.happened_on, c.what, c.demand, 'RECEIVED', now(), now(), now()
     from users u cross join lateral (select * from complaints where tenant_id = u.tenant_id limit 1) c where u.email = $1`,
    [email],
  );

test.each([
  ['investor', 'user'],
  ['issuer', 'entrepreneur'],
  ['manager', 'manager'],
])(
  'a demo %s whose account is kept by a complaint and more is led by each link of the page that deletes it to one that opens, the complaint in their own area',
  async (name, area) => {
    const email = `${name}@aurora.test`;
    await complains(email);
    const visitor = dashboard.visitor();
    await visitor.signIn(email);
    const page = await visitor.get(`/${area}/account/delete`);
    const main = partOf(page.text, 'main');
    expect(readText(main)).toContain(wordsOf('es')('deletion:keptTitle'));
    const links = [...main.matchAll(/href="([^"]+)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'));
    expect(links).toContain(`/${area}/complaints`);
    for (const link of links) expect([link, (await visitor.get(link)).status]).toEqual([link, 200]);
  },
);
