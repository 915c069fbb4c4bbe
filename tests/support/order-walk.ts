import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { sweepEachMinute } from '#backend/jobs/sweep-each-minute.ts';
import { orderSweep } from '#backend/modules/orders/sweep-orders.ts';
import { attemptSweep } from '#backend/modules/payments/sweep-attempts.ts';
import { sendRefund } from '#backend/modules/refunds/send-refund.ts';
import type { Investment } from '#contract/investment.ts';
import type { InvestmentStatus } from '#domain/investment/status.ts';
import type { Scissors } from './cut-connection.ts';
import { breachesOf } from './invariants.ts';
import type { Offer, Person } from './invest-world.ts';
import type { Command, OrderCommand, Way } from './order-commands.ts';
import { type BelievedOrder, OrderOracle } from './order-oracle.ts';
import { good, outcome } from './order-steps.ts';
import type { AtTerminal, RedsysWorld } from './redsys-world.ts';

const CASH = [0, 15_000, 100_000];
const TOKENS = 10;
const MOST = 9;
const PRICE = '33.333333';
/** In cents; as the walk's tenant has them. */
export const FEES: Record<Way, number> = { BANK_TRANSFER: 250, CARD_TERMINAL: 100, BALANCE: 0 };

const inEuros = (cents: number) => (cents / 100).toFixed(2);

interface Found {
  id: string;
  status: InvestmentStatus;
  tokens: number;
  amount: number;
  to_pay: number;
  refund: { cents: number; done: boolean } | null;
  reflection_ends_at: Date | null;
  expires_at: Date | null;
}

