import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoSheetAnswers } from '#backend/seed/content/sheet-answers.ts';
import { getFile, getPublicFile } from '#contract/files.ts';
import { decideSheet, getInformationSheet, saveSheetPart, submitSheet } from '#contract/information-sheet.ts';
import { listInvestments } from '#contract/investments.ts';
import { getIssuanceBySlug } from '#contract/issuances.ts';
import { decideChange, getOfferChange, proposeChange } from '#contract/offer-changes.ts';
import { getProject } from '#contract/projects.ts';
import { isLei, leiCheckDigits } from '#domain/information-sheet/lei.ts';
import { SHEET_PARTS, SHEET_QUESTIONS, type SheetPart } from '#domain/information-sheet/sheet-questions.ts';
import { type InvestWorld, makeInvestWorld, type Offer, type Person } from '#tests/support/invest-world.ts';
import { good, orderSteps, outcome } from '#tests/support/order-steps.ts';
import { rawCall } from '#tests/support/raw-call.ts';

const LEI = `959800LONJA0000000${leiCheckDigits('959800LONJA0000000')}`;
let world: InvestWorld;
let second: Person;
beforeAll(async () => {
  world = await makeInvestWorld();
  await sheetSettings({ providerLei: LEI });
  second = await world.addPerson({ roles: ['ADMIN'] });
});
afterAll(() => world.close());

const sheetSettings = (informationSheet: object) =>
  world.db.query(`update tenants set settings = settings || $2 where id = $1`, [
    world.tenantId,
    JSON.stringify({ informationSheet }),
  ]);
const ANSWERS = demoSheetAnswers({
  productType: 'DEBT',
  issuer: { name: 'Huerta Solar, S.L.', city: 'Toledo' },
  team: [],
  shortDescription: { es: 'Energía solar.', en: 'Solar power.' },
  risks: [],
  headlineReturn: { es: '7 % anual', en: '7 % a year' },
  finance: {},
  terms: [],
  contact: 'huerta.example',
});
const read = async (offer: Offer, as: Person = world.issuer) =>
  good(await world.call(getInformationSheet, { params: { id: offer.id }, as })).data;
const save = (offer: Offer, part: SheetPart, answers: object, { version = 1, as = world.issuer } = {}) =>
  world.call(saveSheetPart, {
    params: { id: offer.id },
    body: { version, answers: { ...answers, part } as never },
    as,
  });
const submit = (offer: Offer, as: Person = world.issuer, key: string = randomUUID()) =>
  world.call(submitSheet, { params: { id: offer.id }, body: {}, as, key });
const decide = (offer: Offer, number: number, approve: boolean, as: Person = world.manager, reason?: string) =>
  world.call(decideSheet, { params: { id: offer.id }, body: { number, approve, reason }, as, key: randomUUID() });

/** An offer of lent money whose sheet has every answer. */
async function answered(): Promise<Offer> {
  const offer = await world.addOffer();
  await world.db.query(`update issuances set product_type = 'DEBT' where id = $1`, [offer.id]);
  for (const part of SHEET_PARTS) {
    const answers = ANSWERS[part];
    if (answers && part !== 'G') expect(outcome(await save(offer, part, answers))).toBe('200');
  }
  return offer;
}
/** A file as anyone gets it. */
const openly = (id: string) =>
  rawCall(world.backEnd.fetch, getPublicFile, { host: world.host, input: { params: { id } }, key: null });

