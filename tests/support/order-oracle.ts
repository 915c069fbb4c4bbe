import type { InvestmentStatus } from '#domain/investment/status.ts';
import type { OrderCommand, Way } from './order-commands.ts';

/** Money on its way back. */
interface BelievedRefund {
  cents: number;
  /** By which it came; `null` for a transfer that came too late, which is sent by hand. */
  method: Way | null;
  done: boolean;
  /** Milliseconds. */
  askedAt: number;
}

/** An order as the oracle believes it to be. Money in cents, moments in milliseconds. */
export interface BelievedOrder {
  status: InvestmentStatus;
  tokens: number;
  amount: number;
  fee: number;
  /** The part that the balance was to carry. */
  balance: number;
  /** What of it is set aside now. */
  held: number;
  /** The last method chosen; forgotten when the amount is given anew. */
  method: Way | null;
  reflectionEndsAt: number;
  expiresAt: number;
  /** A transfer came for it, in time or late. */
  sawTransfer: boolean;
  refunds: BelievedRefund[];
}

/** One visit to the card terminal. */
interface BelievedAttempt {
  order: BelievedOrder;
  cents: number;
  open: boolean;
  paid: boolean;
  endsAt: number;
}

interface Believed {
  cash: number;
  owned: number;
  order: BelievedOrder | null;
  /** Oldest first, those of earlier orders among them. */
  attempts: BelievedAttempt[];
}

const OK = '200';
const ILLEGAL = '409 investment.illegal_move';
const TERMINAL_MS = 15 * 60_000;
const DAY_MS = 86_400_000;
const CHOOSING: readonly InvestmentStatus[] = [
  'ACCEPTED',
  'METHOD_PAYMENT',
  'IN_UPLOAD_PROOF_OF_PAYMENT',
  'PAYMENT_ERROR',
];
const REOPENABLE: readonly InvestmentStatus[] = ['CREATED', ...CHOOSING];
const FINISHED: readonly InvestmentStatus[] = ['MINTED', 'CANCELED'];

interface Terms {
  cash: readonly number[];
  tokensForSale: number;
  maxTokens: number;
  /** Cents that each way costs, whatever it carries. */
  fees: Record<Way, number>;
  amountOf: (tokens: number) => number;
}

/**
 * A plain second opinion on one issuance without signatures: whole cents, whole tokens, no locks, no ledger. It shares no rule with the back
 * end; only the two deadlines of an order are told to it, because their own tests prove them.
 */
export class OrderOracle {
  readonly people: Believed[];
  readonly #terms: Terms;

  constructor(terms: Terms) {
    this.#terms = terms;
    this.people = terms.cash.map((cash) => ({ cash, owned: 0, order: null, attempts: [] }));
  }

  person(who: number): Believed {
    const person = this.people[who];
    if (!person) throw new RangeError(`there is no person ${who}`);
    return person;
  }

  /** Tokens that are not in anybody's hands. */
  #left(): number {
    const held = this.people.map(({ owned, order }) => owned + (order && holds(order) ? order.tokens : 0));
    return this.#terms.tokensForSale - held.reduce((sum, each) => sum + each, 0);
  }

  /** What a command must be answered with, `none` where there is nothing to ask; the oracle's state moves on. `now` in milliseconds. */
  expect(command: OrderCommand, now: number): string {
    const person = this.person(command.who);
    if (command.do === 'place') return this.#place(person, command.tokens);
    if (command.do === 'notify') return notify(person, command.which, command.result, now);
    const { order } = person;
    if (!order) return 'none';
    switch (command.do) {
      case 'accept':
        if (order.status !== 'CREATED') return ILLEGAL;
        if (order.tokens > this.#left()) return '409 investment.sold_out';
        order.status = 'ACCEPTED';
        return OK;
      case 'pay':
        return this.#pay(person, order, command, now);
      case 'giveUp':
        if (order.status !== 'IN_UPDATE_TPV') return ILLEGAL;
        order.status = 'METHOD_PAYMENT';
        close(person, order);
        return OK;
      case 'prove':
        return move(order, 'IN_UPLOAD_PROOF_OF_PAYMENT', 'PROOF_OF_PAYMENT_UPLOADED');
      case 'reject':
        return move(order, 'PROOF_OF_PAYMENT_UPLOADED', 'IN_UPLOAD_PROOF_OF_PAYMENT');
      case 'confirm':
        return confirm(order, command.exact, now);
      case 'cancel':
        return undo(person, order, now);
      case 'revoke':
        if (!FINISHED.includes(order.status) && order.status !== 'CREATED' && now > order.reflectionEndsAt)
          return '409 investment.reflection_over';
        return undo(person, order, now);
      case 'settle': {
        const due = order.refunds.find((refund) => !refund.done && isForManager(refund, now));
        if (!due) return ILLEGAL;
        due.done = true;
        return OK;
      }
      case 'send':
        for (const refund of order.refunds) if (refund.method === 'CARD_TERMINAL') refund.done = true;
        return OK;
      case 'mint':
        return mint(person, order, now);
    }
  }

  /** Time has passed and the sweeps have run: first the terminal's, then the orders'. */
  sweep(now: number): void {
    for (const person of this.people) {
      for (const attempt of person.attempts) {
        if (!attempt.open || attempt.endsAt >= now) continue;
        attempt.open = false;
        fail(person, attempt.order);
      }
      const { order } = person;
      if (order && order.status !== 'CREATED' && CHOOSING.includes(order.status) && order.expiresAt < now)
        undo(person, order, now);
    }
  }

  /** What has to be sent from outside for an order, in cents. */
  static toPay(order: BelievedOrder): number {
    return order.amount + order.fee - order.balance;
  }

  #place(person: Believed, tokens: number): string {
    const live = person.order && !FINISHED.includes(person.order.status) ? person.order : null;
    if (live && !REOPENABLE.includes(live.status)) return ILLEGAL;
    const left = this.#left() + (live && holds(live) ? live.tokens : 0);
    if (tokens > this.#terms.maxTokens || tokens > left) return '422 request.invalid';
    const fresh = {
      status: 'CREATED' as const,
      tokens,
      amount: this.#terms.amountOf(tokens),
      fee: 0,
      balance: 0,
      held: 0,
      method: null,
      reflectionEndsAt: 0,
      expiresAt: 0,
    };
    if (live) {
      giveBack(person, live);
      close(person, live);
      // The same order, to which money may still come from before.
      Object.assign(live, fresh);
    } else {
      person.order = { ...fresh, sawTransfer: false, refunds: [] };
    }
    return OK;
  }

  #pay(
    person: Believed,
    order: BelievedOrder,
    { method, useBalance }: { method: Way; useBalance: boolean },
    now: number,
  ): string {
    if (!CHOOSING.includes(order.status)) return ILLEGAL;
    const available = person.cash + order.held;
    const used = useBalance || method === 'BALANCE' ? Math.min(available, order.amount) : 0;
    if (method === 'BALANCE' && used < order.amount) return '422 payment.insufficient_balance';
    const way = used === order.amount ? 'BALANCE' : method;
    close(person, order);
    person.cash = available - used;
    order.balance = used;
    order.held = used;
    order.method = way;
    order.fee = this.#terms.fees[way];
    order.status = { BALANCE: 'CHARGED', BANK_TRANSFER: 'IN_UPLOAD_PROOF_OF_PAYMENT', CARD_TERMINAL: 'IN_UPDATE_TPV' }[
      way
    ] as InvestmentStatus;
    if (way === 'CARD_TERMINAL') {
      const cents = OrderOracle.toPay(order);
      person.attempts.push({ order, cents, open: true, paid: false, endsAt: now + TERMINAL_MS });
    }
    return OK;
  }
}

