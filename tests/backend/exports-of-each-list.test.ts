import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { parse } from 'csv-parse/sync';
import readXlsx from 'read-excel-file/node';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { getDistribution } from '#contract/distributions.ts';
import { claimEarnings, listEarnings } from '#contract/earnings.ts';
import { listHolders } from '#contract/holders.ts';
import { openRegisterEntry } from '#contract/house-registers.ts';
import { listPayouts, makePayoutFile } from '#contract/payouts.ts';
import { importStatement } from '#contract/statements.ts';
import { addToWhitelist } from '#contract/whitelist.ts';
import { columnsFor, EXPORTED_LIST_NAMES, type ExportArea, exportedList } from '#domain/export/exported-lists.ts';
import { dayIn } from '#domain/time/zone.ts';
import { giveAccount } from '#tests/support/bank-account.ts';
import { complaintSteps } from '#tests/support/complaint-steps.ts';
import { distributionSteps } from '#tests/support/distribution-steps.ts';
import { addEarning } from '#tests/support/earning-steps.ts';
import { exportSteps, wordsOfList } from '#tests/support/export-world.ts';
import { type InvestWorld, makeInvestWorld, type Offer, type Person } from '#tests/support/invest-world.ts';
import { good, orderAt, orderSteps, outcome } from '#tests/support/order-steps.ts';
import { ENTRIES } from '#tests/support/register-samples.ts';
import { statementFile, statementSteps } from '#tests/support/statement-steps.ts';
import { wordsOf } from '#tests/support/words.ts';

const PURPOSE = 'Comprobación anual de la auditora';

