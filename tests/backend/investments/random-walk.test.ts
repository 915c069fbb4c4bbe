import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sweepOrders } from '#backend/modules/investments/sweep-orders.ts';
import type { Investment } from '#contract/investment.ts';
import { getInvestment } from '#contract/investments.ts';
import { getPortfolio } from '#contract/portfolio.ts';
import { breachesOf } from '#tests/support/invariants.ts';
import { type InvestWorld, makeInvestWorld, type Offer, type Person } from '#tests/support/invest-world.ts';
import { type Command, OrderOracle } from '#tests/support/order-oracle.ts';
import { good, type OrderSteps, orderSteps, outcome } from '#tests/support/order-steps.ts';

/** Sequences per run; RANDOM_WALKS raises it. */
const SEQUENCES = Number(process.env.RANDOM_WALKS ?? 150);
const LONGEST = 6;
const TOKENS = 10;
const MOST = 9;
/** 33.333333 a token, in millionths. */
const PRICE = 33_333_333;
const FEE = 250;
const CASH = [0, 15_000, 100_000];

let world: InvestWorld;
let steps: OrderSteps;
let tally: Map<string, number>;

beforeAll(async () => {
  world = await makeInvestWorld({ hide: { signInvestment: true } });
  await world.standAlone();
  steps = orderSteps(world);
  tally = new Map();
});
afterAll(() => world.close());

const inEuros = (cents: number) => (cents / 100).toFixed(2);

const who = fc.nat({ max: CASH.length - 1 });
const KINDS = [
  'place',
  'accept',
  'pay',
  'prove',
  'confirm',
  'mint',
  'revoke',
  'cancel',
  'reject',
  'settle',
  'wait',
] as const;
const command: fc.Arbitrary<Command> = fc
  .record({
    kind: fc.constantFrom(...KINDS, 'revoke' as const, 'settle' as const),
    who,
    tokens: fc.integer({ min: 1, max: 11 }),
    method: fc.constantFrom('BANK_TRANSFER' as const, 'BALANCE' as const),
    useBalance: fc.boolean(),
    exact: fc.boolean(),
    days: fc.constantFrom(0.04, 2.3, 5.1),
  })
  .map(({ kind, who: at, tokens, method, useBalance, exact, days }): Command => {
    if (kind === 'wait') return { do: kind, days };
    if (kind === 'place') return { do: kind, who: at, tokens };
    if (kind === 'pay') return { do: kind, who: at, method, useBalance };
    if (kind === 'confirm') return { do: kind, who: at, exact };
    return { do: kind, who: at };
  });

/** The first steps of an order in their order: chance alone would hardly ever get as far as a payment. */
const way: fc.Arbitrary<Command[]> = fc
  .record({
    who,
    tokens: fc.integer({ min: 1, max: 9 }),
    useBalance: fc.boolean(),
    steps: fc.constantFrom(1, 2, 3, 4, 5, 7, 7, 7),
    mints: fc.boolean(),
  })
  .map(({ who: at, tokens, useBalance, steps: count, mints }) => {
    const whole: Command[] = [
      { do: 'place', who: at, tokens },
      { do: 'accept', who: at },
      { do: 'pay', who: at, method: 'BANK_TRANSFER', useBalance },
      { do: 'prove', who: at },
      { do: 'confirm', who: at, exact: true },
      mints ? { do: 'wait', days: 5.1 } : { do: 'revoke', who: at },
      { do: mints ? 'mint' : 'settle', who: at },
    ];
    return whole.slice(0, count);
  });
const sequences = fc
  .array(fc.oneof({ weight: 2, arbitrary: command.map((one) => [one]) }, { weight: 1, arbitrary: way }), {
    minLength: 4,
    maxLength: LONGEST,
    size: 'max',
  })
  .map((parts) => parts.flat());

