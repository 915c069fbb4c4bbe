import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  chooseInvestorType,
  removeLegalDocument,
  reviewIdentity,
  submitIdentity,
  uploadLegalDocument,
} from '#contract/identity.ts';
import { getLegalInformation, saveCompanyData, savePersonalData } from '#contract/profiles.ts';
import { prepareContract, sendSignatureCode, signContract } from '#contract/signing.ts';
import {
  checkedAnew,
  type InvestWorld,
  makeInvestWorld,
  type Offer,
  type Person,
} from '#tests/support/invest-world.ts';
import { good, orderAt, orderSteps, outcome, pdfFile } from '#tests/support/order-steps.ts';
import { SAMPLE_COMPANY, SAMPLE_PERSON } from '#tests/support/sample-person.ts';

let world: InvestWorld;
let offer: Offer;
beforeAll(async () => {
  world = await makeInvestWorld();
  offer = await world.addOffer({ tokens: 10_000 });
});
afterAll(() => world?.close());

const OTHER = { ...SAMPLE_PERSON, first_name: 'Otra', last_name: 'Persona' };
const become = (as: Person, legal_type: 'INDIVIDUAL' | 'LEGAL_ENTITY') =>
  world.call(chooseInvestorType, { body: { legal_type }, as });
const savePerson = (as: Person) => world.call(savePersonalData, { body: OTHER, as });
const saveCompany = (as: Person, activity = SAMPLE_COMPANY.activity) =>
  world.call(saveCompanyData, { body: { ...SAMPLE_COMPANY, activity }, as });
const known = async (as: Person) => good(await world.call(getLegalInformation, { as })).data;
const prepare = (as: Person, id: string) => world.call(prepareContract, { params: { id }, body: {}, as });
const mint = async (id: string) => good(await orderSteps(world).mint(id)).data.refused;
const paid = (as: Person) => orderAt(orderSteps(world), as, offer, 3, 'CHARGED');

async function codeFor(as: Person, id: string): Promise<string> {
  good(await world.call(sendSignatureCode, { params: { id }, body: {}, as }));
  return /\b\d{5}\b/.exec((await world.mailsTo(as)).at(-1)?.plain ?? '')?.[0] ?? '';
}
const sign = async (as: Person, id: string, sha256: string) =>
  outcome(
    await world.call(signContract, {
      params: { id },
      body: {
        typed_name: as.name,
        code: await codeFor(as, id),
        sha256,
        agree: true,
      },
      as,
    }),
  );

