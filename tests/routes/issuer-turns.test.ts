import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Dashboard } from '#tests/support/dashboard.ts';
import { takeDashboard } from '#tests/support/warm-dashboard.ts';
import { wordsOf } from '#tests/support/words.ts';

let dashboard: Dashboard;
beforeAll(async () => {
  dashboard = await takeDashboard();
});
afterAll(() => dashboard?.stop());

test.each(['es', 'en'] as const)(
  'an issuer reads above their list and on each sheet what waits, with the way to it, in %s',
  async (lang) => {
    const words = wordsOf(lang);
    const [draft] = await dashboard.database.query<{ id: string }>(
      `select i.id from issuances i join users u on u.tenant_id = i.tenant_id and u.id = i.issuer_user_id
     join tenant_hosts h on h.tenant_id = i.tenant_id
     where h.host like 'aurora%' and u.email = 'issuer@aurora.test' and i.status <> 'CLOSED' order by i.created_at, i.id limit 1`,
    );
    if (!draft) throw new Error('the issuer of the demo has no project');
    // Nobody wrote the sheet of this one, and somebody asks.
    await dashboard.database.query(
      `insert into issuance_questions (tenant_id, id, issuance_id, asked_by, question, asked_at)
     select i.tenant_id, gen_random_uuid(), i.id, i.issuer_user_id, '{"es":"¿Cuándo?","en":"When?"}', now() from issuances i where i.id = $1`,
      [draft.id],
    );
    const issuer = dashboard.visitor('aurora', lang);
    await issuer.signIn('issuer@aurora.test');
    const list = await issuer.get('/entrepreneur/issuances');
    expect(list.text).toContain('data-turn="mine"');
    expect(list.text).toContain(`href="/entrepreneur/issuances/${draft.id}/updates"`);
    const sheet = await issuer.get(`/entrepreneur/issuances/${draft.id}`);
    expect(sheet.text).toContain(words('issuances:own.mine'));
    expect(sheet.text).toContain(`href="/entrepreneur/issuances/${draft.id}/updates"`);
    // A search is a search, and a manager's list is no issuer's.
    expect((await issuer.get('/entrepreneur/issuances?q=huerta')).text).not.toContain('data-turn="mine"');
    const manager = dashboard.visitor('aurora', lang);
    await manager.signIn('manager@aurora.test');
    expect((await manager.get('/manager/issuances')).text).not.toContain('data-turn');
  },
);
