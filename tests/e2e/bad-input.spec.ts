import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { addInvestor, addOffer } from '#tests/support/demo-copies.ts';
import { expect, test } from '#tests/support/journey.ts';
import { awaitMail, codeIn } from '#tests/support/mailbox.ts';
import { moveClock } from '#tests/support/server-clock.ts';
import { enterCode, register, sendLogin, signIn } from './pages/door.ts';
import { pdf } from './pages/files.ts';
import { expectRefusal } from './pages/messages.ts';
import { order } from './pages/order.ts';

const MINUTE_MS = 60_000;

test.describe('@each mistakes people make', () => {
  test('a log-in: the message names no field, the address stays, the password does not', async ({ visit, words }) => {
    const page = await visit('aurora', '/login');
    await sendLogin(page, words, 'nadie@aurora.test', 'no-es-la-clave-9');
    await expectRefusal(page, words, words('login:error_no_user_register'));
    await expect(page.getByLabel(words('login:email'), { exact: true })).toHaveValue('nadie@aurora.test');
    await expect(page.getByLabel(words('login:password'), { exact: true })).toHaveValue('');
    await signIn(page, words, 'investor@aurora.test');
    await expect(page).toHaveURL(/\/user\/issuances$/);
  });

  test('a code: wrong, cut short, expired; another one comes and is taken', async ({ visit, product, words }) => {
    const email = `${randomUUID()}@persona.test`;
    const page = await visit('aurora', '/register');
    await register(page, words, { email, password: 'una-clave-bien-larga' });
    const first = codeIn(await awaitMail(product.apiOrigin, email));
    await enterCode(page, words, first === '11111' ? '22222' : '11111');
    await expectRefusal(page, words, words('api_errors:code.wrong', { left: 4 }));
    try {
      await moveClock(product.apiOrigin, new Date(Date.now() + 6 * MINUTE_MS));
      await enterCode(page, words, first);
      await expectRefusal(page, words, words('api_errors:code.expired'));
      await page.getByRole('button', { name: words('register:code_resend') }).click();
      await expect(page.getByText(words('register:code_resent', { email }))).toBeVisible();
      const second = codeIn(await awaitMail(product.apiOrigin, email, (mail) => codeIn(mail) !== first));
      await enterCode(page, words, second);
      await expect(page).not.toHaveURL(/\/register/);
    } finally {
      await moveClock(product.apiOrigin, null);
    }
  });

  test('an amount: each is told its own reason, and everything typed stays', async ({ visit, product, words }) => {
    const { email } = await addInvestor(product.database);
    const offer = await addOffer(product.database, { tokens: 40, min: 2, max: 50 });
    const page = await visit('aurora', `/invest/${offer.slug}/invest`, email);
    const { giveMoney, amount: field } = order(page, words);
    const wrong: [amount: string, message: string][] = [
      ['-1', words('validator:error_number_min')],
      ['0', words('validator:error_number_min')],
      ['99', words('validator:error_number_min')],
      ['1e3', words('validator:error_number')],
      ['diez', words('validator:error_number')],
      ['2550', words('validator:error_number_max')],
      ['2050', words('validator:error_tokens_left', { left: 40 })],
    ];
    for (const [amount, message] of wrong) {
      await giveMoney(amount);
      await test.step(`${amount}: ${message}`, () => expectRefusal(page, words, message));
      await expect(field).toHaveValue(amount);
      await expect(field).toHaveAttribute('aria-invalid', 'true');
      await expect(page.getByLabel(words('invest:invest.riskLoss'))).toBeChecked();
    }
    const made = await product.database.query('select 1 from investments where issuance_id = $1', [offer.id]);
    expect(made).toEqual([]);
    await giveMoney('2000');
    await expect(page).toHaveURL(/\/contribution-breakdown$/);
  });

  test('a proof: too large, of another kind, empty; then the right one is taken', async ({ visit, product, words }) => {
    const { email } = await addInvestor(product.database);
    const offer = await addOffer(product.database);
    const page = await visit('aurora', `/invest/${offer.slug}/invest`, email);
    const buy = order(page, words);
    await buy.orderByTransfer('2');
    const { buffer } = pdf('grande.pdf');
    // On the disk: a browser that is handed so much by the test itself takes its time.
    const large = test.info().outputPath('grande.pdf');
    await writeFile(large, Buffer.concat([buffer, Buffer.alloc(30_000_000)]));
    const files = [
      [large, words('validator:error_file_size', { max: 10 })],
      [
        {
          name: 'justificante.svg',
          mimeType: 'image/svg+xml',
          buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
        },
        words('validator:error_file_type'),
      ],
      // Named as one of those that are taken.
      [
        {
          name: 'justificante.pdf',
          mimeType: 'application/pdf',
          buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
        },
        words('validator:error_file_type'),
      ],
      [{ ...pdf('vacio.pdf'), buffer: Buffer.alloc(0) }, words('validator:error_file_empty')],
    ] as const;
    for (const [file, message] of files) {
      await buy.prove(file);
      await test.step(message, () => expectRefusal(page, words, message));
    }
    await buy.prove();
    await buy.question('invest:outcome.waiting.title');
  });

  test('a second click, and Back: one order, one proof, and every page says where it stands', async ({
    visit,
    product,
    words,
  }) => {
    const { id, email } = await addInvestor(product.database);
    const offer = await addOffer(product.database);
    const page = await visit('aurora', `/invest/${offer.slug}/invest`, email);
    const buy = order(page, words);
    await buy.give('3');
    await buy.question('invest:breakdown.title');
    await buy.confirmButton.dblclick();
    await buy.question('invest:wire.title');
    await buy.prove();
    await buy.question('invest:outcome.waiting.title');

    for (let steps = 0; steps < 3; steps += 1) {
      await page.goBack();
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/Error/);
    }
    await page.goto(`/invest/${offer.slug}/contribution-breakdown`);
    await expect(buy.confirmButton).toHaveCount(0);
    const made = await product.database.query(
      `select i.status, i.tokens::int, (select count(*)::int from payment_proofs f where f.investment_id = i.id) as proofs
       from investments i where i.user_id = $1`,
      [id],
    );
    expect(made).toEqual([{ status: 'PROOF_OF_PAYMENT_UPLOADED', tokens: 3, proofs: 1 }]);
  });

  test('a session that ends on the payment page: signing in leads back there', async ({ visit, product, words }) => {
    const { id, email } = await addInvestor(product.database);
    const offer = await addOffer(product.database);
    const page = await visit('aurora', `/invest/${offer.slug}/invest`, email);
    const buy = order(page, words);
    await buy.give('2');
    await buy.confirm();
    await page.getByRole('link', { name: words('invest:wire.change'), exact: true }).click();
    await buy.question('invest:method.title');
    await product.database.query('update access_tokens set revoked_at = now() where user_id = $1', [id]);
    await page.getByRole('button', { name: words('invest:method.next'), exact: true }).click();
    await expect(page.getByText(words('session:ended'))).toBeVisible();
    await signIn(page, words, email);
    await expect(page).toHaveURL(new RegExp(`/invest/${offer.slug}/method-payment$`));
    await buy.payByTransfer();
  });
});
