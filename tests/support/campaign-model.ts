import { allot } from '#domain/issuance/allotment.ts';
import type { IssuanceStatus, Oversubscription } from '#domain/issuance/status.ts';

/** What a campaign's people can be told to do; `who`: place in the list of people, `tokens`: as many as they ask for. */
export type CampaignCommand =
  | { do: 'order' | 'join' | 'interest'; who: number; tokens: number }
  | { do: 'pay' | 'cancel' | 'revoke' | 'mint' | 'leave'; who: number }
  | { do: 'move'; to: EarlyPhase; approved: boolean }
  | { do: 'propose'; softCap: number; min: number }
  | { do: 'approve'; material: boolean }
  | { do: 'giveBack' | 'withdraw' }
  | { do: 'suspend' | 'resume' | 'close' | 'planClose' | 'refundAll' | 'allot' | 'endCampaign' | 'passDays' | 'sweep' };

/** Where a project stands before it is closed. */
export type EarlyPhase = Exclude<IssuanceStatus, 'CLOSED'>;

interface ModelOrder {
  status: 'RESERVED' | 'ACCEPTED' | 'CHARGED' | 'MINTED' | 'CLOSED' | 'CANCELED';
  tokens: number;
  isRequest: boolean;
  isReflecting: boolean;
}
interface ModelPlace {
  who: number;
  tokens: number;
  held: number;
}
interface ModelTerms {
  /** The tenant's own sequence before the end; a record-keeping body approves what leaves VALIDATING forwards. */
  phases: readonly EarlyPhase[];
  policy: Oversubscription;
  tokens: number;
  min: number;
  softCap: number;
}

/** The price of a token in every walk, in cents. */
export const PRICE_CENTS = 5000;

/**
 * The oracle of the campaign walks: what the records say of a campaign (0021, 0059, 0060, 0064), in plain variables, with no database and none of the back end's code.
 * Each command answers what the API has to answer, `200` or a refusal.
 */
export class CampaignModel {
  terms: ModelTerms;
  phase: EarlyPhase = 'DRAFT';
  /** Of the terms: whoever orders names the one that they saw. */
  version = 1;
  /** New terms that wait for a manager. */
  waits: { softCap: number; min: number } | null = null;
  isClosed = false;
  hasEnded = false;
  isSuspended = false;
  isAllotted = false;
  /** The newest order of each person, in the order in which they were confirmed. */
  orders = new Map<number, ModelOrder>();
  places: ModelPlace[] = [];
  private isApproved = false;
  /** Whoever has had anything to do with it sees it in every phase. */
  private readonly known = new Set<number>();
  /** Tokens made of earlier orders of people who have ordered again. */
  private readonly made = new Map<number, number>();

  constructor(terms: ModelTerms) {
    this.terms = terms;
  }

  private sum(of: (order: ModelOrder) => number): number {
    return [...this.orders.values()].reduce((total, order) => total + of(order), 0);
  }
  private get madeBefore(): number {
    return [...this.made.values()].reduce((total, tokens) => total + tokens, 0);
  }
  get taken(): number {
    return (
      this.madeBefore +
      this.sum(({ status, isRequest, tokens }) =>
        status === 'CANCELED' || status === 'RESERVED' || isRequest ? 0 : tokens,
      )
    );
  }
  get requested(): number {
    return this.sum(({ status, isRequest, tokens }) => (status !== 'CANCELED' && isRequest ? tokens : 0));
  }
  get held(): number {
    return this.places.reduce((total, { held }) => total + held, 0);
  }
  get waiting(): number {
    return this.places.filter(({ held }) => held === 0).length;
  }
  /** Cents that a person has paid and not got back. */
  spentBy(who: number): number {
    const order = this.orders.get(who);
    const isPaid = order && ['CHARGED', 'MINTED', 'CLOSED'].includes(order.status);
    return ((this.made.get(who) ?? 0) + (isPaid ? order.tokens : 0)) * PRICE_CENTS;
  }
  private get isCampaign(): boolean {
    return this.phase === 'CAMPAIGN' && !this.isClosed;
  }
  private sees(who: number): boolean {
    return this.phase !== 'DRAFT' || this.known.has(who);
  }
  private get isOpen(): boolean {
    return this.isCampaign && !this.isSuspended && !this.hasEnded && !this.isAllotted;
  }
  private placeOf(who: number): ModelPlace | undefined {
    return this.places.find((place) => place.who === who);
  }
  private leftFor(who: number): number {
    const { policy, tokens } = this.terms;
    const own = this.orders.get(who);
    const mine = own?.status === 'ACCEPTED' ? own.tokens : 0;
    const free = tokens - this.taken - this.held;
    if (policy === 'PRO_RATA') return tokens * 3 - this.taken - this.requested + mine;
    if (policy === 'FIRST_COME') return free + mine;
    const held = this.placeOf(who)?.held ?? 0;
    // While others wait an order can be taken back, and not be changed.
    return held > 0 ? held : this.waiting > 0 ? 0 : free + mine;
  }