describe('an identity that was checked', () => {
  it('keeps its person by every door, also where a company is begun and left again', async () => {
    const ana = await world.addPerson();
    const before = (await known(ana)).personal;
    expect(outcome(await savePerson(ana))).toBe('409 kyc.done');
    good(await become(ana, 'LEGAL_ENTITY'));
    expect((await known(ana)).kyc).toMatchObject({ status: 'CREATED', editable: { person: false, company: true } });
    expect(outcome(await savePerson(ana))).toBe('409 kyc.done');
    good(await become(ana, 'INDIVIDUAL'));
    // The check of this very person still counts: nothing is asked again.
    expect((await known(ana)).kyc.status).toBe('SUCCESS');
    expect(outcome(await savePerson(ana))).toBe('409 kyc.done');
    for (const call of [
      saveCompany(ana),
      world.call(uploadLegalDocument, { params: { type: 'IDENTITY_PROOF' }, files: { document: pdfFile() }, as: ana }),
      world.call(removeLegalDocument, { params: { type: 'IDENTITY_PROOF' }, as: ana }),
    ])
      expect(outcome(await call)).toBe('409 kyc.done');
    expect((await known(ana)).personal).toEqual(before);
  });

  it('a check of a person does not cover a company: its papers are asked for, and no contract is made before they are approved', async () => {
    const ana = await world.addPerson();
    await world.db.query(
      `update user_profiles set birthday = '1980-05-05', nationality = 'ES', phone = '+34600100200', province = 'Madrid' where user_id = $1`,
      [ana.id],
    );
    const paper = (type: string) =>
      world.call(uploadLegalDocument, {
        params: { type: type as 'IDENTITY_PROOF' },
        body: { issued_on: new Date().toISOString().slice(0, 10) },
        files: { document: pdfFile() },
        as: ana,
      });
    await world.db.query('delete from kyc_checks where user_id = $1', [ana.id]);
    good(await paper('IDENTITY_PROOF'));
    good(await paper('IDENTITY_PROOF_BACK'));
    await checkedAnew(world, ana);
    const id = await paid(ana);
    good(await become(ana, 'LEGAL_ENTITY'));
    expect(outcome(await prepare(ana, id))).toBe('409 kyc.not_checked');
    expect(outcome(await world.call(submitIdentity, { body: {}, as: ana }))).toBe('422 kyc.incomplete');
    good(await saveCompany(ana));
    for (const type of ['REGISTRATION_PROOF', 'ARTICLES_OF_ASSOCIATION', 'SHAREHOLDER_DECLARATION'])
      good(await paper(type));
    good(await world.call(submitIdentity, { body: {}, as: ana }));
    for (const call of [
      become(ana, 'INDIVIDUAL'),
      saveCompany(ana, 'Otra'),
      savePerson(ana),
      paper('REGISTRATION_PROOF'),
    ])
      expect(outcome(await call)).toBe('409 kyc.in_review');
    expect(outcome(await prepare(ana, id))).toBe('409 kyc.not_checked');
    good(
      await world.call(reviewIdentity, { params: { user_id: ana.id }, body: { approved: true }, as: world.manager }),
    );
    const { data } = good(await prepare(ana, id));
    expect(data.paragraphs.join(' ')).toContain(SAMPLE_COMPANY.organisation_name);
    expect(await sign(ana, id, data.sha256)).toBe('200');
  });

  it('may be said to be a person’s or a company’s while the check runs, by who had not said so; a company’s papers are asked for after it', async () => {
    const handedIn = async () => {
      const person = await world.addPerson();
      await world.db.query('delete from kyc_checks where user_id = $1', [person.id]);
      await world.db.query('update user_profiles set legal_type = null where user_id = $1', [person.id]);
      await world.db.query(
        `insert into kyc_checks (tenant_id, user_id, status, submitted_at, created_at, updated_at)
         values ($1, $2, 'MANUAL_REVIEW', now(), now(), now())`,
        [world.tenantId, person.id],
      );
      return person;
    };
    const approve = (person: Person) =>
      world.call(reviewIdentity, { params: { user_id: person.id }, body: { approved: true }, as: world.manager });
    const [ana, eva] = [await handedIn(), await handedIn()];
    expect((await known(ana)).kyc.editable).toEqual({ type: true, person: false, company: false, documents: false });
    good(await become(ana, 'INDIVIDUAL'));
    expect(outcome(await become(ana, 'LEGAL_ENTITY'))).toBe('409 kyc.in_review');
    good(await approve(ana));
    expect((await known(ana)).kyc.status).toBe('SUCCESS');
    good(await become(eva, 'LEGAL_ENTITY'));
    good(await approve(eva));
    // The person was found right; nobody has looked at the company yet.
    expect((await known(eva)).kyc).toMatchObject({ status: 'CREATED', editable: { person: false, company: true } });
  });

  it('a check that was bypassed stops contract, signature and mint, whichever door was left open', async () => {
    const ana = await world.addPerson();
    const id = await paid(ana);
    const { data } = good(await prepare(ana, id));
    const rename = (first: string) =>
      world.db.query('update user_profiles set first_name = $2 where user_id = $1', [ana.id, first]);
    await rename('Otra');
    expect(await sign(ana, id, data.sha256)).toBe('409 kyc.not_checked');
    expect(outcome(await prepare(ana, id))).toBe('409 kyc.not_checked');
    await rename('María José');
    world.moveDays(1 / 24);
    expect(await sign(ana, id, data.sha256)).toBe('200');
    world.moveDays(5);
    await rename('Otra');
    expect(await mint(id)).toBe('identity_not_checked');
    await rename('María José');
    expect(await mint(id)).toBeNull();
    world.moveDays(null);
  });

  it('checked again under another name has its contract read again before it is signed', async () => {
    const ana = await world.addPerson();
    const id = await paid(ana);
    const { data } = good(await prepare(ana, id));
    await world.db.query(`update user_profiles set address = 'Calle Nueva 7' where user_id = $1`, [ana.id]);
    await checkedAnew(world, ana);
    expect(await sign(ana, id, data.sha256)).toBe('409 signature.text_changed');
    const anew = good(await prepare(ana, id)).data;
    expect(anew.sha256).not.toBe(data.sha256);
    expect(anew.paragraphs.join(' ')).toContain('Calle Nueva 7');
  });

  it('stays with its check: nobody writes it afterwards', async () => {
    const ana = await world.addPerson();
    await world.db.query(`update kyc_checks set checked = '{}' where user_id = $1`, [ana.id]);
    const [row] = await world.db.query<{ checked: object }>('select checked from kyc_checks where user_id = $1', [
      ana.id,
    ]);
    expect(row?.checked).toMatchObject({
      legalType: 'INDIVIDUAL',
      person: { firstName: 'María José', idNumber: '12345678Z' },
    });
  });
});
