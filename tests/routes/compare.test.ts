import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Dashboard } from '#tests/support/dashboard.ts';
import { takeDashboard } from '#tests/support/warm-dashboard.ts';
import { wordsOf } from '#tests/support/words.ts';

const PAGE = '/user/issuances/compare';
let dashboard: Dashboard;
/** Projects in campaign, and one that nobody but its issuer and managers may see. */
let open: string[];
let hidden: string;
beforeAll(async () => {
  dashboard = await takeDashboard();
  const found = await dashboard.database.query<{ id: string; status: string }>(
    `select i.id, i.status from issuances i join tenants t on t.id = i.tenant_id where t.name = 'aurora' and i.status in ('CAMPAIGN', 'CLOSED')
     order by i.created_at, i.id limit 4`,
  );
  open = found.map(({ id }) => id);
  [{ id: hidden }] = (await dashboard.database.query<{ id: string }>(
    `update issuances set status = 'DRAFT' where id = $1 returning id`,
    [open.pop()],
  )) as [{ id: string }];
});
afterAll(() => dashboard?.stop());

async function reader(lang: 'es' | 'en') {
  const visitor = dashboard.visitor('aurora', lang);
  await visitor.signIn('newcomer@aurora.test');
  return visitor;
}
const asked = (...ids: string[]) => `${PAGE}?${ids.map((id) => `project=${id}`).join('&')}`;

test.each(['es', 'en'] as const)(
  'two projects that are ticked stand beside each other, and the list of projects has ticks and the way there, in %s',
  async (lang) => {
    const words = wordsOf(lang);
    const visitor = await reader(lang);
    const list = await visitor.get('/user/issuances?view=list');
    expect(list.text).toContain(`action="${PAGE}"`);
    expect(list.text).toContain(`name="project"`);
    expect((await visitor.get('/user/issuances')).text).toContain(`href="${PAGE}"`);
    const { text } = await visitor.get(asked(...open.slice(0, 2)));
    expect(text).toContain(words('issuances:compare.row.minimum'));
    for (const id of open.slice(0, 2)) expect(text).toContain(`href="/user/issuances/${id}"`);
    expect(text).toContain(words('issuances:compare.advice'));
  },
);

test('one project alone is no comparison, and a project that the reader may not see is none', async () => {
  const words = wordsOf('en');
  const visitor = await reader('en');
  const one = await visitor.get(asked(open[0] ?? ''));
  expect(one.text).toContain(words('issuances:compare.tooFew'));
  expect(one.text).not.toContain(words('issuances:compare.row.minimum'));
  const withHidden = await visitor.get(asked(...open.slice(0, 2), hidden));
  expect(withHidden.text).toContain(words('issuances:compare.gone'));
  expect(withHidden.text).not.toContain(`/user/issuances/${hidden}`);
  expect((await visitor.get(asked('nothing', "1' or 1=1"))).status).toBe(200);
});
