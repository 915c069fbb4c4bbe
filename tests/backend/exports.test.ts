import { randomUUID } from 'node:crypto';
import { symlink } from 'node:fs/promises';
import { parse } from 'csv-parse/sync';
import ExcelJS from 'exceljs';
import readXlsx from 'read-excel-file/node';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sweepEachMinute } from '#backend/jobs/sweep-each-minute.ts';
import { exportSweep } from '#backend/modules/exports/sweep-exports.ts';
import { getFile } from '#contract/files.ts';
import { exportSteps, wordsOfList } from '#tests/support/export-world.ts';
import {
  anotherTenant,
  type InvestWorld,
  makeInvestWorld,
  type Offer,
  type Person,
} from '#tests/support/invest-world.ts';
import { good, outcome } from '#tests/support/order-steps.ts';

const COLUMNS = ['investor', 'reference', 'project', 'status', 'tokens', 'amount', 'date'];
const PURPOSE = 'Comprobación anual de la auditora';

let world: InvestWorld;
let steps: ReturnType<typeof exportSteps>;
let offer: Offer;
let people: Person[];
beforeAll(async () => {
  world = await makeInvestWorld();
  await world.standAlone();
  steps = exportSteps(world);
  offer = await world.addOffer();
  people = [await world.addPerson(), await world.addPerson(), await world.addPerson()];
  for (const [at, name] of ['=HYPERLINK("http://x")', '王 "小" 明;\nΩ', '@SUM(1)'].entries())
    await world.db.query(`update user_profiles set first_name = $2, last_name = '' where user_id = $1`, [
      people[at]?.id,
      name,
    ]);
  for (const [at, person] of people.entries())
    await world.db.query(
      `insert into investments (tenant_id, reference, user_id, issuance_id, status, tokens, price, amount_cents, terms_version, created_at, updated_at)
       values ($1, 'ORD-EXP-' || $5::int, $2, $3, 'CANCELED', 25, 50, 125050, 1, $4, now())`,
      [world.tenantId, person.id, offer.id, `2026-0${at + 1}-31T23:30:15Z`.replace('02-31', '07-01'), at],
    );
});
afterAll(() => world?.close());

const asked = (more: object = {}) => ({
  list: 'investments' as const,
  format: 'CSV' as const,
  columns: COLUMNS,
  purpose: PURPOSE,
  words: wordsOfList('investments', 'es'),
  ...more,
});

test('a list’s file in Spanish opens in a spreadsheet: its mark, semicolons, decimal commas, the tenant’s wall clock, words for codes, and no cell that is a formula', async () => {
  const bytes = await steps.file(world.manager, asked());
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  const rows = parse(bytes, { bom: true, delimiter: ';' }) as string[][];
  expect(rows[0]).toEqual(['Inversor', 'Orden', 'Proyecto', 'Estado', 'Tokens', 'Importe (EUR)', 'Fecha']);
  expect(rows.slice(1)).toEqual([
    ['王 "小" 明;\nΩ', 'ORD-EXP-1', 'Huerta Solar', 'Cancelada', '25', '1250,50', '2026-07-02 01:30:15'],
    ["'@SUM(1)", 'ORD-EXP-2', 'Huerta Solar', 'Cancelada', '25', '1250,50', '2026-04-01 01:30:15'],
    [`'=HYPERLINK("http://x")`, 'ORD-EXP-0', 'Huerta Solar', 'Cancelada', '25', '1250,50', '2026-02-01 00:30:15'],
  ]);
});

test('a file in English has commas and a decimal point, and without words its codes', async () => {
  const bytes = await steps.file(
    world.manager,
    asked({ words: {}, columns: ['status', 'amount'], purpose: undefined }),
    'en',
  );
  const rows = parse(bytes, { bom: true }) as string[][];
  expect(rows.slice(0, 2)).toEqual([
    ['status', 'amount (EUR)'],
    ['CANCELED', '1250.50'],
  ]);
});

test('a workbook holds real numbers and dates, a text that looks like a formula as text, and keeps its head in sight', async () => {
  const bytes = await steps.file(world.manager, asked({ format: 'XLSX' }));
  const [sheet] = await readXlsx(bytes);
  const rows = sheet?.data ?? [];
  expect(rows[0]?.[0]).toBe('Inversor');
  expect(rows[3]).toEqual([
    '=HYPERLINK("http://x")',
    'ORD-EXP-0',
    'Huerta Solar',
    'Cancelada',
    25,
    1250.5,
    new Date('2026-02-01T00:30:15Z'),
  ]);
  const book = new ExcelJS.Workbook();
  await book.xlsx.load(bytes as unknown as ArrayBuffer);
  const [tab] = book.worksheets;
  expect([tab?.name, tab?.views[0]?.state, tab?.getCell('A4').type, tab?.getCell('F4').numFmt]).toEqual([
    'Inversiones',
    'frozen',
    ExcelJS.ValueType.String,
    '#,##0.00',
  ]);
});

