import { afterAll, beforeAll, expect, test } from 'vitest';
import { pathTo } from '#domain/access/addresses.ts';
import type { Dashboard } from '#tests/support/dashboard.ts';
import { addInvestor, addOffer, addOrder } from '#tests/support/demo-copies.ts';
import { partOf, readText } from '#tests/support/page-sums.ts';
import { takeDashboard } from '#tests/support/warm-dashboard.ts';
import { wordsOf } from '#tests/support/words.ts';

let dashboard: Dashboard;
beforeAll(async () => {
  dashboard = await takeDashboard();
});
afterAll(() => dashboard?.stop());

/** A campaign with one paid order that was closed with its minimum target in, or below it. */
async function closedProject(isFinanced: boolean) {
  const { database } = dashboard;
  const offer = await addOffer(database);
  await addOrder(database, await addInvestor(database), offer.id, 'CHARGED', 10);
  await database.query(
    `update issuances set status = 'CLOSED', closed_at = now(), soft_cap_tokens = $2 where id = $1`,
    [offer.id, isFinanced ? 1 : tokensForSale],
  );
  return offer;
}
const tokensForSale = 10_000;

test.each(['es', 'en'] as const)(
  'a closed project is financed with its minimum target in and not financed below it, wherever it is named, in %s',
  async (lang) => {
    const words = wordsOf(lang);
    const [manager, investor] = [dashboard.visitor('aurora', lang), dashboard.visitor('aurora', lang)];
    await manager.signIn('manager@aurora.test');
    await investor.signIn((await addInvestor(dashboard.database, { lang })).email);
    const [yes, no] = [words('statuses:issuance.FINANCED'), words('statuses:issuance.NOT_FINANCED')];
    for (const isFinanced of [true, false]) {
      const { id, slug, title } = await closedProject(isFinanced);
      const q = encodeURIComponent(title);
      for (const [visitor, path] of [
        [manager, `${pathTo.manager.issuances}?q=${q}`],
        [manager, `${pathTo.manager.issuances}?q=${q}&view=grid`],
        [manager, `${pathTo.manager.search}?q=${q}`],
        [manager, pathTo.manager.issuance(id)],
        [manager, pathTo.manager.edit(id)],
        [investor, `${pathTo.user.issuances}?q=${q}`],
        [investor, pathTo.user.issuance(id)],
        [dashboard.visitor('aurora', lang), pathTo.invest(slug)],
      ] as const) {
        const page = partOf((await visitor.get(path)).text, 'main');
        const read = readText(page.replace(/<form\b.*?<\/form>/gs, ''));
        expect(read.includes(no), `${path} of ${isFinanced ? 'a financed' : 'an unfinanced'} one: ${read}`).toBe(
          !isFinanced,
        );
        expect(read.replaceAll(no, '').includes(yes), path).toBe(isFinanced);
      }
    }
  },
);

test.each(['es', 'en'] as const)(
  'a campaign below its minimum target is asked to be closed, not financed, on the page of its phase, in %s',
  async (lang) => {
    const words = wordsOf(lang);
    const { id } = await addOffer(dashboard.database);
    await dashboard.database.query('update issuances set soft_cap_tokens = $2 where id = $1', [id, tokensForSale]);
    const manager = dashboard.visitor('aurora', lang);
    await manager.signIn('manager@aurora.test');
    const page = readText(partOf((await manager.get(`${pathTo.manager.phase(id)}?to=CLOSED`)).text, 'main'));
    expect(page).toContain(words('issuances:phase.under'));
    expect(page).toContain(words('issuances:sheet.moveTo', { to: lang === 'es' ? 'cerrado' : 'closed' }));
    expect(page).not.toMatch(/\bfinanced\b|\bfinanciado\b/i);
  },
);
