import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Dashboard, startDashboard } from '#tests/support/dashboard.ts';

let dashboard: Dashboard;
beforeAll(async () => {
  dashboard = await startDashboard();
});
afterAll(() => dashboard?.stop());

test.each([
  ['aurora', 'Retenciones', 'Modelo 193', 'Rendimientos de residentes en España'],
  ['ladrillo', 'Retenciones', 'Modelo 193', 'Rendimientos de residentes en España'],
])(
  'a manager of %s comes from the distributions of a project to what its payer declares, and to its file',
  async (tenant, title, form, whose) => {
    const [paid] = await dashboard.database.query<{ issuance: string; year: number; name: string }>(
      `select e.issuance_id as issuance, extract(year from e.executed_at at time zone 'Europe/Madrid')::int as year,
       min(coalesce(nullif(p.first_name || ' ' || p.last_name, ' '), u.email)) as name
     from earnings e join tenants t on t.id = e.tenant_id join users u on u.tenant_id = e.tenant_id and u.id = e.user_id
     join user_profiles p on p.tenant_id = u.tenant_id and p.user_id = u.id
     where t.name = $1 and e.status <> 'PENDING' and e.residence = 'ES' and e.income_cents > 0 and p.legal_type <> 'LEGAL_ENTITY'
     group by 1, 2 order by 2 desc limit 1`,
      [tenant],
    );
    if (!paid) throw new Error(`nobody of ${tenant} was paid`);
    const manager = dashboard.visitor(tenant);
    await manager.signIn(`manager@${tenant}.test`);
    const list = `/manager/issuances/${paid.issuance}/withholdings`;
    expect((await manager.get(`/manager/issuances/${paid.issuance}/benefits`)).text).toContain(`href="${list}"`);
    const page = await manager.get(`${list}?year=${paid.year}`);
    expect(page.status).toBe(200);
    for (const words of [title, form, whose, paid.name]) expect(page.text).toContain(words);
    const abroad = await manager.get(`${list}?year=${paid.year}&model=RENT`);
    expect(abroad.text).not.toContain(paid.name);
    expect(page.text).toMatch(/\/manager\/exports\/prepare[^"]*withholdings/);
    // What is no year, quarter or form is left out, as in every list.
    expect((await manager.get(`${list}?year=1899&quarter=5&model=x`)).status).toBe(200);
  },
);
