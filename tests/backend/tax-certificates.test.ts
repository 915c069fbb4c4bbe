import { randomUUID } from 'node:crypto';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { getTaxCertificate, issueTaxCertificate, listTaxYears } from '#contract/tax-certificates.ts';
import { dayIn, daysBetween } from '#domain/time/zone.ts';
import { addEarning } from '#tests/support/earning-steps.ts';
import { anotherTenant, type InvestWorld, makeInvestWorld, type Person } from '#tests/support/invest-world.ts';
import { good, outcome } from '#tests/support/order-steps.ts';
import { compact, readPdf } from '#tests/support/pdf-reader.ts';

let world: InvestWorld;
let offers: string[];
let ana: Person;
const YEAR = Number(dayIn(new Date(), 'Europe/Madrid').slice(0, 4));
/** Days ago of a moment in the middle of last year. */
const LAST_YEAR = daysBetween(`${YEAR - 1}-07-01`, dayIn(new Date(), 'Europe/Madrid'));

beforeAll(async () => {
  world = await makeInvestWorld();
  const other = await world.addPerson({ roles: ['ENTREPRENEUR'] });
  offers = [(await world.addOffer()).id, (await world.addOffer({ issuer: other })).id];
  for (const [at, id] of offers.entries())
    await world.db.query(`update issuances set issuer_name = $2, issuer_tax_number = $3 where id = $1`, [
      id,
      ['Faro Norte, S.L.', 'Salinas Viejas, S.A.'][at],
      ['B12345674', 'A58818501'][at],
    ]);
  ana = await world.addPerson();
  for (const gross of [6_200, 8_001, 1]) await add(gross, 0, LAST_YEAR);
  await add(10_000, 1, LAST_YEAR);
  await addEarning(world, ana, offers[0] ?? '', { gross: 500, withheld: 95, status: 'PENDING', days: LAST_YEAR });
});
afterAll(() => world?.close());

const add = (gross: number, offer: number, days: number) =>
  addEarning(world, ana, offers[offer] ?? '', { gross, withheld: Math.round(gross * 0.19), days });
const years = async (as: Person, person?: string) =>
  good(await world.call(listTaxYears, { as, query: person ? { person } : {} })).data;
const issue = (as: Person, year: number, person?: string) =>
  world.call(issueTaxCertificate, { as, body: person ? { year, person } : { year }, key: randomUUID() });
const paper = async (as: Person, id: string, format: 'pdf' | 'csv', lang: 'es' | 'en' = 'es') => {
  const { data } = good(await world.call(getTaxCertificate, { as, params: { id }, query: { format }, lang }));
  return { name: data.name, bytes: Buffer.from(data.base64, 'base64') };
};

test('a certificate equals the ledger to the cent: what it says was paid is what the books gave to the person that year', async () => {
  const { data } = good(await issue(ana, YEAR - 1));
  const { bytes } = await paper(ana, data.id, 'csv');
  const rows = parse(bytes, { bom: true, delimiter: ';', columns: true }) as Record<string, string>[];
  const cents = (name: string) => rows.reduce((sum, row) => sum + Number((row[name] ?? '').replace(',', '')), 0);
  const [booked] = await world.db.query<{ cents: string }>(
    `select coalesce(sum(p.amount), 0)::text as cents from ledger_postings p
       join ledger_accounts a on a.tenant_id = p.tenant_id and a.id = p.account_id
       join ledger_entries e on e.tenant_id = p.tenant_id and e.id = p.entry_id
       join earnings r on r.tenant_id = p.tenant_id and r.id::text = e.ref
     where p.tenant_id = $1 and a.kind = 'earnings_due' and a.user_id = $2 and extract(year from r.executed_at) = $3`,
    [world.tenantId, ana.id, YEAR - 1],
  );
  expect(String(cents('Líquido'))).toBe(booked?.cents);
  expect([cents('Íntegro'), cents('Retenido')]).toEqual([24_202, 24_202 - Number(booked?.cents)]);
  expect(new Set(rows.map((row) => `${row.Pagador} ${row['NIF del pagador']}`))).toEqual(
    new Set(['Faro Norte, S.L. B12345674', 'Salinas Viejas, S.A. A58818501']),
  );
});

test('a paper is issued once; the same books give the same one, and what is paid later gives the next version', async () => {
  const first = good(await issue(ana, YEAR - 1)).data;
  const again = await Promise.all([issue(ana, YEAR - 1), issue(ana, YEAR - 1)]);
  expect(again.map((reply) => good(reply).data)).toEqual([first, first]);
  const before = await paper(ana, first.id, 'pdf');
  await add(777, 0, LAST_YEAR);
  const second = good(await issue(ana, YEAR - 1)).data;
  expect(second).toMatchObject({ version: first.version + 1 });
  expect((await paper(ana, first.id, 'pdf')).bytes.equals(before.bytes)).toBe(true);
  const said = (await years(ana)).years.find(({ year }) => year === YEAR - 1);
  expect(said).toMatchObject({ gross: '249.79', open: false, issued: { version: second.version, provisional: false } });
  expect(readPdf((await paper(ana, second.id, 'pdf')).bytes).pages.join('')).toContain(
    compact(`Sustituye a la versión ${first.version}.`),
  );
});

