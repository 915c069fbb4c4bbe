import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { reviewIdentity, submitIdentity, uploadLegalDocument } from '#contract/identity.ts';
import { getLegalInformation, saveCompanyData, savePersonalData } from '#contract/profiles.ts';
import { deleteUser } from '#contract/user-deletion.ts';
import { getUser } from '#contract/users.ts';
import { checkedAnew, type InvestWorld, makeInvestWorld, type Person } from '#tests/support/invest-world.ts';
import { good, type OrderSteps, orderAt, orderSteps, outcome, pdfFile } from '#tests/support/order-steps.ts';
import { SAMPLE_COMPANY, SAMPLE_PERSON } from '#tests/support/sample-person.ts';

let world: InvestWorld;
let steps: OrderSteps;
beforeAll(async () => {
  world = await makeInvestWorld();
  steps = orderSteps(world);
});
afterAll(() => world?.close());

const known = async (as: Person) => good(await world.call(getLegalInformation, { as })).data;
/** Somebody of whom everything is known and checked. */
async function checkedPerson(): Promise<Person> {
  const person = await world.addPerson();
  await world.db.query(
    `update user_profiles set birthday = '1980-05-05', nationality = 'ES', phone = '600100200', province = 'Madrid' where user_id = $1`,
    [person.id],
  );
  for (const type of ['IDENTITY_PROOF', 'IDENTITY_PROOF_BACK']) {
    await world.db.query('delete from kyc_checks where user_id = $1', [person.id]);
    const params = { type: type as 'IDENTITY_PROOF' };
    good(await world.call(uploadLegalDocument, { params, files: { document: pdfFile() }, as: person }));
  }
  await checkedAnew(world, person);
  return person;
}
/** What stands there, with a change; what a form that shows everything would send. */
async function save(as: Person, change: object) {
  const { personal } = await known(as);
  return world.call(savePersonalData, { body: { ...SAMPLE_PERSON, ...personal, ...change }, as });
}
const sheet = async ({ id }: Person) => good(await world.call(getUser, { params: { id }, as: world.manager })).data;
const kept = (id: string) => world.db.query('select from profile_changes where user_id = $1', [id]);
const fieldsSaid = async ({ id }: Person, action: string) => {
  const lines = await world.db.query<{ details: { fields?: string } }>(
    'select details from audit_log where user_id = $1 and action = $2 order by at',
    [id, action],
  );
  return lines.map(({ details }) => details.fields);
};