test('personal data need a purpose, a column has to be one of the list’s for the caller, and what the filter does not find is not prepared', async () => {
  const { manager, issuer } = world;
  expect(outcome(await steps.ask(manager, asked({ purpose: undefined })))).toBe('422 request.invalid');
  expect(outcome(await steps.ask(manager, asked({ purpose: 'x'.repeat(10_000) })))).toBe('400 request.invalid');
  expect(outcome(await steps.ask(manager, asked({ columns: ['password'] })))).toBe('422 request.invalid');
  expect(outcome(await steps.ask(issuer, asked({ columns: ['email'] })))).toBe('422 request.invalid');
  expect(outcome(await steps.ask(issuer, asked({ columns: ['wire'] })))).toBe('422 request.invalid');
  expect(outcome(await steps.ask(manager, asked({ filter: { status: 'NO' } })))).toBe('400 request.invalid');
  expect(outcome(await steps.ask(manager, asked({ filter: { per_page: '5' } })))).toBe('400 request.invalid');
  expect(outcome(await steps.ask(manager, asked({ filter: { q: 'nobody at all' } })))).toBe('409 export.nothing');
  expect(outcome(await steps.ask(people[0] ?? manager, asked()))).toBe('403 access.denied');
});

test('a filter that names another tenant’s project finds nothing, and another tenant’s or person’s file is not there', async () => {
  const other = await anotherTenant(world);
  const strange = await other.addOffer();
  expect(outcome(await steps.ask(world.manager, asked({ filter: { issuance: strange.id } })))).toBe(
    '409 export.nothing',
  );
  const { id } = good(await steps.ask(world.manager, asked())).data;
  await steps.write(id);
  const colleague = await world.addPerson({ roles: ['ADMIN'] });
  expect(await steps.read(colleague, id)).toMatchObject({ state: 'READY', own: false });
  const refused = [
    await steps.download(colleague, id),
    await steps.download(world.issuer, id),
    await steps.download(other.manager, id, other.host),
  ];
  expect(refused.map(({ status }) => status)).toEqual([404, 404, 404]);
  const [file] = await world.db.query<{ file_id: string }>('select file_id from exports where id = $1', [id]);
  const reached = await world.call(getFile, { params: { id: file?.file_id ?? '' }, as: world.manager });
  expect(reached.status).toBe(404);
  expect(outcome(await steps.act(colleague, id, 'again'))).toBe('404 not_found');
});

test('an issuer’s file holds their own projects alone, and initials where the tenant says so', async () => {
  const rival = await world.addPerson({ roles: ['ENTREPRENEUR'] });
  expect(outcome(await steps.ask(rival, asked()))).toBe('409 export.nothing');
  await world.db.query(
    `update tenants set settings = settings || '{"issuersSeeInitials": true}', version = version + 1 where id = $1`,
    [world.tenantId],
  );
  const bytes = await steps.file(world.issuer, asked({ columns: ['investor', 'reference'] }));
  await world.db.query(
    `update tenants set settings = settings - 'issuersSeeInitials', version = version + 1 where id = $1`,
    [world.tenantId],
  );
  const rows = parse(bytes, { bom: true, delimiter: ';' }) as string[][];
  expect(rows.map(([name]) => name)).toEqual(['Inversor', '王. 小. 明. Ω.', 'S.', 'H.']);
});

test('fifty requests at once leave as many under way as one person may have; the others are told to wait', async () => {
  await Promise.all((await listed()).map((id) => steps.write(id)));
  const replies = await Promise.all(Array.from({ length: 50 }, () => steps.ask(world.manager, asked())));
  const [taken, told] = [200, 429].map((wanted) => replies.filter(({ status }) => status === wanted));
  expect([taken?.length, told?.length]).toEqual([3, 47]);
  const ids = (taken ?? []).map(({ body }) => body.data.id);
  const places = await Promise.all(ids.map(async (id) => (await steps.read(world.manager, id))?.place));
  expect(places.sort()).toEqual([1, 2, 3]);
  for (const id of ids) await steps.write(id);
});

const listed = async () =>
  (await world.db.query<{ id: string }>(`select id from exports where state = 'QUEUED'`)).map(({ id }) => id);

test('a person who is no manager any more gets no file: neither one that is being written nor one that is ready', async () => {
  const person = await world.addPerson({ roles: ['ADMIN'] });
  const [ready, waiting] = [
    good(await steps.ask(person, asked())).data.id,
    good(await steps.ask(person, asked())).data.id,
  ];
  await steps.write(ready);
  expect((await steps.download(person, ready)).status).toBe(200);
  await world.db.query(`update users set role = 'ENTREPRENEUR', roles = '{ENTREPRENEUR}' where id = $1`, [person.id]);
  await steps.write(waiting);
  expect(await steps.read(world.manager, waiting)).toMatchObject({ state: 'FAILED', failure: 'not_allowed' });
  expect((await steps.download(person, ready)).status).toBe(404);
});

