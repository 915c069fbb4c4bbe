import { afterAll, beforeAll, expect, test } from 'vitest';
import { listReferrals } from '#contract/referrals.ts';
import { type InvestWorld, makeInvestWorld, type Person } from '#tests/support/invest-world.ts';
import { good } from '#tests/support/order-steps.ts';

let world: InvestWorld;
beforeAll(async () => {
  world = await makeInvestWorld({ extras: { referral: true } });
});
afterAll(() => world?.close());

const list = async (as: Person, query = {}) => good(await world.call(listReferrals, { as, query }));
const bring = ({ id }: Person, by: Person) =>
  world.db.query('update users set referrer_user_id = $2 where id = $1', [id, by.id]);

test('a person reads their code and who came with it, newest first, by initials and day alone, without who is gone', async () => {
  const [ana, one, two, gone, other] = [
    await world.addPerson(),
    await world.addPerson(),
    await world.addPerson(),
    await world.addPerson(),
    await world.addPerson(),
  ];
  await world.db.query("update users set referral_code = 'CDEFGHJ' where id = $1", [ana.id]);
  for (const who of [one, two, gone]) await bring(who, ana);
  await bring(other, one);
  await world.db.query("update users set created_at = now() - interval '2 days' where id = $1", [one.id]);
  await world.db.query('update users set deleted_at = now() where id = $1', [gone.id]);
  await world.db.query("update user_profiles set first_name = '', last_name = '' where user_id = $1", [one.id]);
  const { code, data, meta } = await list(ana);
  expect([code, meta.total]).toEqual(['CDEFGHJ', 2]);
  expect(data.map(({ initials }) => initials)).toEqual([expect.stringMatching(/^\p{L}\. /u), '']);
  expect(Object.keys(data[0] ?? {}).sort()).toEqual(['initials', 'joined_at']);
  const page = await list(ana, { per_page: 1 });
  expect((await list(ana, { per_page: 1, after: page.meta.next ?? '' })).data).toEqual([data[1]]);
  expect((await list(two)).data).toEqual([]);
});

test('a platform that recommends itself to nobody tells no code', async () => {
  const plain = await makeInvestWorld();
  try {
    const ana = await plain.addPerson();
    await plain.db.query("update users set referral_code = 'CDEFGHK' where id = $1", [ana.id]);
    expect(good(await plain.call(listReferrals, { as: ana, query: {} })).code).toBeNull();
  } finally {
    await plain.close();
  }
});
