import type { Page, Request } from '@playwright/test';
import { addInvestments, addInvestor, addOffer } from '#tests/support/demo-copies.ts';
import { expect, test } from '#tests/support/journey.ts';
import {
  DASHBOARD_BUDGET,
  KB,
  LIST_BUDGET,
  type PageBudget,
  PUBLIC_BUDGET,
  STEP_BUDGET,
} from '#tests/support/page-budgets.ts';

/** Loads a page in a browser that has nothing but somebody's cookies, and counts what came over the wire; the tenant's own pictures aside. */
async function weigh(person: Page, path: string): Promise<PageBudget> {
  const { origin } = new URL(person.url());
  const storageState = await person.context().storageState();
  const fresh = await person.context().browser()?.newContext({ storageState });
  if (!fresh) throw new Error('the browser is gone');
  const page = await fresh.newPage();
  const requests: Request[] = [];
  page.on('requestfinished', (request) => requests.push(request));
  await page.goto(origin + path, { waitUntil: 'networkidle' });
  const sum: PageBudget = { html: 0, css: 0, script: 0, requests: 0 };
  for (const request of requests) {
    const answer = await request.response();
    const type = (await answer?.headerValue('content-type')) ?? '';
    if (type.startsWith('image/') && /^\/(?:tenants|projects|resources)\//.test(new URL(request.url()).pathname))
      continue;
    const kind = type.includes('html')
      ? 'html'
      : type.includes('css')
        ? 'css'
        : type.includes('javascript')
          ? 'script'
          : null;
    const { responseBodySize } = await request.sizes();
    sum.requests += 1;
    if (!kind) continue;
    sum[kind] += responseBodySize / KB;
    if (responseBodySize > 1.5 * KB) expect(await answer?.headerValue('content-encoding'), request.url()).toBe('br');
  }
  await fresh.close();
  return sum;
}

function expectWithin(name: string, weight: PageBudget, budget: PageBudget): void {
  const shown = Object.entries(weight).map(([kind, value]) => `${kind} ${value.toFixed(kind === 'requests' ? 0 : 1)}`);
  test.info().annotations.push({ type: 'weight', description: `${name}: ${shown.join(', ')}` });
  console.log(`${name.padEnd(24)} ${shown.join('  ')}`);
  for (const kind of ['html', 'css', 'script', 'requests'] as const) {
    expect.soft(weight[kind], `${kind} of ${name}`).toBeLessThanOrEqual(budget[kind]);
  }
}

test('pages stay within their budgets', async ({ visit, product }) => {
  await addInvestments(product.database, 60);
  const offer = await addOffer(product.database);
  const { email } = await addInvestor(product.database);

  const guest = await visit('aurora', '/robots.txt');
  for (const path of ['/login', '/register', `/invest/${offer.slug}`, '/there-is-no-such-page']) {
    expectWithin(path.replace(offer.slug, 'slug'), await weigh(guest, path), PUBLIC_BUDGET);
  }
  const investor = await visit('aurora', '/', email);
  expectWithin('/invest/slug/invest', await weigh(investor, `/invest/${offer.slug}/invest`), STEP_BUDGET);
  const demo = await visit('aurora', '/', 'investor@aurora.test');
  for (const path of ['/user/portfolio', '/user/issuances', '/user/investments']) {
    expectWithin(path, await weigh(demo, path), DASHBOARD_BUDGET);
  }
  const manager = await visit('aurora', '/', 'manager@aurora.test');
  for (const path of ['/manager/investments', '/manager/issuances', '/manager/inbox'])
    expectWithin(path, await weigh(manager, path), LIST_BUDGET);
  for (let more = 0; more < 50; more += 1) await addInvestor(product.database);
  const people = await weigh(manager, '/manager/users');
  expectWithin('/manager/users', people, LIST_BUDGET);
  await manager.goto('/manager/users');
  await expect(manager.getByRole('rowheader')).toHaveCount(50);
  await manager.goto('/manager/investments');
  await expect(manager.getByRole('rowheader')).toHaveCount(50);
});
