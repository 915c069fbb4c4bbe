import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { writeExport } from '#backend/modules/exports/write-export.ts';
import { type Dashboard, startDashboard } from '#tests/support/dashboard.ts';
import { partOf, readText } from '#tests/support/page-sums.ts';
import { DEMO_PASSWORD, type Visitor } from '#tests/support/visitor.ts';
import { wordsOf } from '#tests/support/words.ts';

let dashboard: Dashboard;
beforeAll(async () => {
  dashboard = await startDashboard();
});
afterAll(() => dashboard?.stop());

/** What a plain form of the card sends: its hidden fields, and what is typed. */
async function ask(visitor: Visitor, path: string, typed: string) {
  const { text } = await visitor.get(path);
  const card = text.slice(text.indexOf('id="copy-card"'), text.indexOf('id="delete-card"'));
  const hidden = [...card.matchAll(/<input type="hidden"[^>]*>/g)].map(([input]) => [
    / name="([^"]+)"/.exec(input)?.[1] ?? '',
    / value="([^"]*)"/.exec(input)?.[1] ?? '',
  ]);
  return visitor.post(path, { ...Object.fromEntries(hidden), current_password: typed });
}

describe.each([
  ['investor', 'user', 'es'],
  ['issuer', 'entrepreneur', 'en'],
  ['manager', 'manager', 'es'],
] as const)('the card "download my data" of a demo %s', (name, area, lang) => {
  test('asks for the password, leads to the downloads, and hands the copy over to its person alone', async () => {
    const words = wordsOf(lang);
    const path = `/${area}/account`;
    const visitor = dashboard.visitor('aurora', lang);
    await visitor.signIn(`${name}@aurora.test`);

    const none = await ask(visitor, path, '');
    expect(none.status).toBe(422);
    expect(readText(partOf(none.text, 'main'))).toContain(words('validator:error_null'));
    const wrong = await ask(visitor, path, 'no-es-la-que-vale');
    expect(readText(partOf(wrong.text, 'main'))).toContain(words('validator:error_password_wrong'));

    const done = await ask(visitor, path, DEMO_PASSWORD);
    expect([done.status, done.to]).toEqual([303, `/${area}/exports`]);
    expect(readText((await visitor.get(`/${area}/exports`)).text)).toContain(words('account:copy.name'));
    const card = readText(partOf((await visitor.get(path)).text, 'main'));
    expect(card).toContain(words('account:copy.underWay', { date: '§' }).split('§')[1]?.trim());
    expect(card).not.toContain(words('account:copy.password'));

    const { database, backEnd } = dashboard;
    const [job] = await database.query<{ id: string; tenant: string }>(
      "select id, tenant_id as tenant from exports where list = 'own-data' order by asked_at desc limit 1",
    );
    await writeExport(backEnd.deps, { tenantId: job?.tenant ?? '', exportId: job?.id ?? '' });
    const link = `/${area}/exports/${job?.id}/file`;
    expect((await visitor.get(path)).text).toContain(`href="${link}"`);
    expect((await visitor.get(`/${area}/exports`)).text).toContain(`href="${link}"`);
    const file = await visitor.get(link);
    expect([file.status, file.headers.get('Content-Type')]).toEqual([200, 'application/zip']);
    expect(file.headers.get('Content-Disposition')).toMatch(/^attachment; filename="[^"]+\.zip"/);

    const other = dashboard.visitor('aurora', lang);
    await other.signIn(area === 'manager' ? 'investor@aurora.test' : 'newcomer@aurora.test');
    expect((await other.get(link)).headers.get('Content-Type')).not.toBe('application/zip');
  });
});
