import { addInvestor, addOffer, addOrder } from '#tests/support/demo-copies.ts';
import { expect, test } from '#tests/support/journey.ts';

test('@each an issuer writes to who stands behind their project, tries it, sends it, stops it within its minute and sends it again, and it is read and marked as read', async ({
  visit,
  product,
  words,
  lang,
}) => {
  const { database } = product;
  const offer = await addOffer(database);
  const person = await addInvestor(database, { lang });
  await addOrder(database, person, offer.id, 'CHARGED');
  await database.query(
    `update issuances set issuer_user_id = (select id from users where email = 'issuer@aurora.test') where id = $1`,
    [offer.id],
  );
  const page = await visit('aurora', `/entrepreneur/issuances/${offer.id}/investors`, 'issuer@aurora.test');
  const main = page.getByRole('main');
  const press = (key: string) => main.getByRole('button', { name: words(key), exact: true }).click();
  await main.getByRole('link', { name: words('messages:writeTo') }).click();
  await expect(main.getByText(words('messages:purposeHint.COMMERCIAL'))).toBeVisible();
  for (const [name, text] of [
    ['subject_es', 'Visita de obra'],
    ['text_es', 'El sábado abrimos la obra.\n\nVenga a las diez.'],
    ['subject_en', 'A visit to the site'],
    ['text_en', 'The site is open on Saturday.'],
  ])
    await main.locator(`[name="${name}"]`).fill(text ?? '');
  await press('messages:write.keep');
  await press('messages:try.act');
  await expect(page.getByText(words('messages:try.done', { email: 'issuer@aurora.test' }))).toBeVisible();

  const send = () =>
    main
      .locator('form', { has: page.locator('[value="send"]') })
      .getByRole('button')
      .last()
      .click();
  await send();
  await expect(main.getByText(words('messages:stop.SCHEDULED'))).toBeVisible();
  await press('messages:stop.act');
  await expect(main.getByText(words('messages:state.DRAFT'), { exact: true })).toBeVisible();
  await send();
  await expect(main.getByText(words('messages:stop.SCHEDULED'))).toBeVisible();
  // Its minute is over: nothing waits for the clock of this machine.
  await database.query(`update messages set at = now() - interval '1 second' where issuance_id = $1`, [offer.id]);
  await database.query(
    `update pgboss.job set start_after = now() where name = 'message.tell' and data->>'messageId' in
      (select id::text from messages where issuance_id = $1)`,
    [offer.id],
  );
  const told = () => database.query(`select 1 from notifications where user_id = $1`, [person.id]);
  await expect.poll(async () => (await told()).length, { timeout: 30_000 }).toBe(1);

  const [subject, text] =
    lang === 'es'
      ? ['Visita de obra', 'El sábado abrimos la obra.']
      : ['A visit to the site', 'The site is open on Saturday.'];
  const reader = await visit('aurora', '/user/notifications', person.email);
  const inside = reader.getByRole('main');
  await expect(inside.getByRole('article').getByText(text)).toBeVisible();
  await inside.getByRole('button', { name: words('messages:read') }).click();
  await expect(inside.getByText(words('messages:new'), { exact: true })).toHaveCount(0);
  await expect(inside.getByRole('heading', { name: subject })).toBeVisible();
});
