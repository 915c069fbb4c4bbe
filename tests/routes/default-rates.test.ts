import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Dashboard, startDashboard } from '#tests/support/dashboard.ts';
import { partOf, readText } from '#tests/support/page-sums.ts';
import { wordsOf } from '#tests/support/words.ts';

let dashboard: Dashboard;
beforeAll(async () => {
  dashboard = await startDashboard();
});
afterAll(() => dashboard?.stop());

test('anybody reads how many loans a platform had at the beginning of each year and how many of them defaulted, in their language', async () => {
  const page = async (tenant: string, lang: 'es' | 'en') =>
    readText(partOf((await dashboard.visitor(tenant, lang).get('/default-rates')).text, 'main'));
  expect(await page('aurora', 'en')).toContain(wordsOf('en')('debts:rates.none'));
  await dashboard.database.query(
    `insert into default_years (tenant_id, year, loans, defaulted, counted_at)
     select id, y.year, y.loans, y.defaulted, '2026-01-02T04:07:00Z' from tenants, (values (2024, 8, 1), (2025, 12, 0)) y (year, loans, defaulted)
     where name = 'cumbre'`,
  );
  const es = await page('cumbre', 'es');
  expect(es).toContain('6,25 %');
  expect(es).toContain('De 2024 a 2025');
  expect(es).toMatch(/2025.*12.*0.*0 %.*12,5 %.*2024.*8.*1.*12,5 %.*no se conoce/s);
  expect(await page('cumbre', 'en')).toContain(wordsOf('en')('debts:rates.average'));
});

test('anybody reads beside it what the schedules of each year expected and what came, and of how many loans nothing is known', async () => {
  await dashboard.database.query(
    `insert into loan_money_years (tenant_id, year, loans, unstated, expected_interest_cents, expected_principal_cents, paid_interest_cents, paid_principal_cents, counted_at)
     select id, y.year, y.loans, y.unstated, y.ei, y.ep, y.pi, y.pp, '2026-01-02T04:07:00Z' from tenants,
       (values (2023, 0, 1, 0, 0, 0, 0), (2024, 3, 1, 120000, 0, 90000, 0), (2025, 3, 2, 100000, 900000, 130000, 820000)) y (year, loans, unstated, ei, ep, pi, pp)
     where name = 'ladrillo'`,
  );
  const page = async (lang: 'es' | 'en') =>
    readText(partOf((await dashboard.visitor('ladrillo', lang).get('/default-rates')).text, 'main'));
  const es = await page('es');
  expect(es).toMatch(/2025.*3.*1\.000,00.*1\.300,00.*9\.000,00.*8\.200,00.*95 %/s);
  expect(es).toMatch(/2024.*3.*1\.200,00.*900,00.*75 %.*2023.*0.*sin calendario.*no se conoce/s);
  expect(es).toContain(wordsOf('es')('debts:rates.money.unstated_other', { count: 2 }));
  expect(await page('en')).toContain(wordsOf('en')('debts:rates.money.unstated_other', { count: 2 }));
});
