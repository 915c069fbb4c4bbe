import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays, dayIn } from '#domain/time/zone.ts';
import type { Dashboard } from '#tests/support/dashboard.ts';
import { readText } from '#tests/support/page-sums.ts';
import { takeDashboard } from '#tests/support/warm-dashboard.ts';
import { wordsOf } from '#tests/support/words.ts';

const PAGE = '/user/portfolio/statement';
let dashboard: Dashboard;
beforeAll(async () => {
  dashboard = await takeDashboard();
});
afterAll(() => dashboard?.stop());

async function investor(lang: 'es' | 'en') {
  const visitor = dashboard.visitor('aurora', lang);
  await visitor.signIn('investor@aurora.test');
  return visitor;
}

test.each(['es', 'en'] as const)(
  'the portfolio leads to what is to come and to a statement, which is read and taken along in both forms, in %s',
  async (lang) => {
    const words = wordsOf(lang);
    const visitor = await investor(lang);
    const portfolio = await visitor.get('/user/portfolio');
    expect(portfolio.text).toContain(`href="${PAGE}"`);
    const income = await visitor.get('/user/portfolio/income');
    expect(income.status).toBe(200);
    expect(readText(income.text)).toContain(words('portfolio:income.about'));
    const page = await visitor.get(PAGE);
    expect(readText(page.text)).toContain(words('portfolio:statement.preset.last'));
    const links = [...page.text.matchAll(/href="(\/user\/portfolio\/statement\/file[^"]+)"/g)].map(([, href = '']) =>
      href.replaceAll('&amp;', '&'),
    );
    const types = [];
    for (const link of links) types.push((await visitor.get(link)).headers.get('Content-Type'));
    expect(types).toEqual(['application/pdf', 'text/csv; charset=utf-8']);
  },
);

test('a statement takes its days as three fields each, and says at the field which is wrong with what was typed', async () => {
  const words = wordsOf('es');
  const visitor = await investor('es');
  const right = await visitor.get(`${PAGE}?from_day=1&from_month=1&from_year=2026&to_day=31&to_month=1&to_year=2026`);
  expect(readText(right.text)).toContain('1 de enero de 2026');
  const unreal = await visitor.get(`${PAGE}?from_day=31&from_month=2&from_year=2026&to=2026-03-01`);
  expect(readText(unreal.text)).toContain(words('validator:error_date_unreal'));
  expect(unreal.text).not.toContain('/statement/file');
  const tomorrow = addDays(dayIn(new Date(), 'Europe/Madrid'), 2);
  expect((await visitor.get(`${PAGE}?from=2026-01-01&to=${tomorrow}`)).text).not.toContain('/statement/file');
  expect((await visitor.get(`${PAGE}/file?from=2026-01-01&to=${tomorrow}`)).status).toBe(404);
  expect((await visitor.get(`${PAGE}/file?from=nada&to=2026-01-01`)).status).toBe(404);
});
