import { addInvestor, addOffer } from '#tests/support/demo-copies.ts';
import type { Visit } from '#tests/support/journey.ts';
import { expect, test } from '#tests/support/journey.ts';
import type { Product } from '#tests/support/product.ts';
import type { Words } from '#tests/support/words.ts';
import { order } from './pages/order.ts';
import { wallet } from './pages/wallet.ts';

/** The wallet of this machine in the two languages of its buttons. */
const WALLET = {
  es: {
    exact: 'Pagar justo lo que falta',
    less: 'Pagar la mitad de lo que falta',
    mine: 'Añadir bloques hasta confirmar',
    back: 'Volver a la página de pago',
  },
  en: {
    exact: 'Pay exactly what is missing',
    less: 'Pay half of what is missing',
    mine: 'Add blocks until it is confirmed',
    back: 'Back to the payment page',
  },
};
const MINUTE_MS = 60_000;

interface Run {
  visit: Visit;
  product: Product;
  words: Words;
  lang: 'es' | 'en';
}

/** An investor of a tenant that takes ether, at the page with the address. */
async function atAddress({ visit, product, words, lang }: Run) {
  const offer = await addOffer(product.database, { tenant: 'exeu' });
  const { email } = await addInvestor(product.database, { tenant: 'exeu', lang });
  const page = await visit('exeu', `/invest/${offer.slug}/invest`, email);
  const buy = order(page, words);
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  const chooseEther = async () => {
    await buy.choose('ETH');
    await buy.question('invest:handover.title');
    await wallet(page, words, lang).confirmRefundAddress();
  };
  const main = page.getByRole('main');
  /** In the wallet, one press, and back on the page. */
  const inWallet = async (...decisions: (keyof (typeof WALLET)['es'])[]) => {
    await main.getByRole('link', { name: words('invest:chain.testWallet') }).click();
    for (const decision of decisions) await press(WALLET[lang][decision]);
    await page.getByRole('link', { name: WALLET[lang].back }).click();
  };
  const stands = (stage: string) =>
    expect(
      main.getByText(
        stage === 'confirming'
          ? words('invest:chain.stage.confirming.title', { confirmations: '1', needed: '3' })
          : words(`invest:chain.stage.${stage}.title`),
      ),
    ).toBeVisible();
  await buy.give('5');
  await chooseEther();
  return { page, main, buy, offer, inWallet, stands, chooseEther };
}

test.describe('ether', () => {
  test('@each an investor pays exactly and sees the confirmations come', async ({ visit, product, words, lang }) => {
    test.setTimeout(180_000);
    const { page, main, buy, offer, inWallet, stands } = await atAddress({ visit, product, words, lang });
    await stands('open');
    await expect(main.getByRole('img', { name: words('invest:chain.qr') })).toBeVisible();
    await expect(main.getByText(/^0x[0-9a-fA-F]{40}$/)).toHaveCount(2);
    await inWallet('exact');
    await stands('confirming');
    await expect(
      main.getByText(words('invest:chain.confirmationsText', { confirmations: '1', needed: '3' }), { exact: true }),
    ).toBeVisible();
    await main.getByRole('link', { name: words('invest:chain.check') }).click();
    await stands('confirming');
    await expect(main.getByRole('img', { name: words('invest:chain.qr') })).toHaveCount(0);
    await inWallet('mine');
    await page.goto(`/invest/${offer.slug}/payment-success`);
    await buy.question('invest:outcome.received.title');
  });

  test('@each an investor pays less, then the rest', async ({ visit, product, words, lang }) => {
    test.setTimeout(180_000);
    const { page, buy, offer, inWallet, stands } = await atAddress({ visit, product, words, lang });
    await inWallet('less', 'mine');
    await stands('part');
    await inWallet('exact', 'mine');
    await page.goto(`/invest/${offer.slug}/payment-success`);
    await buy.question('invest:outcome.received.title');
  });

  test('@each an investor whose rate has ended asks for a new one, and gets a new address', async ({
    visit,
    product,
    words,
    lang,
  }) => {
    test.setTimeout(180_000);
    const { page, main, inWallet, stands, chooseEther, offer, buy } = await atAddress({ visit, product, words, lang });
    const address = main.getByText(/^0x[0-9a-fA-F]{40}$/).first();
    const before = await address.innerText();
    const moveTo = (now: string | null) =>
      fetch(`${product.apiOrigin}/test/clock`, { method: 'POST', body: JSON.stringify({ now }) });
    await moveTo(new Date(Date.now() + 21 * MINUTE_MS).toISOString());
    try {
      await main.getByRole('link', { name: words('invest:chain.check') }).click();
      await stands('over');
      // The one for refunds stays.
      await expect(main.getByText(/^0x[0-9a-fA-F]{40}$/)).toHaveCount(1);
      await main.getByRole('link', { name: words('invest:chain.newRate') }).click();
      await chooseEther();
      await stands('open');
      expect(await address.innerText()).not.toBe(before);
      await inWallet('exact', 'mine');
      await page.goto(`/invest/${offer.slug}/payment-success`);
      await buy.question('invest:outcome.received.title');
    } finally {
      await moveTo(null);
    }
  });
});
