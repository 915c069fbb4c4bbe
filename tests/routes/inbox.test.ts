import { afterAll, beforeAll, expect, test } from 'vitest';
import { INBOX_KINDS } from '#domain/inbox/inbox.ts';
import { type Dashboard, startDashboard } from '#tests/support/dashboard.ts';
import { addInvestor, addOffer, addOrder } from '#tests/support/demo-copies.ts';
import type { Visitor } from '#tests/support/visitor.ts';
import { wordsOf } from '#tests/support/words.ts';

const INBOX = '/manager/inbox';
let dashboard: Dashboard;
let desk: Visitor;

beforeAll(async () => {
  dashboard = await startDashboard();
  desk = dashboard.visitor();
  await desk.signIn('manager@aurora.test');
});
afterAll(() => dashboard?.stop());

/** The rows of a page: where each leads and what its box says. */
function rowsOf(page: string): { href: string; item: string }[] {
  const table = /<table.*<\/table>/s.exec(page)?.[0] ?? '';
  return table
    .split('<tr')
    .slice(1)
    .flatMap((row) => {
      const href = /<th[^>]*scope="row".*?<a[^>]*href="([^"]+)"/s.exec(row)?.[1];
      const item = /name="items"[^>]*value="([^"]+)"/.exec(row)?.[1];
      return href && item ? [{ href, item }] : [];
    });
}

test('each row of the inbox leads to the page where it is done, for every kind that the demo has', async () => {
  const seen = new Set<string>();
  for (const kind of INBOX_KINDS) {
    const { status, text } = await desk.get(`${INBOX}?kind=${kind}`);
    expect(status).toBe(200);
    const [row] = rowsOf(text);
    if (!row) continue;
    seen.add(kind);
    expect([kind, (await desk.get(row.href)).status]).toEqual([kind, 200]);
  }
  for (const kind of ['identity', 'proof', 'distribution', 'phase']) expect(seen).toContain(kind);
});

test.each(['es', 'en'] as const)(
  'a manager takes what is ticked and lets it go again, without script, and is told when nothing is ticked, in %s',
  async (lang) => {
    const words = wordsOf(lang);
    const manager = dashboard.visitor('aurora', lang);
    await manager.signIn('manager@aurora.test');
    const { database } = dashboard;
    const offer = await addOffer(database);
    await addOrder(database, await addInvestor(database), offer.id, 'PROOF_OF_PAYMENT_UPLOADED');
    const here = `${INBOX}?issuance=${offer.id}`;
    const [row] = rowsOf((await manager.get(here)).text);
    if (!row) throw new Error('the order waits nowhere');
    const mine = async () => rowsOf((await manager.get(`${here}&whose=mine`)).text).length;
    const press = async (intent: string, items: string[]) =>
      manager.follow(
        await manager.post(here, new URLSearchParams([...items.map((item) => ['items', item]), ['intent', intent]])),
      );
    expect((await press('take', [])).text).toContain(words('inbox:noneTicked'));
    expect((await press('take', [row.item])).text).toContain(words('inbox:taken_one'));
    expect(await mine()).toBe(1);
    expect((await press('let_go', [row.item])).text).toContain(words('inbox:gone_one'));
    expect(await mine()).toBe(0);
    // What is no item of ours takes nothing and breaks nothing.
    expect((await press('take', ['proof/x', '../x', 'none/00000000-0000-4000-8000-000000000001'])).text).toContain(
      words('inbox:noneTicked'),
    );
  },
);

test.each(['es', 'en'] as const)(
  'failed work is reached from the inbox, says what it was and why, and is put aside without script once that was asked, in %s',
  async (lang) => {
    const { database } = dashboard;
    const words = wordsOf(lang);
    const manager = dashboard.visitor('aurora', lang);
    await manager.signIn('manager@aurora.test');
    const [failed] = await database.query<{ id: string }>(
      `insert into failed_jobs (tenant_id, job, subject_id, data, tries, fault, failed_at)
       select id, 'refund.send', gen_random_uuid(), '{}', 9, 'Error ECONNREFUSED', now() from tenants where name = 'aurora' returning id`,
    );
    const [row] = rowsOf((await manager.get(`${INBOX}?kind=job`)).text);
    const page = (await manager.get(row?.href ?? '')).text;
    expect(page).toContain(words('inbox:job.refund-send'));
    expect(page).toContain('Error ECONNREFUSED');
    const press = async (items: string[][]) =>
      manager.follow(
        await manager.post('/manager/failed-jobs', new URLSearchParams([...items, ['intent', 'put_aside']])),
      );
    expect((await press([])).text).toContain(words('inbox:jobs.noneTicked'));
    expect((await press([['items', '../x']])).text).toContain(words('inbox:jobs.noneTicked'));
    const item = ['items', failed?.id ?? ''];
    expect((await press([item])).text).toContain(words('inbox:jobs.askAside.title_one'));
    expect(rowsOf((await manager.get(`${INBOX}?kind=job`)).text)).toHaveLength(1);
    const sure = [item, ['confirmed', 'yes']];
    expect((await press(sure)).text).toContain(words('inbox:jobs.aside_one'));
    expect((await press(sure)).text).toContain(words('inbox:jobs.gone'));
    expect(rowsOf((await manager.get(`${INBOX}?kind=job`)).text)).toEqual([]);
  },
);

test.each(['es', 'en'] as const)(
  'a manager lands on their projects under what waits in the inbox, kind by kind as it counts it, in %s',
  async (lang) => {
    const manager = dashboard.visitor('aurora', lang);
    await manager.signIn('manager@aurora.test');
    const strip = async (path: string) => {
      const { text } = await manager.get(path);
      const nav = new RegExp(`<nav[^>]*aria-label="${wordsOf(lang)('issuances:list.inbox')}".*?</nav>`, 's').exec(text);
      return nav?.[0] ?? '';
    };
    const links = [...(await strip('/manager/issuances')).matchAll(/href="([^"]+)"/g)].map(([, href = '']) => href);
    expect(links[0]).toBe(INBOX);
    const kinds = links.slice(1).map((href) => new URL(href, 'http://x').searchParams.get('kind'));
    expect(kinds).toEqual(INBOX_KINDS.filter((kind) => kinds.includes(kind)));
    for (const kind of ['identity', 'proof', 'distribution', 'phase']) expect(kinds).toContain(kind);
    for (const href of links) expect(rowsOf((await manager.get(href)).text).length).toBeGreaterThan(0);
    // Who looks for a project looks for that.
    expect(await strip('/manager/issuances?q=sol')).toBe('');
  },
);

test('an address with a strange filter or page shows the inbox all the same', async () => {
  for (const query of ['?kind=nothing', '?issuance=a%2Fb', '?whose=all&after=garbage', '?page=99', '?before=end'])
    expect([query, (await desk.follow(await desk.get(`${INBOX}${query}`))).status]).toEqual([query, 200]);
});
