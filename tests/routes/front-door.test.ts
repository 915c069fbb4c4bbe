import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { MONEY_IN_STATUSES } from '#domain/investment/transitions.ts';
import { type Dashboard, startDashboard } from '#tests/support/dashboard.ts';
import { partOf, readText } from '#tests/support/page-sums.ts';
import { wordsOf } from '#tests/support/words.ts';

let dashboard: Dashboard;
beforeAll(async () => {
  dashboard = await startDashboard({ PAGE_MEMORY_MB: '8' });
});
afterAll(() => dashboard?.stop());

const main = ({ text }: { text: string }) => readText(partOf(text, 'main'));
const visible = (name: string) =>
  dashboard.database.query<{ slug: string; status: string; title: { es: string; en: string } }>(
    `select slug, status, title from issuances where status in ('CAMPAIGN', 'CLOSED')
       and tenant_id = (select id from tenants where name = $1)`,
    [name],
  );

describe('a visitor of a platform that shows itself', () => {
  test.each(['aurora', 'exeu'])(
    'reads the projects of %s that anyone may see, and no other, in both languages',
    async (name) => {
      const all = await dashboard.database.query<{ slug: string }>(
        `select slug from issuances where status not in ('CAMPAIGN', 'CLOSED')
         and tenant_id = (select id from tenants where name = $1)`,
        [name],
      );
      for (const lang of ['es', 'en'] as const) {
        const page = await dashboard.visitor(name, lang).get('/invest');
        expect(page.status).toBe(200);
        for (const { slug } of await visible(name)) expect(page.text).toContain(`href="/invest/${slug}"`);
        for (const { slug } of all) expect(page.text).not.toContain(`/invest/${slug}"`);
        expect(main(page)).toContain(wordsOf(lang)('front:projects.title'));
        expect(page.text).toMatch(/rel="canonical" href="[^"]*\/invest"/);
      }
    },
  );

  test('reads how many orders have brought how much, as the database counts them', async () => {
    const [sums] = await dashboard.database.query<{ raised: string; orders: number; open: number }>(
      `select (sum(v.amount_cents) / 100)::text as raised, count(*)::int as orders,
          (select count(*)::int from issuances o where o.tenant_id = i.tenant_id and o.status = 'CAMPAIGN') as open
        from investments v join issuances i on i.tenant_id = v.tenant_id and i.id = v.issuance_id
        where i.status in ('CAMPAIGN', 'CLOSED') and v.status = any($1)
          and i.tenant_id = (select id from tenants where name = 'aurora') group by i.tenant_id`,
      [[...MONEY_IN_STATUSES]],
    );
    const text = main(await dashboard.visitor('aurora', 'en').get('/invest'));
    const digits = text.replace(/[.,\s]/g, '');
    expect(digits).toContain(`${wordsOf('en')('front:figures.raised').replace(/\s/g, '')}`);
    expect(digits).toContain(String(Math.trunc(Number(sums?.raised))));
    expect(digits).toContain(`${wordsOf('en')('front:figures.orders').replace(/\s/g, '')}${sums?.orders}`);
    expect(digits).toContain(`${wordsOf('en')('front:figures.open').replace(/\s/g, '')}${sums?.open}`);
  });

  test('reads of each way to pay what it costs there, and of nothing that is not asked', async () => {
    const text = main(await dashboard.visitor('aurora', 'es').get('/how-it-works'));
    const t = wordsOf('es');
    expect(text).toContain(t('statuses:method.BANK_TRANSFER'));
    expect(text).toContain(t('front:how.back.title'));
    await dashboard.database.query(
      `update tenants set customization = jsonb_set(customization, '{modules}', '{"kyc": false}') where name = 'ladrillo'`,
    );
    expect(main(await dashboard.visitor('ladrillo', 'es').get('/how-it-works'))).not.toContain(
      t('front:how.asked.KYC'),
    );
  });

  test('comes to both pages from the sign-in, and sees there what is open', async () => {
    const page = await dashboard.visitor('aurora', 'es').get('/login');
    for (const href of ['/invest', '/how-it-works', '/default-rates']) expect(page.text).toContain(`href="${href}"`);
    const [open] = (await visible('aurora')).filter(({ status }) => status === 'CAMPAIGN');
    expect(open).toBeDefined();
    expect(main(page)).toContain(wordsOf('es')('front:open.title'));
    expect(page.text.match(/href="\/invest\/[a-z0-9-]+"/g)?.length).toBeGreaterThan(0);
  });

  test('gets both pages from the door’s memory, and crawlers find them in the sitemap', async () => {
    for (const path of ['/invest', '/how-it-works']) {
      const page = await dashboard.visitor('aurora', 'en').get(path);
      expect(page.headers.get('Cache-Control')).toBe('public, max-age=0, s-maxage=60, must-revalidate');
      const from = dashboard.calls.length;
      await dashboard.visitor('aurora', 'en').get(path);
      expect(dashboard.calls.length).toBe(from);
      expect((await dashboard.visitor('aurora').get('/sitemap.xml')).text).toContain(`${path}</loc>`);
    }
  });

  test('signs in where the projects cannot be asked for', async () => {
    dashboard.fault = ({ path }, response) => {
      if (!path.includes('/public/')) return false;
      response.writeHead(500).end();
      return true;
    };
    const page = await dashboard
      .visitor('bancal', 'es')
      .get('/login')
      .finally(() => {
        dashboard.fault = null;
      });
    expect(page.status).toBe(200);
    expect(main(page)).not.toContain(wordsOf('es')('front:open.title'));
  });
});

test('a platform that hides what needs no session answers both addresses as unknown ones, and names them nowhere', async () => {
  for (const name of ['enclave', 'arboleda']) {
    const visitor = dashboard.visitor(name, 'es');
    for (const path of ['/invest', '/how-it-works']) {
      expect((await visitor.get(path)).status).toBe(404);
      expect((await visitor.get('/sitemap.xml')).text).not.toContain(`${path}</loc>`);
    }
    expect((await visitor.get('/complaints')).text).not.toContain('href="/how-it-works"');
  }
});

test('somebody who is signed in goes from the public list to their own, and reads how it works', async () => {
  const investor = dashboard.visitor('aurora', 'es');
  await investor.signIn('investor@aurora.test');
  expect((await investor.get('/invest')).to).toBe('/user/issuances');
  const page = await investor.get('/how-it-works');
  expect([page.status, page.headers.get('Cache-Control')]).toEqual([200, 'no-store']);
});