test('a sheet goes from its answers to the public document, in both languages, and the one before it stays readable', async () => {
  expect(isLei(LEI)).toBe(true);
  const offer = await answered();
  const before = await read(offer);
  expect([before.missing, before.may_submit, before.may_decide]).toEqual([[], true, false]);
  expect(before.identifier).toMatch(new RegExp(`^${LEI}\\d{8}$`));
  expect(before.from_project.B.map(({ value }) => value).join(' ')).toContain('€');

  expect(good(await submit(offer)).data.number).toBe(1);
  const waiting = await read(offer, world.manager);
  const [version] = waiting.handed_in;
  expect([version?.state, waiting.may_submit, waiting.may_decide]).toEqual(['SUBMITTED', false, true]);
  const paper = version?.papers.es;
  expect(paper?.pages).toBeLessThanOrEqual(6);
  // Nobody outside reads it before it is approved, and nobody changes what is being read.
  expect((await openly(paper?.file_id ?? '')).status).toBe(404);
  expect(
    (await world.call(getFile, { params: { id: paper?.file_id ?? '' }, as: await world.addPerson() })).status,
  ).toBe(404);
  expect(outcome(await save(offer, 'E', { vehicle: { es: 'Otra', en: 'Another' } }, { version: 2 }))).toBe(
    '409 sheet.waiting',
  );

  const early = await world.addPerson();
  const steps = orderSteps(world);
  good(await steps.place(early, offer, 2));
  expect(outcome(await decide(offer, 1, true, world.issuer))).toContain('403');
  expect(good(await decide(offer, 1, true)).data.state).toBe('PUBLISHED');
  expect((await openly(paper?.file_id ?? '')).status).toBe(200);
  for (const lang of ['es', 'en'] as const) {
    const page = good(await world.call(getIssuanceBySlug, { params: { slug: offer.slug }, lang })).data;
    expect(page.documents[0]?.file_id).toBe(version?.papers[lang].file_id);
    expect(page.documents[0]?.title.es).toContain('versión 1');
  }

  const with1 = await world.addPerson();
  good(await steps.place(with1, offer, 2));
  expect(
    outcome(await save(offer, 'E', { vehicle: { es: 'Una sociedad vehículo', en: 'A vehicle' } }, { version: 2 })),
  ).toBe('200');
  // People stand behind the offer: its next version is a change of it, handed in and decided as one.
  expect(outcome(await submit(offer))).toBe('409 sheet.is_change');
  const params = { id: offer.id };
  const { terms, terms_version } = good(await world.call(getOfferChange, { params, as: world.issuer })).data;
  const explanation = { es: 'Hay una sociedad vehículo.', en: 'There is a vehicle.' };
  good(
    await world.call(proposeChange, {
      params,
      body: { terms, terms_version, explanation },
      as: world.issuer,
      key: randomUUID(),
    }),
  );
  expect(outcome(await decide(offer, 2, true))).toBe('409 sheet.is_change');
  expect((await read(offer, world.manager)).may_decide).toBe(false);
  const { waiting: change } = good(await world.call(getOfferChange, { params, as: world.manager })).data;
  expect(change?.sheet?.number).toBe(2);
  expect(change?.differences.en.map(({ section, after: now }) => [section.slice(0, 6), now])).toEqual([
    ['Part E', 'A vehicle'],
  ]);
  const body = { number: 1, approve: true, material: false, reason: 'Una precisión' };
  good(await world.call(decideChange, { params, body, as: world.manager, key: randomUUID() }));
  const after = await read(offer, world.manager);
  expect(after.handed_in.map(({ number, current }) => [number, current])).toEqual([
    [2, true],
    [1, false],
  ]);
  // The identifier of an offer never changes (Delegated Regulation 2022/2119, article 3(3)); version 1 is kept.
  expect(after.identifier).toBe(before.identifier);
  expect((await openly(paper?.file_id ?? '')).status).toBe(200);
  const with2 = await world.addPerson();
  good(await steps.place(with2, offer, 2, randomUUID(), terms_version + 1));
  const seenBy = async (person: Person) =>
    good(await world.call(listInvestments, { as: person })).data[0]?.information_sheet ?? null;
  expect([await seenBy(early), (await seenBy(with2))?.number]).toEqual([null, 2]);
  // Who ordered on the first version reads that very one, in either language.
  expect(await seenBy(with1)).toEqual({ number: 1, files: { es: paper?.file_id, en: version?.papers.en.file_id } });
});

