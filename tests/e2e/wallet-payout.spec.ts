import { walletKey } from '#backend/local/ether/machine-chain.ts';
import { addressOfKey, checksummed } from '#backend/providers/ether/deposit-keys.ts';
import { giveAccount } from '#tests/support/bank-account.ts';
import { addInvestor, addOffer } from '#tests/support/demo-copies.ts';
import { addEarning } from '#tests/support/earning-steps.ts';
import { expect, test, type Visit } from '#tests/support/journey.ts';
import { awaitMail } from '#tests/support/mailbox.ts';
import type { Product } from '#tests/support/product.ts';
import type { Words } from '#tests/support/words.ts';
import { writtenAmount } from '#tests/support/written-amount.ts';
import { importMovement } from './pages/import-movement.ts';
import { managing } from './pages/managing.ts';

/** This machine's wallet with a batch, in the two languages of its buttons. */
const WALLET = {
  es: { all: 'Enviar todo lo pendiente', mine: 'Añadir bloques hasta confirmar', back: 'Volver al envío' },
  en: { all: 'Send all that is open', mine: 'Add blocks until it is confirmed', back: 'Back to the batch' },
};
const TENANT = 'exeu';
const MANAGER = `manager@${TENANT}.test`;

interface Run {
  visit: Visit;
  product: Product;
  words: Words;
  lang: 'es' | 'en';
}

/** A tenant that pays from this machine's wallet, and a holder of it with a proved wallet who has claimed a paid earning to it, on their page. */
async function claimed({ visit, product, words, lang }: Run, cents: number) {
  const { database, dataDir } = product;
  await database.query(
    `update tenants set settings = settings || jsonb_build_object('payoutWallet', $2::text), version = version + 1,
       customization = jsonb_set(customization, '{modules,payment_profit}', 'true') where name = $1`,
    [TENANT, checksummed(addressOfKey(walletKey(dataDir)))],
  );
  const offer = await addOffer(database, { tenant: TENANT });
  const holder = await addInvestor(database, { tenant: TENANT, lang });
  await database.query(
    `insert into wallets (tenant_id, user_id, address, created_at, proved_at) values ($1, $2, $3, now(), now() - interval '49 hours')`,
    [holder.tenantId, holder.id, checksummed(`0x${holder.id.replaceAll('-', '').padEnd(40, '7')}`)],
  );
  const [manager] = await database.query<{ id: string }>('select id from users where tenant_id = $1 and email = $2', [
    holder.tenantId,
    MANAGER,
  ]);
  const world = { db: database, tenantId: holder.tenantId, manager: { id: manager?.id ?? '' } };
  await addEarning(world as Parameters<typeof addEarning>[0], holder, offer.id, { gross: cents, withheld: 0 });
  const page = await visit(TENANT, '/user/earnings', holder.email);
  await page.getByRole('link', { name: words('earnings:claimAll'), exact: true }).click();
  await page.getByRole('radio', { name: words('earnings:to.WALLET') }).check();
  const net = `${writtenAmount(lang, cents)} €`;
  await page
    .getByRole('main')
    .getByRole('button', { name: words('earnings:claimNet', { net }) })
    .click();
  await expect(page).toHaveURL(/\/user\/earnings$/);
  await expect(page.getByRole('main')).toContainText(words('earnings:status.nextBatch'));
  return { page, holder, net };
}

