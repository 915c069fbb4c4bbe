import { afterAll, beforeAll, expect, test } from 'vitest';
import { pathTo } from '#domain/access/addresses.ts';
import type { Dashboard } from '#tests/support/dashboard.ts';
import { addInvestor, addOffer, addOrder } from '#tests/support/demo-copies.ts';
import { controlIn } from '#tests/support/form-page.ts';
import { partOf, readText } from '#tests/support/page-sums.ts';
import { takeDashboard } from '#tests/support/warm-dashboard.ts';
import { wordsOf } from '#tests/support/words.ts';

let dashboard: Dashboard;
beforeAll(async () => {
  dashboard = await takeDashboard();
});
afterAll(() => dashboard?.stop());

/** The first step of its history, as every interest that was declared has it. */
const declared = ({ tenantId }: { tenantId: string }, id: string) =>
  dashboard.database.query(
    `insert into investment_events (tenant_id, investment_id, status, by, at) values ($1, $2, 'RESERVED', 'investor', now())`,
    [tenantId, id],
  );
const WORDS_OF_ORDERS = /withdraw from this investment|order is cancelled|all of your money|desistir|devuelve todo/i;

test.each(['es', 'en'] as const)(
  'an interest is withdrawn in words of its own, which say that nothing was paid and that it does not come back, in %s',
  async (lang) => {
    const words = wordsOf(lang);
    const { database } = dashboard;
    const investor = await addInvestor(database, { lang });
    const visitor = dashboard.visitor('aurora', lang);
    await visitor.signIn(investor.email);
    const { id } = await addOrder(database, investor, (await addOffer(database)).id, 'RESERVED');
    await declared(investor, id);
    const path = pathTo.user.revoke(id);
    const { text } = await visitor.get(path);
    const page = readText(partOf(text, 'main'));
    for (const key of ['title', 'text', 'confirm', 'back'] as const)
      expect(page).toContain(words(`invest:revoke.interest.${key}`));
    expect(page).not.toMatch(WORDS_OF_ORDERS);

    const done = await visitor.post(path, { idempotency_key: controlIn(text, 'idempotency_key').value });
    expect(done.status).toBe(303);
    const after = readText((await visitor.get(done.to ?? '')).text);
    expect(after).toContain(words('invest:revoke.interest.done'));
    expect(after).not.toContain(words('invest:revoke.done'));
  },
);

test('an order is withdrawn from in the words of orders', async () => {
  const { database } = dashboard;
  const investor = await addInvestor(database);
  const visitor = dashboard.visitor();
  await visitor.signIn(investor.email);
  const { id } = await addOrder(database, investor, (await addOffer(database)).id, 'ACCEPTED');
  const page = readText(partOf((await visitor.get(pathTo.user.revoke(id))).text, 'main'));
  expect(page).toContain(wordsOf('es')('invest:revoke.text'));
  expect(page).not.toContain(wordsOf('es')('invest:revoke.interest.text'));
});

test.each(['es', 'en'] as const)(
  'a manager who cancels an interest is asked about an interest, with no tokens released and no money, in %s',
  async (lang) => {
    const words = wordsOf(lang);
    const { database } = dashboard;
    const investor = await addInvestor(database);
    const { id, reference } = await addOrder(database, investor, (await addOffer(database)).id, 'RESERVED');
    await declared(investor, id);
    const manager = dashboard.visitor('aurora', lang);
    await manager.signIn('manager@aurora.test');
    const path = pathTo.manager.investment(id);
    const sheet = (await manager.get(path)).text;
    expect(sheet).toContain(words('managed:cancelInterest.button'));
    expect(sheet).not.toContain(words('managed:cancel.button'));
    const typed = {
      intent: 'cancel',
      form_id: 'cancel',
      reason: 'El proyecto se retira',
      idempotency_key: controlIn(sheet, 'idempotency_key').value,
    };
    const asked = await manager.post(path, typed);
    const page = readText(asked.text);
    expect(page).toContain(words('managed:cancel.askInterest', { reference, name: investor.name }));
    expect(page).toContain(words('managed:cancel.askedInterest'));
    expect(page).not.toContain(words('managed:cancel.asked'));
    const { to } = await manager.post(path, { ...typed, confirmed: 'yes' });
    expect(readText((await manager.get(to ?? '')).text)).toContain(words('managed:cancelInterest.done'));
  },
);