test('the paper is tagged, with a table under each payer and the sums in figures, in both languages', async () => {
  const { id } = good(await issue(ana, YEAR - 1)).data;
  for (const [lang, words] of [
    ['es', [`Certificado de rentas y retenciones de ${YEAR - 1}`, 'Pagado por Faro Norte, S.L.', '249,79']],
    ['en', [`Certificate of income and tax withheld in ${YEAR - 1}`, 'Paid by Faro Norte, S.L.', '249.79']],
  ] as const) {
    const { bytes, name } = await paper(ana, id, 'pdf', lang);
    const { pages, structure, fonts, raw } = readPdf(bytes);
    for (const word of words) expect(pages.join('')).toContain(compact(word));
    expect(structure).toEqual(expect.arrayContaining(['Document', 'H1', 'H2', 'P', 'Table', 'TR', 'TH', 'TD']));
    expect(fonts.every(({ isEmbedded }) => isEmbedded)).toBe(true);
    expect(raw).toContain(`/Lang (${lang === 'es' ? 'es-ES' : 'en-GB'})`);
    expect(name).toMatch(/^certifica\w+-\d{4}-v\d\.pdf$/);
  }
});

test('a correction of who the holder is gives the next version, and the paper that was said stays as it was', async () => {
  const { id, version } = good(await issue(ana, YEAR - 1)).data;
  await world.db.query(
    `update user_profiles set id_number = 'Z9999999R', legal_type = 'INDIVIDUAL' where user_id = $1`,
    [ana.id],
  );
  const next = good(await issue(ana, YEAR - 1)).data;
  expect(next.version).toBe(version + 1);
  const wordsIn = async (of: string) => readPdf((await paper(ana, of, 'pdf')).bytes).pages.join('');
  expect([await wordsIn(id), await wordsIn(next.id)].map((words) => words.includes('Z9999999R'))).toEqual([
    false,
    true,
  ]);
});

test('a platform that is called otherwise later is named so on papers from then on, and is no reason for another version of the same earnings', async () => {
  const call = (legalName: string, taxNumber: string) =>
    world.db.query(`update tenants set version = version + 1, settings = settings || $2::jsonb where id = $1`, [
      world.tenantId,
      JSON.stringify({ legalName, taxNumber }),
    ]);
  const wordsIn = async (of: string) => readPdf((await paper(ana, of, 'pdf')).bytes).pages.join('');
  await call('Lonja de Antes, S.L.', 'B88011374');
  await add(101, 0, LAST_YEAR);
  const first = good(await issue(ana, YEAR - 1)).data;
  await call('Lonja de Ahora, S.A.', 'A88012745');
  expect(good(await issue(ana, YEAR - 1)).data).toEqual(first);
  expect(await wordsIn(first.id)).toContain(compact('Expedido por Lonja de Antes, S.L., NIF B88011374,'));
  await add(103, 0, LAST_YEAR);
  const next = good(await issue(ana, YEAR - 1)).data;
  expect(await wordsIn(next.id)).toContain(compact('Expedido por Lonja de Ahora, S.A., NIF A88012745,'));
});

test('a year that is not over is certified provisionally, and one without payments not at all', async () => {
  await add(1_000, 1, 0);
  const { id } = good(await issue(ana, YEAR)).data;
  expect((await years(ana)).years[0]).toMatchObject({ year: YEAR, open: true, issued: { provisional: true } });
  expect(readPdf((await paper(ana, id, 'pdf')).bytes).pages.join('')).toContain(compact('es provisional'));
  expect(outcome(await issue(ana, 2019))).toBe('409 certificate.nothing');
  expect(outcome(await issue(ana, 1))).toBe('400 request.invalid');
});

test('a paper is its holder’s and the managers’, whose look is written down, and nobody else’s', async () => {
  const { id } = good(await issue(ana, YEAR - 1)).data;
  const eve = await world.addPerson();
  const read = (as: Person) => world.call(getTaxCertificate, { as, params: { id }, query: { format: 'csv' } });
  for (const stranger of [eve, world.issuer]) {
    expect(outcome(await read(stranger))).toBe('404 not_found');
    expect(outcome(await issue(stranger, YEAR - 1, ana.id))).toBe('404 not_found');
    expect(outcome(await world.call(listTaxYears, { as: stranger, query: { person: ana.id } }))).toBe('404 not_found');
  }
  expect((await years(world.manager, ana.id)).person.id).toBe(ana.id);
  expect(good(await issue(world.manager, YEAR - 1, ana.id)).data.id).toBe(id);
  good(await read(world.manager));
  const [looked] = await world.db.query<{ count: number }>(
    `select count(*)::int as count from audit_log where tenant_id = $1 and action = 'certificate.read'`,
    [world.tenantId],
  );
  expect(looked?.count).toBe(1);
  const neighbour = await anotherTenant(world);
  const theirs = await neighbour.call(getTaxCertificate, { as: neighbour.manager, params: { id }, query: {} });
  expect(outcome(theirs)).toBe('404 not_found');
});
