import { addInvestor, addOffer } from '#tests/support/demo-copies.ts';
import { expect, test } from '#tests/support/journey.ts';
import { order } from './pages/order.ts';
import { ownInvestments } from './pages/own-investments.ts';

/** The hosted page of this machine in the two languages of its buttons. */
const PAGE = {
  es: {
    accept: 'Aceptar el pago',
    keep: 'Aceptar el pago y guardar la tarjeta',
    refuse: 'Rechazar el pago',
    abandon: 'Abandonar sin pagar',
    late: 'Aceptar y notificar tarde (5 s)',
  },
  en: {
    accept: 'Accept the payment',
    keep: 'Accept the payment and keep the card',
    refuse: 'Refuse the payment',
    abandon: 'Leave without paying',
    late: 'Accept and notify late (5 s)',
  },
};

test.describe('@each with a card', () => {
  test('an investor is refused, leaves, pays and keeps the card; the next time it is there, and then no more', async ({
    visit,
    product,
    words,
    lang,
  }) => {
    test.setTimeout(180_000);
    const tenant = 'ladrillo';
    const first = await addOffer(product.database, { tenant });
    const second = await addOffer(product.database, { tenant });
    const { email } = await addInvestor(product.database, { tenant, lang });
    const page = await visit(tenant, `/invest/${first.slug}/invest`, email);
    const buy = order(page, words);
    const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
    const toPage = async () => {
      await buy.choose('CARD');
      await buy.question('invest:handover.title');
      // Page and summary ask for one sum, and the order's own reference stands nowhere.
      await expect(page.getByRole('main').getByText(/^\D{0,4}(?:15[2-9]|25[1-9])[.,]\d{2}\D{0,4}$/)).toHaveCount(2);
      await expect(page.getByRole('main')).not.toContainText('ORD-');
      await page.getByRole('link', { name: words('invest:handover.pay') }).click();
      await expect(page).toHaveURL(/\/local-checkout\//);
    };

    await test.step('is refused, and told that nothing was charged', async () => {
      await buy.give('5');
      await toPage();
      await expect(page.getByRole('row').nth(1)).toContainText(/253[.,]50/);
      await press(PAGE[lang].refuse);
      await buy.question('invest:outcome.refused.title');
      await page
        .getByRole('main')
        .getByRole('link', { name: words('invest:handover.choose') })
        .click();
    });

    await test.step('leaves without paying, chooses again, pays and keeps the card', async () => {
      await toPage();
      await press(PAGE[lang].abandon);
      await buy.question('invest:handover.title');
      await page.getByRole('link', { name: words('invest:giveUp.button') }).click();
      await toPage();
      await press(PAGE[lang].keep);
      await buy.question('invest:outcome.received.title');
    });

    const name = words('invest:cards.name', { brand: 'Visa', last4: '4242' });
    await test.step('finds the card on the next order’s page and pays with it; the bank takes its time, and the money comes', async () => {
      await page.goto(`/invest/${second.slug}/invest`);
      await buy.give('3');
      await toPage();
      await page.goto(`/invest/${second.slug}/payment-creditcard`);
      await expect(page.getByText(name, { exact: true })).toBeVisible();
      await page.getByRole('link', { name: words('invest:handover.pay') }).click();
      await expect(page.getByRole('radio', { name: /visa 4242/ })).toBeChecked();
      await press(PAGE[lang].late);
      await buy.question('invest:outcome.answering.title');
      await expect(async () => {
        await page.reload();
        // Without script the page does not turn by itself: it is loaded again, not waited for.
        const heading = page.getByRole('heading', { level: 1 });
        await expect(heading).toHaveText(words('invest:outcome.received.title'), { timeout: 1_000 });
      }).toPass({ timeout: 60_000, intervals: [1000] });
      for (const { title } of [first, second]) {
        const mine = ownInvestments(page, words, title);
        await mine.open();
        await expect(mine.card).toContainText(name);
      }
    });

    await test.step('has the card forgotten, after a question', async () => {
      await page.goto('/user/account');
      await expect(page.getByText(name, { exact: true })).toBeVisible();
      await press(words('invest:cards.removeNamed', { name }));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('account:remove.title', { name }));
      await press(words('account:remove.button'));
      await expect(page.getByText(words('invest:cards.removed'))).toBeVisible();
      await expect(page.getByText(words('account:noCards'))).toBeVisible();
    });
  });
});