/** One sequence with people, an issuance and an oracle of its own. */
class Walk {
  readonly #ids: (string | null)[] = CASH.map(() => null);
  readonly #oracle = new OrderOracle({
    cash: CASH,
    tokensForSale: TOKENS,
    maxTokens: MOST,
    fee: FEE,
    // Half-even would differ from this only at exact halves, which this price never reaches.
    amountOf: (tokens) => Math.round((tokens * PRICE) / 10_000),
  });
  #days = 0;

  constructor(
    readonly people: readonly Person[],
    readonly offer: Offer,
  ) {}

  async take(step: Command): Promise<void> {
    if (step.do === 'wait') return this.#wait(step.days);
    const person = this.#person(step.who);
    const id = this.#ids[step.who] ?? '';
    const before = this.#oracle.person(step.who).order;
    const from = before?.status;
    const received = before ? inEuros(OrderOracle.toPay(before) + (step.do === 'confirm' && !step.exact ? 1 : 0)) : '';
    const expected = this.#oracle.expect(step, world.backEnd.clock.now().getTime());
    if (expected === 'none') return;
    const { said, order } = await this.#ask(step, person, id, received);
    expect(said, `${JSON.stringify(step)} from ${from}`).toBe(expected);
    tally.set(`${step.do} ${said}`, (tally.get(`${step.do} ${said}`) ?? 0) + 1);
    if (!order) return;
    this.#ids[step.who] = order.id;
    this.#compare(step.who, order);
  }

  /** Sends a command; answers its outcome, for mint the reason of its one row, and the order where the answer tells of it. */
  async #ask(
    step: Exclude<Command, { do: 'wait' }>,
    person: Person,
    id: string,
    received: string,
  ): Promise<{ said: string; order: Investment | null }> {
    if (step.do === 'mint') return { said: good(await steps.mint([id])).data[0]?.refused ?? '200', order: null };
    const answer = await this.#send(step, person, id, received);
    return { said: outcome(answer), order: answer.status === 200 ? answer.body.data : null };
  }

  #send(
    step: Exclude<Command, { do: 'wait' | 'mint' }>,
    person: Person,
    id: string,
    received: string,
  ): Promise<{ status: number; body: { data: Investment } }> {
    switch (step.do) {
      case 'place':
        return steps.place(person, this.offer, step.tokens);
      case 'pay':
        return steps.pay(person, id, step.method, step.useBalance);
      case 'confirm':
        return steps.confirm(id, received);
      case 'accept':
      case 'prove':
      case 'revoke':
        return steps[step.do](person, id);
      case 'reject':
      case 'cancel':
      case 'settle':
        return steps[step.do](id);
    }
  }

  /** The order is what the oracle believes; its deadlines are taken over. */
  #compare(at: number, data: Investment): void {
    const { order } = this.#oracle.person(at);
    if (!order) throw new Error('the oracle knows of no order');
    expect({ status: data.status, tokens: data.tokens, amount: data.amount, to_pay: data.to_pay }).toEqual({
      status: order.status,
      tokens: order.tokens,
      amount: inEuros(order.amount),
      to_pay: inEuros(OrderOracle.toPay(order)),
    });
    expect(data.refund && { amount: data.refund.amount, status: data.refund.status }).toEqual(
      order.refund && { amount: inEuros(order.refund.cents), status: order.refund.done ? 'DONE' : 'PENDING' },
    );
    order.reflectionEndsAt = data.reflection_ends_at ? new Date(data.reflection_ends_at).getTime() + 999 : 0;
    order.expiresAt = data.expires_at ? new Date(data.expires_at).getTime() : Number.POSITIVE_INFINITY;
  }

  async #look(at: number, person: Person): Promise<void> {
    const id = this.#ids[at];
    if (id) this.#compare(at, good(await world.call(getInvestment, { params: { id }, as: person })).data);
  }

  async #wait(days: number): Promise<void> {
    this.#days += days;
    world.moveDays(this.#days);
    await sweepOrders(world.backEnd.deps);
    this.#oracle.sweep(world.backEnd.clock.now().getTime());
    await Promise.all(this.people.map((person, at) => this.#look(at, person)));
  }

  /** Balances, tokens and every invariant, at the end. */
  async finish(): Promise<void> {
    await Promise.all(
      this.people.map(async (person, at) => {
        const { cash, owned } = this.#oracle.person(at);
        await this.#look(at, person);
        const { data } = good(await world.call(getPortfolio, { as: person }));
        expect({ balance: data.balance, tokens: data.holdings[0]?.tokens ?? 0 }).toEqual({
          balance: inEuros(cash),
          tokens: owned,
        });
      }),
    );
    expect(await breachesOf(world.db, world.tenantId)).toEqual({});
  }

  #person(at: number): Person {
    const person = this.people[at];
    if (!person) throw new RangeError(`there is no person ${at}`);
    return person;
  }
}

test(`${SEQUENCES} random sequences agree with the oracle at every step and break no invariant`, async () => {
  await fc.assert(
    fc.asyncProperty(fc.noBias(sequences), async (sequence) => {
      world.moveDays(null);
      const people = await Promise.all(CASH.map(() => world.addPerson()));
      for (const [at, person] of people.entries()) if (CASH[at]) await world.addCash(person, CASH[at]);
      const offer = await world.addOffer({ tokens: TOKENS, maxTokens: MOST, price: '33.333333' });
      const walk = new Walk(people, offer);
      for (const step of sequence) await walk.take(step);
      await walk.finish();
    }),
    { numRuns: SEQUENCES },
  );
  // A walk that never got anywhere would prove nothing.
  for (const seen of ['pay 200', 'confirm 200', 'mint 200', 'revoke 200', 'settle 200'])
    expect(tally.get(seen) ?? 0, seen).toBeGreaterThan(0);
}, 240_000);
