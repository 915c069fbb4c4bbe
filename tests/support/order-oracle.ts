import type { InvestmentStatus } from '#domain/investment/status.ts';

/** What a person does, or what happens, in a random walk. `who` is an index into the walk's people. */
export type Command =
  | { do: 'place'; who: number; tokens: number }
  | { do: 'accept' | 'prove' | 'revoke' | 'reject' | 'cancel' | 'settle'; who: number }
  | { do: 'mint'; who: number }
  | { do: 'pay'; who: number; method: 'BANK_TRANSFER' | 'BALANCE'; useBalance: boolean }
  | { do: 'confirm'; who: number; exact: boolean }
  | { do: 'wait'; days: number };

/** An order as the oracle believes it to be. Money in cents, moments in milliseconds. */
export interface BelievedOrder {
  status: InvestmentStatus;
  tokens: number;
  amount: number;
  fee: number;
  balance: number;
  /** The last method chosen; forgotten when the amount is given anew. */
  method: 'BANK_TRANSFER' | 'BALANCE' | null;
  reflectionEndsAt: number;
  expiresAt: number;
  /** To be sent back by bank, null where nothing ever was. */
  refund: { cents: number; done: boolean } | null;
}

interface Believed {
  cash: number;
  owned: number;
  order: BelievedOrder | null;
}

const OK = '200';
const ILLEGAL = '409 investment.illegal_move';
const REOPENABLE = ['CREATED', 'ACCEPTED', 'IN_UPLOAD_PROOF_OF_PAYMENT'];
const FINISHED = ['MINTED', 'CANCELED'];
const HOLDING = ['ACCEPTED', 'IN_UPLOAD_PROOF_OF_PAYMENT', 'PROOF_OF_PAYMENT_UPLOADED', 'CHARGED'];

/**
 * A plain second opinion on one issuance without signatures: whole cents, whole tokens, no locks, no ledger. It shares no rule with the back
 * end; only the two deadlines of an order are told to it, because their own tests prove them.
 */
export class OrderOracle {
  readonly people: Believed[];
  readonly #tokensForSale: number;
  readonly #maxTokens: number;
  readonly #fee: number;
  readonly #amountOf: (tokens: number) => number;

  constructor(options: {
    cash: readonly number[];
    tokensForSale: number;
    maxTokens: number;
    fee: number;
    amountOf: (tokens: number) => number;
  }) {
    this.people = options.cash.map((cash) => ({ cash, owned: 0, order: null }));
    this.#tokensForSale = options.tokensForSale;
    this.#maxTokens = options.maxTokens;
    this.#fee = options.fee;
    this.#amountOf = options.amountOf;
  }

  person(who: number): Believed {
    const person = this.people[who];
    if (!person) throw new RangeError(`there is no person ${who}`);
    return person;
  }

