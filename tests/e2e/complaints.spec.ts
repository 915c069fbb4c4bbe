import { randomUUID } from 'node:crypto';
import { addInvestor } from '#tests/support/demo-copies.ts';
import { expect, test } from '#tests/support/journey.ts';
import { pdfFile } from '#tests/support/order-steps.ts';
import { Visitor } from '#tests/support/visitor.ts';

test('@each an investor files a complaint, a manager admits and decides it, and the decision is read with the other ways', async ({
  visit,
  product,
  words,
}) => {
  const client = await addInvestor(product.database);
  const page = await visit('aurora', '/user/complaints', client.email);
  const main = page.getByRole('main');
  await expect(main).toContainText(words('complaints:noneOwn'));
  await page.getByRole('link', { name: words('complaints:new.link') }).click();

  // Everything that is wrong is said at once, and nothing typed is lost.
  const what = page.getByLabel(words('complaints:field.what'));
  await what.fill('Poco');
  const file = () => page.getByRole('button', { name: words('complaints:new.button') }).click();
  await file();
  await expect(what).toHaveAttribute('aria-invalid', 'true');
  await expect(what).toHaveValue('Poco');
  await page.getByLabel(words('complaints:field.kind')).selectOption('payment');
  const day = page.getByRole('group', { name: words('complaints:field.happened') }).getByRole('textbox');
  for (const [at, part] of ['2', '1', '2026'].entries()) await day.nth(at).fill(part);
  await what.fill('Me cobraron dos veces la misma orden y nadie contesta.');
  await page.getByLabel(words('complaints:field.demand')).fill('Que me devuelvan una.');
  await file();
  await expect(page).toHaveURL(/\/user\/complaints\/[0-9a-f-]{36}/);
  await expect(main).toContainText(words('complaints:state.RECEIVED'));
  const id = new URL(page.url()).pathname.split('/').at(-1);

  const desk = await visit('aurora', `/manager/complaints/${id}`, 'manager@aurora.test');
  const press = (key: string) => desk.getByRole('button', { name: words(`complaints:${key}.button`) }).click();
  await press('admit');
  await expect(desk.getByRole('heading', { level: 1 })).toContainText(words('complaints:admit.ask'));
  await press('admit');
  await desk.getByLabel(words('complaints:outcome.PARTLY'), { exact: true }).check();
  await desk.getByLabel(words('complaints:decide.label')).fill('Tiene razón en uno de los dos cargos.');
  await press('decide');
  await expect(desk.getByRole('main')).toContainText(words('complaints:decide.asked'));
  await press('decide');
  await expect(desk.getByText(words('complaints:decide.done'))).toBeVisible();

  await page.reload();
  await expect(main).toContainText('Tiene razón en uno de los dos cargos.');
  await expect(main).toContainText(words('complaints:ways.title'));
});

test('@each somebody without an account complains with a document, confirms it by mail, and a manager opens it on the sheet', async ({
  visit,
  product,
  words,
  lang,
  hasScript,
}) => {
  const email = `rosa-${randomUUID()}@fuera.test`;
  const page = await visit('aurora', '/complaints');
  const main = page.getByRole('main');
  await page.getByRole('link', { name: words('complaints:procedure.without') }).click();
  const send = () => page.getByRole('button', { name: words('complaints:outside.button') }).click();
  await page.getByLabel(words('complaints:outside.name')).fill('Rosa Vidal');
  await page.getByLabel(words('complaints:outside.email')).fill(email);
  await page.getByLabel(words('complaints:field.kind')).selectOption('payment');
  const day = page.getByRole('group', { name: words('complaints:field.happened') }).getByRole('textbox');
  for (const [at, part] of ['2', '1', '2026'].entries()) await day.nth(at).fill(part);
  const what = page.getByLabel(words('complaints:field.what'));
  await what.fill('Me cobraron dos veces la misma orden y nadie contesta.');
  await page.getByLabel(words('complaints:field.demand')).fill('Que me devuelvan una.');
  const paper = (at: number) => page.getByLabel(words('complaints:papers.one', { at }));

  // A paper that is none is named at its field, and nothing typed is lost.
  await paper(1).setInputFiles({ name: 'nota.pdf', mimeType: 'application/pdf', buffer: Buffer.from('nada') });
  await send();
  await expect(paper(1)).toHaveAttribute('aria-invalid', 'true');
  await expect(what).toHaveValue(/dos veces/);
  const buffer = Buffer.from(await pdfFile().arrayBuffer());
  await paper(1).setInputFiles({ name: 'cargo.pdf', mimeType: 'application/pdf', buffer });
  await send();
  await expect(main).toContainText(words('complaints:outside.sentTitle'));

  const [mail] = await product.database.query<{ plain: string }>('select plain from mails where to_address = $1', [
    email,
  ]);
  const link = /\/complaints\/mine\?token=[\w-]+/.exec(mail?.plain ?? '')?.[0] ?? '';
  await page.goto(link);
  await page.getByRole('button', { name: words('complaints:outside.prove') }).click();
  await expect(main).toContainText(words('complaints:state.RECEIVED'));
  await expect(main).toContainText('cargo.pdf');

  const desk = await visit('aurora', `/manager/complaints?q=${email}`, 'manager@aurora.test');
  await desk.locator('main a[href*="/manager/complaints/"]').first().click();
  await expect(desk.getByRole('main')).toContainText(words('complaints:outside.chip'));
  const opened = desk.getByRole('main').getByRole('link', { name: 'cargo.pdf' }).first();
  const href = (await opened.getAttribute('href')) ?? '';
  const { host, port } = new URL(product.originOf('aurora'));
  const manager = new Visitor(host, Number(port), lang);
  await manager.signIn('manager@aurora.test');
  const fetched = await manager.get(href);
  expect([fetched.status, fetched.text.slice(0, 5)]).toEqual([200, '%PDF-']);
  if (hasScript) await expect(desk.locator('iframe, object, embed').first()).toBeVisible();
});