/** One sequence with people, an issuance and an oracle of its own. */
export class Walk {
  readonly #ids: (string | null)[] = CASH.map(() => null);
  /** Every visit to the terminal, by person, oldest first. */
  readonly #visits: AtTerminal[][] = CASH.map(() => []);
  readonly #oracle = new OrderOracle({
    cash: CASH,
    tokensForSale: TOKENS,
    maxTokens: MOST,
    fees: FEES,
    // Half-even would differ from this only at exact halves, which this price never reaches.
    amountOf: (tokens) => Math.round(tokens * Number(PRICE) * 100),
  });
  #days = 0;

  private constructor(
    readonly world: RedsysWorld,
    readonly people: readonly Person[],
    readonly offer: Offer,
    readonly scissors: Scissors,
    /** Counts what was answered to what. */
    readonly note: (what: string) => void,
  ) {}

  static async begin(world: RedsysWorld, scissors: Scissors, note: (what: string) => void): Promise<Walk> {
    world.moveDays(null);
    const people = await Promise.all(CASH.map(() => world.addPerson()));
    const cash = people.map(async (person, at) => {
      const cents = CASH[at];
      if (cents) await world.addCash(person, cents);
    });
    const offer = await world.addOffer({ tokens: TOKENS, maxTokens: MOST, price: PRICE });
    await Promise.all(cash);
    return new Walk(world, people, offer, scissors, note);
  }

  async take(step: Command): Promise<void> {
    if (step.do === 'wait') return this.#wait(step.days);
    const command = step.do === 'crash' ? step.command : step;
    const person = this.people[command.who];
    if (!person) throw new RangeError(`there is no person ${command.who}`);
    const believed = this.#oracle.person(command.who);
    const from = believed.order?.status;
    const exact = command.do !== 'confirm' || command.exact;
    const received = believed.order ? inEuros(OrderOracle.toPay(believed.order) + (exact ? 0 : 1)) : '';
    const visits = believed.attempts.length;
    const expected = this.#oracle.expect(command, this.world.backEnd.clock.now().getTime());
    if (expected === 'none') return;
    const ask = this.#asker(command, person, received);
    if (step.do === 'crash') await this.#crash(step.at, step.isDone, ask);
    const { said, order } = await ask();
    expect(said, `${JSON.stringify(step)} from ${from}`).toBe(expected);
    this.note(`${command.do} ${said}`);
    if (order) {
      this.#ids[command.who] = order.id;
      this.#compare(command.who, {
        ...order,
        amount: cents(order.amount),
        to_pay: cents(order.to_pay),
        refund: toldRefund(order),
        reflection_ends_at: order.reflection_ends_at ? new Date(order.reflection_ends_at) : null,
        expires_at: order.expires_at ? new Date(order.expires_at) : null,
      });
    }
    if (believed.attempts.length > visits) await this.#seeVisit(command.who, person);
  }

  /** Does it once with the connection cut somewhere; whatever became of it must not be seen when it is done again. */
  async #crash(at: number, isDone: boolean, ask: () => Promise<unknown>): Promise<void> {
    this.scissors.cutAt(at, isDone);
    // Where the cut comes after its last statement, the command was simply done, and is done twice.
    await ask().catch(() => undefined);
    this.note(this.scissors.putAway() ? 'crash' : 'twice');
  }

  /** A command that can be sent again just as it was: with its key, its very notice. */
  #asker(
    step: OrderCommand,
    person: Person,
    received: string,
  ): () => Promise<{ said: string; order: Investment | null }> {
    const { steps } = this.world;
    const id = this.#ids[step.who] ?? '';
    const key = randomUUID();
    const told = async (sent: Promise<{ status: number; body: { data: Investment } }>) => {
      const answer = await sent;
      return { said: outcome(answer), order: answer.status === 200 ? answer.body.data : null };
    };
    switch (step.do) {
      case 'place':
        return () => told(steps.place(person, this.offer, step.tokens, key));
      case 'pay':
        return () => told(steps.pay(person, id, step.method, step.useBalance, key));
      case 'confirm':
        return () => told(steps.confirm(id, received, key));
      case 'accept':
      case 'prove':
      case 'revoke':
      case 'giveUp': {
        const act = steps[step.do];
        return () => told(act(person, id, key));
      }
      case 'reject':
        return () => told(steps.reject(id, undefined, key));
      case 'cancel':
        return () => told(steps.cancel(id, undefined, key));
      case 'settle':
        return () => told(steps.settle(id, key));
      case 'mint':
        return async () => ({ said: good(await steps.mint(id, key)).data.refused ?? '200', order: null });
      case 'send':
        return async () => ({ said: await this.#send(id), order: null });
      case 'notify':
        return this.#notifier(step);
    }
  }

  #notifier({ who, which, result, twice }: OrderCommand & { do: 'notify' }) {
    const visits = this.#visits[who] ?? [];
    const visit = which === 'newest' ? visits.at(-1) : visits[0];
    if (!visit) throw new Error('nobody was at the terminal');
    const refused = { Ds_Response: '0190', Ds_AuthorisationCode: '' };
    const notice = this.world.noticeOf(visit, result === 'paid' ? {} : refused);
    return async () => {
      const answers = new Set<number>();
      for (let times = twice ? 2 : 1; times > 0; times--) answers.add(await this.world.notify(notice));
      return { said: [...answers].join(), order: null };
    };
  }

  /** The job of each refund of an order. */
  async #send(id: string): Promise<string> {
    const { db, backEnd, tenantId } = this.world;
    const refunds = await db.query<{ id: string }>(
      'select id from refunds where tenant_id = $1 and investment_id = $2',
      [tenantId, id],
    );
    for (const refund of refunds) await sendRefund(backEnd.deps, { tenantId, refundId: refund.id });
    return '200';
  }

  async #seeVisit(at: number, as: Person): Promise<void> {
    const id = this.#ids[at] ?? '';
    const [open] = await this.world.db.query<{ reference: string; cents: number }>(
      `select reference, amount_cents::int as cents from payment_attempts
       where tenant_id = $1 and investment_id = $2 and state = 'OPEN'`,
      [this.world.tenantId, id],
    );
    if (!open) throw new Error('no attempt is open');
    this.#visits[at]?.push({ id, order: open.reference, cents: open.cents, as });
  }

  /** The order is what the oracle believes it to be; its deadlines are taken over. */
  #compare(at: number, found: Found): void {
    const { order } = this.#oracle.person(at);
    if (!order) throw new Error('the oracle knows of no order');
    expect(
      { status: found.status, tokens: found.tokens, amount: found.amount, to_pay: found.to_pay, refund: found.refund },
      `order of person ${at}`,
    ).toEqual({
      status: order.status,
      tokens: order.tokens,
      amount: order.amount,
      to_pay: OrderOracle.toPay(order),
      refund: refundOf(order),
    });
    order.reflectionEndsAt = found.reflection_ends_at ? found.reflection_ends_at.getTime() + 999 : 0;
    order.expiresAt = found.expires_at ? found.expires_at.getTime() : Number.POSITIVE_INFINITY;
  }

  /** Looks at all orders in the database itself: one statement instead of a call for each. */
  async #lookAtAll(): Promise<void> {
    const found = await this.world.db.query<Found>(
      `select v.id, v.status, v.tokens::int as tokens, v.amount_cents::int as amount, v.reflection_ends_at, v.expires_at,
         (v.amount_cents + v.fee_cents - v.balance_cents)::int as to_pay,
         (select json_build_object('cents', sum(r.amount_cents), 'done', bool_and(r.state = 'DONE')) from refunds r
           where r.tenant_id = v.tenant_id and r.investment_id = v.id having count(*) > 0) as refund
       from investments v where v.tenant_id = $1 and v.id = any($2)`,
      [this.world.tenantId, this.#ids.filter((id) => id !== null)],
    );
    for (const each of found) this.#compare(this.#ids.indexOf(each.id), each);
  }

  async #wait(days: number): Promise<void> {
    this.#days += days;
    this.world.moveDays(this.#days);
    await sweepEachMinute(this.world.backEnd.deps, { attempts: attemptSweep });
    await sweepEachMinute(this.world.backEnd.deps, { orders: orderSweep });
    this.#oracle.sweep(this.world.backEnd.clock.now().getTime());
    await this.#lookAtAll();
  }

  /** Balances, tokens and every invariant, at the end. */
  async finish(): Promise<void> {
    const { db, tenantId } = this.world;
    await this.#lookAtAll();
    const rows = await db.query<{ user_id: string; cash: number; tokens: number }>(
      `select a.user_id, coalesce(sum(p.amount) filter (where a.kind = 'investor_cash'), 0)::int as cash,
         coalesce(sum(p.amount) filter (where a.kind = 'holding'), 0)::int as tokens
       from ledger_accounts a join ledger_postings p on p.tenant_id = a.tenant_id and p.account_id = a.id
       where a.tenant_id = $1 and a.user_id = any($2) group by a.user_id`,
      [tenantId, this.people.map(({ id }) => id)],
    );
    const has = this.people.map(({ id }) => rows.find((row) => row.user_id === id));
    expect(has.map((row) => ({ cash: row?.cash ?? 0, owned: row?.tokens ?? 0 }))).toEqual(
      this.#oracle.people.map(({ cash, owned }) => ({ cash, owned })),
    );
    expect(await breachesOf(db, tenantId)).toEqual({});
  }
}

const cents = (euros: string) => Math.round(Number(euros) * 100);

/** What an answer tells of the money that goes back from outside, as one sum. */
function toldRefund({ refunds }: Investment): Found['refund'] {
  const outside = refunds.filter(({ method }) => method !== 'BALANCE');
  if (outside.length === 0) return null;
  return {
    cents: outside.reduce((sum, { amount }) => sum + cents(amount), 0),
    done: outside.every(({ step }) => step === 'SENT'),
  };
}

function refundOf({ refunds }: BelievedOrder): Found['refund'] {
  if (refunds.length === 0) return null;
  return { cents: refunds.reduce((sum, each) => sum + each.cents, 0), done: refunds.every(({ done }) => done) };
}
