import { addBalance, balanceOf } from '#tests/support/demo-balance.ts';
import { addInvestor, addOffer } from '#tests/support/demo-copies.ts';
import { breachesOf } from '#tests/support/invariants.ts';
import { expect, test } from '#tests/support/journey.ts';
import { awaitMail, mailsTo } from '#tests/support/mailbox.ts';
import { runJob } from '#tests/support/run-job.ts';
import { moveClock } from '#tests/support/server-clock.ts';
import { signIn } from '../pages/door.ts';
import { managing } from '../pages/managing.ts';
import { order } from '../pages/order.ts';
import { ownInvestments } from '../pages/own-investments.ts';

const DAY_MS = 86_400_000;

/** With the days that a tenant's orders live unpaid: on the last of them its reminder has been sent. */
const TENANTS = [
  { tenant: 'masamadre', days: 5, balance: 0 },
  { tenant: 'aurora', days: 10, balance: 10_000 },
] as const;

// The clock goes on by days and every order is looked at: nobody else may live here. One after the other, in one product.
test.use({ apart: true });
test.describe.configure({ mode: 'default' });

test.describe('@each a transfer that is never made', () => {
  test.afterEach(({ product }) => moveClock(product.apiOrigin, null));

  for (const { tenant, days, balance } of TENANTS) {
    test(`is reminded of once and ends by itself, in ${tenant}`, async ({ visit, product, words, lang }) => {
      const { database, apiOrigin } = product;
      const offer = await addOffer(database, { tenant });
      const investor = await addInvestor(database, { tenant, lang });
      const { email } = investor;
      if (balance > 0) await addBalance(database, investor, balance);
      const page = await visit(tenant, '/login');
      const buy = order(page, words);
      const mine = ownInvestments(page, words, offer.title);
      const sweepAfter = async (count: number) => {
        await moveClock(apiOrigin, new Date(Date.now() + count * DAY_MS));
        await runJob(database, 'orders.sweep');
      };

      await signIn(page, words, email);
      await page.goto(`/invest/${offer.slug}/invest`);
      await buy.orderByTransfer('5');
      if (balance > 0) expect(await balanceOf(database, investor)).toBe(0);
      await mine.open();
      await mine.expectStatus('IN_UPLOAD_PROOF_OF_PAYMENT');
      await expect(mine.card).toContainText(words('investments:finish.IN_UPLOAD_PROOF_OF_PAYMENT_other'));

      await sweepAfter(days);
      await awaitMail(apiOrigin, email, ({ kind }) => kind === 'investment.order_expiring');
      await sweepAfter(days);
      await sweepAfter(days + 1);
      await awaitMail(apiOrigin, email, ({ kind }) => kind === 'investment.order_expired');
      const kinds = (await mailsTo(apiOrigin, email)).map(({ kind }) => kind).reverse();
      expect(kinds).toEqual(
        ['transfer_awaited', 'order_expiring', 'order_expired'].map((kind) => `investment.${kind}`),
      );

      await moveClock(apiOrigin, null);
      await mine.open();
      await mine.expectStatus('CANCELED');
      await mine.expectStage('CANCELED');
      const desk = await visit(tenant, '/login');
      await signIn(desk, words, `manager@${tenant}.test`);
      const office = managing(desk, words);
      await office.openInvestment(email);
      await office.expectStatus('CANCELED');
      expect(await balanceOf(database, investor)).toBe(balance);
      expect(await breachesOf(database, investor.tenantId)).toEqual({});
    });
  }
});
