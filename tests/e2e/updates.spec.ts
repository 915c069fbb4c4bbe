import { addOffer } from '#tests/support/demo-copies.ts';
import { expect, test } from '#tests/support/journey.ts';

test('@each an issuer answers a question and publishes an update, both are read on the public page, and who asked is mailed', async ({
  visit,
  product,
  words,
  tenant,
  lang,
}) => {
  const offer = await addOffer(product.database, { tenant });
  const { database } = product;
  await database.query(
    `update issuances set issuer_user_id = (select id from users where email = 'issuer@${tenant}.test') where id = $1`,
    [offer.id],
  );
  await database.query(
    `insert into issuance_questions (tenant_id, issuance_id, asked_by, question, asked_at)
     select i.tenant_id, i.id, u.id, '{"es":"¿Cuándo empiezan las obras?"}', now() - interval '2 days'
     from issuances i join users u on u.tenant_id = i.tenant_id and u.email = 'investor@${tenant}.test' where i.id = $1`,
    [offer.id],
  );
  const page = await visit(tenant, `/entrepreneur/issuances/${offer.id}/updates`, `issuer@${tenant}.test`);
  const main = page.getByRole('main');
  const press = (key: string) => main.getByRole('button', { name: words(key), exact: true }).click();

  await main.getByRole('link', { name: words('updates:answer.act'), exact: true }).click();
  await main.locator('[name="answer_es"]').fill('En mayo, con la licencia.');
  await press('updates:answer.publish');
  await expect(main.locator('[name="answer_en"]')).toHaveAttribute('aria-invalid', 'true');
  await expect(main.locator('[name="answer_es"]')).toHaveValue('En mayo, con la licencia.');
  await main.locator('[name="answer_en"]').fill('In May, with the licence.');
  await press('updates:answer.publish');
  await expect(page.getByText(words('updates:answer.done'))).toBeVisible();

  await main.getByRole('link', { name: words('updates:write.act') }).click();
  for (const [name, text] of [
    ['title_es', 'Ya hay licencia de obra'],
    ['body_es', 'El ayuntamiento la ha dado.\n\n- Primero, el **tejado**'],
    ['title_en', 'The building licence is here'],
    ['body_en', 'The town hall has given it.'],
  ])
    await main.locator(`[name="${name}"]`).fill(text ?? '');
  await press('updates:write.keep');
  await expect(main.getByText(words('updates:state.DRAFT'), { exact: true })).toBeVisible();
  await expect(main.locator('strong', { hasText: 'tejado' })).toBeVisible();
  await press('updates:publish.button');
  await expect(main.getByText(words('updates:state.PUBLISHED'), { exact: true })).toBeVisible();

  const [title, answer] =
    lang === 'es'
      ? ['Ya hay licencia de obra', 'En mayo, con la licencia.']
      : ['The building licence is here', 'In May, with the licence.'];
  const visitor = await visit(tenant, `/invest/${offer.slug}`);
  await expect(visitor.getByText(title)).toHaveCount(1);
  await expect(visitor.getByText(answer)).toHaveCount(1);
  const mailed = () =>
    database.query(`select 1 from mails where kind = 'question.answered' and plain like '%En mayo, con la licencia.%'`);
  await expect.poll(async () => (await mailed()).length).toBeGreaterThan(0);
});
