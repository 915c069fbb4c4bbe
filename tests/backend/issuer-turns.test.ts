import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { askQuestion } from '#contract/issuances.ts';
import { listIssuerTurns } from '#contract/issuer-turns.ts';
import { createProject } from '#contract/projects.ts';
import { type InvestWorld, makeInvestWorld, type Person } from '#tests/support/invest-world.ts';
import { good } from '#tests/support/order-steps.ts';

let world: InvestWorld;
beforeAll(async () => {
  world = await makeInvestWorld();
});
afterAll(() => world.close());

const turns = async (as: Person, query: { issuance?: string } = {}) =>
  good(await world.call(listIssuerTurns, { as, query })).data;
const told = ({ projects }: Awaited<ReturnType<typeof turns>>) =>
  projects.map(({ id, turns: each }) => [id, each.map(({ what }) => what)] as const);

test('a draft waits for its issuer, section by section, and a bank account that nobody gave waits as well', async () => {
  const issuer = await world.addPerson({ roles: ['ENTREPRENEUR'] });
  expect(await turns(issuer)).toEqual({ lacks_account: true, projects: [] });
  const made = await world.call(createProject, {
    body: {
      title: { es: 'Huerta', en: '' },
      product_type: 'DEBT',
      sector: 'energy',
      price: '120',
      tokens_for_sale: 1500,
    },
    as: issuer,
    key: randomUUID(),
  });
  const { id } = good(made).data;
  const [project] = (await turns(issuer)).projects;
  expect(project).toMatchObject({ id, status: 'DRAFT' });
  expect(project?.turns.every(({ mine }) => mine)).toBe(true);
  expect(project?.turns.map(({ what }) => what)).toEqual(['sheet', 'token', 'pictures', 'fields']);
  // Nobody else's list has it, and asked for by its id it is another's.
  const rival = await world.addPerson({ roles: ['ENTREPRENEUR'] });
  expect(told(await turns(rival))).toEqual([]);
  expect(told(await turns(rival, { issuance: id }))).toEqual([]);
  expect(told(await turns(issuer, { issuance: id }))).toHaveLength(1);
});

test('an offer that is open waits for answers, and for the platform while a change of it is with a manager', async () => {
  const issuer = await world.addPerson({ roles: ['ENTREPRENEUR'] });
  const offer = await world.addOffer({ issuer });
  const asker = await world.addPerson();
  good(
    await world.call(askQuestion, {
      params: { id: offer.id },
      body: { question: '¿Cuándo empieza la obra?' },
      as: asker,
    }),
  );
  const of = async () => (await turns(issuer, { issuance: offer.id })).projects[0]?.turns ?? [];
  expect((await of())[0]).toEqual({ what: 'questions', mine: true, count: 1 });
  await world.db.query(
    `insert into issuance_changes (tenant_id, id, issuance_id, number, state, sheet_number, explanation, proposed_by, proposed_at)
     values ($1, gen_random_uuid(), $2, 1, 'PROPOSED', 2, '{"es":"Otra fecha","en":"Another date"}', $3, now())`,
    [world.tenantId, offer.id, issuer.id],
  );
  expect((await of()).at(-1)).toEqual({ what: 'change_waits', mine: false, count: 1 });
});

test('a manager and an investor have no such list', async () => {
  const investor = await world.addPerson();
  for (const as of [world.manager, investor]) expect((await world.call(listIssuerTurns, { as })).status).toBe(403);
});