test('a sheet that two managers approve at once is approved by one, and the other is told that it is decided', async () => {
  const offer = await answered();
  await submit(offer);
  const both = await Promise.all([decide(offer, 1, true), decide(offer, 1, true, second)]);
  expect(both.map(outcome).sort()).toEqual(['200', '409 sheet.decided']);
});

test('a sheet of a tenant that asks for two people is not approved by who wrote it or handed it in', async () => {
  const strict = await makeInvestWorld();
  try {
    await strict.db.query(`update tenants set settings = settings || $2 where id = $1`, [
      strict.tenantId,
      JSON.stringify({ informationSheet: { providerLei: LEI, needsTwo: true } }),
    ]);
    const offer = await strict.addOffer();
    await strict.db.query(`update issuances set product_type = 'DEBT' where id = $1`, [offer.id]);
    const as = strict.manager;
    for (const part of SHEET_PARTS.filter((each) => each !== 'G'))
      await strict.call(saveSheetPart, {
        params: { id: offer.id },
        body: { version: 1, answers: { ...ANSWERS[part], part } as never },
        as,
      });
    const params = { id: offer.id };
    expect(outcome(await strict.call(submitSheet, { params, body: {}, as, key: randomUUID() }))).toBe('200');
    const approve = (who: Person) =>
      strict.call(decideSheet, { params, body: { number: 1, approve: true }, as: who, key: randomUUID() });
    expect(outcome(await approve(as))).toBe('409 sheet.needs_another');
    expect(outcome(await approve(await strict.addPerson({ roles: ['ADMIN'] })))).toBe('200');
  } finally {
    await strict.close();
  }
});

test('a sheet that is given back says why, and is handed in anew with the next number', async () => {
  const offer = await answered();
  await submit(offer);
  expect(outcome(await decide(offer, 1, false))).toContain('422');
  expect(outcome(await decide(offer, 1, false, world.manager, 'Falta la garantía del préstamo'))).toBe('200');
  const [version] = (await read(offer)).handed_in;
  expect([version?.state, version?.reason]).toEqual(['RETURNED', 'Falta la garantía del préstamo']);
  // Nobody has to look in every day: the issuer is written to, with the reason, and when it is published.
  const told = async () => (await world.mailsTo(world.issuer)).filter(({ kind }) => kind.startsWith('sheet.'));
  const mails = await told();
  expect(mails.at(-1)?.kind).toBe('sheet.returned');
  expect(mails.at(-1)?.plain).toContain('Falta la garantía del préstamo');
  expect(mails.at(-1)?.plain).toContain(`/entrepreneur/issuances/${offer.id}/information-sheet`);
  // An issuer gets no names of managers.
  expect(version?.decided_by).not.toContain('@');
  expect(good(await submit(offer)).data.number).toBe(2);
  expect(good(await decide(offer, 2, true)).data.state).toBe('PUBLISHED');
  expect((await told()).slice(mails.length).map(({ kind }) => kind)).toEqual(['sheet.published']);
});

test('a sheet whose project has changed since is not approved as it was handed in', async () => {
  const offer = await answered();
  await submit(offer);
  await world.db.query(`update issuances set campaign_ends_at = campaign_ends_at + interval '9 days' where id = $1`, [
    offer.id,
  ]);
  expect(outcome(await decide(offer, 1, true))).toBe('409 sheet.outdated');
});