test('cancelled while it is written it leaves nothing behind, and asked for again it is written anew', async () => {
  const { id } = good(await steps.ask(world.manager, asked())).data;
  good(await steps.act(world.manager, id, 'cancel'));
  await steps.write(id);
  expect(await steps.read(world.manager, id)).toMatchObject({ state: 'CANCELED', rows: 0 });
  expect((await steps.download(world.manager, id)).status).toBe(404);
  expect(outcome(await steps.act(world.manager, id, 'cancel'))).toBe('409 export.no_longer');
  good(await steps.act(world.manager, id, 'again'));
  await steps.write(id);
  expect(await steps.read(world.manager, id)).toMatchObject({ state: 'READY', rows: 3, total: 3 });
});

test('a disk without room is told, and asked for again the file comes', async () => {
  const { id } = good(await steps.ask(world.manager, asked())).data;
  const { files } = world.backEnd.deps;
  const staging = files.stagingPath;
  files.stagingPath = async () => {
    const link = await staging();
    await symlink('/dev/full', link);
    return link;
  };
  await steps.write(id);
  files.stagingPath = staging;
  expect(await steps.read(world.manager, id)).toMatchObject({ state: 'FAILED', failure: 'disk' });
  good(await steps.act(world.manager, id, 'again'));
  await steps.write(id);
  expect(await steps.read(world.manager, id)).toMatchObject({ state: 'READY' });
});

test('one whose process died is begun anew, at most three times, and two writers at once make one file', async () => {
  const { id } = good(await steps.ask(world.manager, asked())).data;
  for (const left of [2, 1, 0]) {
    await world.db.query(
      `update exports set state = 'PREPARING', attempts = attempts + 1, tries_left = $2, moved_at = now() - interval '2 minutes' where id = $1`,
      [id, left],
    );
    await sweepEachMinute(world.backEnd.deps, { exports: exportSweep });
    expect((await steps.read(world.manager, id))?.state).toBe(left > 0 ? 'QUEUED' : 'FAILED');
  }
  good(await steps.act(world.manager, id, 'again'));
  await Promise.all([steps.write(id), steps.write(id)]);
  const files = await world.db.query(`select id from files where kind = 'export' and owner_user_id = $1`, [
    world.manager.id,
  ]);
  const ready = await world.db.query(`select id from exports where state = 'READY' and user_id = $1`, [
    world.manager.id,
  ]);
  expect(files).toHaveLength(ready.length);
});

test('the file is sealed on the disk, is told by mail without travelling with it, is written down when asked for and downloaded, and is gone after a day', async () => {
  const person = await world.addPerson({ roles: ['ADMIN'] });
  const { id } = good(await steps.ask(person, asked())).data;
  await steps.write(id);
  const [mail] = await world.mailsTo(person);
  expect(mail).toMatchObject({ kind: 'export.ready', subject: 'Su archivo está listo: Inversiones' });
  expect(mail?.plain).toContain('/manager/exports');
  expect(mail?.plain).not.toContain('ORD-EXP');
  expect((await steps.download(person, id)).status).toBe(200);
  const log = await world.db.query<{ action: string; purpose: string | null }>(
    `select action, details->>'purpose' as purpose from audit_log where subject_id = $1 order by at, action`,
    [id],
  );
  expect(log.map(({ action, purpose }) => [action, purpose])).toEqual([
    ['export.asked', PURPOSE],
    ['export.ready', null],
    ['export.downloaded', PURPOSE],
  ]);
  const [row] = await world.db.query<{ file_id: string }>('select file_id from exports where id = $1', [id]);
  const kept = await world.backEnd.deps.files.list(world.tenantId);
  expect(kept.some((file) => file.id === row?.file_id)).toBe(true);
  world.moveDays(1.01);
  expect((await steps.download(person, id)).status).toBe(404);
  await sweepEachMinute(world.backEnd.deps, { exports: exportSweep });
  expect(await steps.read(person, id)).toMatchObject({ state: 'EXPIRED' });
  const left = await world.backEnd.deps.files.list(world.tenantId);
  expect(left.some((file) => file.id === row?.file_id)).toBe(false);
  world.moveDays(31);
  await sweepEachMinute(world.backEnd.deps, { exports: exportSweep });
  world.moveDays(null);
  expect(await steps.read(person, id)).toBeUndefined();
});

test('a manager behind an issuer’s session exports nothing', async () => {
  await world.db.query('update access_tokens set impersonator_user_id = $2 where user_id = $1', [
    world.issuer.id,
    world.manager.id,
  ]);
  const reply = await steps.ask(world.issuer, asked({ columns: ['reference'] }));
  await world.db.query('update access_tokens set impersonator_user_id = null where user_id = $1', [world.issuer.id]);
  expect(outcome(reply)).toBe('403 access.impersonated');
});

test('pressed twice there is one export', async () => {
  const key = randomUUID();
  const [one, two] = [
    await steps.ask(world.issuer, asked(), 'es', key),
    await steps.ask(world.issuer, asked(), 'es', key),
  ];
  expect(good(one).data.id).toBe(good(two).data.id);
  await steps.write(good(one).data.id);
});
