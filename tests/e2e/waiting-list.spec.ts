import { addInvestor, addOffer, addOrder } from '#tests/support/demo-copies.ts';
import { expect, test } from '#tests/support/journey.ts';
import { runJob } from '#tests/support/run-job.ts';

test('@each an investor who is late takes a place on the waiting list, moves up when tokens become free, and is led to the order', async ({
  visit,
  product,
  words,
  tenant,
}) => {
  // It has the work of the minute done, which is every tenant's.
  test.setTimeout(180_000);
  const { database } = product;
  const offer = await addOffer(database, { tenant, tokens: 10, max: 10 });
  await database.query(`update issuances set oversubscription = 'WAITING_LIST' where id = $1`, [offer.id]);
  const buyer = await addInvestor(database, { tenant });
  const order = await addOrder(database, buyer, offer.id, 'ACCEPTED', 10);

  const late = await addInvestor(database, { tenant });
  const page = await visit(tenant, `/user/issuances/${offer.id}`, late.email);
  const main = page.getByRole('main');
  await expect(main).toContainText(words('issuances:offer.WAITING_LIST'));
  await main
    .getByRole('link', { name: words('issuances:box.waitingList') })
    .first()
    .click();
  const press = () => page.getByRole('button', { name: words('issuances:waitingList.join') }).click();
  await page.getByLabel(words('issuances:waitingList.field')).fill('11');
  await press();
  await expect(page.getByLabel(words('issuances:waitingList.field'))).toHaveAttribute('aria-invalid', 'true');
  await page.getByLabel(words('issuances:waitingList.field')).fill('4');
  await press();
  await expect(main).toContainText(words('issuances:waitingList.position'));

  // The order before it goes: the minute's work holds four tokens for the place.
  await database.query(`update investments set status = 'CANCELED', canceled_at = now() where id = $1`, [order.id]);
  await runJob(database, 'orders.sweep');
  await page.reload();
  await expect(main).toContainText(words('issuances:waitingList.held'));
  const manager = await visit(tenant, `/manager/issuances/${offer.id}/waiting-list`, `manager@${tenant}.test`);
  await expect(manager.getByRole('main').getByRole('table')).toContainText(words('statuses:place.OFFERED'));
  await page.getByRole('link', { name: words('issuances:waitingList.order') }).click();
  await expect(page).toHaveURL(new RegExp(`/invest/${offer.slug}/`));
});
