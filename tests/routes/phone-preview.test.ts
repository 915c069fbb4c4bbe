import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Dashboard } from '#tests/support/dashboard.ts';
import { takeDashboard } from '#tests/support/warm-dashboard.ts';
import { wordsOf } from '#tests/support/words.ts';

let dashboard: Dashboard;
beforeAll(async () => {
  dashboard = await takeDashboard();
});
afterAll(() => dashboard?.stop());

const policyOf = ({ headers }: { headers: Headers }) => headers.get('Content-Security-Policy') ?? '';

test.each([
  ['manager', 'manager@aurora.test', 'es'],
  ['entrepreneur', 'issuer@aurora.test', 'en'],
] as const)(
  'the %s sees a draft as a phone shows it, in a frame that only our own pages may have',
  async (area, email, lang) => {
    const [draft] = await dashboard.database.query<{ id: string; title: Record<string, string> }>(
      `select i.id, i.title from issuances i join users u on u.tenant_id = i.tenant_id and u.id = i.issuer_user_id
     join tenant_hosts h on h.tenant_id = i.tenant_id
     where h.host like 'aurora%' and u.email = 'issuer@aurora.test' order by (i.status = 'DRAFT') desc, i.created_at, i.id limit 1`,
    );
    if (!draft) throw new Error('the issuer of the demo has no project');
    const words = wordsOf(lang);
    const visitor = dashboard.visitor('aurora', lang);
    await visitor.signIn(email);
    const address = `/${area}/issuances/${draft.id}/preview`;
    const around = await visitor.get(`${address}?as=phone`);
    expect(around.text).toContain(words('projects:viewer.phone'));
    expect(around.text).toMatch(new RegExp(`<iframe[^>]+src="${address}/phone"`));
    expect(policyOf(around)).toContain("frame-ancestors 'none'");
    const phone = await visitor.get(`${address}/phone`);
    expect([phone.status, policyOf(phone)]).toEqual([200, expect.stringContaining("frame-ancestors 'self'")]);
    expect(phone.text).toContain(words('projects:previewBox'));
    // What a visitor's frame has, and nothing of the area.
    expect(phone.text).toContain(words('frame:signIn'));
    expect(phone.text).not.toContain('<iframe');
    expect(phone.text).not.toContain(words('frame:leave'));
    expect((await visitor.get(`/${area}/issuances/nothing/preview/phone`)).status).toBe(404);
  },
);
