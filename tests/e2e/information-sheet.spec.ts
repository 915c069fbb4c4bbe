import { readFile } from 'node:fs/promises';
import { addOffer } from '#tests/support/demo-copies.ts';
import { expect, test } from '#tests/support/journey.ts';
import { managing } from './pages/managing.ts';

test('@each an issuer finishes the information sheet, a manager publishes it, and everybody opens it from the project', async ({
  visit,
  product,
  words,
  tenant,
}) => {
  const { database } = product;
  const offer = await addOffer(database, { tenant });
  // All but Part E, as another project of the same tenant has answered it.
  await database.query(
    `insert into information_sheets (tenant_id, issuance_id, offer_number, answers, part_versions, edited_at, edited_by)
     select i.tenant_id, i.id, (select max(offer_number) + 1 from information_sheets where tenant_id = i.tenant_id), s.answers - 'E', '{}', now(), i.issuer_user_id
     from issuances i join lateral (select answers from information_sheets where tenant_id = i.tenant_id and issuance_id <> i.id limit 1) s on true
     where i.id = $1`,
    [offer.id],
  );
  await database.query(
    `update issuances set issuer_user_id = (select u.id from users u where u.tenant_id = issuances.tenant_id and u.email = 'issuer@${tenant}.test') where id = $1`,
    [offer.id],
  );

  const issuer = await visit(tenant, `/entrepreneur/issuances/${offer.id}`, `issuer@${tenant}.test`);
  await issuer.goto(`/entrepreneur/issuances/${offer.id}/information-sheet`);
  const submit = issuer.getByRole('button', { name: words('information_sheet:submit'), exact: true });
  await expect(submit).toHaveCount(0);
  // What is missing leads to its field.
  await issuer.getByRole('complementary').getByRole('link').last().click();
  await issuer.locator('[name=vehicle_es]').fill('No se interpone ninguna entidad.');
  await issuer.locator('[name=vehicle_en]').fill('There is no vehicle.');
  await issuer.getByRole('button', { name: words('projects:save'), exact: true }).click();
  await submit.click();
  await expect(issuer.getByText(words('information_sheet:submitted'))).toBeVisible();
  await expect(issuer.getByRole('main')).toContainText(words('information_sheet:waitingText', { number: '1' }));

  const manager = await visit(tenant, `/manager/issuances/${offer.id}/information-sheet`, `manager@${tenant}.test`);
  await managing(manager, words).pressTwice('information_sheet:approve');
  await expect(manager.getByText(words('information_sheet:published'))).toBeVisible();
  await expect(manager.getByRole('main')).toContainText(words('information_sheet:state.PUBLISHED'));

  const visitor = await visit(tenant, `/invest/${offer.slug}`);
  const link = visitor.getByRole('link', { name: words('issuances:box.sheet') }).first();
  const coming = visitor.waitForEvent('download');
  await link.click();
  const paper = await readFile(await (await coming).path());
  expect(paper.subarray(0, 5).toString()).toBe('%PDF-');
});
