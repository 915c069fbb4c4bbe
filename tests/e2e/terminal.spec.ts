import { addInvestor, addOffer } from '#tests/support/demo-copies.ts';
import { expect, test } from '#tests/support/journey.ts';
import { order } from './pages/order.ts';

/** The terminal of this machine in the two languages of its buttons. */
const TERMINAL = {
  es: { accept: 'Aceptar el pago', refuse: 'Rechazar el pago', abandon: 'Abandonar sin pagar' },
  en: { accept: 'Accept the payment', refuse: 'Refuse the payment', abandon: 'Leave without paying' },
};

test.describe('@each at the card terminal', () => {
  test('an investor is refused, chooses again, leaves, comes back and pays', async ({
    visit,
    product,
    words,
    lang,
  }) => {
    test.setTimeout(180_000);
    const offer = await addOffer(product.database);
    const { email } = await addInvestor(product.database, { lang });
    const page = await visit('aurora', `/invest/${offer.slug}/invest`, email);
    const buy = order(page, words);
    const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
    const toTerminal = async (method: 'CARD_TERMINAL' | 'BIZUM', button: string) => {
      await buy.choose(method);
      await buy.question('invest:handover.title');
      await press(words(button));
      await expect(page).toHaveURL(/\/local-terminal\//);
    };

    await test.step('gives an amount', async () => {
      await buy.give('5');
    });

    await test.step('is refused at the terminal, and told that nothing was charged', async () => {
      await toTerminal('BIZUM', 'invest:handover.payBizum');
      await expect(page.getByRole('row').last()).toContainText(/250[.,]00/);
      await press(TERMINAL[lang].refuse);
      await buy.question('invest:outcome.refused.title');
      await page
        .getByRole('main')
        .getByRole('link', { name: words('invest:handover.choose') })
        .click();
    });

    await test.step('leaves the terminal and finds the way back to it', async () => {
      await toTerminal('CARD_TERMINAL', 'invest:handover.pay');
      await press(TERMINAL[lang].abandon);
      await buy.question('invest:handover.title');
      await page.getByRole('link', { name: words('invest:handover.check') }).click();
      await buy.question('invest:outcome.answering.title');
      await page.getByRole('link', { name: words('invest:outcome.again') }).click();
      await buy.question('invest:outcome.answering.title');
      await page.goto(`/invest/${offer.slug}/payment-creditcard`);
    });

    await test.step('says that nothing was paid, and chooses another way at once', async () => {
      await press(words('invest:giveUp.button'));
      await buy.payByTransfer();
      await page
        .getByRole('main')
        .getByRole('link', { name: words('invest:wire.change') })
        .click();
      await toTerminal('CARD_TERMINAL', 'invest:handover.pay');
      await press(TERMINAL[lang].abandon);
      await buy.question('invest:handover.title');
      await page.getByRole('link', { name: words('invest:handover.check') }).click();
      await buy.question('invest:outcome.answering.title');
      await press(words('invest:giveUp.button'));
      await toTerminal('CARD_TERMINAL', 'invest:handover.pay');
      await press(TERMINAL[lang].abandon);
    });

    await test.step('pays, and the money is there on the way back', async () => {
      await press(words('invest:handover.pay'));
      await press(TERMINAL[lang].accept);
      await buy.question('invest:outcome.received.title');
    });
  });
});
