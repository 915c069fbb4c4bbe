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

test('@each a rent and an instalment of a debt are approved, funded, paid and claimed together, each at its own tenant, and every cent is at the bank’s door', async ({
  visit,
  product,
  words,
  lang,
  tenant,
}) => {
  const { database, apiOrigin } = product;
  const holder = await addInvestor(database, { tenant, lang });
  const own = { db: database, tenantId: holder.tenantId };
  await giveAccount(own, holder, 'ES9121000418450200051332');
  const lent = { annualInterestPercent: '8.00', termMonths: 12, payEveryMonths: 3, repayment: 'LINEAR' };
  const [rented, loan] = [await addOffer(database, { tenant }), await addOffer(database, { tenant })];
  await database.query(
    `update issuances set issuer_user_id = (select u.id from users u where u.tenant_id = $1 and u.email = $2) where id = any($3)`,
    [holder.tenantId, `issuer@${tenant}.test`, [rented.id, loan.id]],
  );
  await bookTokens(own, holder, rented, 10, 30);
  await bookTokens(own, holder, loan, 10, 85);
  await database.query(
    `update issuances set status = 'CLOSED', product_type = 'DEBT', closed_at = now() - interval '85 days', token_expires_on = null, price = 100, finance = $2 where id = $1`,
    [loan.id, JSON.stringify(lent)],
  );
  await database.query(`insert into pgboss.job (name) values ('debts.sweep')`);

  const issuer = await visit(tenant, `/entrepreneur/issuances/${rented.id}/benefits`, `issuer@${tenant}.test`);
  await issuer.getByRole('link', { name: words('distributions:propose.act'), exact: true }).click();
  await issuer.locator('[name=name]').fill('Renta de noviembre');
  await issuer.locator('[name=kind]').selectOption('RENT');
  await issuer.locator('[name=amount]').fill(writtenAmount(lang, 100_000));
  await issuer.getByRole('button', { name: words('distributions:propose.look'), exact: true }).click();
  await issuer.getByRole('button', { name: words('distributions:propose.button'), exact: true }).click();
  await expect(issuer.getByText(words('distributions:propose.done'))).toBeVisible();

  const manager = await visit(tenant, '/manager/earnings', `manager@${tenant}.test`);
  // 1,000.00 of rent less 19 %; a quarter's interest on 1,000.00 at 8 % less 19 %, and a quarter of the capital, of which nothing is withheld.
  for (const { offer, net } of [
    { offer: rented, net: 81_000 },
    { offer: loan, net: 26_620 },
  ]) {
    const proposed = async () =>
      (
        await database.query<{ id: string; reference: string; cents: string }>(
          'select id, reference, gross_cents::text as cents from distributions where issuance_id = $1 and shared_at is not null',
          [offer.id],
        )
      )[0];
    await expect.poll(async () => (await proposed())?.id).toBeTruthy();
    const { id, reference, cents } = (await proposed()) ?? { id: '', reference: '', cents: '0' };
    const sheet = `/manager/issuances/${offer.id}/benefits/${id}`;
    await manager.goto(sheet);
    await manager.getByLabel(words('distributions:approve.net'), { exact: true }).fill(writtenAmount(lang, net));
    await manager.getByRole('button', { name: words('distributions:approve.button'), exact: true }).click();
    await expect(manager.getByText(words('distributions:approve.done'))).toBeVisible();
    await importMovement(manager, words, product, { cents: BigInt(cents), text: reference, isCredit: true }, tenant);
    await manager.goto(sheet);
    await managing(manager, words).pressTwice('distributions:pay.button');
    await expect(manager).toHaveURL(/\/manager\/runs\//);
    const said = `${writtenAmount(lang, net)} €`;
    await awaitMail(
      apiOrigin,
      holder.email,
      ({ kind, plain }) => kind === 'earning.paid' && plain.replace(/\s+/g, ' ').includes(said),
    );
  }

  const page = await visit(tenant, '/user/earnings', holder.email);
  await page.getByRole('link', { name: words('earnings:claimAll'), exact: true }).click();
  await page.getByRole('radio', { name: words('earnings:to.BANK_ACCOUNT') }).check();
  await page
    .getByRole('main')
    .getByRole('button', { name: words('earnings:claimNet', { net: `${writtenAmount(lang, 107_620)} €` }) })
    .click();
  await expect(page).toHaveURL(/\/user\/earnings$/);
  for (const kind of ['RENT', 'INTEREST'])
    await expect(page.getByRole('main')).toContainText(words(`earnings:kind.${kind}`));
  const [money] = await database.query<{ payouts: string; sum: string; left: string }>(
    `select (select sum(amount_cents) from payouts where tenant_id = $1 and user_id = $2)::text as payouts,
       (select sum(amount) from ledger_postings where tenant_id = $1)::text as sum,
       (select coalesce(sum(p.amount), 0) from ledger_postings p join ledger_accounts a on a.tenant_id = p.tenant_id and a.id = p.account_id
          join distributions d on d.tenant_id = a.tenant_id and d.id = a.distribution_id
          where d.tenant_id = $1 and d.issuance_id = any($3))::text as left`,
    [holder.tenantId, holder.id, [rented.id, loan.id]],
  );
  expect(money).toEqual({ payouts: '107620', sum: '0', left: '0' });
});
