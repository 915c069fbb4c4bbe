import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { getInformationSheet, saveSheetPart } from '#contract/information-sheet.ts';
import { getIssuanceBySlug } from '#contract/issuances.ts';
import { getProject, saveProjectIssuer } from '#contract/projects.ts';
import { SHEET_QUESTIONS } from '#domain/information-sheet/sheet-questions.ts';
import { type InvestWorld, makeInvestWorld, type Offer } from '#tests/support/invest-world.ts';
import { good } from '#tests/support/order-steps.ts';

let world: InvestWorld;
beforeAll(async () => {
  world = await makeInvestWorld();
});
afterAll(() => world.close());

const REGISTERED = {
  issuer_website: 'https://huerta.example/empresa',
  issuer_register_place: 'Peñíscola',
  issuer_register_volume: '214',
  issuer_register_folio: '8',
  issuer_register_sheet: 'CS-1204',
};

async function save({ id }: Pick<Offer, 'id'>, change: object) {
  const { sections, versions } = good(await world.call(getProject, { params: { id }, as: world.issuer })).data;
  const body = { ...sections.issuer, ...change, version: versions.issuer };
  return world.call(saveProjectIssuer, { params: { id }, body: body as never, as: world.issuer });
}
const pageOf = async ({ slug }: Offer) => good(await world.call(getIssuanceBySlug, { params: { slug } })).data;
const partA = async ({ id }: Offer) => {
  const { data } = good(await world.call(getInformationSheet, { params: { id }, as: world.issuer }));
  return { answers: data.answers.A as Record<string, unknown>, missing: data.missing.map(({ key }) => key) };
};

test.each([
  [{ issuer_website: 'javascript:alert(1)' }, 'issuer_website', 'error_url'],
  [{ issuer_website: 'www.huerta.example' }, 'issuer_website', 'error_url'],
  [{ issuer_website: 'https://ana:secreto@huerta.example' }, 'issuer_website', 'error_url'],
  [{ issuer_website: 'http://a.b' }, 'issuer_website', 'error_url_min'],
  [{ issuer_website: `https://huerta.example/${'a'.repeat(120)}` }, 'issuer_website', 'error_url_max'],
  [{ issuer_register_place: 'Soria <b>' }, 'issuer_register_place', 'error_string_special_chars'],
  [{ issuer_register_place: 'S'.repeat(41) }, 'issuer_register_place', 'error_string_max'],
  [{ issuer_register_volume: '214.0' }, 'issuer_register_volume', 'error_number_integer'],
  [{ issuer_register_volume: '123456' }, 'issuer_register_volume', 'error_number_max_digits'],
  [{ issuer_register_folio: '0' }, 'issuer_register_folio', 'error_number_min'],
  [{ issuer_register_folio: 'ocho' }, 'issuer_register_folio', 'error_number'],
] as const)('an address or a register that is none is told at its field: %j', async (change, field, key) => {
  const answer = await save(await world.addOffer({ status: 'DRAFT' }), change);
  expect(answer).toMatchObject({ status: 400, body: { fields: { [field]: { key: `validator.${key}` } } } });
});

test('the web address and the register stand on the public page, and in the information sheet as long as nobody has answered there', async () => {
  const offer = await world.addOffer();
  expect((await pageOf(offer)).issuer).toMatchObject({ website: '', register: { es: '', en: '' } });
  expect((await partA(offer)).missing).toEqual(expect.arrayContaining(['website', 'registration']));
  expect((await save(offer, { ...REGISTERED, issuer_register_folio: '008' })).status).toBe(200);

  expect((await pageOf(offer)).issuer).toMatchObject({
    website: REGISTERED.issuer_website,
    register: {
      es: 'Registro Mercantil de Peñíscola, tomo 214, folio 8, hoja CS-1204',
      en: 'Commercial Register of Peñíscola, volume 214, folio 8, sheet CS-1204',
    },
  });
  const { answers, missing } = await partA(offer);
  expect(answers).toMatchObject({
    website: REGISTERED.issuer_website,
    registration: { es: expect.stringMatching(/^España, Registro/), en: expect.stringMatching(/^Spain, Commercial/) },
  });
  expect(missing.filter((key) => ['website', 'registration'].includes(key))).toEqual([]);

  const blank = SHEET_QUESTIONS.A.map(({ key, kind }) => [
    key,
    kind === 'years' ? [] : kind === 'fact' ? '' : { es: '', en: '' },
  ]);
  const own = { ...Object.fromEntries(blank), part: 'A', ...answers, website: 'https://inversores.huerta.example/' };
  good(
    await world.call(saveSheetPart, {
      params: { id: offer.id },
      body: { version: 1, answers: own as never },
      as: world.issuer,
      key: randomUUID(),
    }),
  );
  expect((await partA(offer)).answers.website).toBe('https://inversores.huerta.example/');
});

test('the web address and the register are no terms of the offer: they may be mended in campaign and when it is over, the company’s name may not', async () => {
  for (const status of ['CAMPAIGN', 'CLOSED'] as const) {
    const offer = await world.addOffer({ status });
    expect((await save(offer, REGISTERED)).status).toBe(200);
    expect((await save(offer, { issuer_name: 'Otra, S.L.' })).status).toBe(409);
  }
});
