import type { Browser, BrowserContext } from '@playwright/test';
import { startTestCluster } from '#tests/support/cluster.ts';
import { type Dashboard, startDashboard } from '#tests/support/dashboard.ts';
import { DEMO_PASSWORD } from '#tests/support/visitor.ts';
import { openBrowser } from './support/browser.ts';
import { atMost, printGoals } from './support/goals.ts';

const TENANT = 'aurora';
/** A phone's line: 1.6 Mbit/s both ways and 150 ms there and back. */
const LINE = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 200_000 };
/** An old phone's processor beside this one. */
const SLOWED = 4;
const RUNS = 5;

const stopCluster = await startTestCluster('demo');
try {
  const dashboard = await startDashboard({ PAGE_MEMORY_MB: '64' });
  const browser = await openBrowser();
  try {
    await measure(dashboard, browser);
  } finally {
    await browser.close();
    await dashboard.stop();
  }
} finally {
  await stopCluster();
}

async function measure(dashboard: Dashboard, browser: Browser): Promise<void> {
  const [offer] = await dashboard.database.query<{ slug: string }>(
    `select slug from issuances i join tenants t on t.id = i.tenant_id where t.name = $1 and i.status = 'CAMPAIGN' order by campaign_ends_at limit 1`,
    [TENANT],
  );
  const origin = dashboard.originOf(TENANT);
  const pages = [
    { name: 'public page of a project', path: `/invest/${offer?.slug}`, act: 'main a[href^="/register?"]', most: 1.5 },
    { name: 'portfolio of an investor', path: '/user/portfolio', act: 'main h1', most: 2.5, email: 'investor' },
  ];
  for (const { name, path, act, most, email } of pages) {
    const times: number[] = [];
    for (let run = 0; run < RUNS; run++) {
      const context = await browser.newContext({ viewport: { width: 360, height: 740 }, locale: 'es-ES' });
      if (email) await signIn(context, origin, email);
      times.push(await secondsToUsable(context, origin + path, act));
      await context.close();
    }
    times.sort((one, other) => one - other);
    atMost(`${name}, median of ${RUNS} first visits`, times[RUNS >> 1] ?? Number.NaN, most, ' s');
  }
  printGoals();
}

/** From the first byte that is asked for until the page is drawn with its styles and what there is to do stands in it and can be pressed: nothing here waits for script to work. */
async function secondsToUsable(context: BrowserContext, url: string, act: string): Promise<number> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', LINE);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
  await page.addInitScript({ content: noteWhenUsable(act) });
  await page.goto(url, { waitUntil: 'commit' });
  await page.waitForFunction(() => performance.getEntriesByName('usable').length > 0);
  const ms = await page.evaluate(() => performance.getEntriesByName('usable')[0]?.startTime ?? Number.NaN);
  await page.close();
  return ms / 1000;
}

/** As text: a function would be sent with words of the compiler that the page does not know. */
function noteWhenUsable(act: string): string {
  return `requestAnimationFrame(function look() {
  const acts = Array.from(document.querySelectorAll(${JSON.stringify(act)}));
  const isDrawn = performance.getEntriesByName('first-contentful-paint').length > 0;
  const isThere = acts.some((one) => one.getBoundingClientRect().height > 0) && document.readyState !== 'loading';
  if (isDrawn && isThere) performance.mark('usable');
  else requestAnimationFrame(look);
})`;
}

async function signIn(context: BrowserContext, origin: string, person: string): Promise<void> {
  const page = await context.newPage();
  await page.goto(`${origin}/login`);
  await page.fill('input[name=email]', `${person}@${TENANT}.test`);
  await page.fill('input[name=password]', DEMO_PASSWORD);
  await Promise.all([page.waitForURL((url) => url.pathname !== '/login'), page.press('input[name=password]', 'Enter')]);
  await page.close();
  // The files of the pages come over the slow line as well.
  const session = await context.newCDPSession(await context.newPage());
  await session.send('Network.clearBrowserCache');
}