describe('a person whose identity was checked', () => {
  it('changes address and telephone at once, and is still checked; what stood there is kept', async () => {
    const ana = await checkedPerson();
    good(await save(ana, {}));
    const before = await known(ana);
    good(await save(ana, { address: 'Rúa Nova 2', city: 'Lugo', phone: '+34611222333', secondary_phone: '600111000' }));
    const after = await known(ana);
    expect(after.kyc).toEqual(before.kyc);
    expect(after.personal).toMatchObject({ address: 'Rúa Nova 2', secondary_phone: '600111000' });
    const { changes } = await sheet(ana);
    expect(changes).toContainEqual(
      expect.objectContaining({ part: 'person', field: 'address', from: before.personal.address, to: 'Rúa Nova 2' }),
    );
    // How somebody lives goes with the account: its changes are not kept.
    expect(changes.map(({ field }) => field)).not.toContain('secondary_phone');
    expect((await fieldsSaid(ana, 'identity.personal_saved')).at(-1)).toMatch(/phone/);
    const order = await orderAt(steps, ana, await world.addOffer(), 1, 'CHARGED');
    good(await steps.prepare(ana, order));
  });

  it('changes their name only knowing that it is checked again: then contracts wait, managers see it, and they are told', async () => {
    const eva = await checkedPerson();
    const order = await orderAt(steps, eva, await world.addOffer(), 1, 'CHARGED');
    expect(outcome(await save(eva, { first_name: 'Eva' }))).toBe('409 kyc.done');
    expect((await known(eva)).personal.first_name).not.toBe('Eva');
    good(await save(eva, { first_name: 'Eva', accept_new_check: true }));
    const { kyc, personal } = await known(eva);
    expect([personal.first_name, kyc.status]).toEqual(['Eva', 'CREATED']);
    expect(kyc.reopened).toMatchObject({ own: true, reason: '' });
    expect(outcome(await steps.prepare(eva, order))).toBe('409 kyc.not_checked');
    expect((await world.mailsTo(eva)).filter(({ kind }) => kind === 'identity.changed')).toHaveLength(1);
    expect(await fieldsSaid(eva, 'identity.changed')).toEqual(['first_name']);
    expect((await sheet(eva)).changes).toMatchObject([{ field: 'first_name', to: 'Eva' }]);

    good(await world.call(submitIdentity, { body: {}, as: eva }));
    expect((await known(eva)).kyc.status).toBe('MANUAL_REVIEW');
    expect(outcome(await save(eva, { last_name: 'Otra', accept_new_check: true }))).toBe('409 kyc.in_review');
    good(await save(eva, { city: 'Vigo' }));
    const review = { params: { user_id: eva.id }, body: { approved: true as const }, as: world.manager };
    good(await world.call(reviewIdentity, review));
    good(await steps.prepare(eva, order));
  });

  it('empties what need not be there, and a form that does not ask for it leaves it as it is', async () => {
    const ana = await checkedPerson();
    good(await save(ana, { secondary_phone: '600111000', gender: 'FEMININE' }));
    const { secondary_phone: _s, gender: _g, ...shown } = (await known(ana)).personal;
    good(await world.call(savePersonalData, { body: { ...SAMPLE_PERSON, ...shown }, as: ana }));
    expect((await known(ana)).personal).toMatchObject({ secondary_phone: '600111000', gender: 'FEMININE' });
    good(await save(ana, { secondary_phone: null, gender: null }));
    expect((await known(ana)).personal).toMatchObject({ secondary_phone: null, gender: null });
  });
});

it('a company that was checked is changed in the same way, but for where it is written to', async () => {
  const eva = await world.addPerson();
  await world.db.query(`update user_profiles set legal_type = 'LEGAL_ENTITY' where user_id = $1`, [eva.id]);
  await world.db.query('delete from kyc_checks where user_id = $1', [eva.id]);
  const company = (change: object) => world.call(saveCompanyData, { body: { ...SAMPLE_COMPANY, ...change }, as: eva });
  good(await company({}));
  await world.db.query(
    `insert into kyc_checks (tenant_id, user_id, status, submitted_at, created_at, updated_at) values ($1, $2, 'SUCCESS', now(), now(), now())`,
    [world.tenantId, eva.id],
  );
  good(await company({ contact_email: 'nueva@huerta.example' }));
  expect((await known(eva)).kyc.status).toBe('SUCCESS');
  const shareholders = [{ name: 'Luz Prado', stake: '51' }];
  expect(outcome(await company({ shareholders }))).toBe('409 kyc.done');
  good(await company({ shareholders, accept_new_check: true }));
  const { kyc } = await known(eva);
  expect([kyc.status, kyc.editable?.company]).toEqual(['CREATED', true]);
  expect((await sheet(eva)).changes.map(({ field }) => field)).toContain('shareholders');
});

it('the kept changes of a person go with their identity when the account ends', async () => {
  const ana = await world.addPerson({ prepared: false });
  good(await world.call(savePersonalData, { body: SAMPLE_PERSON, as: ana }));
  const first = (await kept(ana.id)).length;
  good(await save(ana, { address: 'Calle Mayor 9' }));
  expect(await kept(ana.id)).toHaveLength(first + 1);
  const body = { reason: 'Lo pide por escrito' };
  good(await world.call(deleteUser, { params: { id: ana.id }, body, as: world.manager, key: crypto.randomUUID() }));
  expect(await kept(ana.id)).toHaveLength(0);
});
