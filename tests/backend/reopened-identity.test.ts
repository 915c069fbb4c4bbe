import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  chooseInvestorType,
  reopenIdentity,
  reviewIdentity,
  submitIdentity,
  uploadLegalDocument,
} from '#contract/identity.ts';
import { getInvestFlow } from '#contract/orders.ts';
import { getLegalInformation, saveCompanyData, savePersonalData } from '#contract/profiles.ts';
import { prepareContract } from '#contract/signing.ts';
import { getUser, judgeUser } from '#contract/users.ts';
import { type InvestWorld, makeInvestWorld, type Offer, type Person } from '#tests/support/invest-world.ts';
import { good, type OrderSteps, orderAt, orderSteps, outcome, pdfFile } from '#tests/support/order-steps.ts';
import { SAMPLE_COMPANY, SAMPLE_PERSON } from '#tests/support/sample-person.ts';

let world: InvestWorld;
let offer: Offer;
let steps: OrderSteps;
beforeAll(async () => {
  world = await makeInvestWorld();
  steps = orderSteps(world);
  offer = await world.addOffer({ tokens: 10_000 });
});
afterAll(() => world?.close());

const REASON = 'El segundo apellido no es el del documento';
const known = async (as: Person) => good(await world.call(getLegalInformation, { as })).data;
const sheet = async ({ id }: Person, as = world.manager) =>
  good(await world.call(getUser, { params: { id }, as })).data;
const reopen = (person: Person, { as = world.manager, reason = REASON } = {}) =>
  world.call(reopenIdentity, { params: { user_id: person.id }, body: { reason }, as });
const savePerson = (as: Person, body = SAMPLE_PERSON) => world.call(savePersonalData, { body, as });
const OTHER = { ...SAMPLE_PERSON, first_name: 'Nadie' };
const submit = (as: Person) => world.call(submitIdentity, { body: {}, as });
const review = ({ id }: Person, approved: boolean) =>
  world.call(reviewIdentity, {
    params: { user_id: id },
    body: approved ? { approved } : { approved, reason: 'No se lee' },
    as: world.manager,
  });
const paper = (as: Person, type: string) =>
  world.call(uploadLegalDocument, {
    params: { type: type as 'IDENTITY_PROOF' },
    body: { issued_on: new Date().toISOString().slice(0, 10) },
    files: { document: pdfFile() },
    as,
  });
const minted = async (id: string) => good(await orderSteps(world).mint(id)).data.refused;
const contract = async (as: Person, id: string) => world.call(prepareContract, { params: { id }, body: {}, as });

it('lets the person mend what was checked; contract and mint wait for the new check, and what was minted stays', async () => {
  const ana = await world.addPerson();
  good(await world.call(judgeUser, { params: { id: ana.id }, body: { status: 'VERIFIED' }, as: world.manager }));
  const other = await world.addOffer();
  const old = await orderAt(steps, ana, other, 2, 'CHARGED');
  const { sha256 } = good(await steps.prepare(ana, old)).data;
  good(await steps.sendCode(ana, old));
  const code = /\b\d{5}\b/.exec((await world.mailsTo(ana)).at(-1)?.plain ?? '')?.[0] ?? '';
  good(await steps.sign(ana, old, code, sha256));
  world.moveDays(5);
  expect(await minted(old)).toBeNull();
  world.moveDays(null);
  const order = await orderAt(steps, ana, offer, 3, 'CHARGED');
  expect((await sheet(ana)).reopening).toEqual({ waiting: 1, signed: 0, minted: 1 });

  expect(good(await reopen(ana)).data.status).toBe('CREATED');
  const { kyc } = await known(ana);
  expect(kyc).toMatchObject({
    status: 'CREATED',
    reopened: { reason: REASON },
    page: `/invest/${offer.slug}/identification`,
  });
  expect(kyc.editable).toEqual({ type: true, person: true, company: true, documents: true });
  expect(outcome(await contract(ana, order))).toBe('409 kyc.not_checked');
  const mails = await world.mailsTo(ana);
  expect(mails.find(({ kind }) => kind === 'identity.reopened')?.plain).toContain(REASON);
  const after = await sheet(ana);
  expect(after).toMatchObject({ status: 'PENDING', reopening: null, kyc_status: 'CREATED' });
  expect(after.history[0]).toMatchObject({
    action: 'identity.reopened',
    by: { name: world.manager.name, role: 'manager' },
    from: 'SUCCESS',
    to: 'CREATED',
    reason: REASON,
  });
  expect(after.investments.newest.find(({ id }) => id === old)?.status).toBe('MINTED');

  good(await savePerson(ana, { ...SAMPLE_PERSON, last_name: 'García-Muñoz' }));
  for (const type of ['IDENTITY_PROOF', 'IDENTITY_PROOF_BACK']) good(await paper(ana, type));
  good(await submit(ana));
  expect((await known(ana)).kyc.reopened).toBeNull();
  expect(outcome(await contract(ana, order))).toBe('409 kyc.not_checked');
  good(await review(ana, true));
  expect((await sheet(ana)).status).toBe('VERIFIED');
  expect(good(await contract(ana, order)).data.signer_name).toContain('García-Muñoz');
  expect(outcome(await savePerson(ana, OTHER))).toBe('409 kyc.done');
});

