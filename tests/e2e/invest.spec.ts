import { randomUUID } from 'node:crypto';
import { addOffer } from '#tests/support/demo-copies.ts';
import { expect, test } from '#tests/support/journey.ts';
import { awaitMail, codeIn, mailsTo } from '#tests/support/mailbox.ts';
import { moveClock } from '#tests/support/server-clock.ts';
import { enterCode, register, signIn } from './pages/door.ts';
import { managing } from './pages/managing.ts';
import { onboarding } from './pages/onboarding.ts';
import { order } from './pages/order.ts';

const DAY_MS = 86_400_000;

/** What a newcomer is mailed from the registration to the tokens, in this order. */
const MAILS = [
  'verify_email',
  'identity.approved',
  'investment.transfer_awaited',
  'investment.proof_received',
  'investment.contract_to_sign',
  'investment.signature_code',
  'investment.contract_signed',
  'investment.minted',
];

test.describe('@each a newcomer', () => {
  test.afterEach(({ product }) => moveClock(product.apiOrigin, null));

  test('registers, shows who they are, invests, signs and holds their tokens', async ({
    visit,
    product,
    words,
    lang,
    hasScript,
  }) => {
    test.setTimeout(240_000);
    const offer = await addOffer(product.database);
    const email = `${randomUUID()}@persona.test`;
    const page = await visit('aurora', `/invest/${offer.slug}`);
    const manager = await visit('aurora', '/login');
    const office = managing(manager, words);
    const way = onboarding(page, words);
    const buy = order(page, words);

    await test.step('registers with a mailed code', async () => {
      await page
        .getByRole('main')
        .getByRole('link', { name: words('issuances:box.createAccount') })
        .click();
      await register(page, words, { email, password: 'una-clave-bien-larga' });
      await enterCode(page, words, codeIn(await awaitMail(product.apiOrigin, email)));
      await expect(page).not.toHaveURL(/\/register/);
    });

    await test.step('answers what comes before the amount', async () => {
      await way.tellWho();
      await way.addDocument();
      await way.sendDocuments();
      await way.tellMore();
      await way.answerTest(true);
      await way.simulateLoss(hasScript);
    });

    await test.step('may give an amount, and confirm it once a manager has approved the identity', async () => {
      await buy.give('5');
      await signIn(manager, words, 'manager@aurora.test');
      await office.approveIdentity(email);
      await page.goto(`/invest/${offer.slug}/contribution-breakdown`);
      await buy.payByTransfer();
    });

    let amount = '';
    await test.step('reads how to transfer, and sends the proof', async () => {
      expect(await buy.wireFact('invest:wire.iban')).toBe('ES76 9981 0101 5024 0791 9191');
      expect(await buy.wireFact('invest:wire.reference')).toMatch(/^[A-Z0-9-]{6,35}$/);
      await expect(page.getByRole('img', { name: words('invest:wire.qr') })).toBeVisible();
      amount = await buy.wireFact('invest:wire.amount');
      expect(amount).toMatch(/^250[.,]00\s€$|^€250\.00$/);
      await buy.prove();
      await buy.question('invest:outcome.waiting.title');
    });

    await test.step('signs with name and code once the money has come', async () => {
      await office.openInvestment(email);
      await office.confirmPayment(amount.replace(/[^\d.,]/g, ''));
      await page.goto(`/invest/${offer.slug}/sign`);
      await buy.askForCode();
      const mail = await awaitMail(product.apiOrigin, email, ({ kind }) => kind === 'investment.signature_code');
      await buy.sign('Carmen Ibáñez Núñez', codeIn(mail));
      await buy.question('invest:outcome.done.title');
    });

    await test.step('has the tokens after the days of reflection, when a manager mints them', async () => {
      await office.openInvestment(email);
      await expect(manager.getByRole('button', { name: words('managed:mint.button') })).toHaveCount(0);
      await moveClock(product.apiOrigin, new Date(Date.now() + 6 * DAY_MS));
      await office.openInvestment(email);
      await office.mint();
      await expect(manager.getByText(words('statuses:investment.MINTED')).first()).toBeVisible();
      await page.goto('/user/portfolio');
      const row = page.getByRole('row').filter({ has: page.getByRole('link', { name: offer.title }) });
      await expect(row.getByRole('cell').first()).toContainText('5');
    });

    await test.step('was written to in their own language at each turn', async () => {
      await awaitMail(product.apiOrigin, email, ({ kind }) => kind === 'investment.minted');
      const mails = await mailsTo(product.apiOrigin, email);
      expect(mails.map(({ kind }) => kind).reverse()).toEqual(MAILS);
      for (const { kind, html } of mails) expect(html, kind).toContain(`<html lang="${lang}">`);
    });
  });
});
