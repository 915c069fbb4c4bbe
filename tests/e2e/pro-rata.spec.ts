import { addOffer } from '#tests/support/demo-copies.ts';
import { expect, test } from '#tests/support/journey.ts';

test('@each a project sold in proportion says so in public and on an investor’s request, and at its end its tokens are allotted once the total is typed', async ({
  visit,
  product,
  words,
  tenant,
}) => {
  const offer = await addOffer(product.database, { tenant });
  const { database } = product;
  await database.query(`update issuances set oversubscription = 'PRO_RATA' where id = $1`, [offer.id]);
  const stranger = await visit(tenant, `/invest/${offer.slug}`);
  await expect(stranger.getByRole('main')).toContainText(words('issuances:offer.PRO_RATA'));

  const [sold] = await database.query<{ price: string; sale: number }>(
    'select price::text, tokens_for_sale::int as sale from issuances where id = $1',
    [offer.id],
  );
  if (!sold) throw new Error('the offer is gone');
  // Two requests that are paid, each for all that there is: half of each one's money goes back.
  await database.query(
    `insert into investments (tenant_id, id, reference, user_id, issuance_id, status, tokens, price, amount_cents, method, terms_version,
       is_request, accepted_at, created_at, updated_at)
     select i.tenant_id, gen_random_uuid(), 'ORD-' || upper(substr(md5(u.id::text || i.id::text), 1, 4)) || '-' || upper(substr(md5(u.id::text), 1, 2)),
       u.id, i.id, 'ACCEPTED', i.tokens_for_sale, i.price, round(i.tokens_for_sale * i.price * 100), null, i.terms_version,
       true, now(), now() - interval '3 days', now()
     from issuances i join lateral (select id from users where tenant_id = i.tenant_id and role = 'USER' 
       order by (email = 'investor@${tenant}.test') desc, id limit 2) u on true
     where i.id = $1`,
    [offer.id],
  );
  await database.query(
    `update issuances set campaign_starts_at = now() - interval '2 days', campaign_ends_at = now() - interval '1 hour' where id = $1`,
    [offer.id],
  );
  const [request] = await database.query<{ id: string; tokens: number }>(
    `select v.id, v.tokens::int as tokens from investments v join users u on (u.tenant_id, u.id) = (v.tenant_id, v.user_id)
     where v.issuance_id = $1 and u.email = 'investor@${tenant}.test'`,
    [offer.id],
  );
  if (!request) throw new Error('the request is gone');
  const sheet = `/user/investments?order=${request.id}`;
  const said = (key: string) => words(key, { tokens: '~', requested: '~' }).split('~')[1] ?? '';
  const own = await visit(tenant, sheet, `investor@${tenant}.test`);
  await expect(own.getByRole('article')).toContainText(said('investments:isRequest_other'));
  const page = await visit(tenant, `/manager/issuances/${offer.id}`, `manager@${tenant}.test`);
  await page.getByRole('link', { name: words('issuances:allotment.button') }).click();
  const main = page.getByRole('main');
  await expect(main.getByRole('table')).toBeVisible();
  const total = page.getByLabel(words('issuances:allotment.typed'));
  const press = () => page.getByRole('button', { name: words('issuances:allotment.button') }).click();
  await total.fill('1');
  await press();
  await expect(main).toContainText(words('issuances:allotment.typedWrong'));
  await total.fill(String(Math.round(sold.sale * Number(sold.price))));
  await press();
  await expect(page).toHaveURL(/\/manager\/runs\//);
  await expect
    .poll(() =>
      database.query(
        'select sum(tokens)::int as tokens, bool_or(is_request) as waits from investments where issuance_id = $1',
        [offer.id],
      ),
    )
    .toEqual([{ tokens: sold.sale, waits: false }]);
  await own.reload();
  await expect(own.getByRole('article')).toContainText(said('investments:allotted_other'));
  await page.reload();
  await expect(page.getByRole('heading', { name: words('runs:kind.allot.title') })).toBeVisible();
});
