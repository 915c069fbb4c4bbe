import { giveAccount } from '#tests/support/bank-account.ts';
import { addInvestor, addOffer } from '#tests/support/demo-copies.ts';
import { bookTokens } from '#tests/support/distribution-steps.ts';
import { expect, test } from '#tests/support/journey.ts';
import { awaitMail } from '#tests/support/mailbox.ts';
import { writtenAmount } from '#tests/support/written-amount.ts';
import { importMovement } from './pages/import-movement.ts';
import { managing } from './pages/managing.ts';

/** The bank's report that a whole file is booked. */
const booked = (file: string) =>
  `<?xml version="1.0"?><Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.002.001.10"><CstmrPmtStsRpt><GrpHdr><MsgId>B${file}</MsgId><CreDtTm>2026-11-23T09:00:00</CreDtTm></GrpHdr><OrgnlGrpInfAndSts><OrgnlMsgId>${file}</OrgnlMsgId><OrgnlMsgNmId>pain.001.001.09</OrgnlMsgNmId><GrpSts>ACSC</GrpSts></OrgnlGrpInfAndSts></CstmrPmtStsRpt></Document>`;

test('@each an issuer proposes a dividend, two managers approve it, the bank’s statement funds it, a holder is paid, claims it and has it at the bank', async ({
  visit,
  product,
  words,
  lang,
}) => {
  const net = writtenAmount(lang, 486_000);
  const { database, apiOrigin } = product;
  const offer = await addOffer(database);
  await database.query(
    `update issuances set issuer_user_id = (select u.id from users u where u.tenant_id = issuances.tenant_id and u.email = 'issuer@aurora.test') where id = $1`,
    [offer.id],
  );
  const holder = await addInvestor(database, { lang });
  const own = { db: database, tenantId: holder.tenantId };
  await bookTokens(own, holder, offer, 10, 30);
  await giveAccount(own, holder, 'ES9121000418450200051332');

  const issuer = await visit('aurora', `/entrepreneur/issuances/${offer.id}/benefits`, 'issuer@aurora.test');
  await issuer.getByRole('link', { name: words('distributions:propose.act'), exact: true }).click();
  await issuer.locator('[name=name]').fill('Dividendo de 2026');
  await issuer.locator('[name=kind]').selectOption('DIVIDEND');
  await issuer.locator('[name=amount]').fill(writtenAmount(lang, 600_000));
  await issuer.getByRole('button', { name: words('distributions:propose.look'), exact: true }).click();
  await expect(issuer.getByRole('main')).toContainText(`${net} €`);
  await issuer.getByRole('button', { name: words('distributions:propose.button'), exact: true }).click();
  await expect(issuer.getByText(words('distributions:propose.done'))).toBeVisible();
  const id = new URL(issuer.url()).pathname.split('/').at(-1) ?? '';

  // Above the threshold it takes two of them.
  const manager = await visit('aurora', '/manager/earnings?status=PROPOSED', 'manager@aurora.test');
  await manager.getByRole('rowheader').getByRole('link', { name: 'Dividendo de 2026' }).click();
  const sheet = new URL(manager.url()).pathname;
  const second = await visit('aurora', sheet, 'approver@aurora.test');
  for (const page of [manager, second]) {
    await page.getByLabel(words('distributions:approve.net'), { exact: true }).fill(net);
    await page.getByRole('button', { name: words('distributions:approve.button'), exact: true }).click();
    await expect(page.getByText(words('distributions:approve.done'))).toBeVisible();
  }

  const [row] = await database.query<{ reference: string }>('select reference from distributions where id = $1', [id]);
  const reference = row?.reference ?? '';
  await issuer.reload();
  await expect(issuer.getByRole('main')).toContainText(reference);
  await importMovement(manager, words, product, { cents: 600_000n, text: reference, isCredit: true });
  await manager.goto(sheet);
  await managing(manager, words).pressTwice('distributions:pay.button');
  await expect(manager).toHaveURL(/\/manager\/runs\//);
  const mail = await awaitMail(apiOrigin, holder.email, ({ kind }) => kind === 'earning.paid');
  expect(mail.plain.replace(/\s+/g, ' ')).toContain(`${net} €`);
  await manager.goto(sheet);
  await expect(manager.getByRole('main')).toContainText(words('distributions:status.PAID'));

  const page = await visit('aurora', '/user/earnings', holder.email);
  await page.getByRole('link', { name: words('earnings:claimAll'), exact: true }).click();
  await page.getByRole('radio', { name: words('earnings:to.BANK_ACCOUNT') }).check();
  await page
    .getByRole('main')
    .getByRole('button', { name: words('earnings:claimNet', { net: `${net} €` }) })
    .click();
  await expect(page).toHaveURL(/\/user\/earnings$/);

  await manager.goto('/manager/payouts');
  await manager.getByRole('link', { name: words('payouts:prepare.open'), exact: true }).click();
  const asked = await manager.getByRole('main').innerText();
  const [, total = ''] = /([\d.,]+[.,]\d{2})\s€/.exec(asked) ?? [];
  await manager.getByLabel(words('payouts:prepare.typed'), { exact: true }).fill(total);
  await manager.getByRole('button', { name: words('payouts:prepare.button'), exact: true }).click();
  await expect(manager).toHaveURL(/\/manager\/payouts\/[0-9a-f-]+$/);
  const fileId = new URL(manager.url()).pathname.split('/').at(-1) ?? '';
  const [file] = await database.query<{ message_id: string; total_cents: string }>(
    'select message_id, total_cents from payout_files where id = $1',
    [fileId],
  );
  const name = file?.message_id ?? '';
  await manager.getByLabel(words('payouts:report.file'), { exact: true }).setInputFiles({
    ...{ name: 'informe.xml', mimeType: 'application/xml', buffer: Buffer.from(booked(name)) },
  });
  await manager.getByRole('button', { name: words('payouts:report.button'), exact: true }).click();
  await expect(manager.getByRole('main')).toContainText(words('payouts:outcome.BOOKED'));
  await importMovement(manager, words, product, {
    cents: BigInt(file?.total_cents ?? 0),
    text: `REMESA ${name}`,
    isCredit: false,
  });
  await page.reload();
  await expect(page.getByRole('main')).toContainText(words('earnings:status.bank'));

  // The receipt names the transfer with which it left, and prints on one sheet.
  await page.getByRole('rowheader').getByRole('link').first().click();
  await page.getByRole('rowheader').getByRole('link', { name: 'Dividendo de 2026', exact: true }).click();
  await expect(page).toHaveURL(/\/user\/earnings\/[0-9a-f-]+\/receipt$/);
  await expect(page.getByRole('main')).toContainText(`${net} €`);
  await expect(page.getByRole('main')).toContainText(`${name}-`);
  const paper = await page.pdf({ format: 'A4' });
  expect(paper.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
});
