import { afterAll, beforeAll, expect, test } from 'vitest';
import { writeExport } from '#backend/modules/exports/write-export.ts';
import { pathTo } from '#domain/access/addresses.ts';
import { type Dashboard, startDashboard } from '#tests/support/dashboard.ts';
import { addInvestor } from '#tests/support/demo-copies.ts';
import { partOf, readText } from '#tests/support/page-sums.ts';
import { wordsOf } from '#tests/support/words.ts';

let dashboard: Dashboard;
beforeAll(async () => {
  dashboard = await startDashboard();
});
afterAll(() => dashboard?.stop());

test.each(['es', 'en'] as const)(
  'the file of a person is asked for on their sheet with a purpose, and handed over among the downloads, in %s',
  async (lang) => {
    const words = wordsOf(lang);
    const { database, backEnd } = dashboard;
    const person = await addInvestor(database, { lang });
    const desk = dashboard.visitor('aurora', lang);
    await desk.signIn('manager@aurora.test');
    const sheet = pathTo.manager.user(person.id);
    const { text } = await desk.get(sheet);
    expect(readText(partOf(text, 'main'))).toContain(words('users:file.purpose'));
    const form = text.slice(text.lastIndexOf('<form', text.indexOf('value="file"')));
    const key = /name="idempotency_key" value="([^"]+)"/.exec(form)?.[1] ?? '';
    const fields = { intent: 'file', form_id: 'file', idempotency_key: key };

    const refused = await desk.post(sheet, { ...fields, reason: 'corto' });
    expect(refused.status).toBe(422);
    expect(refused.text).toContain('corto');
    const done = await desk.post(sheet, { ...fields, reason: 'Requerimiento del supervisor' });
    expect([done.status, done.to]).toEqual([303, pathTo.manager.exports]);

    const [job] = await database.query<{ id: string; tenant: string }>(
      "select id, tenant_id as tenant from exports where list = 'person-file' order by asked_at desc limit 1",
    );
    await writeExport(backEnd.deps, { tenantId: job?.tenant ?? '', exportId: job?.id ?? '' });
    const list = await desk.get(pathTo.manager.exports);
    expect(readText(list.text)).toContain(words('users:file.name'));
    expect(list.text).toContain(`href="${sheet}"`);
    const file = await desk.get(pathTo.manager.exportFile(job?.id ?? ''));
    expect([file.status, file.headers.get('Content-Type')]).toEqual([200, 'application/pdf']);
  },
);