  do(command: CampaignCommand): string {
    switch (command.do) {
      case 'order':
        return this.order(command.who, command.tokens);
      case 'join':
        return this.join(command.who, command.tokens);
      case 'interest':
        return this.interest(command.who, command.tokens);
      case 'move':
        return this.move(command.to, command.approved);
      case 'propose':
        return this.propose(command);
      case 'approve':
        return this.approve(command.material);
      case 'giveBack':
      case 'withdraw':
        if (!this.waits) return '404';
        this.waits = null;
        return '200';
      case 'pay':
        return this.pay(command.who);
      case 'cancel':
        return this.cancel(command.who);
      case 'revoke':
        return this.revoke(command.who);
      case 'mint':
        return this.mint(command.who);
      case 'leave':
        this.places = this.places.filter(({ who }) => who !== command.who);
        return '200';
      case 'suspend':
        return this.suspend();
      case 'resume':
        if (!this.isSuspended) return '409 issuance.not_suspended';
        this.isSuspended = false;
        return '200';
      case 'close':
        return this.close();
      case 'planClose':
        return this.planClose();
      case 'refundAll':
        return this.refundAll();
      case 'allot':
        return this.allot();
      case 'endCampaign':
        this.hasEnded = true;
        return '200';
      case 'passDays':
        this.passDays();
        return '200';
      case 'sweep':
        this.sweep();
        return '200';
    }
  }

  private order(who: number, tokens: number): string {
    if (!this.sees(who)) return '404 not_found';
    const own = this.orders.get(who);
    if (own?.status === 'CHARGED') return '409 investment.illegal_move';
    if (!this.isOpen) return '409 investment.not_open';
    const { min, policy } = this.terms;
    if (tokens < min || tokens > this.terms.tokens || tokens > this.leftFor(who)) return '422';
    this.places = this.places.filter((place) => place.who !== who || place.held === 0);
    if (own?.status === 'MINTED') this.made.set(who, (this.made.get(who) ?? 0) + own.tokens);
    this.orders.delete(who);
    this.known.add(who);
    this.orders.set(who, { status: 'ACCEPTED', tokens, isRequest: policy === 'PRO_RATA', isReflecting: true });
    return '200';
  }

  private interest(who: number, tokens: number): string {
    if (!this.sees(who)) return '404 not_found';
    if (this.phase !== 'PRE_CAMPAIGN' || this.isSuspended) return '409 interest.not_open';
    if (tokens < this.terms.min || tokens > this.terms.tokens) return '422';
    const own = this.orders.get(who);
    if (own?.status === 'ACCEPTED' || own?.status === 'CHARGED') return '409 investment.illegal_move';
    this.known.add(who);
    this.orders.delete(who);
    this.orders.set(who, { status: 'RESERVED', tokens, isRequest: false, isReflecting: true });
    return '200';
  }

