import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { getManagedInvestment } from '#contract/investments.ts';
import { getManagedIssuance, moveIssuance, previewMove } from '#contract/issuances.ts';
import { getSophisticated, reviewSophisticated } from '#contract/suitability.ts';
import { getUser } from '#contract/users.ts';
import { type InvestWorld, makeInvestWorld } from '#tests/support/invest-world.ts';
import { good, type OrderSteps, orderAt, orderSteps } from '#tests/support/order-steps.ts';
import { statementFile, statementSteps } from '#tests/support/statement-steps.ts';

let world: InvestWorld;
let steps: OrderSteps;

beforeAll(async () => {
  world = await makeInvestWorld({ hide: { signInvestment: true } });
  await world.standAlone();
  steps = orderSteps(world);
});
afterAll(() => world.close());

const logOf = async (id: string) =>
  good(await world.call(getManagedInvestment, { params: { id }, as: world.manager })).data.log;

test('the history of an order names who did what, and leads to the movement that paid it', async () => {
  const who = await world.addPerson();
  const id = await orderAt(steps, who, await world.addOffer(), 2, 'IN_UPLOAD_PROOF_OF_PAYMENT');
  const { data: order } = good(await world.call(getManagedInvestment, { params: { id }, as: world.manager }));
  const statements = statementSteps(world);
  const day = new Date().toISOString().slice(0, 10);
  const cents = BigInt(Math.round(Number(order.to_pay) * 100));
  const imported = good(await statements.send(statementFile([{ day, cents, name: 'Alguien', text: 'sin nada' }])));
  const [row] = await statements.rowsOf(imported.data.id);
  good(await statements.assign(row?.id ?? '', order.reference));

  const log = await logOf(id);
  const manager = { name: world.manager.name, role: 'manager' };
  expect(log.find(({ action }) => action === 'order.CHARGED')).toMatchObject({
    by: manager,
    from: 'IN_UPLOAD_PROOF_OF_PAYMENT',
    to: 'CHARGED',
  });
  expect(log.find(({ action }) => action === 'statement.assigned')).toMatchObject({
    by: manager,
    source: { kind: 'statement_row', id: row?.id },
  });
  expect(log.at(-1)).toMatchObject({ action: 'order.CREATED', by: 'self', from: null });

  const reason = 'Lo pide el emisor';
  good(await steps.cancel(id, reason));
  expect((await logOf(id))[0]).toMatchObject({ action: 'order.CANCELED', by: manager, reason });
  good(await steps.settle(id));
  expect((await logOf(id))[0]).toMatchObject({ action: 'refund.settled', by: manager });
  const person = good(await world.call(getUser, { params: { id: who.id }, as: world.manager })).data;
  expect(person.history.map(({ action }) => action)).toContain('refund.settled');
});

test('a sophisticated request and its grant stand in the person’s history', async () => {
  const who = await world.addPerson();
  const at = new Date();
  for (const [action, userId, subject] of [
    ['sophisticated.requested', who.id, ['sophisticated_request', randomUUID()]],
    ['sophisticated.granted', world.manager.id, ['user', who.id]],
  ] as const) {
    await world.db.query(
      `insert into audit_log (tenant_id, at, user_id, action, subject_type, subject_id) values ($1, $2, $3, $4, $5, $6)`,
      [world.tenantId, at, userId, action, ...subject],
    );
  }
  const { history } = good(await world.call(getUser, { params: { id: who.id }, as: world.manager })).data;
  expect(history.map(({ action, by }) => [action, by])).toEqual(
    expect.arrayContaining([
      ['sophisticated.requested', 'self'],
      ['sophisticated.granted', { name: world.manager.name, role: 'manager' }],
    ]),
  );
});

test('a closing tells beforehand what it does, and keeps the moment at which it was done', async () => {
  const offer = await world.addOffer({ tokens: 100, softCapTokens: 50, strategy: 'AT_CAMPAIGN_END' });
  await orderAt(steps, await world.addPerson(), offer, 2, 'CHARGED');
  await orderAt(steps, await world.addPerson(), offer, 3, 'ACCEPTED');
  const params = { id: offer.id };
  const preview = good(await world.call(previewMove, { params, query: { to: 'CLOSED' }, as: world.manager })).data;
  expect(preview).toMatchObject({
    from: 'CAMPAIGN',
    forward: true,
    final: true,
    early: true,
    under_soft_cap: true,
    told: 0,
  });
  expect(Object.fromEntries(preview.effects.map(({ effect, count }) => [effect, count]))).toEqual({
    mints: 0,
    closes: 0,
    waits: 1,
    unpaid: 1,
    interest: 0,
  });
  expect((await world.call(previewMove, { params, query: { to: 'DRAFT' }, as: world.manager })).status).toBe(409);
  const body = { from: 'CAMPAIGN', to: 'CLOSED' } as const;
  good(await world.call(moveIssuance, { params, body, as: world.manager, key: randomUUID() }));
  const [row] = await world.db.query<{ closed_at: Date | null }>('select closed_at from issuances where id = $1', [
    offer.id,
  ]);
  expect(row?.closed_at).toBeInstanceOf(Date);
});

test('a request for sophisticated status has its history by name, with the mail that went out, and the person’s own leads to it', async () => {
  const who = await world.addPerson();
  const [row] = await world.db.query<{ id: string }>(
    `insert into sophisticated_requests (tenant_id, user_id, criteria, status, created_at) values ($1, $2, '["wealth"]', 'REQUESTED', now()) returning id`,
    [world.tenantId, who.id],
  );
  const id = row?.id ?? '';
  const reason = 'El extracto no lleva fecha';
  good(await world.call(reviewSophisticated, { params: { id }, body: { granted: false, reason }, as: world.manager }));
  const line = {
    action: 'sophisticated.refused',
    by: { name: world.manager.name, role: 'manager' },
    reason,
    mailed: true,
  };
  const { data } = good(await world.call(getSophisticated, { params: { id }, as: world.manager }));
  expect(data.log).toMatchObject([line]);
  const { history } = good(await world.call(getUser, { params: { id: who.id }, as: world.manager })).data;
  expect(history[0]).toMatchObject({ ...line, source: { kind: 'sophisticated_request', id } });
});

test('the phases of a project stand in the shape of every history: managers read who, before, after and why; its issuer reads the house', async () => {
  const offer = await world.addOffer();
  const note = 'Se cierra antes';
  good(
    await world.call(moveIssuance, {
      params: { id: offer.id },
      body: { from: 'CAMPAIGN', to: 'CLOSED', note },
      as: world.manager,
    }),
  );
  const read = async (as: typeof world.manager) =>
    good(await world.call(getManagedIssuance, { params: { id: offer.id }, as })).data;
  const moved = { action: 'phase.CLOSED', from: 'CAMPAIGN', to: 'CLOSED', reason: note, mailed: false };
  expect((await read(world.manager)).log[0]).toMatchObject({
    ...moved,
    by: { name: world.manager.name, role: 'manager' },
  });
  const own = await read(world.issuer);
  expect(own.log[0]).toMatchObject(moved);
  expect(JSON.stringify(own)).not.toContain(world.manager.name);
  expect(JSON.stringify(own)).not.toContain(world.manager.email);
});
