import { addInvestor, addOffer } from '#tests/support/demo-copies.ts';
import { expect, test } from '#tests/support/journey.ts';
import { awaitMail } from '#tests/support/mailbox.ts';
import { runJob } from '#tests/support/run-job.ts';
import { order } from './pages/order.ts';
import { ownInvestments } from './pages/own-investments.ts';
import { ownStatus, statusDesk } from './pages/sophisticated.ts';

/** 1,500 EUR: above the gate of who has shown no ability to bear loss. */
const TOKENS = '30';

test('@each sophisticated status: refused with a reason, asked for again, granted, used, and over', async ({
  visit,
  product: { database, apiOrigin },
  words,
}) => {
  test.setTimeout(240_000);
  const investor = await addInvestor(database);
  const [first, second] = [await addOffer(database), await addOffer(database)];
  await database.query('update loss_simulations set ability_cents = 0 where user_id = $1', [investor.id]);
  const page = await visit('aurora', '/', investor.email);
  const office = await visit('aurora', '/', 'manager@aurora.test');
  const manager = statusDesk(office, words);
  const status = ownStatus(page, words);
  const buy = order(page, words);
  const gate = page.getByText(words('invest:breakdown.warningTitle'), { exact: true });
  const summary = page.getByRole('main');

  await test.step('the warning for the amount leads to the page where it is asked for', async () => {
    await page.goto(`/invest/${first.slug}/invest`);
    await buy.give(TOKENS);
    await expect(gate).toBeVisible();
    await page.getByRole('link', { name: words('sophisticated:link.what') }).click();
    await status.ask('renta.pdf');
    await status.withdraw();
    await status.ask('renta-2.pdf');
  });

  await test.step('a refusal says why, by mail and on the page', async () => {
    const reason = 'El extracto de la cartera no lleva fecha';
    await manager.refuse(investor.name, reason);
    const mail = await awaitMail(apiOrigin, investor.email, ({ kind }) => kind === 'sophisticated.refused');
    expect(mail.plain).toContain(reason);
    await status.open();
    await expect(page.getByText(words('sophisticated:state.REFUSED.text', { reason }))).toBeVisible();
    await status.ask('extracto.pdf');
  });

  await test.step('once granted, an order has neither warning nor days of reflection, and says so', async () => {
    await manager.grant(investor.name);
    await awaitMail(apiOrigin, investor.email, ({ kind }) => kind === 'sophisticated.granted');
    await page.goto(`/invest/${first.slug}/contribution-breakdown`);
    await expect(gate).toHaveCount(0);
    await expect(summary).toContainText(words('invest:breakdown.reflectionNone'));
    await buy.confirm();
    await buy.question('invest:wire.title');
    await expect(summary).toContainText(words('invest:summary.reflectionNone'));
    const mine = ownInvestments(page, words, first.title);
    await mine.open();
    await mine.expectStatus('IN_UPLOAD_PROOF_OF_PAYMENT');
    await expect(mine.card.getByRole('link', { name: words('investments:revoke'), exact: true })).toHaveCount(0);
  });

  await test.step('over, the next order has the warning and the days again', async () => {
    await database.query(
      `update sophisticated_requests set valid_until = now() - interval '1 minute' where user_id = $1 and status = 'GRANTED'`,
      [investor.id],
    );
    await runJob(database, 'upkeep.sweep');
    await awaitMail(apiOrigin, investor.email, ({ kind }) => kind === 'sophisticated.ended');
    await page.goto(`/invest/${second.slug}/invest`);
    await buy.give(TOKENS);
    await expect(gate).toBeVisible();
    await page.getByLabel(words('invest:breakdown.warningConsent')).check();
    const word = words('invest:breakdown.warningWord');
    await page.getByLabel(words('invest:breakdown.warningType', { word })).fill(word);
    await buy.confirm();
    await buy.question('invest:wire.title');
    await expect(summary).toContainText(words('invest:summary.reflection'));
    const mine = ownInvestments(page, words, second.title);
    await mine.open();
    await expect(mine.card.getByRole('link', { name: words('investments:revoke'), exact: true })).toHaveCount(1);
  });
});