  private move(to: EarlyPhase, approved: boolean): string {
    const { phases } = this.terms;
    const at = phases.indexOf(this.phase);
    const isForward = to === phases[at + 1];
    if (this.isClosed || (!isForward && to !== phases[at - 1])) return '409 issuance.illegal_move';
    const asks = isForward && (this.phase === 'VALIDATING' || to === 'CAMPAIGN');
    if (asks && !this.isApproved && !approved) return '409 issuance.needs_erir_approval';
    this.isApproved ||= asks;
    this.phase = to;
    this.version += 1;
    return '200';
  }

  private get mayChange(): boolean {
    return !this.isClosed && !this.hasEnded && (this.phase === 'PRE_CAMPAIGN' || this.phase === 'CAMPAIGN');
  }
  /** The smallest confirmed order whose tokens are not made, or place of the waiting list. */
  private get smallest(): number {
    const placed = [...this.orders.values()].filter(({ status }) => status === 'ACCEPTED' || status === 'CHARGED');
    return Math.min(...[...placed, ...this.places].map((each) => ('held' in each && each.held) || each.tokens));
  }

  private propose({ softCap, min }: { softCap: number; min: number }): string {
    if (this.waits) return '409 change.waiting';
    const isOther = softCap !== this.terms.softCap || min !== this.terms.min;
    // There is no sheet whose next version it could be.
    if (!isOther || !this.mayChange) return '409 change.not_now';
    if (min > this.smallest) return '422';
    this.waits = { softCap, min };
    return '200';
  }

  private approve(isMaterial: boolean): string {
    if (!this.waits) return '404';
    if (this.waits.softCap !== this.terms.softCap && !isMaterial) return '422';
    if (!this.mayChange) return '409 change.not_now';
    if (this.waits.min > this.smallest) return '409 change.outdated';
    this.terms = { ...this.terms, ...this.waits };
    this.waits = null;
    this.version += 1;
    if (isMaterial) for (const order of this.orders.values()) order.isReflecting = true;
    return '200';
  }

  private join(who: number, tokens: number): string {
    if (!this.sees(who)) return '404 not_found';
    if (!this.isOpen) return '409 investment.not_open';
    if (this.placeOf(who)) return '200';
    const { policy, tokens: all, min } = this.terms;
    const free = all - this.taken - this.held;
    if (policy !== 'WAITING_LIST' || (this.waiting === 0 && free >= min)) return '409 waiting_list.not_needed';
    const status = this.orders.get(who)?.status;
    if (status === 'ACCEPTED' || status === 'CHARGED') return '409 waiting_list.has_order';
    if (tokens < min || tokens > all) return '422';
    this.places.push({ who, tokens, held: 0 });
    return '200';
  }

  private pay(who: number): string {
    const own = this.orders.get(who);
    if (!own) return '404';
    if (own.status !== 'ACCEPTED') return '409 investment.illegal_move';
    if (!this.isCampaign || this.isSuspended) return '409 investment.not_open';
    own.status = 'CHARGED';
    return '200';
  }

  private cancel(who: number): string {
    const own = this.orders.get(who);
    if (!own) return '404';
    if (own.status !== 'RESERVED' && own.status !== 'ACCEPTED' && own.status !== 'CHARGED')
      return '409 investment.illegal_move';
    own.status = 'CANCELED';
    return '200';
  }

  private revoke(who: number): string {
    const own = this.orders.get(who);
    if (own && (own.status === 'ACCEPTED' || own.status === 'CHARGED') && !own.isReflecting)
      return '409 investment.reflection_over';
    return this.cancel(who);
  }

  private mint(who: number): string {
    const own = this.orders.get(who);
    if (!own) return '404';
    if (own.status === 'MINTED' || own.status === 'CLOSED') return '200 already_minted';
    if (own.status === 'CANCELED') return '200 canceled';
    if (own.status === 'ACCEPTED' || own.status === 'RESERVED') return '200 not_paid';
    if (own.isRequest) return '200 not_allotted';
    if (own.isReflecting) return '200 reflection_running';
    if (this.phase !== 'CAMPAIGN') return '200 not_in_campaign';
    if (this.isSuspended) return '200 suspended';
    own.status = 'MINTED';
    return '200 null';
  }