test('@each a holder claims an earning to their wallet, a manager makes the batch, the chain confirms it, they have it with its transaction, and the tenant takes its euros out', async ({
  visit,
  product,
  words,
  lang,
}) => {
  test.setTimeout(180_000);
  const { page, holder, net } = await claimed({ visit, product, words, lang }, 8100);

  const manager = await visit(TENANT, '/manager/payouts/wallets', MANAGER);
  await manager.getByRole('link', { name: words('payouts:wallets.prepare.open'), exact: true }).click();
  const asked = await manager.getByRole('main').innerText();
  const [, total = ''] = /([\d.,]+[.,]\d{2})\s€/.exec(asked) ?? [];
  await manager.getByLabel(words('payouts:prepare.typed'), { exact: true }).fill(total);
  await manager.getByRole('button', { name: words('payouts:wallets.prepare.button'), exact: true }).click();
  await expect(manager).toHaveURL(/\/manager\/payouts\/wallets\/[0-9a-f-]+$/);
  const main = manager.getByRole('main');
  await expect(main).toContainText(holder.name);
  await expect(main).toContainText(words('payouts:wallets.withdraw.why.young').split('{{date}}')[0] ?? '');
  await page.reload();
  await expect(page.getByRole('main')).toContainText(words('earnings:status.toWallet'));

  await main.getByRole('link', { name: words('payouts:wallets.batch.testWallet') }).click();
  for (const press of [WALLET[lang].all, WALLET[lang].mine])
    await manager.getByRole('button', { name: press, exact: true }).click();
  await manager.getByRole('link', { name: WALLET[lang].back }).click();
  await expect(main).toContainText(words('payouts:wallets.outcome.SENT'));

  const mail = await awaitMail(product.apiOrigin, holder.email, ({ kind }) => kind === 'payout.on_chain');
  expect(mail.plain.replace(/\s+/g, ' ')).toContain(net);
  const [hash = ''] = /0x[0-9a-f]{64}/.exec(mail.plain) ?? [];
  await page.reload();
  await expect(page.getByRole('main')).toContainText(words('earnings:status.wallet'));
  await page.getByRole('rowheader').getByRole('link').first().click();
  await page.getByRole('rowheader').getByRole('link', { name: 'Dividendo de prueba', exact: true }).click();
  await expect(page).toHaveURL(/\/receipt$/);
  await expect(page.getByRole('main')).toContainText(hash);

  // As many of the euros that are kept are the tenant's now: a movement of its own takes them out.
  await importMovement(
    manager,
    words,
    product,
    { cents: 8100n, text: 'Traspaso propio', isCredit: false, name: 'Cuenta propia' },
    TENANT,
  );
  await manager.goto('/manager/statements?view=ignored');
  await manager.getByRole('rowheader').getByRole('link').first().click();
  await expect(main).toContainText(words('statements:ether.title'));
  await managing(manager, words).pressTwice('statements:ether.button');
  await expect(manager.getByText(words('statements:ether.done'))).toBeVisible();
  await manager.goto('/manager/statements?view=resolved');
  await expect(main).toContainText(words('statements:resolution.ether'));
});

test('@each a holder who has given up their wallet has a claim that waits for it paid to their bank account instead', async ({
  visit,
  product,
  words,
  lang,
}) => {
  const { page, holder, net } = await claimed({ visit, product, words, lang }, 4050);
  const { database } = product;
  await database.query('delete from wallets where user_id = $1', [holder.id]);
  const manager = await visit(TENANT, '/manager/payouts/wallets', MANAGER);
  await expect(manager.getByRole('main')).toContainText(words('payouts:wallets.refusal.no_wallet'));

  const turn = page.getByRole('link', { name: words('earnings:turn.one', { what: 'Dividendo de prueba' }) });
  await turn.click();
  await expect(page.getByRole('main')).toContainText(words('earnings:bankMissing.title'));
  await giveAccount({ db: database, tenantId: holder.tenantId }, holder, 'ES9121000418450200051332');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(net);
  await page
    .getByRole('main')
    .getByRole('button', { name: words('earnings:turn.button'), exact: true })
    .click();
  await expect(page).toHaveURL(/\/user\/earnings$/);
  await expect(page.getByText(words('earnings:turn.done', { net, account: 'ES91 •••• 1332' }))).toBeVisible();
  await expect(page.getByRole('main')).toContainText(words('earnings:status.nextFile'));
  await expect(turn).toHaveCount(0);
  await awaitMail(product.apiOrigin, holder.email, ({ kind }) => kind === 'earning.turned_to_bank');
});
