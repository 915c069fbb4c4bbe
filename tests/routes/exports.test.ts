import { afterAll, beforeAll, expect, test } from 'vitest';
import { writeExport } from '#backend/modules/exports/write-export.ts';
import { type Dashboard, startDashboard } from '#tests/support/dashboard.ts';
import { addInvestor } from '#tests/support/demo-copies.ts';
import { type DemoSamples, demoSamples } from '#tests/support/demo-samples.ts';
import { addEarning } from '#tests/support/earning-steps.ts';
import type { Visitor } from '#tests/support/visitor.ts';
import { wordsOf } from '#tests/support/words.ts';

let dashboard: Dashboard;
let samples: DemoSamples;

beforeAll(async () => {
  dashboard = await startDashboard();
  samples = await demoSamples(dashboard.database);
});
afterAll(() => dashboard?.stop());

const signedIn = async (email: string, lang: 'es' | 'en' = 'es') => {
  const visitor = dashboard.visitor('aurora', lang);
  await visitor.signIn(email);
  return visitor;
};

/** The link of a list's page to its file, the form there sent as it comes, and the file written; answers the link to it. */
async function fileFrom(visitor: Visitor, area: string, list: string, more: Record<string, string> = {}) {
  const [, prepare = ''] =
    new RegExp(`href="(/${area}/exports/prepare/[^"]+)"`).exec((await visitor.get(list)).text) ?? [];
  const path = prepare.replaceAll('&amp;', '&');
  const page = await visitor.get(path);
  expect([path, page.status]).toEqual([expect.stringContaining('/exports/prepare/'), 200]);
  // What a browser sends of the form as it comes: hidden fields and ticked boxes.
  const sent = [...page.text.matchAll(/<input[^>]*>/g)]
    .map(([input]) => input)
    .filter((input) => input.includes('type="hidden"') || (input.includes('column_') && input.includes(' checked=')))
    .map((input) => [/ name="([^"]+)"/.exec(input)?.[1] ?? '', / value="([^"]*)"/.exec(input)?.[1] ?? 'on']);
  expect(sent.filter(([name]) => name?.startsWith('column_')).length).toBeGreaterThan(2);
  const done = await visitor.post(path, { ...Object.fromEntries(sent), format: 'CSV', ...more });
  expect([done.status, done.to]).toEqual([303, `/${area}/exports`]);
  const { database, backEnd } = dashboard;
  const [row] = await database.query<{ id: string }>('select id from exports order by asked_at desc limit 1');
  if (!row) throw new Error('nothing was asked for');
  await writeExport(backEnd.deps, { tenantId: samples.tenantId, exportId: row.id });
  const link = `/${area}/exports/${row.id}/file`;
  expect((await visitor.get(`/${area}/exports`)).text).toContain(`href="${link}"`);
  return link;
}

test.each(['es', 'en'] as const)(
  'an investor takes their own earnings along as a file, and nobody else gets it, in %s',
  async (lang) => {
    const who = await addInvestor(dashboard.database, { lang });
    const [manager] = await dashboard.database.query<{ id: string }>(
      "select id from users where tenant_id = $1 and email = 'manager@aurora.test'",
      [samples.tenantId],
    );
    const world = { db: dashboard.database, tenantId: samples.tenantId, manager };
    await addEarning(world as unknown as Parameters<typeof addEarning>[0], who, samples.issuanceId, {
      gross: 10_000,
      withheld: 1_900,
      days: 0,
    });
    const visitor = await signedIn(who.email, lang);
    const link = await fileFrom(visitor, 'user', '/user/earnings');
    const file = await visitor.get(link);
    expect(file.headers.get('Content-Disposition')).toMatch(/^attachment; filename="[^"]+\.csv"/);
    expect(file.text).toContain(lang === 'es' ? '81,00' : '81.00');
    expect(file.text.trim().split('\n')).toHaveLength(2);
    const other = await signedIn((await addInvestor(dashboard.database, { lang })).email, lang);
    // Told like a file that is gone, on their own list.
    expect(await other.get(link)).toMatchObject({ status: 302, to: '/user/exports' });
    expect((await other.get('/user/exports')).text).not.toContain(link);
  },
);

test('a manager reads the audit log of one record, and its file asks what it is for', async () => {
  const words = wordsOf('es');
  const manager = await signedIn('manager@aurora.test');
  const [found] = await dashboard.database.query<{ subject_id: string }>(
    "select subject_id from audit_log where tenant_id = $1 and action = 'identity.submitted' limit 1",
    [samples.tenantId],
  );
  const list = `/manager/audit?subject=${found?.subject_id}`;
  const page = await manager.get(list);
  expect(page.text).toContain(words('history:action.identity.submitted'));
  const ofRecord = await dashboard.database.query('select 1 from audit_log where tenant_id = $1 and subject_id = $2', [
    samples.tenantId,
    found?.subject_id,
  ]);
  expect(page.text.split('<tr').length - 2).toBe(ofRecord.length);
  const link = await fileFrom(manager, 'manager', list, { purpose: 'Petición del supervisor' });
  const { text } = await manager.get(link);
  expect(text.split(found?.subject_id ?? '').length - 1).toBe(ofRecord.length);
  expect(text.trim().split('\n')).toHaveLength(ofRecord.length + 1);
  const investor = await signedIn((await addInvestor(dashboard.database)).email);
  expect((await investor.get('/manager/audit')).status).not.toBe(200);
});
