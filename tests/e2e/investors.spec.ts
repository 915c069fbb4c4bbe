import { expect, test } from '#tests/support/journey.ts';

test('@each a manager reads who is in a project and who holds its tokens, also on a day that has been', async ({
  visit,
  product,
  words,
}) => {
  const [held] = await product.database.query<{ id: string; since: Date }>(
    `select h.issuance_id as id, max(h.since) as since from issuance_holders h join tenant_hosts t on t.tenant_id = h.tenant_id
     where t.host like 'aurora%' and h.tokens > 0 group by 1 order by count(*) desc, 1 limit 1`,
  );
  if (!held) throw new Error('nobody holds anything in the demo data');
  const page = await visit('aurora', `/manager/issuances/${held.id}?tab=related`, 'manager@aurora.test');
  await page
    .getByRole('link', { name: words('issuances:investors.link') })
    .last()
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(words('issuances:investors.title'));
  await page.getByRole('link', { name: words('issuances:investors.holders') }).click();
  const rows = page.getByRole('table').getByRole('row');
  await expect(rows).not.toHaveCount(1);
  await expect(page.getByRole('main')).toContainText('%');

  await page.goto(`/manager/issuances/${held.id}/investors?view=holders&at=2001-01-01`);
  await expect(page.getByText(words('issuances:investors.noneAt'))).toBeVisible();
  await page.goto(`/manager/issuances/${held.id}/investors?view=holders&at=0000-01-01&after=basura`);
  await expect(rows).not.toHaveCount(1);
});
