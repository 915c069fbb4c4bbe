import { afterAll, beforeAll, describe, expect, test } from 'vitest';
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

const main = (page: string) => readText(partOf(page, 'main'));

/** What an investor reads whose payment came to nothing by the word of somebody: on the payment's page, and on the order's sheet. */
async function told(lang: 'es' | 'en', by: 'provider' | 'system') {
  const { database } = dashboard;
  const [offer, who] = [await addOffer(database), await addInvestor(database, { lang })];
  const { id, reference } = await addOrder(database, who, offer.id, 'PAYMENT_ERROR');
  await database.query(
    `insert into investment_events (tenant_id, id, investment_id, status, "by", note, at)
     values ($1, gen_random_uuid(), $2, 'PAYMENT_ERROR', $3, null, now())`,
    [who.tenantId, id, by],
  );
  const visitor = dashboard.visitor('aurora', lang);
  await visitor.signIn(who.email);
  const page = main((await visitor.get(`/invest/${offer.slug}/payment-error`)).text);
  const sheet = main((await visitor.get(`/user/investments?order=${id}`)).text);
  return { page, sheet, reference };
}

describe.each(['es', 'en'] as const)('a payment that came to nothing, in %s', (lang) => {
  const words = wordsOf(lang);
  const unverified = words('investments:finish.unverified', { date: '' }).slice(0, 60);

  test('is said not to be verified where its provider told nothing in time: not to pay again if it was charged, and whom to ask', async () => {
    const { page, sheet, reference } = await told(lang, 'system');
    expect(page).toContain(words('invest:outcome.unverified.title'));
    expect(page).toContain(words('invest:outcome.unverified.text'));
    expect(page).toContain(reference);
    expect(page).not.toContain(words('invest:outcome.refused.text'));
    expect(sheet).toContain(unverified);
  });

  test('is said to be refused, with nothing charged, where its provider refused it', async () => {
    const { page, sheet } = await told(lang, 'provider');
    expect(page).toContain(words('invest:outcome.refused.text'));
    expect(page).not.toContain(words('invest:outcome.unverified.title'));
    expect(sheet).not.toContain(unverified);
  });
});