  private suspend(): string {
    if (this.isClosed || (this.phase !== 'CAMPAIGN' && this.phase !== 'PRE_CAMPAIGN'))
      return '409 issuance.not_suspendable';
    if (this.isSuspended) return '409 issuance.already_suspended';
    this.isSuspended = true;
    for (const order of this.orders.values()) order.isReflecting = true;
    return '200';
  }

  private closeRefusal(): string | null {
    if (!this.isCampaign) return '409 issuance.moved_meanwhile';
    return this.requested > 0 ? '409 issuance.not_allotted' : null;
  }

  private close(): string {
    const refusal = this.closeRefusal();
    if (refusal) return refusal;
    this.isClosed = true;
    return '200';
  }

  /** Planned for a minute that has come: it closes where the money that cannot go back reaches the soft cap, else the plan is dropped. */
  private planClose(): string {
    const refusal = this.closeRefusal();
    if (refusal) return refusal;
    const firm =
      this.madeBefore +
      this.sum(({ status, isReflecting, tokens }) => {
        const isFirm = status === 'MINTED' || status === 'CLOSED' || (status === 'CHARGED' && !isReflecting);
        return isFirm ? tokens : 0;
      });
    if (!this.isSuspended && firm >= this.terms.softCap) this.isClosed = true;
    this.sweep();
    return '200';
  }

  private refundAll(): string {
    const raised =
      this.madeBefore +
      this.sum(({ status, tokens }) => (['RESERVED', 'ACCEPTED', 'CANCELED'].includes(status) ? 0 : tokens));
    if (!this.isCampaign || !this.hasEnded || raised >= this.terms.softCap) return '409 issuance.not_refundable';
    this.isClosed = true;
    for (const order of this.orders.values())
      if (['RESERVED', 'ACCEPTED', 'CHARGED'].includes(order.status)) order.status = 'CANCELED';
    return '200';
  }

  private allot(): string {
    const { policy, tokens, min } = this.terms;
    const isReady = policy === 'PRO_RATA' && this.isCampaign && !this.isSuspended && this.hasEnded && !this.isAllotted;
    if (!isReady || this.requested === 0) return '409 issuance.not_allottable';
    const requests = [...this.orders.values()].filter(({ status, isRequest }) => isRequest && status !== 'CANCELED');
    const shares = allot(
      requests.map((order) => order.tokens),
      { tokensForSale: tokens - this.taken, minTokens: min },
    );
    for (const [at, order] of requests.entries()) {
      const share = shares[at] ?? 0;
      if (share === 0) order.status = 'CANCELED';
      else Object.assign(order, { tokens: share, isRequest: false });
    }
    this.isAllotted = true;
    return '200';
  }

  /** Eleven days: every time limit of an order, of a place and of a suspension is over. */
  private passDays(): void {
    this.isSuspended = false;
    for (const order of this.orders.values()) {
      if (order.status === 'ACCEPTED') order.status = 'CANCELED';
      order.isReflecting = false;
    }
    if (this.isOpen) this.places = this.places.filter(({ held }) => held === 0);
    this.sweep();
  }

  /** The minute's work. */
  private sweep(): void {
    if (this.isClosed) for (const order of this.orders.values()) if (order.status === 'MINTED') order.status = 'CLOSED';
    if (this.isSuspended) return;
    if (!this.isOpen) {
      this.places = [];
      return;
    }
    let free = this.terms.tokens - this.taken - this.held;
    for (const place of this.places.filter(({ held }) => held === 0)) {
      const tokens = Math.min(free, place.tokens);
      if (tokens < this.terms.min) break;
      place.held = tokens;
      free -= tokens;
    }
  }
}
