import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { fullPath } from '#contract/base-address.ts';
import { getInvestment, getManagedInvestment } from '#contract/investments.ts';
import { acceptOrder } from '#contract/orders.ts';
import { getBankTransfer, listPaymentOptions } from '#contract/payments.ts';
import { moneyText } from '#domain/money/money.ts';
import { breachesOf } from '#tests/support/invariants.ts';
import { type InvestWorld, makeInvestWorld, type Offer, type Person } from '#tests/support/invest-world.ts';
import { good, type OrderSteps, orderAt, orderSteps, outcome } from '#tests/support/order-steps.ts';

let world: InvestWorld;
let steps: OrderSteps;
let ana: Person;

beforeAll(async () => {
  world = await makeInvestWorld();
  steps = orderSteps(world);
  ana = await world.addPerson();
});
afterEach(async () => {
  world.moveDays(null);
  expect(await breachesOf(world.db, world.tenantId)).toEqual({});
});
afterAll(() => world.close());

/** Sends a body as it stands, past the compiler: what a stranger may send. */
async function placeRaw(as: Person, { slug }: Offer, body: string) {
  const answer = await world.backEnd.fetch(
    new Request(`http://api.test${fullPath(`/invest/${slug}/order`)}`, {
      method: 'POST',
      headers: {
        'X-TENANT-HOST': world.host,
        'X-USER-ACCESS-TOKEN': as.token,
        'Content-Type': 'application/json',
        'Idempotency-Key': randomUUID(),
      },
      body,
    }),
  );
  return { status: answer.status, body: (await answer.json()) as { error?: string; fields?: Record<string, unknown> } };
}
const bodyWith = (tokens: string) => `{"tokens":${tokens},"terms_version":1,"risk_loss":true,"risk_liquidity":true}`;

const livesOf = async (person: Person) =>
  (await world.db.query('select id from investments where user_id = $1', [person.id])).length;

describe('amounts', () => {
  test.each(['-1', '0', '1.5', '1e300', '1e-3', 'null', '"5"', '[5]', '{}', 'true', '1000000001', '9007199254740993'])(
    'tokens %s are refused as a field, and no order is made',
    async (tokens) => {
      const who = await world.addPerson();
      const refused = await placeRaw(who, await world.addOffer(), bodyWith(tokens));
      expect(refused).toMatchObject({ status: 400, body: { error: 'request.invalid', fields: { tokens: {} } } });
      expect(await livesOf(who)).toBe(0);
    },
  );

  test('1e3 is the whole number that it says', async () => {
    const who = await world.addPerson();
    expect(await placeRaw(who, await world.addOffer(), bodyWith('1e3'))).toMatchObject({
      status: 200,
      body: { data: { tokens: 1000, amount: '50000.00' } },
    });
  });

  test('NaN, a comma and half a body are no JSON', async () => {
    const offer = await world.addOffer();
    for (const tokens of ['NaN', '1,5', '', '0x10', 'Infinity'])
      expect(await placeRaw(ana, offer, bodyWith(tokens))).toMatchObject({
        status: 400,
        body: { error: 'request.malformed' },
      });
  });

  test('fewer than the smallest, more than the largest and more than are left are told apart, with their limits', async () => {
    const offer = await world.addOffer({ tokens: 20, minTokens: 3, maxTokens: 12 });
    const who = await world.addPerson();
    const problem = async (tokens: number) => (await steps.place(who, offer, tokens)).body.fields?.tokens;
    expect(await problem(2)).toEqual({ key: 'validator.error_number_min_tokens', params: { min: 3 } });
    expect(await problem(13)).toEqual({ key: 'validator.error_number_max_tokens', params: { max: 12 } });
    expect(await livesOf(who)).toBe(0);
    await orderAt(steps, ana, offer, 12, 'ACCEPTED');
    expect(await problem(9)).toEqual({ key: 'validator.error_tokens_left', params: { left: 8 } });
    expect((await steps.place(who, offer, 8)).status).toBe(200);
  });

  test('an order below the minimum is told how many tokens are left where fewer are left than the minimum', async () => {
    const offer = await world.addOffer({ tokens: 10, minTokens: 3 });
    await orderAt(steps, ana, offer, 8, 'ACCEPTED');
    expect((await steps.place(await world.addPerson(), offer, 3)).body.fields?.tokens).toEqual({
      key: 'validator.error_tokens_left',
      params: { left: 2 },
    });
  });

  test('an order may be raised to what is left and what it holds itself', async () => {
    const offer = await world.addOffer({ tokens: 10, maxTokens: 100 });
    const who = await world.addPerson();
    await orderAt(steps, who, offer, 6, 'ACCEPTED');
    expect((await steps.place(who, offer, 11)).body.fields?.tokens).toMatchObject({ params: { left: 10 } });
    expect((await steps.place(who, offer, 10)).status).toBe(200);
  });
});

