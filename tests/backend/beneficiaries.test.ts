import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTenant } from '#backend/db/transaction.ts';
import { askedPeople } from '#backend/modules/screening/asked-people.repository.ts';
import { getBeneficiaries, saveBeneficiaries } from '#contract/beneficiaries.ts';
import { deleteUser } from '#contract/user-deletion.ts';
import { getUser } from '#contract/users.ts';
import { type InvestWorld, makeInvestWorld, type Person } from '#tests/support/invest-world.ts';
import { good } from '#tests/support/order-steps.ts';

let world: InvestWorld;
beforeAll(async () => {
  world = await makeInvestWorld();
});
afterAll(() => world.close());

const EVA = { name: 'Eva Soler', birthday: '1980-02-01', country: 'ES', id_number: '12345678z' };
const say = (as: Person, body: object) => world.call(saveBeneficiaries, { body: body as never, as });
const rows = (person: Person) =>
  world.db.query('select * from beneficiary_declarations where user_id = $1', [person.id]);

test('the last word of a person on whose account they invest counts, is read on their sheet, and has whom it names held beside the watch lists', async () => {
  const person = await world.addPerson();
  expect(good(await world.call(getBeneficiaries, { as: person })).data).toBeNull();
  good(await say(person, { acts_for: 'OTHERS', people: [EVA] }));
  const { data } = good(await world.call(getUser, { params: { id: person.id }, as: world.manager }));
  expect(data.beneficiaries).toMatchObject({ acts_for: 'OTHERS', people: [{ ...EVA, id_number: '12345678Z' }] });
  const asked = await inTenant(world.backEnd.deps.pool, world.tenantId, (tx) =>
    askedPeople(tx, world.tenantId, { only: person.id, most: 1 }),
  );
  expect(asked[0]?.asked).toContainEqual({
    role: 'beneficiary',
    name: 'Eva Soler',
    kind: 'person',
    born: '1980-02-01',
  });
  good(await say(person, { acts_for: 'SELF', people: [] }));
  expect(good(await world.call(getBeneficiaries, { as: person })).data).toMatchObject({ acts_for: 'SELF', people: [] });
  expect(await rows(person)).toHaveLength(1);
  const audit = await world.db.query<{ details: unknown }>(
    "select details from audit_log where action = 'identity.beneficiaries_saved' and user_id = $1",
    [person.id],
  );
  expect(JSON.stringify(audit)).not.toContain('Soler');
});

test('a declaration that does not fit together is refused, each fault at its field, and nothing of it is kept', async () => {
  const person = await world.addPerson();
  const refused = async (body: object) => {
    const { status, body: answer } = await say(person, body);
    expect(status).toBe(422);
    return Object.keys(answer.fields ?? {});
  };
  expect(await refused({ acts_for: 'OTHERS', people: [] })).toEqual(['acts_for']);
  expect(await refused({ acts_for: 'SELF', people: [EVA] })).toEqual(['acts_for']);
  expect(
    await refused({
      acts_for: 'OTHERS',
      people: [{ ...EVA, birthday: '2099-01-01', country: 'XX', id_number: '12345678A' }],
    }),
  ).toEqual(expect.arrayContaining(['people.0.birthday', 'people.0.country', 'people.0.id_number']));
  expect(await rows(person)).toEqual([]);
});

test('a declaration goes with who the person was', async () => {
  const person = await world.addPerson();
  good(await say(person, { acts_for: 'OTHERS', people: [EVA] }));
  await world.db.query('delete from kyc_checks where user_id = $1', [person.id]);
  good(
    await world.call(deleteUser, {
      params: { id: person.id },
      body: { reason: 'Lo pide por escrito' },
      as: world.manager,
      key: randomUUID(),
    }),
  );
  expect(await rows(person)).toEqual([]);
});