it('opens the check of a company with its person, and a person whose company is not checked yet', async () => {
  const eva = await world.addPerson();
  good(await reopen(eva));
  good(await world.call(chooseInvestorType, { body: { legal_type: 'LEGAL_ENTITY' }, as: eva }));
  good(await savePerson(eva));
  good(await world.call(saveCompanyData, { body: SAMPLE_COMPANY, as: eva }));
  for (const type of [
    'IDENTITY_PROOF',
    'IDENTITY_PROOF_BACK',
    'REGISTRATION_PROOF',
    'ARTICLES_OF_ASSOCIATION',
    'SHAREHOLDER_DECLARATION',
  ])
    good(await paper(eva, type));
  good(await submit(eva));
  expect(outcome(await reopen(eva))).toBe('409 kyc.in_review');
  good(await review(eva, true));
  expect(outcome(await savePerson(eva, OTHER))).toBe('409 kyc.done');
  good(await reopen(eva));
  good(await savePerson(eva, { ...SAMPLE_PERSON, last_name: 'Otro' }));
  good(await world.call(saveCompanyData, { body: { ...SAMPLE_COMPANY, city: 'Toledo' }, as: eva }));
  // The company turned away does not hide that its person has been opened.
  good(await submit(eva));
  good(await review(eva, false));
  expect((await known(eva)).kyc).toMatchObject({ status: 'MANUAL_ERROR', reason: 'No se lee', reopened: null });

  const ines = await world.addPerson();
  good(await world.call(chooseInvestorType, { body: { legal_type: 'LEGAL_ENTITY' }, as: ines }));
  expect(outcome(await savePerson(ines, OTHER))).toBe('409 kyc.done');
  good(await reopen(ines));
  good(await savePerson(ines));
  expect((await known(ines)).kyc).toMatchObject({ status: 'CREATED', reopened: { reason: REASON } });
});

it('a reopening is refused where the identity is open already, to anybody but a manager, for oneself, and without a reason of 5 to 500 characters', async () => {
  const ana = await world.addPerson();
  expect(outcome(await reopen(ana, { as: ana }))).toMatch(/^403/);
  expect(outcome(await reopen(ana, { as: world.issuer }))).toMatch(/^403/);
  expect(outcome(await reopen(world.manager))).toBe('403 access.denied');
  expect((await sheet(world.manager)).reopening).toBeNull();
  for (const reason of ['no', ' '.repeat(9), 'a'.repeat(501)])
    expect(outcome(await reopen(ana, { reason }))).toMatch(/^4(00|22)/);
  expect(outcome(await reopen({ ...ana, id: randomUUID() }))).toMatch(/^404/);
  expect((await known(ana)).kyc).toMatchObject({ status: 'SUCCESS', reopened: null });

  await world.db.query(
    'update access_tokens set impersonator_user_id = (select id from users where id = $2) where user_id = $1',
    [world.manager.id, world.issuer.id],
  );
  expect(outcome(await reopen(ana))).toMatch(/^403/);
  await world.db.query('update access_tokens set impersonator_user_id = null where user_id = $1', [world.manager.id]);

  good(await reopen(ana));
  expect(outcome(await reopen(ana))).toBe('409 kyc.open_already');
  const rows = await world.db.query('select id from kyc_checks where user_id = $1', [ana.id]);
  expect(rows).toHaveLength(2);
  const mails = (await world.mailsTo(ana)).filter(({ kind }) => kind === 'identity.reopened');
  expect(mails).toHaveLength(1);
});

it('the check of who does not invest is neither offered nor opened, and who stopped investing is mailed nothing of it', async () => {
  const person = await world.addPerson();
  await world.db.query("update users set role = 'ISSUER', roles = '{ISSUER}' where id = $1", [person.id]);
  expect((await sheet(person)).reopening).toBeNull();
  expect(outcome(await reopen(person))).toBe('409 kyc.no_page');
  expect((await known(person)).kyc).toMatchObject({ status: 'SUCCESS', reopened: null, page: null });
  await world.db.query("update kyc_checks set status = 'MANUAL_REVIEW' where user_id = $1", [person.id]);
  good(await review(person, false));
  expect((await known(person)).kyc).toMatchObject({ status: 'MANUAL_ERROR', page: null });
  expect((await world.mailsTo(person)).map(({ kind }) => kind)).toEqual([]);
});

it('leads whoever has paid to their identity before the contract', async () => {
  const ana = await world.addPerson();
  await orderAt(steps, ana, offer, 3, 'CHARGED');
  good(await reopen(ana));
  const flow = good(await world.call(getInvestFlow, { params: { slug: offer.slug }, as: ana })).data;
  expect(flow.person.kyc_status).toBe('CREATED');
  expect(flow.investment?.status).toBe('CHARGED');
});

it('two managers who decide one identity at once are one decision, and the later one reads that it waits no more', async () => {
  const person = await world.addPerson();
  const colleague = await world.addPerson({ roles: ['ADMIN'] });
  good(await reopen(person));
  good(await savePerson(person));
  for (const type of ['IDENTITY_PROOF', 'IDENTITY_PROOF_BACK']) good(await paper(person, type));
  good(await submit(person));
  const params = { user_id: person.id };
  const answers = await Promise.all([
    world.call(reviewIdentity, { params, body: { approved: true }, as: world.manager }),
    world.call(reviewIdentity, { params, body: { approved: false, reason: 'No se lee' }, as: colleague }),
  ]);
  expect(answers.map(outcome).toSorted()).toEqual(['200', '409 kyc.not_waiting']);
  const decided = (await sheet(person)).history.filter(({ action }) => /^identity\.(?:approved|refused)$/.test(action));
  expect(decided).toHaveLength(1);
});
