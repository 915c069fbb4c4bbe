import { afterAll, beforeAll, expect, test } from 'vitest';
import { pathTo } from '#domain/access/addresses.ts';
import type { Dashboard } from '#tests/support/dashboard.ts';
import { paidInvestor } from '#tests/support/demo-earnings.ts';
import { partOf, readText } from '#tests/support/page-sums.ts';
import { takeDashboard } from '#tests/support/warm-dashboard.ts';
import { wordsOf } from '#tests/support/words.ts';

let dashboard: Dashboard;
beforeAll(async () => {
  dashboard = await takeDashboard();
});
afterAll(() => dashboard?.stop());

test.each(['es', 'en'] as const)(
  'an earning that is not paid yet opens to its record day, its day and what comes next, in %s',
  async (lang) => {
    const words = wordsOf(lang);
    const { id, email } = await paidInvestor(dashboard.database, lang);
    await dashboard.database.query(
      `update earnings set status = 'PENDING', executed_at = null where user_id = $1 and gross_cents = 50`,
      [id],
    );
    const visitor = dashboard.visitor('aurora', lang);
    await visitor.signIn(email);
    const page = partOf((await visitor.get(pathTo.user.investorEarnings(id))).text, 'main');
    const folds = [...page.matchAll(/<details\b.*?<\/details>/gs)].map(([fold]) => readText(fold));
    const [told = '', ...others] = folds.filter((fold) => fold.includes(words('earnings:recordDay')));
    expect(others).toEqual([]);
    expect(told).toContain(words('earnings:date.distributed'));
    const sentences = (['AWAITED', 'APPROVED'] as const).map(
      (state) => words(`earnings:next.${state}`, { date: '|' }).split('|')[0] ?? '?',
    );
    expect(
      sentences.some((start) => told.includes(start)),
      told,
    ).toBe(true);
  },
);