describe('terms', () => {
  test('an amount given for older terms is refused, and so is a cart whose terms changed before it was confirmed', async () => {
    const offer = await world.addOffer();
    const who = await world.addPerson();
    const id = await orderAt(steps, who, offer, 2, 'CREATED');
    await world.db.query('update issuances set terms_version = 2 where id = $1', [offer.id]);
    expect(await steps.place(who, offer, 2)).toMatchObject({
      status: 409,
      body: { error: 'terms.stale', params: { version: 2 } },
    });
    expect(outcome(await steps.accept(who, id))).toBe('409 terms.stale');
    expect(outcome(await steps.accept(who, id, randomUUID(), 2))).toBe('409 terms.stale');
    good(await steps.place(who, offer, 2, randomUUID(), 2));
    expect(outcome(await steps.accept(who, id, randomUUID(), 2))).toBe('200');
  });

  test('the two risk boxes must both be ticked', async () => {
    const offer = await world.addOffer();
    const unticked = '{"tokens":1,"terms_version":1,"risk_loss":true,"risk_liquidity":false}';
    expect(await placeRaw(ana, offer, unticked)).toMatchObject({
      status: 400,
      body: { fields: { risk_liquidity: {} } },
    });
  });

  test('above the threshold the order needs its warning, with the word typed', async () => {
    const who = await world.addPerson({ abilityCents: 300_000 });
    const offer = await world.addOffer({ price: '50', tokens: 1000 });
    const at = await orderAt(steps, who, offer, 30, 'CREATED');
    expect(outcome(await steps.accept(who, at))).toBe('200');
    good(await steps.place(who, offer, 31));
    const refused = await steps.accept(who, at);
    expect(refused).toMatchObject({
      status: 422,
      body: { error: 'warning.needed', params: { threshold: moneyText(150_000n) } },
    });
    const accept = (typed: string) =>
      world.call(acceptOrder, {
        params: { id: at },
        body: { terms_version: 1, warning: { consent: true, typed } },
        as: who,
      });
    expect((await accept('nope')).body.fields).toMatchObject({ 'warning.typed': {} });
    expect((await accept('ACEPTO')).status).toBe(200);
  });
});

