import { startTestCluster } from '#tests/support/cluster.ts';
import { type Dashboard, startDashboard } from '#tests/support/dashboard.ts';
import {
  DASHBOARD_BUDGET,
  KB,
  LIST_BUDGET,
  type PageBudget,
  PUBLIC_BUDGET,
  STEP_BUDGET,
} from '#tests/support/page-budgets.ts';
import { DEMO_PASSWORD } from '#tests/support/visitor.ts';
import { openBrowser } from './support/browser.ts';
import { type PageWeight, weigh } from './support/page-weight.ts';
import { printTable } from './support/table.ts';

const TENANT = 'aurora';
const FULL_LIST = '/manager/investments';
const ROWS = 50;

const stopCluster = await startTestCluster('demo');
try {
  const dashboard = await startDashboard();
  try {
    await measure(dashboard);
  } finally {
    await dashboard.stop();
  }
} finally {
  await stopCluster();
}

async function measure(dashboard: Dashboard): Promise<void> {
  const slug = await openCampaign(dashboard);
  const pages: [name: string, person: string | null, path: string, budget: PageBudget][] = [
    ['sign-in', null, '/login', PUBLIC_BUDGET],
    ['register', null, '/register', PUBLIC_BUDGET],
    ['public project', null, `/invest/${slug}`, PUBLIC_BUDGET],
    ['invest step', 'investor', `/invest/${slug}/invest`, STEP_BUDGET],
    ['dashboard: portfolio', 'investor', '/user/portfolio', DASHBOARD_BUDGET],
    ['list of projects', 'manager', '/manager/issuances', LIST_BUDGET],
    ['list, 50 rows', 'manager', FULL_LIST, LIST_BUDGET],
  ];
  const browser = await openBrowser();
  const origin = dashboard.originOf(TENANT);
  try {
    const rows: string[][] = [];
    for (const [name, person, path, budget] of pages) {
      const context = await browser.newContext({ locale: 'es-ES' });
      if (person) {
        const page = await context.newPage();
        await page.goto(`${origin}/login`);
        await page.fill('input[name=email]', `${person}@${TENANT}.test`);
        await page.fill('input[name=password]', DEMO_PASSWORD);
        await Promise.all([
          page.waitForURL((url) => url.pathname !== '/login'),
          page.press('input[name=password]', 'Enter'),
        ]);
        if (path === FULL_LIST) {
          await page.goto(origin + path);
          const shown = await page.locator('tbody tr').count();
          if (shown !== ROWS) throw new Error(`the list shows ${shown} rows, not ${ROWS}`);
        }
        await page.close();
      }
      const weight = await weigh(context, origin, path);
      if (weight.hydrated !== budget.script > 100)
        throw new Error(`${path} is ${weight.hydrated ? '' : 'not '}hydrated`);
      rows.push([name, ...cells(weight, budget)]);
      if (process.argv.includes('--addresses')) console.log(name, weight.addresses.join('\n    '));
      await context.close();
    }
    printTable(['page', 'HTML', 'CSS', 'script', 'texts', 'requests', ''], rows);
  } finally {
    await browser.close();
  }
}

/** A campaign in which the log-in has no order yet: its first step asks for the tokens. */
async function openCampaign({ database }: Dashboard): Promise<string> {
  const rows = await database.query<{ slug: string }>(
    `select slug from issuances i join tenants t on t.id = i.tenant_id
     where t.name = $1 and i.status = 'CAMPAIGN' and not exists (select 1 from investments v join users u on u.tenant_id = v.tenant_id
       and u.id = v.user_id where v.tenant_id = i.tenant_id and v.issuance_id = i.id and u.email = $2)
     order by i.campaign_ends_at limit 1`,
    [TENANT, `investor@${TENANT}.test`],
  );
  if (!rows[0]) throw new Error('the demo data have no open campaign for the investor');
  return rows[0].slug;
}

function cells({ html, css, script, other, requests }: PageWeight, budget: PageBudget): string[] {
  const over = [
    html > budget.html * KB && 'HTML',
    css > budget.css * KB && 'CSS',
    script > budget.script * KB && 'script',
    requests > budget.requests && 'requests',
  ].filter((name) => typeof name === 'string');
  const against = (bytes: number, kilobytes: number) => `${(bytes / KB).toFixed(1)} of ${kilobytes}`;
  return [
    against(html, budget.html),
    against(css, budget.css),
    against(script, budget.script),
    (other / KB).toFixed(1),
    `${requests} of ${budget.requests}`,
    over.length === 0 ? 'ok' : `over: ${over.join(', ')}`,
  ];
}
