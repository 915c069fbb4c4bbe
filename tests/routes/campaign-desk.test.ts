import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Dashboard } from '#tests/support/dashboard.ts';
import { addOffer } from '#tests/support/demo-copies.ts';
import { window } from '#tests/support/editor-window.ts';
import { takeDashboard } from '#tests/support/warm-dashboard.ts';
import { wordsOf } from '#tests/support/words.ts';

const APPROVER = 'approver@aurora.test';
const LINES = 50_000;
/** How long somebody waits before the page, at most, on a machine with other things to do. */
const WAITED_MS = 30_000;

let dashboard: Dashboard;
beforeAll(async () => {
  dashboard = await takeDashboard();
});
afterAll(() => dashboard?.stop());

const rolesOf = (email: string, role: string) =>
  dashboard.database.query(
    `update users set role = $2, roles = array[$2] where email = $1 and tenant_id = (select id from tenants where name = 'aurora')`,
    [email, role],
  );
const stateOf = async (id: string) => {
  const [row] = await dashboard.database.query<{ status: string; suspended: string | null; entries: number }>(
    `select status, suspended_until as suspended, (select count(*)::int from whitelist_entries w where w.issuance_id = i.id) as entries
     from issuances i where id = $1`,
    [id],
  );
  return row;
};

describe.each(['es', 'en'] as const)('a manager’s desk in %s', (lang) => {
  const words = wordsOf(lang);

  test('a whitelist of 50,000 lines with three bad ones is judged while its sender waits, and names the three', async () => {
    const offer = await addOffer(dashboard.database, { tenant: 'aurora' });
    const manager = dashboard.visitor('aurora', lang);
    await manager.signIn('manager@aurora.test');
    const rows = Array.from({ length: LINES }, (_, at) => `0x${at.toString(16).padStart(40, '0')}`);
    rows[0] = `0x${'f'.repeat(40)}`;
    rows[9] = 'esto no es una dirección';
    rows[25_000] = '0x5AAEb6053F3E94C9b9A09f33669435E7Ef1BeAed';
    rows[LINES - 1] = rows[1] ?? '';
    const path = `/manager/issuances/${offer.id}/whitelist`;
    const since = performance.now();
    const form = new FormData();
    form.append('intent', 'judge');
    form.append('list', '');
    form.append('file', new File([rows.join('\r\n')], 'lista.csv', { type: 'text/csv' }));
    const judged = await manager.upload(path, form, { withinMs: WAITED_MS });
    expect(judged.status).toBe(303);
    const { status, text } = await manager.follow(judged);
    expect(performance.now() - since).toBeLessThan(WAITED_MS);
    expect(status).toBe(200);
    const shown = [rows[9], rows[25_000], rows[LINES - 1]].map((line) => text.includes(`>${line}<`));
    expect(shown).toEqual([true, true, true]);
    expect(text).toContain(words('whitelist:judged.toMend'));
    expect((await stateOf(offer.id))?.entries).toBe(0);

    // Without the three it is written by one press.
    const into = /name="into"[^>]* value="([^"]+)"/.exec(text)?.[1] ?? '';
    expect((await manager.post(path, { intent: 'write', into }, { withinMs: WAITED_MS })).status).toBe(303);
    expect((await stateOf(offer.id))?.entries).toBe(LINES - 3);
  }, 120_000);

  test('the hour of a planned phase names the zone as people do, never by its key', async () => {
    const offer = await addOffer(dashboard.database, { tenant: 'aurora' });
    const manager = dashboard.visitor('aurora', lang);
    await manager.signIn('manager@aurora.test');
    const { text } = await manager.get(`/manager/issuances/${offer.id}/phase?to=CLOSED`);
    expect(text).toContain(lang === 'es' ? 'Por ejemplo 09:00, hora de Madrid.' : 'For example 09:00, Madrid time.');
  });

  test('the question how a loan is paid back has one answer that says nothing, not two', async () => {
    const offer = await addOffer(dashboard.database, { tenant: 'aurora' });
    await dashboard.database.query(`update issuances set product_type = 'DEBT' where id = $1`, [offer.id]);
    const manager = dashboard.visitor('aurora', lang);
    await manager.signIn('manager@aurora.test');
    const { text } = await manager.get(`/manager/issuances/${offer.id}/edit?section=return`);
    const choices = /<select[^>]*name="repayment".*?<\/select>/s.exec(text)?.[0] ?? '';
    expect(choices.match(/<option value=""/g)).toHaveLength(1);
  });

  test('an open campaign cannot be deleted, and the way to what keeps it leads to the question of its phase before', async () => {
    const offer = await addOffer(dashboard.database, { tenant: 'aurora' });
    const manager = dashboard.visitor('aurora', lang);
    await manager.signIn('manager@aurora.test');
    const at = `/manager/issuances/${offer.id}`;
    const { text } = await manager.get(`${at}/delete`);
    const link = text.match(new RegExp(`${at}/phase\\?to=\\w+`))?.[0] ?? '';
    const asked = await manager.get(link);
    expect([link, asked.status]).toEqual([`${at}/phase?to=VALIDATING`, 200]);
    const [from, to] = [words('statuses:phase.CAMPAIGN'), words('statuses:phase.VALIDATING')];
    expect(asked.text).toContain(words('issuances:phase.title', { title: offer.title, from, to }));
  });

  test('a manager who is demoted between a page and its button does nothing more: no phase, no suspension, no list, no words', async () => {
    const offer = await addOffer(dashboard.database, { tenant: 'aurora' });
    const before = await stateOf(offer.id);
    const at = `/manager/issuances/${offer.id}`;
    const manager = dashboard.visitor('aurora', lang);
    await manager.signIn(APPROVER);
    const day = new Date(Date.now() + 5 * 86_400_000);
    const until = {
      last_day_day: String(day.getUTCDate()),
      last_day_month: String(day.getUTCMonth() + 1),
      last_day_year: String(day.getUTCFullYear()),
    };
    const acts: [string, Record<string, string>][] = [
      [`${at}/phase?to=CLOSED`, { confirmed: 'yes', when: 'now', name: offer.title }],
      [`${at}/suspension`, { ...until, intent: 'suspend', reason: 'Una prueba del proceso' }],
      [`${at}/whitelist`, { intent: 'add', address: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed' }],
      [`${at}/edit?section=card`, { intent: 'save', location: 'Otra parte' }],
    ];
    const forms: [string, Record<string, string>][] = [];
    for (const [page, typed] of acts) forms.push([page, { ...(await window(manager, page)), ...typed }]);
    await rolesOf(APPROVER, 'USER');
    try {
      for (const [page, form] of forms) {
        const answer = await manager.post(page, form);
        expect([page, answer.status]).toEqual([page, 403]);
      }
      expect(await stateOf(offer.id)).toEqual(before);
    } finally {
      await rolesOf(APPROVER, 'ADMIN');
    }
  });
});
