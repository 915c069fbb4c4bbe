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

test.each([
  ['given back', 'RETURNED'],
  ['withdrawn', 'WITHDRAWN'],
])(
  'the sheet of a change that was %s is nobody’s to correct; one that was given back by itself is',
  async (_, state) => {
    const issuer = await world.addPerson({ roles: ['ENTREPRENEUR'] });
    const offer = await world.addOffer({ issuer });
    const version = (number: number, at: string) =>
      world.db.query(
        `with paper as (insert into files (tenant_id, id, kind, access, name, content_type, bytes, sha256, created_at)
         values ($1, gen_random_uuid(), 'issuance_document', 'public', 'ficha.pdf', 'application/pdf', 9, '', now()) returning id)
       insert into information_sheet_versions (tenant_id, id, issuance_id, number, state, content, terms_version, file_es, file_en, bytes_es, bytes_en,
         pages_es, pages_en, submitted_by, submitted_at, decided_by, decided_at, reason)
       select $1, gen_random_uuid(), $2, $3, $4, '{}', 1, id, id, 9, 9, 1, 1, $5, now(), $6, now(), $7 from paper`,
        [
          world.tenantId,
          offer.id,
          number,
          at,
          issuer.id,
          world.manager.id,
          at === 'RETURNED' ? 'Falta un riesgo' : null,
        ],
      );
    const of = async () =>
      (await turns(issuer, { issuance: offer.id })).projects.flatMap((one) => one.turns.map(({ what }) => what));
    await version(90, 'PUBLISHED');
    await version(91, 'RETURNED');
    expect(await of()).toContain('sheet_returned');
    await world.db.query(
      `insert into issuance_changes (tenant_id, id, issuance_id, number, state, sheet_number, explanation, proposed_by, proposed_at, decided_by, decided_at)
     values ($1, gen_random_uuid(), $2, 1, $3, 91, '{"es":"Otra fecha","en":"Another date"}', $4, now(), $5, now())`,
      [world.tenantId, offer.id, state, issuer.id, world.manager.id],
    );
    expect(await of()).not.toContain('sheet_returned');
  },
);

test('a manager and an investor have no such list', async () => {
  const investor = await world.addPerson();
  for (const as of [world.manager, investor]) expect((await world.call(listIssuerTurns, { as })).status).toBe(403);
});
