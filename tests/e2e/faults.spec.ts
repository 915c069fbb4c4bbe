import { addInvestor, addOffer } from '#tests/support/demo-copies.ts';
import { expect, test } from '#tests/support/journey.ts';
import { awaitMail, codeIn } from '#tests/support/mailbox.ts';
import { sendLogin, signIn } from './pages/door.ts';
import { managing } from './pages/managing.ts';
import { expectRefusal } from './pages/messages.ts';
import { order } from './pages/order.ts';

test.describe('@each while the platform is down', () => {
  test.afterEach(({ product }) => product.startBackend());

  test('every step of an order says so, keeps what was typed, and goes on afterwards', async ({
    visit,
    product,
    words,
  }) => {
    // Its ten starts of a back end take a slow machine four minutes.
    test.setTimeout(480_000);
    const { id, email, name } = await addInvestor(product.database);
    const offer = await addOffer(product.database);
    const page = await visit('aurora', `/login?next=/invest/${offer.slug}/invest`);
    const buy = order(page, words);
    const retry = page.getByRole('button', { name: words('errors:retry'), exact: true });

    /** Does something while nobody answers, looks at what is said, and presses the button that sends it again. */
    const throughOutage = async (send: () => Promise<void>) => {
      await product.stopBackend();
      await send();
      await expect(page.getByText(words('errors:kept'))).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toContainText('503');
      await product.startBackend();
      await retry.click();
    };

    await test.step('sign-in', async () => {
      await product.stopBackend();
      await sendLogin(page, words, email);
      await expectRefusal(page, words, words('api_errors:unreachable'));
      await expect(page.getByLabel(words('login:email'), { exact: true })).toHaveValue(email);
      await product.startBackend();
      await signIn(page, words, email);
    });
    await test.step('amount', () => throughOutage(() => buy.give('4')));
    await test.step('breakdown', async () => {
      await throughOutage(() => buy.confirm());
      await buy.question('invest:wire.title');
    });
    await test.step('payment method, changed', async () => {
      await page.getByRole('link', { name: words('invest:wire.change'), exact: true }).click();
      await buy.question('invest:method.title');
      await throughOutage(() => page.getByRole('button', { name: words('invest:method.next'), exact: true }).click());
      await buy.question('invest:wire.title');
    });
    await test.step('proof: a file cannot be kept, Back leads to where it is chosen again', async () => {
      await product.stopBackend();
      await buy.prove();
      await expect(page.getByRole('heading', { level: 1 })).toContainText('503');
      await expect(retry).toHaveCount(0);
      await product.startBackend();
      await page.goBack();
      await buy.question('invest:wire.title');
      await buy.prove();
      await buy.question('invest:outcome.waiting.title');
    });
    await test.step('signature: the code is a secret and is typed again', async () => {
      const manager = await visit('aurora', '/login');
      await signIn(manager, words, 'manager@aurora.test');
      const office = managing(manager, words);
      await office.openInvestment(email);
      await office.confirmPayment('200');
      await page.goto(`/invest/${offer.slug}/sign`);
      await buy.askForCode();
      const code = codeIn(await awaitMail(product.apiOrigin, email, ({ kind }) => kind.endsWith('signature_code')));
      await throughOutage(() => buy.sign(name, code));
      await expectRefusal(page, words, words('invest:sign.code'));
      await expect(page.getByLabel(words('invest:sign.name'), { exact: true })).toHaveValue(name);
      await buy.sign(name, code);
      await buy.question('invest:outcome.done.title');
    });
    await test.step('a page that is only read comes back by itself', async () => {
      await product.stopBackend();
      await page.goto('/user/portfolio');
      await expect(page.getByRole('heading', { level: 1 })).toContainText('503');
      await product.startBackend();
      await page.reload();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('portfolio:title'));
    });

    const made = await product.database.query(
      `select i.status, i.tokens::int, (select count(*)::int from payments p where p.investment_id = i.id) as payments
       from investments i where i.user_id = $1`,
      [id],
    );
    expect(made).toEqual([{ status: 'SIGNED', tokens: 4, payments: 1 }]);
  });
});
