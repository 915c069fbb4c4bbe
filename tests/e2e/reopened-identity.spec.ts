import { addInvestor, addOffer, type DemoInvestor } from '#tests/support/demo-copies.ts';
import { expect, test } from '#tests/support/journey.ts';
import { awaitMail } from '#tests/support/mailbox.ts';
import type { Product } from '#tests/support/product.ts';
import { signIn } from './pages/door.ts';
import { managing } from './pages/managing.ts';
import { onboarding } from './pages/onboarding.ts';

const REASON = 'El segundo apellido no es el del documento';

/** An order of theirs that is paid and waits for the contract. */
async function addPaidOrder({ database }: Product, { id }: DemoInvestor, issuanceId: string): Promise<void> {
  const rows = await database.query(
    `insert into investments select (jsonb_populate_record(null::investments, to_jsonb(old) || jsonb_build_object(
       'id', gen_random_uuid(), 'reference', 'LJ-' || upper(substr(md5(random()::text), 1, 8)), 'wire_reference', null,
       'user_id', $1::text, 'issuance_id', $2::text, 'status', 'CHARGED', 'charged_at', now(), 'signed_at', null, 'minted_at', null, 'reflection_ends_at', now() + interval '4 days'))).*
     from (select i.* from investments i join tenants t on t.id = i.tenant_id
       where t.name = 'aurora' and i.charged_at is not null and i.method = 'BANK_TRANSFER' and i.status in ('SIGNED', 'MINTED', 'CLOSED') limit 1) old returning 1`,
    [id, issuanceId],
  );
  if (rows.length === 0) throw new Error('no order was paid');
}

test('@each a check that succeeded is opened again: asked with what it touches, told, mended and found right anew', async ({
  visit,
  product,
  words,
  lang,
  hasScript,
}) => {
  test.setTimeout(120_000);
  const { database, apiOrigin } = product;
  const investor = await addInvestor(database, { lang });
  const offer = await addOffer(database);
  await addPaidOrder(product, investor, offer.id);
  const office = await visit('aurora', '/login');
  const page = await visit('aurora', '/login');
  await signIn(office, words, 'manager@aurora.test');
  await signIn(page, words, investor.email);
  const main = office.getByRole('main');
  const sheet = `/manager/users/${investor.id}`;

  await test.step('a manager gives the reason and reads whom and what it touches before they say yes', async () => {
    await office.goto(sheet);
    await office
      .locator('summary')
      .filter({ hasText: words('users:reopen.title') })
      .click();
    const reason = office.getByLabel(words('users:reopen.reason'), { exact: true });
    await reason.evaluate((field: HTMLTextAreaElement) => field.form?.setAttribute('novalidate', ''));
    await reason.fill('no');
    await office.getByRole('button', { name: words('users:reopen.next'), exact: true }).click();
    await expect(reason).toHaveAttribute('aria-invalid', 'true');
    await expect(reason).toHaveValue('no');
    await reason.fill(REASON);
    await office.getByRole('button', { name: words('users:reopen.next'), exact: true }).click();
    await expect(office.getByRole('heading', { level: 1 })).toHaveText(
      words('users:reopen.ask', { name: investor.name }),
    );
    if (hasScript) await expect(office.getByRole('heading', { level: 1 })).toBeFocused();
    for (const text of [investor.email, REASON, words('users:reopen.effect.waitingText_one', { count: 1 })])
      await expect(main).toContainText(text);
    expect(await database.query('select id from kyc_checks where user_id = $1', [investor.id])).toHaveLength(1);
    await main.getByRole('button', { name: words('users:reopen.button'), exact: true }).click();
    await expect(office.getByText(words('users:reopen.done'))).toBeVisible();
    await expect(main).toContainText(words('history:action.identity.reopened'));
    await expect(main).toContainText(REASON);
    await expect(office.getByText(words('users:reopen.title'), { exact: true })).toHaveCount(0);
  });

  await test.step('the person is told by mail and on their account, and what they do next leads to the check', async () => {
    const mail = await awaitMail(apiOrigin, investor.email, ({ kind }) => kind === 'identity.reopened');
    expect(mail.plain).toContain(REASON);
    expect(mail.plain).toContain(`/invest/${offer.slug}/identification`);
    await page.goto('/user/account');
    await expect(page.getByRole('main')).toContainText(REASON);
    await page.getByRole('link', { name: words('account:identityMend'), exact: true }).click();
    await expect(page).toHaveURL(`/invest/${offer.slug}/identification`);
    await page.goto(`/invest/${offer.slug}/sign`);
    await expect(page).toHaveURL(`/invest/${offer.slug}/identification`);
    await expect(page.getByRole('main')).toContainText(REASON);
  });

  await test.step('they correct their data, send their papers, and once found right they come to the contract', async () => {
    const steps = onboarding(page, words, lang);
    await page.goto(`/invest/${offer.slug}/identification?part=personal`);
    await steps.tellWho();
    await steps.addDocument();
    await steps.sendDocuments();
    const manager = managing(office, words, hasScript);
    await manager.approveIdentity(investor.email);
    await page.goto(`/invest/${offer.slug}/sign`);
    await expect(page).toHaveURL(`/invest/${offer.slug}/sign`);
    await expect(page.getByRole('main')).toContainText('Carmen Ibáñez Núñez');
  });
});