describe('order of steps', () => {
  const ILLEGAL = '409 investment.illegal_move';

  test('steps cannot be skipped: each is refused from where it does not belong', async () => {
    const who = await world.addPerson();
    const id = await orderAt(steps, who, await world.addOffer(), 2, 'CREATED');
    expect(outcome(await steps.pay(who, id))).toBe(ILLEGAL);
    expect(outcome(await steps.prove(who, id))).toBe(ILLEGAL);
    expect(outcome(await steps.confirm(id, '102.50'))).toBe(ILLEGAL);
    expect(outcome(await steps.prepare(who, id))).toBe(ILLEGAL);
    expect(outcome(await steps.sendCode(who, id))).toBe(ILLEGAL);
    expect(outcome(await steps.settle(id))).toBe(ILLEGAL);
    expect(good(await steps.mint(id)).data).toMatchObject({ minted: false, refused: 'not_paid' });
    good(await steps.accept(who, id));
    expect(outcome(await steps.accept(who, id))).toBe(ILLEGAL);
    expect(outcome(await steps.prove(who, id))).toBe(ILLEGAL);
    good(await steps.pay(who, id));
    expect(outcome(await steps.confirm(id, '102.50'))).toBe(ILLEGAL);
    expect(outcome(await steps.reject(id))).toBe(ILLEGAL);
    good(await steps.prove(who, id));
    expect(outcome(await steps.prove(who, id))).toBe(ILLEGAL);
    expect(outcome(await steps.pay(who, id))).toBe(ILLEGAL);
    expect(outcome(await steps.place(who, await offerOf(id), 1))).toBe(ILLEGAL);
    good(await steps.confirm(id, '102.50'));
    expect(outcome(await steps.reject(id))).toBe(ILLEGAL);
    expect(outcome(await steps.pay(who, id))).toBe(ILLEGAL);
    expect(outcome(await steps.sign(who, id, '12345', 'a'.repeat(64)))).toBe(ILLEGAL);
    good(await steps.prepare(who, id));
    world.moveDays(5.1);
    expect(good(await steps.mint(id)).data).toMatchObject({ minted: false, refused: 'not_signed' });
    good(await steps.cancel(id));
    expect(outcome(await steps.cancel(id))).toBe(ILLEGAL);
    expect(outcome(await steps.revoke(who, id))).toBe(ILLEGAL);
    expect(good(await steps.mint(id)).data).toMatchObject({ minted: false, refused: 'canceled' });
  });

  async function offerOf(investmentId: string): Promise<Pick<Offer, 'slug'>> {
    const [row] = await world.db.query<{ slug: string }>(
      'select i.slug from issuances i join investments v on v.issuance_id = i.id where v.id = $1',
      [investmentId],
    );
    return { slug: row?.slug ?? '' };
  }

  test('a minted order can be neither revoked, cancelled nor paid back', async () => {
    const own = await makeInvestWorld({ hide: { signInvestment: true } });
    try {
      const its = orderSteps(own);
      const who = await own.addPerson();
      const id = await orderAt(its, who, await own.addOffer(), 2, 'CHARGED');
      own.moveDays(5.1);
      good(await its.mint(id));
      for (const answer of [
        await its.revoke(who, id),
        await its.cancel(id),
        await its.settle(id),
        await its.pay(who, id),
      ])
        expect(outcome(answer)).toBe(ILLEGAL);
    } finally {
      await own.close();
    }
  });

  test('a proof has to be a PDF or a picture by its content, and there', async () => {
    const who = await world.addPerson();
    const id = await orderAt(steps, who, await world.addOffer(), 2, 'IN_UPLOAD_PROOF_OF_PAYMENT');
    const problem = async (file: File) => (await steps.prove(who, id, randomUUID(), file)).body.fields?.proof?.key;
    expect(await problem(new File(['<svg onload=alert(1)>'], 'proof.pdf', { type: 'application/pdf' }))).toBe(
      'validator.error_file_type',
    );
    expect(await problem(new File([], 'proof.pdf', { type: 'application/pdf' }))).toBe('validator.error_file_empty');
    const large = new File([new Uint8Array(10_000_001)], 'proof.pdf', { type: 'application/pdf' });
    expect((await steps.prove(who, id, randomUUID(), large)).status).toBe(413);
  });
});