  /** Tokens that are not in anybody's hands. */
  #left(): number {
    const held = this.people.map(({ owned, order }) => owned + (order && isHeld(order) ? order.tokens : 0));
    return this.#tokensForSale - held.reduce((sum, each) => sum + each, 0);
  }

  /** What a command must be answered with; the oracle's state moves on. `now` in milliseconds. */
  expect(command: Exclude<Command, { do: 'wait' }>, now: number): string {
    const person = this.person(command.who);
    if (command.do === 'place') return this.#place(person, command.tokens);
    const { order } = person;
    if (!order) return 'none';
    switch (command.do) {
      case 'accept':
        if (order.status !== 'CREATED') return ILLEGAL;
        if (order.tokens > this.#left()) return '409 investment.sold_out';
        order.status = 'ACCEPTED';
        return OK;
      case 'pay':
        return this.#pay(person, order, command);
      case 'prove':
        if (order.status !== 'IN_UPLOAD_PROOF_OF_PAYMENT') return ILLEGAL;
        order.status = 'PROOF_OF_PAYMENT_UPLOADED';
        return OK;
      case 'reject':
        if (order.status !== 'PROOF_OF_PAYMENT_UPLOADED') return ILLEGAL;
        order.status = 'IN_UPLOAD_PROOF_OF_PAYMENT';
        return OK;
      case 'confirm':
        return this.#confirm(order, command.exact);
      case 'cancel':
        return this.#undo(person, order);
      case 'revoke':
        if (!FINISHED.includes(order.status) && order.status !== 'CREATED' && now > order.reflectionEndsAt)
          return '409 investment.reflection_over';
        return this.#undo(person, order);
      case 'settle':
        if (!order.refund || order.refund.done) return ILLEGAL;
        order.refund.done = true;
        return OK;
      case 'mint':
        return this.#mint(person, order, now);
    }
  }

  /** Time has passed and the sweep has run. */
  sweep(now: number): void {
    for (const person of this.people) {
      const { order } = person;
      if (order && ['ACCEPTED', 'IN_UPLOAD_PROOF_OF_PAYMENT'].includes(order.status) && order.expiresAt < now)
        this.#undo(person, order);
    }
  }

  /** What has to be sent from outside for an order, in cents. */
  static toPay(order: BelievedOrder): number {
    return order.amount + order.fee - order.balance;
  }

  #place(person: Believed, tokens: number): string {
    const live = person.order && !FINISHED.includes(person.order.status) ? person.order : null;
    if (live && !REOPENABLE.includes(live.status)) return ILLEGAL;
    const left = this.#left() + (live && isHeld(live) ? live.tokens : 0);
    if (tokens > this.#maxTokens || tokens > left) return '422 request.invalid';
    if (live) person.cash += live.balance;
    person.order = {
      status: 'CREATED',
      tokens,
      amount: this.#amountOf(tokens),
      fee: 0,
      balance: 0,
      method: null,
      reflectionEndsAt: 0,
      expiresAt: 0,
      refund: null,
    };
    return OK;
  }

  #pay(
    person: Believed,
    order: BelievedOrder,
    given: { method: 'BANK_TRANSFER' | 'BALANCE'; useBalance: boolean },
  ): string {
    if (order.status !== 'ACCEPTED' && order.status !== 'IN_UPLOAD_PROOF_OF_PAYMENT') return ILLEGAL;
    const available = person.cash + order.balance;
    const uses = given.useBalance || given.method === 'BALANCE';
    const used = uses ? Math.min(available, order.amount) : 0;
    if (given.method === 'BALANCE' && used < order.amount) return '422 payment.insufficient_balance';
    const isCovered = used === order.amount;
    person.cash = available - used;
    order.balance = used;
    order.fee = isCovered ? 0 : this.#fee;
    order.method = isCovered ? 'BALANCE' : 'BANK_TRANSFER';
    order.status = isCovered ? 'CHARGED' : 'IN_UPLOAD_PROOF_OF_PAYMENT';
    return OK;
  }

  #confirm(order: BelievedOrder, exact: boolean): string {
    const received = OrderOracle.toPay(order) + (exact ? 0 : 1);
    if (order.status === 'CANCELED' && order.method === 'BANK_TRANSFER' && !order.refund) {
      // It came too late, and goes back whatever it is.
      order.refund = { cents: received, done: false };
      return OK;
    }
    if (order.status !== 'PROOF_OF_PAYMENT_UPLOADED') return ILLEGAL;
    if (!exact) return '422 payment.amount_mismatch';
    order.status = 'CHARGED';
    return OK;
  }

  #undo(person: Believed, order: BelievedOrder): string {
    if (FINISHED.includes(order.status)) return ILLEGAL;
    person.cash += order.balance;
    if (order.status === 'CHARGED' && OrderOracle.toPay(order) > 0)
      order.refund = { cents: OrderOracle.toPay(order), done: false };
    order.status = 'CANCELED';
    return OK;
  }

  #mint(person: Believed, order: BelievedOrder, now: number): string {
    if (order.status === 'MINTED') return 'already_minted';
    if (order.status === 'CANCELED') return 'canceled';
    if (order.status !== 'CHARGED') return 'not_paid';
    if (now <= order.reflectionEndsAt) return 'reflection_running';
    order.status = 'MINTED';
    person.owned += order.tokens;
    return OK;
  }
}

function isHeld({ status }: BelievedOrder): boolean {
  return HOLDING.includes(status);
}