test('a sheet that lacks an answer, is too long or has letters that nobody can print is not handed in', async () => {
  const offer = await answered();
  await save(offer, 'E', { vehicle: { es: '', en: 'None' } }, { version: 2 });
  expect(outcome(await submit(offer))).toBe('409 sheet.incomplete');
  await save(offer, 'E', { vehicle: { es: '株式会社', en: 'None' } }, { version: 3 });
  expect(await submit(offer)).toMatchObject({
    status: 409,
    body: { error: 'sheet.unprintable', params: { signs: '株 式 会 社' } },
  });
  await save(offer, 'E', { vehicle: { es: 'No hay', en: 'None' } }, { version: 4 });
  // Every answer at its longest.
  const risks = Array.from({ length: 12 }, () => ({ es: 'Riesgo '.repeat(70).trim(), en: 'Risk '.repeat(95).trim() }));
  await world.db.query('update issuances set risks = $2 where id = $1', [offer.id, JSON.stringify(risks)]);
  for (const part of ['A', 'C', 'D', 'F'] as const) {
    const long = Object.fromEntries(
      SHEET_QUESTIONS[part].map(({ key, kind, max }) => {
        const words = 'Una palabra y otra más. '.repeat(60).slice(0, max).trim();
        return [key, kind === 'text' ? { es: words, en: words } : ANSWERS[part]?.[key]];
      }),
    );
    expect(outcome(await save(offer, part, long, { version: 2 }))).toBe('200');
  }
  const refused = await submit(offer);
  expect(refused).toMatchObject({ status: 409, body: { error: 'sheet.too_long', params: { max: 6 } } });
});

test('answers are refused at their field: 20,000 letters, an LEI with a wrong checksum, a question of another part', async () => {
  const offer = await world.addOffer();
  const long = await save(offer, 'E', { vehicle: { es: 'x'.repeat(20_000), en: '' } });
  expect(long).toMatchObject({
    status: 400,
    body: { fields: { 'answers.vehicle.es': { key: 'validator.error_string_max' } } },
  });
  const lei = await save(offer, 'offer', { instrument: 'securities', issuer_lei: 'HWUPKR0MPOU8FGXBT395' });
  expect(lei).toMatchObject({
    status: 400,
    body: { fields: { 'answers.issuer_lei': { key: 'validator.error_lei' } } },
  });
  expect((await save(offer, 'E', { vehicle: { es: '', en: '' }, rights: { es: 'a', en: 'b' } })).status).toBe(400);
});

test('two windows never lose an answer, and what is the same already is saved once', async () => {
  const offer = await world.addOffer();
  const mine = { vehicle: { es: 'No hay', en: 'None' } };
  expect(outcome(await save(offer, 'E', mine))).toBe('200');
  expect(outcome(await save(offer, 'E', { vehicle: { es: 'Otra', en: '' } }))).toBe('409 project.changed_meanwhile');
  expect(good(await save(offer, 'E', mine)).data.version).toBe(2);
});

test('another’s sheet is not there for an issuer, and a manager in their session changes nothing', async () => {
  const offer = await world.addOffer();
  const rival = await world.addPerson({ roles: ['ENTREPRENEUR'] });
  const params = { id: offer.id };
  expect((await world.call(getInformationSheet, { params, as: rival })).status).toBe(404);
  expect((await save(offer, 'E', { vehicle: { es: 'a', en: 'b' } }, { as: rival })).status).toBe(404);
  expect((await submit(offer, rival)).status).toBe(404);

  const token = randomBytes(32).toString('base64url');
  await world.db.query(
    `insert into access_tokens (tenant_id, user_id, kind, token_hash, impersonator_user_id, impersonation_reason, created_at, expires_at)
     values ($1,$2,'user',$3,$4,'ayuda',now(),now() + interval '30 minutes')`,
    [world.tenantId, world.issuer.id, createHash('sha256').update(token).digest('hex'), world.manager.id],
  );
  const behind = { ...world.issuer, token };
  expect(outcome(await submit(offer, behind))).toBe('403 access.impersonated');
  expect(outcome(await save(offer, 'E', { vehicle: { es: 'a', en: 'b' } }, { as: behind }))).toBe(
    '403 access.impersonated',
  );
});

test('a project lacks its information sheet until one is approved', async () => {
  const offer = await answered();
  const lacks = async () =>
    good(await world.call(getProject, { params: { id: offer.id }, as: world.issuer })).data.missing.some(
      ({ field }) => field === 'information-sheet',
    );
  expect(await lacks()).toBe(true);
  await submit(offer);
  await decide(offer, 1, true);
  expect(await lacks()).toBe(false);
});