function move(order: BelievedOrder, from: InvestmentStatus, to: InvestmentStatus): string {
  if (order.status !== from) return ILLEGAL;
  order.status = to;
  return OK;
}

function confirm(order: BelievedOrder, exact: boolean, now: number): string {
  const received = OrderOracle.toPay(order) + (exact ? 0 : 1);
  if (order.status === 'CANCELED' && order.method === 'BANK_TRANSFER' && !order.sawTransfer) {
    // It came too late, and goes back whatever it is.
    order.sawTransfer = true;
    order.refunds.push({ cents: received, method: null, done: false, askedAt: now });
    return OK;
  }
  if (order.status !== 'PROOF_OF_PAYMENT_UPLOADED') return ILLEGAL;
  if (!exact) return '422 payment.amount_mismatch';
  order.status = 'CHARGED';
  order.sawTransfer = true;
  return OK;
}

/** The provider tells what became of a visit; it is always thanked. */
function notify(person: Believed, which: 'newest' | 'oldest', result: 'paid' | 'refused', now: number): string {
  const attempt = which === 'newest' ? person.attempts.at(-1) : person.attempts[0];
  if (!attempt) return 'none';
  const { order } = attempt;
  if (result === 'refused') {
    if (attempt.open) fail(person, order);
    attempt.open = false;
    return OK;
  }
  if (attempt.paid) return OK;
  attempt.paid = true;
  attempt.open = false;
  const waits =
    order.status === 'IN_UPDATE_TPV' ||
    order.status === 'METHOD_PAYMENT' ||
    (order.status === 'PAYMENT_ERROR' && order.balance === 0);
  if (waits && order.method === 'CARD_TERMINAL' && OrderOracle.toPay(order) === attempt.cents) order.status = 'CHARGED';
  else order.refunds.push({ cents: attempt.cents, method: 'CARD_TERMINAL', done: false, askedAt: now });
  return OK;
}

/** Nothing came of a visit for which the order waits. */
function fail(person: Believed, order: BelievedOrder): void {
  if (order.status !== 'IN_UPDATE_TPV') return;
  giveBack(person, order);
  order.status = 'PAYMENT_ERROR';
}

function undo(person: Believed, order: BelievedOrder, now: number): string {
  if (FINISHED.includes(order.status)) return ILLEGAL;
  giveBack(person, order);
  const outside = OrderOracle.toPay(order);
  if (order.status === 'CHARGED' && outside > 0)
    order.refunds.push({ cents: outside, method: order.method, done: false, askedAt: now });
  order.status = 'CANCELED';
  return OK;
}

/** The terminal sends its own refunds; only after a day without it does a manager. */
function isForManager({ method, askedAt }: BelievedRefund, now: number): boolean {
  return method !== 'CARD_TERMINAL' || now - askedAt > DAY_MS;
}

function giveBack(person: Believed, order: BelievedOrder): void {
  person.cash += order.held;
  order.held = 0;
}

/** What was begun at the terminal before counts no more. */
function close(person: Believed, order: BelievedOrder): void {
  for (const attempt of person.attempts) if (attempt.order === order) attempt.open = false;
}

function mint(person: Believed, order: BelievedOrder, now: number): string {
  if (order.status === 'MINTED') return 'already_minted';
  if (order.status === 'CANCELED') return 'canceled';
  if (order.status !== 'CHARGED') return 'not_paid';
  if (now <= order.reflectionEndsAt) return 'reflection_running';
  order.status = 'MINTED';
  order.held = 0;
  person.owned += order.tokens;
  return OK;
}

/** Minted tokens are counted as owned. */
function holds({ status }: BelievedOrder): boolean {
  return status !== 'CREATED' && !FINISHED.includes(status);
}
