import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Dashboard, startDashboard } from '#tests/support/dashboard.ts';
import { addOffer } from '#tests/support/demo-copies.ts';
import { controlIn } from '#tests/support/form-page.ts';
import { makeWalker } from '#tests/support/walker.ts';

const TENANT = 'cumbre';

let dashboard: Dashboard;
beforeAll(async () => {
  dashboard = await startDashboard();
});
afterAll(() => dashboard?.stop());

test('the code of an order stands in its field when one returns to the amount, and is gone once it was emptied there', async () => {
  const { visitor } = await makeWalker(dashboard, TENANT);
  const { visitor: friend, userId } = await makeWalker(dashboard, TENANT);
  const code = `R${randomUUID().slice(0, 6).toUpperCase()}`;
  await dashboard.database.query('update users set referral_code = $2 where id = $1', [userId, code]);
  const { slug } = await addOffer(dashboard.database, { tenant: TENANT });
  const step = `/invest/${slug}/invest`;
  const give = async (who: typeof visitor, amount: string, referral_code: string) => {
    const form = { amount, referral_code, terms_version: '1', risk_loss: 'on', risk_liquidity: 'on' };
    const sent = await who.post(step, { ...form, idempotency_key: randomUUID() });
    expect([sent.status, sent.to]).toEqual([303, `/invest/${slug}/contribution-breakdown`]);
  };
  const fieldOf = async (who: typeof visitor, query = '') =>
    controlIn((await who.get(step + query)).text, 'referral_code').value ?? '';
  const kept = async () => {
    const [row] = await dashboard.database.query<{ referral_code: string | null; tokens: number }>(
      'select v.referral_code, v.tokens from investments v join issuances i on i.id = v.issuance_id where i.slug = $1 and v.user_id <> $2',
      [slug, userId],
    );
    return row;
  };

  expect(await fieldOf(visitor)).toBe('');
  await give(visitor, '100', code);
  const first = await kept();
  expect(first?.referral_code).toBe(code);
  // Back at the amount, and sent again as the page has it.
  expect(await fieldOf(visitor)).toBe(code);
  await give(visitor, '250', await fieldOf(visitor));
  const second = await kept();
  expect([second?.referral_code, Number(second?.tokens) > Number(first?.tokens)]).toEqual([code, true]);
  // Worked out without script, the field is as it was left: another code, or none.
  expect(await fieldOf(visitor, '?amount=300&referral_code=OTRO77')).toBe('OTRO77');
  expect(await fieldOf(visitor, '?amount=300&referral_code=')).toBe('');
  expect(await fieldOf(friend)).toBe('');
  await give(visitor, '250', '');
  expect([(await kept())?.referral_code, await fieldOf(visitor)]).toEqual([null, '']);
});
