import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Dashboard } from '#tests/support/dashboard.ts';
import { takeDashboard } from '#tests/support/warm-dashboard.ts';
import { wordsOf } from '#tests/support/words.ts';

let dashboard: Dashboard;
beforeAll(async () => {
  dashboard = await takeDashboard();
});
afterAll(() => dashboard?.stop());

/** A project of the demo whose tokens are in hands, and who runs it. */
async function heldProject() {
  const [row] = await dashboard.database.query<{ id: string; email: string }>(
    `select i.id, u.email from issuances i join users u on u.tenant_id = i.tenant_id and u.id = i.issuer_user_id
     join tenant_hosts t on t.tenant_id = i.tenant_id
     where t.host like 'aurora%' and exists (select 1 from issuance_holders h where h.tenant_id = i.tenant_id and h.issuance_id = i.id and h.tokens > 0)
     order by i.created_at, i.id limit 1`,
  );
  if (!row) throw new Error('no project of the demo has holders');
  return row;
}

test.each([
  ['manager', 'es'],
  ['entrepreneur', 'en'],
] as const)('the %s reads the concentration and takes the register along, in %s', async (area, lang) => {
  const { id, email } = await heldProject();
  const words = wordsOf(lang);
  const visitor = dashboard.visitor('aurora', lang);
  await visitor.signIn(area === 'manager' ? 'manager@aurora.test' : email);
  const page = await visitor.get(`/${area}/issuances/${id}/investors?view=holders`);
  expect(page.text).toContain(words('issuances:investors.concentration.five'));
  expect(page.text).toContain(`href="/${area}/issuances/${id}/register"`);
  const paper = await visitor.get(`/${area}/issuances/${id}/register`);
  expect([paper.status, paper.headers.get('Content-Type')]).toEqual([200, 'application/pdf']);
  expect(paper.headers.get('Content-Disposition')).toMatch(/^attachment; filename="regist\w+-[\w-]+\.pdf"$/);
  const then = await visitor.get(`/${area}/issuances/${id}/investors?view=holders&at=2001-01-15`);
  expect(then.text).toContain(`href="/${area}/issuances/${id}/register?at=2001-01-15"`);
  expect(then.text).toContain(words('issuances:investors.concentration.none'));
  expect((await visitor.get(`/${area}/issuances/${id}/register?at=2001-01-15`)).status).toBe(200);
  // A day that is none is no day; an address that names no project is none.
  expect((await visitor.get(`/${area}/issuances/${id}/register?at=2026-02-31`)).status).toBe(200);
  expect((await visitor.get(`/${area}/issuances/nothing/register`)).status).toBe(404);
});
