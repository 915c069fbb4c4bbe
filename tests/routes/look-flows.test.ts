import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Dashboard, startDashboard } from '#tests/support/dashboard.ts';
import { controlIn, unescaped } from '#tests/support/form-page.ts';
import type { Visitor } from '#tests/support/visitor.ts';
import { wordsOf } from '#tests/support/words.ts';

const FLOWS = '/manager/customization?section=flows';
const es = wordsOf('es');
const named = (step: string) => es(`look:step.${step}`);
let dashboard: Dashboard;
let manager: Visitor;
beforeAll(async () => {
  dashboard = await startDashboard();
  manager = dashboard.visitor();
  await manager.signIn('manager@aurora.test');
});
afterAll(() => dashboard?.stop());

const page = async (who = manager) => (await who.get(FLOWS)).text;
/** Presses a button of the page as it stands. */
const press = async (intent: string, html?: string) => {
  const shown = html ?? (await page());
  return manager.post(FLOWS, { form_id: 'flows', version: controlIn(shown, 'version').value ?? '', intent });
};
/** The names of the first order, from top to bottom. */
const orderIn = (html: string) =>
  [...(/<ol.*?<\/ol>/s.exec(html)?.[0] ?? '').matchAll(/<li id="flows-onboarding-([A-Z_]+)"/g)].map(([, name]) => name);
/** What stands in the line of a step. */
const lineOf = (html: string, step: string) =>
  unescaped(new RegExp(`<li id="flows-${step}".*?</li>`, 's').exec(html)?.[0] ?? '');

test('a step goes up, is taken out and comes back by plain buttons, each saved into the draft and by its name in words', async () => {
  const first = await page();
  const before = orderIn(first);
  expect(before).toContain('TYPE_OF_INVESTMENT');
  expect(first).toContain(es('look:flow.removeFull', { step: named('TYPE_OF_INVESTMENT') }));
  const second = before[1] ?? '';
  expect((await press(`onboarding.up.${second}`)).to).toBe(FLOWS);
  const moved = await page();
  expect(orderIn(moved).slice(0, 2)).toEqual([second, before[0]]);
  expect(unescaped(moved)).toContain(es('look:field.flows-onboarding'));

  expect((await press('onboarding.remove.TYPE_OF_INVESTMENT')).to).toBe(FLOWS);
  expect(orderIn(await page())).not.toContain('TYPE_OF_INVESTMENT');
  expect((await press('onboarding.add.TYPE_OF_INVESTMENT')).to).toBe(FLOWS);
  expect(orderIn(await page())).toHaveLength(before.length);
});

test('a step that may not go is refused beside its name, in words and with how many stand on it', async () => {
  const html = await page();
  // Nobody offers what is never taken, and a request that does it all the same is told why.
  expect(lineOf(html, 'onboarding-INVEST')).toContain(es('look:flow.needed'));
  expect(html).not.toContain('value="onboarding.remove.INVEST"');
  const needed = await press('onboarding.remove.INVEST', html);
  expect(needed.status).toBe(422);
  expect(lineOf(needed.text, 'onboarding-INVEST')).toContain(`«${named('INVEST')}» no se puede quitar`);

  const [row] = await dashboard.database.query<{ count: string }>(
    `select count(*) from issuances i join tenants t on t.id = i.tenant_id where t.name = 'aurora' and i.status = 'PRE_CAMPAIGN'`,
  );
  expect(Number(row?.count)).toBeGreaterThan(0);
  const standing = await press('project_status.remove.PRE_CAMPAIGN');
  const line = lineOf(standing.text, 'project_status-PRE_CAMPAIGN');
  expect(line).toContain(`En «${named('PRE_CAMPAIGN')}» hay proyectos ahora (${row?.count})`);
  expect(orderIn(standing.text)).toEqual(orderIn(html));
});

test('pre-campaign and validation change places with each other, and no other phase has a button for its place', async () => {
  const html = await page();
  const buttons = [...html.matchAll(/value="(project_status\.(?:up|down)\.[A-Z_]+)"/g)].map(([, value]) => value);
  expect(buttons).toEqual(['project_status.down.PRE_CAMPAIGN', 'project_status.up.VALIDATING']);
  expect((await press('project_status.down.PRE_CAMPAIGN', html)).to).toBe(FLOWS);
  expect(await page()).toContain('value="project_status.down.VALIDATING"');
  expect((await press('project_status.down.VALIDATING')).to).toBe(FLOWS);
  expect((await press('project_status.up.CAMPAIGN')).status).toBe(422);
});

test('validation has no button to be taken out where a record-keeping body approves projects, and a request that does it is told why', async () => {
  const html = await page();
  expect(lineOf(html, 'project_status-VALIDATING')).toContain(es('look:flow.needed'));
  expect(html).not.toContain('value="project_status.remove.VALIDATING"');
  const refused = await press('project_status.remove.VALIDATING', html);
  expect(refused.status).toBe(422);
  expect(lineOf(refused.text, 'project_status-VALIDATING')).toContain(
    `Mientras «${es('look:field.modules-erir')}» esté activado, «${named('VALIDATING')}» no puede faltar`,
  );
});

test('an order that a colleague has changed meanwhile is refused whole, and shown as it stands now', async () => {
  const seen = await page();
  const [first = ''] = orderIn(seen);
  expect((await press(`onboarding.down.${first}`, seen)).to).toBe(FLOWS);
  const late = await press(`onboarding.down.${first}`, seen);
  expect(late.status).toBe(409);
  expect(unescaped(late.text)).toContain(es('api_errors:look.changed_meanwhile'));
  expect(orderIn(late.text)).toEqual(orderIn(await page()));
});

test('a button that there is not is refused, and the page is there in English', async () => {
  expect((await press('onboarding.up.NOTHING')).status).toBe(400);
  expect((await press('save')).status).toBe(400);
  const english = dashboard.visitor('aurora', 'en');
  await english.signIn('manager@aurora.test');
  expect(await page(english)).toContain(wordsOf('en')('look:flow.about.onboarding'));
});
