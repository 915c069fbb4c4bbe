import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { decideFunds, declareFunds, getOwnFunds, getUserFunds } from '#contract/funds.ts';
import { listInbox } from '#contract/inbox.ts';
import { getManagedInvestment } from '#contract/investments.ts';
import { type InvestWorld, makeInvestWorld, type Offer, type Person } from '#tests/support/invest-world.ts';
import { good, orderAt, orderSteps, outcome, pdfFile } from '#tests/support/order-steps.ts';

let world: InvestWorld;
let offer: Offer;
let other: Offer;
beforeAll(async () => {
  world = await makeInvestWorld({ modules: { signature: true } });
  await setHold(true);
  [offer, other] = [await world.addOffer({ tokens: 100_000 }), await world.addOffer({ tokens: 100_000 })];
});
afterAll(() => world?.close());

const setHold = (holds: boolean) =>
  world.db.query(
    `update tenants set version = version + 1, settings = jsonb_set(settings, '{screening}', jsonb_build_object('fundsFrom', '15000.00', 'fundsHold', $2::boolean)) where id = $1`,
    [world.tenantId, holds],
  );
const own = async (as: Person) => good(await world.call(getOwnFunds, { as })).data;
const declare = (as: Person, files: Record<string, File> = { paper_1: pdfFile('nomina.pdf') }) =>
  world.call(declareFunds, {
    body: { kind: 'SALE', explanation: 'Vendí un piso en Toledo en marzo por 180.000 euros.' },
    files,
    as,
  });
const decide = (id: string, accepted: boolean, as: Person = world.manager) =>
  world.call(decideFunds, {
    params: { id },
    body: { accepted, reason: 'Se ve en la escritura' },
    as,
    key: randomUUID(),
  });
const said = async ({ id }: Person) =>
  good(await world.call(getUserFunds, { params: { id }, as: world.manager })).data.said;
const waits = async (as: Person = world.manager) =>
  good(await world.call(listInbox, { as, query: { kind: 'funds' } })).data.map(({ person }) => person?.id);
const kinds = async (person: Person) =>
  (await world.mailsTo(person)).map(({ kind }) => kind).filter((kind) => kind.startsWith('funds.'));

test('the order that carries a person to the sum asks once where the funds come from; it is paid, and its contract waits for a manager’s yes', async () => {
  const steps = orderSteps(world);
  const ana = await world.addPerson();
  await orderAt(steps, ana, offer, 299, 'CHARGED');
  expect((await own(ana)).standing).toBe('NOT_ASKED');
  expect(outcome(await declare(ana))).toBe('409 funds.not_now');
  const id = await orderAt(steps, ana, other, 1, 'CHARGED');
  expect(await own(ana)).toMatchObject({ standing: 'MISSING', ordered: '15000.00', from: '15000.00' });
  expect(await kinds(ana)).toEqual(['funds.asked']);
  expect(outcome(await steps.prepare(ana, id))).toBe('409 funds.not_clear');

  expect((await declare(ana, {})).body).toMatchObject({ fields: { paper_1: {} } });
  good(await declare(ana));
  expect(outcome(await declare(ana))).toBe('409 funds.not_now');
  expect(outcome(await steps.prepare(ana, id))).toBe('409 funds.not_clear');
  expect(await waits()).toEqual([ana.id]);
  const [first] = await said(ana);
  expect(first).toMatchObject({ state: 'SENT', ordered: '15000.00', files: [{ name: 'nomina.pdf' }] });

  good(await decide(first?.id ?? '', false));
  expect(outcome(await decide(first?.id ?? '', true))).toBe('409 funds.settled');
  expect((await own(ana)).newest?.reason).toBe('Se ve en la escritura');
  expect(await waits()).toEqual([]);
  good(await declare(ana));
  const [second] = await said(ana);
  good(await decide(second?.id ?? '', true));
  const seen = await own(ana);
  expect([seen.standing, seen.newest?.reason]).toEqual(['ACCEPTED', null]);
  expect(outcome(await steps.prepare(ana, id))).toBe('200');
  expect(await kinds(ana)).toEqual(['funds.asked', 'funds.refused', 'funds.accepted']);
});

test('tokens wait as the contract does, the desk reads why, and the issuer does not', async () => {
  const steps = orderSteps(world);
  const eva = await world.addPerson();
  const id = await orderAt(steps, eva, offer, 300, 'CHARGED');
  await world.db.query("update investments set status = 'SIGNED' where id = $1", [id]);
  expect(good(await steps.mint(id)).data.refused).toBe('funds_not_clear');
  const read = async (as: Person) =>
    good(await world.call(getManagedInvestment, { params: { id }, as })).data.mint_refused;
  expect(await read(world.manager)).toBe('funds_not_clear');
  expect(await read(world.issuer)).toBe('identity_not_checked');
});

test('a declaration that was found good holds twelve months; orders of longer ago and cancelled ones are not added up, and without the switch nobody is asked', async () => {
  const steps = orderSteps(world);
  const leo = await world.addPerson();
  const id = await orderAt(steps, leo, offer, 300, 'CHARGED');
  good(await declare(leo));
  good(await decide((await said(leo))[0]?.id ?? '', true));
  await world.db.query("update funds_declarations set decided_at = now() - interval '366 days' where user_id = $1", [
    leo.id,
  ]);
  expect((await own(leo)).standing).toBe('MISSING');
  await setHold(false);
  expect((await own(leo)).standing).toBe('NOT_ASKED');
  await setHold(true);
  await world.db.query("update investments set accepted_at = now() - interval '366 days' where id = $1", [id]);
  expect(await own(leo)).toMatchObject({ standing: 'NOT_ASKED', ordered: '0.00' });
  await world.db.query('update investments set accepted_at = now() where id = $1', [id]);
  good(await steps.cancel(id));
  expect((await own(leo)).standing).toBe('NOT_ASKED');
});

test('a declaration is decided by no investor and not by its own person', async () => {
  const steps = orderSteps(world);
  const boss = await world.addPerson({ roles: ['USER', 'ADMIN'] });
  await orderAt(steps, boss, offer, 300, 'CHARGED');
  good(await declare(boss));
  const id = (await said(boss))[0]?.id ?? '';
  expect((await decide(id, true, { ...boss, kind: 'manager' })).status).not.toBe(200);
  expect(await waits()).toContain(boss.id);
  const eva = await world.addPerson();
  expect((await decide(id, true, eva)).status).toBe(403);
  expect((await world.call(getUserFunds, { params: { id: boss.id }, as: eva })).status).toBe(403);
});
