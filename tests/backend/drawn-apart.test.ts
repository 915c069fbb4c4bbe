import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Deps } from '#backend/deps.ts';
import type { contractPdf } from '#backend/modules/signing/contract-pdf.ts';
import { prepareContract, sendSignatureCode, signContract } from '#contract/signing.ts';
import { connectionsInUse } from '#tests/support/connections-in-use.ts';
import { type InvestWorld, makeInvestWorld, type Offer } from '#tests/support/invest-world.ts';
import { good, orderAt, orderSteps, outcome } from '#tests/support/order-steps.ts';

let world: InvestWorld;
let offer: Offer;
let drawing: ReturnType<typeof slowly>;

/** The real worker, which begins each drawing only when it is let. */
function slowly(real: Deps['workers']) {
  let open = () => {};
  let gate: Promise<void> = Promise.resolve();
  const held: string[] = [];
  const workers = {
    close: () => real.close(),
    async run(tenantId: string, name: 'contractPdf', input: Parameters<typeof contractPdf>[0]) {
      held.push(name);
      await gate;
      return real.run(tenantId, name, input);
    },
  } as Deps['workers'];
  return {
    workers,
    held,
    shut() {
      held.length = 0;
      gate = new Promise((done) => {
        open = done;
      });
    },
    open: () => open(),
    async begun(count: number) {
      while (held.length < count) await new Promise((next) => setTimeout(next, 20));
    },
  };
}

beforeAll(async () => {
  world = await makeInvestWorld({ look: { accent: '#0b6b4f' } });
  offer = await world.addOffer({ tokens: 1000 });
  drawing = slowly(world.backEnd.deps.workers);
  world.backEnd.deps.workers = drawing.workers;
});
beforeEach(() => drawing.open());
afterAll(() => world.close());

async function charged() {
  const as = await world.addPerson();
  return { as, id: await orderAt(orderSteps(world), as, offer, 2, 'CHARGED') };
}
async function prepared() {
  const { as, id } = await charged();
  const { data } = good(await world.call(prepareContract, { params: { id }, body: {}, as }));
  good(await world.call(sendSignatureCode, { params: { id }, body: {}, as }));
  const code = /\b\d{5}\b/.exec((await world.mailsTo(as)).at(-1)?.plain ?? '')?.[0] ?? '';
  return { as, id, body: { typed_name: data.signer_name, code, sha256: data.sha256, agree: true as const } };
}
const sign = ({ as, id, body }: Awaited<ReturnType<typeof prepared>>, typed = {}) =>
  world.call(signContract, { params: { id }, body: { ...body, ...typed }, as });

test('contracts are drawn, to be read or signed, while no connection is held and no transaction is open', async () => {
  const [first, second, third] = [await prepared(), await charged(), await charged()];
  drawing.shut();
  const answers = [
    sign(first),
    ...[second, third].map(({ as, id }) => world.call(prepareContract, { params: { id }, body: {}, as })),
  ];
  await drawing.begun(3);
  expect(await connectionsInUse(world)).toBe(0);
  drawing.open();
  for (const answer of answers) expect(outcome(await answer)).toBe('200');
  const [row] = await world.db.query<{ signed: Date; told: string; moved: Date; sha: string }>(
    `select c.signed_at as signed, s.evidence->>'signedAt' as told, i.signed_at as moved, s.evidence->>'textSha256' as sha
     from contracts c join signatures s on s.contract_id = c.id join investments i on i.id = c.investment_id where i.id = $1`,
    [first.id],
  );
  expect(row?.told).toBe(row?.signed.toISOString());
  expect(row?.moved).toEqual(row?.signed);
  expect(row?.sha).toBe(first.body.sha256);
});

test('a wrong code, a wrong name or other words draw no contract, and a wrong code counts once', async () => {
  const order = await prepared();
  drawing.shut();
  const wrong = order.body.code === '00000' ? '11111' : '00000';
  expect(outcome(await sign(order, { code: wrong }))).toBe('422 code.wrong');
  expect(outcome(await sign(order, { typed_name: 'Nadie' }))).toBe('422 signature.name_mismatch');
  expect(outcome(await sign(order, { sha256: 'f'.repeat(64) }))).toBe('409 signature.text_changed');
  expect(drawing.held).toEqual([]);
  const tries = await world.db.query(`select tries from verification_codes where subject_id = $1 and used_at is null`, [
    order.id,
  ]);
  expect(tries).toEqual([{ tries: 1 }]);
  drawing.open();
  expect(outcome(await sign(order))).toBe('200');
});

test('a contract is not signed where its words, its code or the state changed while it was drawn; no file is left behind', async () => {
  const files = async () => (await world.backEnd.deps.files.list(world.tenantId)).length;
  const changes: [string, string, string][] = [
    [
      `update issuances set title = jsonb_build_object('es', 'Otro', 'en', 'Other') where id = $1`,
      offer.id,
      '409 signature.text_changed',
    ],
    [
      `update verification_codes set created_at = created_at - interval '1 second' where subject_id = $1 and used_at is null`,
      '',
      '503 server.busy',
    ],
    [
      `update verification_codes set voided_at = now() where subject_id = $1 and used_at is null`,
      '',
      '422 code.expired',
    ],
  ];
  for (const [statement, id, said] of changes) {
    const order = await prepared();
    const before = await files();
    drawing.shut();
    const answer = sign(order);
    await drawing.begun(1);
    await world.db.query(statement, [id || order.id]);
    drawing.open();
    expect(outcome(await answer)).toBe(said);
    expect(await files()).toBe(before);
    expect(await world.db.query(`select status from investments where id = $1`, [order.id])).toEqual([
      { status: 'SIGNED_PENDING' },
    ]);
  }
});

test('a contract that is read while its words change is not kept with the old ones; the next try has the new ones', async () => {
  const { as, id } = await charged();
  drawing.shut();
  const answer = world.call(prepareContract, { params: { id }, body: {}, as });
  await drawing.begun(1);
  await world.db.query(`update issuances set title = jsonb_build_object('es', 'Nuevo', 'en', 'New') where id = $1`, [
    offer.id,
  ]);
  drawing.open();
  expect(outcome(await answer)).toBe('503 server.busy');
  const { data } = good(await world.call(prepareContract, { params: { id }, body: {}, as }));
  expect(`${data.title} ${data.paragraphs.join(' ')}`).toContain('Nuevo');
});
