import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Dashboard } from '#tests/support/dashboard.ts';
import { addInvestor } from '#tests/support/demo-copies.ts';
import { type DemoSamples, demoSamples } from '#tests/support/demo-samples.ts';
import { addEarning } from '#tests/support/earning-steps.ts';
import { takeDashboard } from '#tests/support/warm-dashboard.ts';
import { wordsOf } from '#tests/support/words.ts';

const PAGE = '/user/earnings/certificates';
let dashboard: Dashboard;
let samples: DemoSamples;

beforeAll(async () => {
  dashboard = await takeDashboard();
  samples = await demoSamples(dashboard.database);
});
afterAll(() => dashboard?.stop());

/** An investor who was paid 81.00 today. */
async function paidInvestor(lang: 'es' | 'en') {
  const { database: db } = dashboard;
  const who = await addInvestor(db, { lang });
  const [manager] = await db.query<{ id: string }>(
    "select id from users where tenant_id = $1 and email = 'manager@aurora.test'",
    [samples.tenantId],
  );
  const world = { db, tenantId: samples.tenantId, manager } as unknown as Parameters<typeof addEarning>[0];
  await addEarning(world, who, samples.issuanceId, { gross: 10_000, withheld: 1_900, days: 0 });
  return who;
}
const linkTo = (page: string, format: string) =>
  new RegExp(`href="(/[a-z]+/earnings/certificates/[0-9a-f-]{36}/${format})"`).exec(page)?.[1] ?? '';

test.each(['es', 'en'] as const)(
  'a person issues the certificate of a year and takes it along, in %s',
  async (lang) => {
    const who = await paidInvestor(lang);
    const words = wordsOf(lang);
    const visitor = dashboard.visitor('aurora', lang);
    await visitor.signIn(who.email);
    expect((await visitor.get('/user/earnings')).text).toContain(`href="${PAGE}"`);
    const before = await visitor.get(PAGE);
    expect(before.text).toContain(words('earnings:certificates.notYet'));
    const [, year = ''] = /name="year" value="(\d{4})"/.exec(before.text) ?? [];
    const done = await visitor.post(PAGE, { intent: 'issue', year });
    expect([done.status, done.to]).toEqual([303, PAGE]);
    const after = await visitor.get(PAGE);
    expect(after.text).toContain(words('earnings:certificates.provisional'));
    const csv = await visitor.get(linkTo(after.text, 'csv'));
    expect(csv.headers.get('Content-Disposition')).toMatch(/^attachment; filename="certifica\w+-\d{4}-v1\.csv"$/);
    expect(csv.text).toContain(lang === 'es' ? ';100,00;0,00;19,00;19,00;81,00' : ',100.00,0.00,19.00,19.00,81.00');
    expect((await visitor.get(linkTo(after.text, 'pdf'))).headers.get('Content-Type')).toBe('application/pdf');
    // A year without payments is told, and an address that names no paper is none.
    expect((await visitor.post(PAGE, { intent: 'issue', year: '2019' })).to).toBe(PAGE);
    expect((await visitor.get(PAGE)).text).toContain(words('api_errors:certificate.nothing'));
    expect((await visitor.get(`${PAGE}/nothing/pdf`)).status).toBe(404);
  },
);

test('a manager reads the same paper from the person’s earnings, and another investor reads none of it', async () => {
  const who = await paidInvestor('es');
  const manager = dashboard.visitor('aurora', 'es');
  await manager.signIn('manager@aurora.test');
  const page = `/manager/earnings/${who.id}/certificates`;
  expect((await manager.get(`/manager/earnings/${who.id}/investor`)).text).toContain(`href="${page}"`);
  const [, year = ''] = /name="year" value="(\d{4})"/.exec((await manager.get(page)).text) ?? [];
  expect((await manager.post(page, { intent: 'issue', year })).to).toBe(page);
  const link = linkTo((await manager.get(page)).text, 'pdf');
  expect((await manager.get(link)).status).toBe(200);
  const other = dashboard.visitor('aurora', 'es');
  await other.signIn((await paidInvestor('es')).email);
  expect((await other.get(link.replace('/manager/', '/user/'))).status).toBe(404);
});

test.each(['es', 'en'] as const)(
  'a receipt of an earning holds who issued it, its reference and each of its sums, for its holder and for managers alone, in %s',
  async (lang) => {
    const who = await paidInvestor(lang);
    const words = wordsOf(lang);
    const visitor = dashboard.visitor('aurora', lang);
    await visitor.signIn(who.email);
    const history = await visitor.get(`/user/earnings/${samples.issuanceId}/token`);
    const [, link = '', id = ''] = /href="(\/user\/earnings\/([0-9a-f-]{36})\/receipt)"/.exec(history.text) ?? [];
    const manager = dashboard.visitor('aurora', lang);
    await manager.signIn('manager@aurora.test');
    const sums = lang === 'es' ? ['100,00', '−19,00', '81,00'] : ['100.00', '−19.00', '81.00'];
    for (const [reader, page] of [
      [visitor, link],
      [manager, link.replace('/user/', '/manager/')],
    ] as const) {
      const { status, text } = await reader.get(page);
      expect([page, status]).toEqual([page, 200]);
      for (const word of [id, ...sums, words('earnings:receipt.issuedBy'), words('earnings:receipt.note')])
        expect(text).toContain(word);
      expect(text).toMatch(/19([.,]00)?\s?%/);
    }
    const other = dashboard.visitor('aurora', lang);
    await other.signIn((await paidInvestor(lang)).email);
    expect((await other.get(link)).status).toBe(404);
    expect((await other.get(`/user/earnings/${samples.issuanceId}/receipt`)).status).toBe(404);
  },
);
