import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listIdentityChecks, removeLegalDocument, submitIdentity, uploadLegalDocument } from '#contract/identity.ts';
import { getLegalInformation, savePersonalData } from '#contract/profiles.ts';
import { type InvestWorld, makeInvestWorld, type Person } from '#tests/support/invest-world.ts';
import { SAMPLE_PERSON } from '#tests/support/sample-person.ts';

const pdf = (name: string) => new File(['%PDF-1.4\n%%EOF'], name, { type: 'application/pdf' });
const params = { type: 'IDENTITY_PROOF' } as const;

describe('identity documents', () => {
  let world: InvestWorld;
  let ana: Person;

  beforeAll(async () => {
    world = await makeInvestWorld();
    ana = await world.addPerson({ prepared: false });
    await world.call(savePersonalData, { body: SAMPLE_PERSON, as: ana });
  });
  afterAll(() => world?.close());

  const upload = (name: string) => world.call(uploadLegalDocument, { params, files: { document: pdf(name) }, as: ana });
  const namesHeld = async () =>
    (await world.call(getLegalInformation, { as: ana })).body.data.documents.map(({ name }) => name);

  it('count one per type: a second replaces the first', async () => {
    expect((await upload('uno.pdf')).status).toBe(200);
    expect((await upload('dos.pdf')).status).toBe(200);
    expect(await namesHeld()).toEqual(['dos.pdf']);
  });

  it('can be taken back: before they are handed in nothing stays of them', async () => {
    const answer = await world.call(removeLegalDocument, { params, as: ana });
    expect(answer.status).toBe(200);
    expect(answer.body.data.documents).toEqual([]);
    expect(await world.db.query('select 1 from kyc_documents where user_id = $1', [ana.id])).toEqual([]);
    expect(await world.db.query('select 1 from files where owner_user_id = $1', [ana.id])).toEqual([]);
    expect(await world.backEnd.deps.files.list(world.tenantId)).toEqual([]);
    const again = await world.call(removeLegalDocument, { params, as: ana });
    expect(again.status).toBe(200);
    const audited = await world.db.query(
      `select 1 from audit_log where action = 'identity.document_removed' and tenant_id = $1`,
      [world.tenantId],
    );
    expect(audited).toHaveLength(1);
  });

  it('a foreign passport is one page; errors are shown at its fields', async () => {
    const erika = await world.addPerson({ prepared: false });
    const passport = {
      id_type: 'PASSPORT',
      id_number: 'c01x 00t47',
      id_country: 'DE',
      id_expires_on: '2095-01-31',
    } as const;
    const save = (change: object) =>
      world.call(savePersonalData, { body: { ...SAMPLE_PERSON, ...passport, ...change }, as: erika });
    const fieldsOf = async (change: object) => Object.keys((await save(change)).body.fields ?? {}).sort();
    expect(await fieldsOf({ id_country: undefined, id_expires_on: undefined })).toEqual([
      'id_country',
      'id_expires_on',
    ]);
    expect(await fieldsOf({ id_country: 'ZZ', id_expires_on: '2020-01-31' })).toEqual(['id_country', 'id_expires_on']);
    expect(await fieldsOf({ id_number: 'no number' })).toEqual(['id_number']);
    expect(await fieldsOf({ id_type: 'DNI' })).toEqual(['id_number']);
    expect((await save({})).status).toBe(200);
    expect((await world.call(submitIdentity, { body: {}, as: erika })).body.fields).toHaveProperty('IDENTITY_PROOF');
    await world.call(uploadLegalDocument, { params, files: { document: pdf('pass.pdf') }, as: erika });
    expect((await world.call(submitIdentity, { body: {}, as: erika })).status).toBe(200);
    const queue = await world.call(listIdentityChecks, { as: world.manager });
    expect(queue.body.data.find(({ user_id }) => user_id === erika.id)?.personal).toMatchObject({
      ...passport,
      id_number: 'C01X00T47',
    });
    // What was looked at is that very document.
    const [{ checked } = { checked: null }] = await world.db.query<{ checked: unknown }>(
      'select checked from kyc_checks where user_id = $1',
      [erika.id],
    );
    expect(checked).toMatchObject({ person: { idType: 'PASSPORT', idCountry: 'DE', idExpiresOn: '2095-01-31' } });
  });

  it('documents of another person are out of reach', async () => {
    await upload('tres.pdf');
    const other = await world.addPerson({ prepared: false });
    await world.call(removeLegalDocument, { params, as: other });
    expect(await namesHeld()).toEqual(['tres.pdf']);
  });

  it('stay where they are while the check waits for a reviewer', async () => {
    // One side of a DNI is half of it.
    const half = await world.call(submitIdentity, { body: {}, as: ana });
    expect(half).toMatchObject({ status: 422, body: { error: 'kyc.incomplete' } });
    expect(Object.keys(half.body.fields ?? {})).toEqual(['IDENTITY_PROOF_BACK']);
    const back = { params: { type: 'IDENTITY_PROOF_BACK' } as const, files: { document: pdf('reverso.pdf') }, as: ana };
    expect((await world.call(uploadLegalDocument, back)).status).toBe(200);
    expect(await namesHeld()).toEqual(['tres.pdf', 'reverso.pdf']);
    expect((await world.call(submitIdentity, { body: {}, as: ana })).status).toBe(200);
    const answer = await world.call(removeLegalDocument, { params, as: ana });
    expect(answer).toMatchObject({ status: 409, body: { error: 'kyc.in_review' } });
    const queue = await world.call(listIdentityChecks, { as: world.manager });
    expect(queue.body.data.find(({ user_id }) => user_id === ana.id)?.documents).toHaveLength(2);
  });
});
