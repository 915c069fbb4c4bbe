import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Dashboard } from '#tests/support/dashboard.ts';
import { takeDashboard } from '#tests/support/warm-dashboard.ts';

let dashboard: Dashboard;
beforeAll(async () => {
  dashboard = await takeDashboard();
});
afterAll(() => dashboard?.stop());

test.each([
  { tenant: 'aurora', form: '193', whose: 'Rendimientos de residentes en España', isRent: false },
  { tenant: 'ladrillo', form: '180', whose: 'Alquileres de residentes en España', isRent: true },
])(
  'a manager of $tenant comes from the distributions of a project to what its payer declares with form $form, and to its file',
  async ({ tenant, form, whose, isRent }) => {
    // Of a page that goes by person the first one, of a project that paid nothing of the other form.
    const [paid] = await dashboard.database.query<{ issuance: string; year: number; person: string }>(
      `select e.issuance_id as issuance, extract(year from e.executed_at at time zone 'Europe/Madrid')::int as year,
       min(e.user_id::text) as person
     from earnings e join tenants t on t.id = e.tenant_id
     join distributions d on d.tenant_id = e.tenant_id and d.id = e.distribution_id
     where t.name = $1 and e.status <> 'PENDING' and e.residence = 'ES' and e.income_cents > 0
     group by 1, 2 having bool_and((d.kind = 'RENT') = $2) order by 2 desc, 1 limit 1`,
      [tenant, isRent],
    );
    if (!paid) throw new Error(`nobody of ${tenant} was paid`);
    const manager = dashboard.visitor(tenant);
    await manager.signIn(`manager@${tenant}.test`);
    const list = `/manager/issuances/${paid.issuance}/withholdings`;
    expect((await manager.get(`/manager/issuances/${paid.issuance}/benefits`)).text).toContain(`href="${list}"`);
    const own = await manager.get(`${list}?year=${paid.year}&model=${isRent ? 'RENT' : 'CAPITAL'}`);
    expect(own.status).toBe(200);
    for (const words of ['Retenciones', `Modelo ${form}`, whose]) expect(own.text).toContain(words);
    expect(own.text).toContain(`href="/manager/users/${paid.person}"`);
    const other = await manager.get(`${list}?year=${paid.year}&model=${isRent ? 'CAPITAL' : 'RENT'}`);
    expect(other.text).not.toContain(`href="/manager/users/${paid.person}"`);
    expect(own.text).toMatch(/\/manager\/exports\/prepare[^"]*withholdings/);
    // What is no year, quarter or form is left out, as in every list.
    expect((await manager.get(`${list}?year=1899&quarter=5&model=x`)).status).toBe(200);
  },
);