let world: InvestWorld;
let steps: ReturnType<typeof exportSteps>;
let offer: Offer;
let holders: Person[];
let distributionId: string;
let payoutFileId: string;
let walletBatchId: string;
beforeAll(async () => {
  world = await makeInvestWorld({ hide: { signInvestment: true }, modules: { payment_profit: true } });
  steps = exportSteps(world);
  offer = await world.addOffer({ strategy: 'AT_PURCHASE' });
  const orders = orderSteps(world);
  holders = [await world.addPerson({ sophisticated: true }), await world.addPerson({ sophisticated: true })];
  for (const [at, person] of holders.entries()) {
    const id = await orderAt(orders, person, offer, 3 + at, 'CHARGED');
    await world.db.query(`update investments set reflection_ends_at = null where id = $1`, [id]);
    await orders.mint(id);
  }
  await world.call(addToWhitelist, {
    params: { id: offer.id },
    body: { address: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed' },
    as: world.manager,
  });
  const giving = distributionSteps(world);
  await giving.giveAccount(world.issuer);
  const { id, sums } = good(await giving.propose(offer)).data;
  good(await giving.approve(id, sums.net));
  distributionId = id;
  await world.db.query(
    `update earnings set status = 'PAID', executed_at = now() where distribution_id = $1 and user_id = $2`,
    [id, holders[0]?.id],
  );
  await world.db.query(
    `insert into token_transfers (tenant_id, reference, kind, key, issuance_id, from_user_id, to_user_id, tokens, value_cents, returned_cents, at)
     values ($1, 'TRF-PRUEBA', 'TRANSFER', 'prueba', $2, $3, $4, 1, 1000, 0, now())`,
    [world.tenantId, offer.id, ...holders.map(({ id }) => id)],
  );
  await world.db.query(
    `insert into legitimations (tenant_id, number, issuance_id, user_id, tokens, purpose, valid_until, content, issued_at, asked_by)
     values ($1, 1, $2, $3, 1, 'RIGHTS', current_date + 30, $4, now(), $3)`,
    [
      world.tenantId,
      offer.id,
      holders[0]?.id,
      { project: { es: 'Prueba' }, token: { name: '', symbol: 'PRU' }, holder: { name: 'Ana' } },
    ],
  );
  // The report of a year asks for an offer that was open then.
  await world.db.query(`update issuances set campaign_starts_at = now() - interval '1 year' where id = $1`, [offer.id]);
  for (const body of Object.values(ENTRIES))
    good(await world.call(openRegisterEntry, { body, as: world.manager, key: randomUUID() }));
  good(await complaintSteps(world).file(holders[0] as Person));
  await statementSteps(world).importCredit('12.34', 'Concepto que nadie conoce');
  payoutFileId = await claimToBank();
  walletBatchId = await claimToWallet();
});
afterAll(() => world?.close());

/** One claim in a file for the bank, whose id is answered, and another that waits for the next one. */
async function claimToBank(): Promise<string> {
  const other = (await world.addOffer()).id;
  const claim = async (iban: string, gross: number, net: string) => {
    const person = await world.addPerson();
    await giveAccount(world, person, iban);
    const ids = [await addEarning(world, person, other, { gross, withheld: 0 })];
    good(await world.call(claimEarnings, { as: person, body: { ids, to: 'BANK_ACCOUNT', net }, key: randomUUID() }));
  };
  await claim('ES9121000418450200051332', 8_100, '81.00');
  const { total } = good(await world.call(listPayouts, { as: world.manager })).next;
  const file = good(await world.call(makePayoutFile, { as: world.manager, body: { total }, key: randomUUID() })).data;
  await claim('DE89370400440532013000', 4_050, '40.50');
  return file.id;
}

/** One claim in a batch for the tenant's wallet, whose id is answered, and another that waits for the next one. */
async function claimToWallet(): Promise<string> {
  await world.db.query(
    `insert into payouts (tenant_id, user_id, wallet_address, amount_cents, created_at) values ($1, $2, $3, 4050, now())`,
    [world.tenantId, world.manager.id, `0x${'c3'.repeat(20)}`],
  );
  const [row] = await world.db.query<{ id: string }>(
    `with payout as (
       insert into payouts (tenant_id, user_id, wallet_address, amount_cents, state, created_at)
       values ($1, $2, '0x' || repeat('c3', 20), 8100, 'IN_FILE', now()) returning tenant_id, id),
     batch as (
       insert into wallet_batches (tenant_id, name, chain_id, payer, rate_cents, rate_at, transfers, total_cents, total_wei, made_by, made_at)
       values ($1, 'PE20261128ACDEFG', 1, '0x' || repeat('d4', 20), 200000, now(), 1, 8100, 40500000000000000, $2, now()) returning id)
     insert into wallet_transfers (tenant_id, reference, batch_id, payout_id, user_id, name, address, amount_cents, wei)
     select p.tenant_id, 'PE20261128ACDEFG-0001', b.id, p.id, $2, 'Ana', '0x' || repeat('c3', 20), 8100, 40500000000000000 from batch b, payout p
     returning batch_id as id`,
    [world.tenantId, world.manager.id],
  );
  return row?.id ?? '';
}

/** Of what each list of one thing is asked for. */
const aboutOf = (list: (typeof EXPORTED_LIST_NAMES)[number]) => {
  const { of } = exportedList(list);
  return (
    of &&
    {
      project: offer.id,
      distribution: distributionId,
      'payout-file': payoutFileId,
      'wallet-batch': walletBatchId,
    }[of]
  );
};

const asked = (list: (typeof EXPORTED_LIST_NAMES)[number], area: ExportArea) => ({
  list,
  format: 'CSV' as const,
  columns: columnsFor(list, area).map(([key]) => key),
  purpose: PURPOSE,
  words: wordsOfList(list, 'es'),
  ...(aboutOf(list) ? { about: aboutOf(list) } : {}),
});

const words = wordsOf('es');
const DESK_LISTS = EXPORTED_LIST_NAMES.filter((list) => exportedList(list).areas.includes('manager'));
const OWN_LISTS = ['own-earnings', 'own-orders'] as const;

test.each(DESK_LISTS)('the list %s comes whole, headed as on the screen, for a manager', async (list) => {
  const columns = columnsFor(list, 'manager');
  const bytes = await steps.file(world.manager, asked(list, 'manager'));
  const [head = [], ...rows] = parse(bytes, { bom: true, delimiter: ';' }) as string[][];
  expect(head.map((title) => title.replace(' (EUR)', ''))).toEqual(columns.map(([, { title }]) => words(title)));
  expect(rows.length).toBeGreaterThan(0);
  for (const row of rows) for (const [at, [, { kind }]] of columns.entries()) expect(row[at]).toMatch(SHAPES[kind]);
});

/** How a cell of each kind is written in Spanish. */
const SHAPES = {
  text: /^(?![=+\-@])/,
  word: /^(?![A-Z_]{4,}$)/,
  number: /^\d*$/,
  money: /^(-?\d+,\d\d)?$/,
  price: /^(\d+(,\d{1,6})?)?$/,
  share: /^(\d+,\d\d)?$/,
  day: /^(\d{4}-\d\d-\d\d)?$/,
  moment: /^(\d{4}-\d\d-\d\d \d\d:\d\d:\d\d)?$/,
};

test.each(DESK_LISTS)('the list %s holds no e-mail and no reference of a transfer for an issuer', async (list) => {
  const reply = await steps.ask(world.issuer, asked(list, 'entrepreneur'));
  if (!exportedList(list).areas.includes('entrepreneur')) return expect(outcome(reply)).toBe('404 not_found');
  const { id } = good(reply).data;
  await steps.write(id);
  const text = await (await steps.download(world.issuer, id)).text();
  expect(text).not.toMatch(/@persona\.test|PRUE-|ES\d{22}/);
  const rival = await world.addPerson({ roles: ['ENTREPRENEUR'] });
  expect(outcome(await steps.ask(rival, asked(list, 'entrepreneur')))).toMatch(/404 not_found|409 export.nothing/);
});

test('the file of a distribution’s holders adds up to the distribution, with real numbers in a workbook', async () => {
  const columns = ['tokens', 'share', 'gross', 'rate', 'withheld', 'net', 'status'];
  const [sheet] = await readXlsx(
    await steps.file(world.manager, { ...asked('parts', 'manager'), format: 'XLSX', columns }),
  );
  const rows = sheet?.data.slice(1) ?? [];
  const sumOf = (name: string) => rows.reduce((sum, row) => sum + Number(row[columns.indexOf(name)]), 0);
  for (const row of rows)
    for (const name of columns.slice(0, -1)) expect(row[columns.indexOf(name)]).toBeTypeOf('number');
  const { data } = good(await world.call(getDistribution, { params: { id: distributionId }, as: world.manager }));
  expect([sumOf('tokens'), sumOf('gross').toFixed(2)]).toEqual([data.tokens, data.sums.gross]);
  expect([sumOf('withheld').toFixed(2), sumOf('net').toFixed(2)]).toEqual([data.sums.withheld, data.sums.net]);
  expect(new Set(rows.map((row) => row.at(-1)))).toEqual(
    new Set(['PENDING', 'PAID'].map((status) => words(`earnings:atDesk.${status}`))),
  );
});

test('the files of pay-outs say what waits, each file and its transfers, with the end of an account alone', async () => {
  const rowsOf = async (list: 'payouts' | 'payout-files' | 'payout-transfers', filter: Record<string, string> = {}) => {
    const body = { ...asked(list, 'manager'), filter };
    const rows = parse(await steps.file(world.manager, body), { bom: true, delimiter: ';', from: 2 }) as string[][];
    return rows.map((row) => Object.fromEntries(body.columns.map((key, at) => [key, row[at]])));
  };
  const [waiting] = await rowsOf('payouts');
  expect(waiting).toMatchObject({ amount: '40,50', account: '•••• 3000', state: 'En espera', file: '' });
  const [file] = await rowsOf('payout-files');
  const inFile = await rowsOf('payouts', { state: 'IN_FILE' });
  expect(inFile).toContainEqual(expect.objectContaining({ amount: '81,00', account: '•••• 1332', file: file?.file }));
  const transfers = await rowsOf('payout-transfers');
  expect(transfers).toHaveLength(Number(file?.transfers));
  const sum = transfers.reduce((cents, { amount }) => cents + BigInt((amount ?? '').replace(',', '')), 0n);
  expect(String(sum)).toBe(file?.total?.replace(',', ''));
  expect(transfers).toContainEqual(
    expect.objectContaining({ amount: '81,00', outcome: words('payouts:outcome.UNDER_WAY') }),
  );
  // Of a file that is not there nothing is told.
  expect(outcome(await steps.ask(world.manager, { ...asked('payout-transfers', 'manager'), about: offer.id }))).toBe(
    '404 not_found',
  );
});

test('a movement that went out has a minus, and what the bank wrote is no formula', async () => {
  const text = '=HYPERLINK("http://malo.test")';
  const day = dayIn(new Date(), 'Europe/Madrid');
  const statement = statementFile([{ day, cents: 4_321n, name: '@Nadie', text, isCredit: false, reference: 'R-1' }]);
  good(await world.call(importStatement, { files: { statement }, as: world.manager, key: randomUUID() }));
  const body = { ...asked('movements', 'manager'), columns: ['payer', 'text', 'amount'] };
  const rows = parse(await steps.file(world.manager, body), { bom: true, delimiter: ';', from: 2 }) as string[][];
  const out = rows.find(([, , amount]) => amount === '-43,21');
  expect(out?.[1]).toMatch(/^'=HYPERLINK/);
  expect(out?.[0]).toMatch(/^'@/);
  expect(rows.some(([, , amount]) => amount === '12,34')).toBe(true);
  const waiting = await steps.file(world.manager, { ...body, filter: { view: 'waiting' } });
  expect(parse(waiting, { bom: true, delimiter: ';', from: 2 })).toHaveLength(1);
});

test('an issuer’s file of earnings has initials where the tenant says so, and the same sums as the manager’s', async () => {
  const body = { ...asked('earnings', 'entrepreneur'), filter: { issuance: offer.id } };
  const read = async (as: Person) =>
    parse(await steps.file(as, body), { bom: true, delimiter: ';', from: 2 }) as string[][];
  const at = (name: string) => body.columns.indexOf(name);
  const whole = await read(world.manager);
  await world.db.query(
    `update tenants set settings = settings || '{"issuersSeeInitials": true}', version = version + 1 where id = $1`,
    [world.tenantId],
  );
  const mine = await read(world.issuer);
  await world.db.query(
    `update tenants set settings = settings - 'issuersSeeInitials', version = version + 1 where id = $1`,
    [world.tenantId],
  );
  const cents = (rows: string[][], name: string) =>
    rows.reduce((sum, row) => sum + Number((row[at(name)] ?? '').replace(',', '')), 0);
  expect(mine.map((row) => row[at('holder')])).toEqual(holders.map(() => expect.stringMatching(/^(\p{L}\.\s?)+$/u)));
  expect(whole.map((row) => row[at('holder')])).not.toEqual(mine.map((row) => row[at('holder')]));
  for (const name of ['gross', 'withheld', 'net']) expect(cents(mine, name)).toBe(cents(whole, name));
  expect(cents(whole, 'gross')).toBe(10_000);
  expect(cents(whole, 'withheld') + cents(whole, 'net')).toBe(10_000);
});

test('the register of a day that has been adds up to what was in hands then, in both formats, and of an earlier day there is none', async () => {
  const register = { ...asked('holders', 'manager'), columns: ['holder', 'tokens', 'since'] };
  const today = dayIn(new Date(), 'Europe/Madrid');
  await world.db.query(`update issuance_holders set since = since - interval '1 hour'`);
  const now = good(await world.call(listHolders, { params: { id: offer.id }, as: world.manager }));
  const csv = parse(await steps.file(world.manager, { ...register, filter: { at: today } }), {
    bom: true,
    delimiter: ';',
    from: 2,
  }) as string[][];
  const [sheet] = await readXlsx(
    await steps.file(world.manager, { ...register, format: 'XLSX', filter: { at: today } }),
  );
  const sums = [csv, sheet?.data.slice(1) ?? []].map((rows) => rows.reduce((sum, row) => sum + Number(row[1]), 0));
  expect(sums).toEqual([now.supply, now.supply]);
  expect(now.supply).toBe(7);
  const before = await steps.ask(world.manager, { ...register, filter: { at: '2020-01-01' } });
  expect(outcome(before)).toBe('409 export.nothing');
});

const askedOwn = (list: (typeof OWN_LISTS)[number]) => ({
  list,
  format: 'CSV' as const,
  columns: columnsFor(list, 'user').map(([key]) => key),
  words: wordsOfList(list, 'es', 'user'),
});

test.each(OWN_LISTS)('the list %s of an investor comes whole, and holds what is theirs alone', async (list) => {
  const own = exportSteps(world, 'user');
  const body = askedOwn(list);
  const read = async (as: Person) => parse(await own.file(as, body), { bom: true, delimiter: ';' }) as string[][];
  const [first, second] = [await read(holders[0] as Person), await read(holders[1] as Person)];
  const titles = columnsFor(list, 'user').map(([, { title }]) => words(title));
  expect(first[0]?.map((title) => title.replace(' (EUR)', ''))).toEqual(titles);
  const tokens = (rows: string[][]) => rows.slice(1).map((row) => row[body.columns.indexOf('tokens')]);
  expect([tokens(first), tokens(second)]).toEqual([['3'], ['4']]);
  const kinds = columnsFor(list, 'user');
  for (const row of [...first.slice(1), ...second.slice(1)])
    for (const [at, [, { kind }]] of kinds.entries()) expect(row[at]).toMatch(SHAPES[kind]);
});

test('an investor’s movements of the balance come whole, each with what stood there after it', async () => {
  const own = exportSteps(world, 'user');
  const [holder] = holders as [Person, ...Person[]];
  for (const cents of [1250, 50]) {
    await world.addCash(holder, cents);
    await setTimeout(2);
  }
  const body = { list: 'own-balance' as const, format: 'CSV' as const };
  const columns = columnsFor('own-balance', 'user');
  const asking = { ...body, columns: columns.map(([key]) => key), words: wordsOfList('own-balance', 'es', 'user') };
  const [head = [], ...rows] = parse(await own.file(holder, asking), { bom: true, delimiter: ';' }) as string[][];
  expect(head.map((title) => title.replace(' (EUR)', ''))).toEqual(columns.map(([, { title }]) => words(title)));
  expect(rows.map((row) => row.slice(-2))).toEqual([
    ['0,50', '13,00'],
    ['12,50', '12,50'],
  ]);
  for (const row of rows) for (const [at, [, { kind }]] of columns.entries()) expect(row[at]).toMatch(SHAPES[kind]);
});

test('both sides of a transfer have it in their own file, each with the other’s initials and no name', async () => {
  const own = exportSteps(world, 'user');
  const columns = columnsFor('own-transfers', 'user').map(([key]) => key);
  const asking = { list: 'own-transfers' as const, format: 'CSV' as const, columns };
  const read = async (as: Person) => {
    const bytes = await own.file(as, { ...asking, words: wordsOfList('own-transfers', 'es', 'user') });
    const rows = parse(bytes, { bom: true, delimiter: ';', from: 2 }) as string[][];
    return rows.map((row) =>
      ['direction', 'who', 'tokens', 'value', 'reference'].map((key) => row[columns.indexOf(key)]),
    );
  };
  const initials = expect.stringMatching(/^(\p{L}\.\s?)+$/u);
  const [from, to] = holders as [Person, Person];
  expect(await read(from)).toEqual([[words('transfers:directions.OUT'), initials, '1', '10,00', 'TRF-PRUEBA']]);
  expect(await read(to)).toEqual([[words('transfers:directions.IN'), initials, '1', '10,00', 'TRF-PRUEBA']]);
});

test('an investor’s earnings by project add up to what the list of earnings says, and a project in which they have none gives no file', async () => {
  const own = exportSteps(world, 'user');
  const [holder] = holders as [Person, ...Person[]];
  const body = { ...askedOwn('own-earnings'), columns: ['gross', 'withheld', 'net'], filter: { issuance: offer.id } };
  const [row = []] = parse(await own.file(holder, body), { bom: true, delimiter: ';', from: 2 }) as string[][];
  const { data } = good(await world.call(listEarnings, { as: holder }));
  expect(row.map((cell) => cell.replace(',', '.'))).toEqual([data[0]?.gross, data[0]?.withheld, data[0]?.net]);
  const elsewhere = await own.ask(holder, { ...body, filter: { issuance: randomUUID() } });
  expect(outcome(elsewhere)).toBe('409 export.nothing');
});

test('a file of one’s own is nobody else’s: not another investor’s, not a desk’s, and no list of a desk is asked for as one’s own', async () => {
  const own = exportSteps(world, 'user');
  const [holder, other] = holders as [Person, Person];
  const { id } = good(await own.ask(holder, askedOwn('own-orders'))).data;
  await own.write(id);
  expect((await own.download(holder, id)).status).toBe(200);
  expect((await own.download(other, id)).status).toBe(404);
  expect((await steps.download(world.manager, id)).status).toBe(404);
  expect(await own.read(other, id)).toBeUndefined();
  expect(await steps.read(world.manager, id)).toBeUndefined();
  expect(outcome(await own.ask(holder, asked('investments', 'entrepreneur')))).toMatch(/^400 /);
  expect(outcome(await own.act(other, id, 'cancel'))).toBe('404 not_found');
  expect(outcome(await steps.ask(world.manager, askedOwn('own-orders')))).toBe('404 not_found');
});

test('a person who is no investor any more when the file is written gets none', async () => {
  const own = exportSteps(world, 'user');
  const person = holders[1] as Person;
  const { id } = good(await own.ask(person, askedOwn('own-orders'))).data;
  await world.db.query(`update users set role = 'ENTREPRENEUR', roles = '{ENTREPRENEUR}' where id = $1`, [person.id]);
  await own.write(id);
  await world.db.query(`update users set role = 'USER', roles = '{USER}' where id = $1`, [person.id]);
  expect(await own.read(person, id)).toMatchObject({ state: 'FAILED', failure: 'not_allowed' });
});
