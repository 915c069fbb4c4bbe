import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Dashboard } from '#tests/support/dashboard.ts';
import { addInvestor } from '#tests/support/demo-copies.ts';
import { controlIn } from '#tests/support/form-page.ts';
import { partOf, readText } from '#tests/support/page-sums.ts';
import { takeDashboard } from '#tests/support/warm-dashboard.ts';

let dashboard: Dashboard;
beforeAll(async () => {
  dashboard = await takeDashboard();
});
afterAll(() => dashboard?.stop());

/** What the wording of this tenant never calls anybody. */
const STANDARD = {
  es: /\b(usuari[oa]s?|inversor(?:es|as?)?|emprendedor(?:es|as?)?)\b/i,
  en: /\b(users?|investors?|entrepreneurs?)\b/i,
};
const MEMBERS = { es: 'Partícipes', en: 'Members' };

test.each(['es', 'en'] as const)(
  'members of a tenant with the wording EXEU are validated, denied, deleted and exported, and never called otherwise, in %s',
  async (lang) => {
    const { database } = dashboard;
    const person = await addInvestor(database, { tenant: 'exeu', lang });
    await database.query("update users set status = 'PENDING' where id = $1", [person.id]);
    const desk = dashboard.visitor('exeu', lang);
    await desk.signIn('manager@exeu.test');
    const here = `/manager/users/${person.id}`;
    const main = async (path: string) => {
      const page = await desk.get(path);
      expect(page.status).toBe(200);
      // Addresses of e-mail are no words; before their sign they may break, where the reader of a page sees a space.
      return readText(partOf(page.text, 'main')).replace(/\S+ ?@ ?\S+/g, '');
    };
    expect(await main('/manager/users')).toContain(MEMBERS[lang]);
    const pages = ['', '?tab=wallet', '?tab=history', '/roles', '/delete', '/documents', '/papers', '/funds'];
    for (const path of ['/manager/users', '/manager/exports/prepare/users', ...pages.map((tail) => `${here}${tail}`)])
      expect([path, STANDARD[lang].exec(await main(path))?.[0] ?? null]).toEqual([path, null]);

    const act = (fields: Record<string, string>) =>
      desk.post(here, { ...fields, confirmed: 'yes', idempotency_key: randomUUID() });
    const status = async () =>
      (await database.query<{ status: string }>('select status from users where id = $1', [person.id]))[0]?.status;
    expect((await act({ intent: 'verify' })).status).toBe(303);
    expect(await status()).toBe('VERIFIED');
    expect((await act({ intent: 'reject', reason: 'ADDITIONAL_DATA' })).status).toBe(303);
    expect(await status()).toBe('REJECTED');

    const prepare = '/manager/exports/prepare/users';
    const sent = [...(await desk.get(prepare)).text.matchAll(/<input[^>]*>/g)]
      .map(([input]) => input)
      .filter((input) => input.includes('type="hidden"') || (input.includes('column_') && input.includes(' checked=')))
      .map((input) => [/ name="([^"]+)"/.exec(input)?.[1] ?? '', / value="([^"]*)"/.exec(input)?.[1] ?? 'on']);
    const exported = await desk.post(prepare, { ...Object.fromEntries(sent), format: 'CSV' });
    expect([exported.status, exported.to]).toEqual([303, '/manager/exports']);

    const asked = await desk.get(`${here}/delete`);
    const gone = await desk.post(`${here}/delete`, {
      form_id: 'delete',
      idempotency_key: controlIn(asked.text, 'idempotency_key').value,
      reason: 'Lo pide por escrito',
      typed: person.email,
    });
    expect(gone.status).toBe(303);
    expect(
      await database.query('select from users where id = $1 and deleted_at is not null', [person.id]),
    ).toHaveLength(1);
    expect((await desk.get('/manager/users')).text).not.toContain(person.id);
  },
);
