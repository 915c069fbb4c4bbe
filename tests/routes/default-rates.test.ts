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
  expect(es).toMatch(/2025.*12.*0.*0 %.*2024.*8.*1.*12,5 %/s);
  expect(await page('cumbre', 'en')).toContain(wordsOf('en')('debts:rates.average'));
});