describe('other people', () => {
  test('another person’s order is not found, for reading and for every step', async () => {
    const leo = await world.addPerson();
    const id = await orderAt(steps, ana, await world.addOffer(), 2, 'IN_UPLOAD_PROOF_OF_PAYMENT');
    const answers = [
      await world.call(getInvestment, { params: { id }, as: leo }),
      await world.call(getBankTransfer, { params: { id }, as: leo }),
      await world.call(listPaymentOptions, { params: { id }, as: leo }),
      await steps.accept(leo, id),
      await steps.pay(leo, id),
      await steps.prove(leo, id),
      await steps.revoke(leo, id),
      await steps.prepare(leo, id),
      await steps.sendCode(leo, id),
      await steps.sign(leo, id, '12345', 'a'.repeat(64)),
    ];
    expect(answers.map(outcome)).toEqual(answers.map(() => '404 not_found'));
  });

  test('another issuer’s investments are not found; an investor is no manager, and a stranger is nobody', async () => {
    const id = await orderAt(steps, ana, await world.addOffer(), 2, 'PROOF_OF_PAYMENT_UPLOADED');
    const stranger = await world.addPerson({ roles: ['ENTREPRENEUR'] });
    expect(outcome(await world.call(getManagedInvestment, { params: { id }, as: stranger }))).toBe('404 not_found');
    expect(outcome(await world.call(getManagedInvestment, { params: { id }, as: world.issuer }))).toBe('200');
    expect(outcome(await world.call(getManagedInvestment, { params: { id }, as: ana }))).toBe('403 access.denied');
    expect(outcome(await world.call(getManagedInvestment, { params: { id } }))).toBe('401 session.none');
    // A manager’s token counts in the manager’s header alone.
    const disguised = { ...world.manager, kind: 'user' as const };
    expect(outcome(await world.call(getManagedInvestment, { params: { id }, as: disguised }))).toBe('401 session.none');
    expect(
      outcome(await world.call(acceptOrder, { params: { id }, body: { terms_version: 1 }, as: world.issuer })),
    ).toBe('403 access.denied');
  });
});

describe('the offer', () => {
  const NOT_OPEN = '409 investment.not_open';

  test.each(['PRE_CAMPAIGN', 'CLOSED', 'VALIDATING'] as const)(
    'takes no confirmation once it is %s',
    async (status) => {
      const offer = await world.addOffer();
      const who = await world.addPerson();
      const id = await orderAt(steps, who, offer, 2, 'CREATED');
      await world.db.query('update issuances set status = $2 where id = $1', [offer.id, status]);
      expect(outcome(await steps.accept(who, id))).toBe(NOT_OPEN);
      expect((await steps.place(await world.addPerson(), offer, 2)).status).not.toBe(200);
    },
  );

  test('takes nothing while it is suspended, and after its last day', async () => {
    const offer = await world.addOffer();
    const who = await world.addPerson();
    const id = await orderAt(steps, who, offer, 2, 'CREATED');
    const until = new Date(Date.now() + 3 * 86_400_000);
    await world.db.query('update issuances set suspended_until = $2 where id = $1', [offer.id, until]);
    expect(outcome(await steps.place(who, offer, 3))).toBe(NOT_OPEN);
    expect(outcome(await steps.accept(who, id))).toBe(NOT_OPEN);
    world.moveDays(3.1);
    expect(outcome(await steps.accept(who, id))).toBe('200');
    world.moveDays(61);
    expect(outcome(await steps.place(await world.addPerson(), offer, 3))).toBe(NOT_OPEN);
  });

  test('an unknown offer is not found', async () => {
    expect(outcome(await steps.place(ana, { slug: 'no-existe' }, 2))).toBe('404 not_found');
    expect(outcome(await steps.accept(ana, randomUUID()))).toBe('404 not_found');
  });

  test('is closed to a person whom a manager has rejected, before and after they have given an amount', async () => {
    const who = await world.addPerson();
    const offer = await world.addOffer();
    const { id } = good(await steps.place(who, offer, 2)).data;
    await world.db.query("update users set status = 'REJECTED', rejection_reason = 'USER' where id = $1", [who.id]);
    expect(outcome(await steps.accept(who, id))).toBe('403 user.rejected');
    expect(outcome(await steps.place(who, offer, 3))).toBe('403 user.rejected');
  });

  test('asks a person who has not finished onboarding to go on where they stand', async () => {
    const newcomer = await world.addPerson({ prepared: false });
    expect(await steps.place(newcomer, await world.addOffer(), 2)).toMatchObject({
      status: 409,
      body: { error: 'onboarding.incomplete', params: { step: expect.any(String) } },
    });
    expect(await livesOf(newcomer)).toBe(0);
  });
});
