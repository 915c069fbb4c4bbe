import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { jobHandlers } from '#backend/jobs/handlers.ts';
import {
  allotIssuance,
  closeAndRefund,
  dropPlan,
  planMove,
  previewAllotment,
  resumeIssuance,
  suspendIssuance,
} from '#contract/campaigns.ts';
import { moveIssuance } from '#contract/issuances.ts';
import { decideChange, getOfferChange, proposeChange, withdrawChange } from '#contract/offer-changes.ts';
import { declareInterest } from '#contract/orders.ts';
import { joinWaitingList, leaveWaitingList } from '#contract/waiting-list.ts';
import { moneyText } from '#domain/money/money.ts';
import { addDays, dayIn } from '#domain/time/zone.ts';
import { type CampaignCommand, CampaignModel, type EarlyPhase, PRICE_CENTS } from './campaign-model.ts';
import { breachesOf } from './invariants.ts';
import type { InvestWorld, Offer, Person } from './invest-world.ts';
import { type OrderSteps, orderSteps, outcome } from './order-steps.ts';
import { workToEnd } from './work-to-end.ts';

interface Row {
  who: string;
  status: string;
  tokens: number;
  is_request: boolean;
  cash: number;
}
interface Answer {
  status: number;
  body: object;
}

/** One campaign that is walked through by commands, beside its oracle: after each the database has to agree with it and to break no invariant. */
export class CampaignWalk {
  private readonly world: InvestWorld;
  private readonly steps: OrderSteps;
  private readonly people: readonly Person[];
  private readonly offer: Offer;
  private readonly note: (what: string) => void;
  readonly model: CampaignModel;
  /** Phase and terms as they were before the command. */
  private before: EarlyPhase = 'DRAFT';
  private seen = 1;
  private cashBefore = new Map<string, number>();
  /** The newest order of each person. */
  private readonly ids = new Map<number, string>();

  private constructor(
    world: InvestWorld,
    people: readonly Person[],
    offer: Offer,
    model: CampaignModel,
    note: (what: string) => void,
  ) {
    this.world = world;
    this.steps = orderSteps(world);
    this.people = people;
    this.offer = offer;
    this.model = model;
    this.note = note;
  }

  static async begin(
    world: InvestWorld,
    people: readonly Person[],
    terms: CampaignModel['terms'],
    note: (what: string) => void,
  ): Promise<CampaignWalk> {
    const offer = await world.addOffer({
      tokens: terms.tokens,
      minTokens: terms.min,
      maxTokens: terms.tokens,
      softCapTokens: terms.softCap,
      status: 'DRAFT',
      oversubscription: terms.policy,
      price: String(PRICE_CENTS / 100),
    });
    const walk = new CampaignWalk(world, people, offer, new CampaignModel(terms), note);
    walk.cashBefore = new Map((await walk.rows()).map(({ who, cash }) => [who, cash]));
    return walk;
  }

  /** Takes one command alone: answer, states and sums are the oracle's. */
  async take(command: CampaignCommand): Promise<void> {
    this.before = this.model.phase;
    this.seen = this.model.version;
    const expected = this.model.do(command);
    if (expected === '404') return;
    const said = await this.ask(command);
    this.note(`${command.do} ${said}`);
    expect(`${command.do} ${said}`).toBe(`${command.do} ${expected}`);
    await this.agree();
  }

  /** Moves it on, step by step, until its campaign takes orders. */
  async open(): Promise<void> {
    const { phases } = this.model.terms;
    for (const to of phases.slice(phases.indexOf(this.model.phase) + 1)) {
      await this.take({ do: 'move', to, approved: false });
      // The record-keeping body has to have its say.
      if (this.model.phase !== to) await this.take({ do: 'move', to, approved: true });
    }
    if (this.model.isSuspended) await this.take({ do: 'resume' });
  }

  /** Takes several at once: nobody knows in which order they come, so that the oracle learns what became of them; no invariant breaks. */
  async takeTogether(commands: readonly CampaignCommand[]): Promise<void> {
    const said = await Promise.all(commands.map((command) => this.ask(command)));
    for (const each of said) expect(each).toMatch(/^(?:200|404|409|422)/);
    this.note(`together ${commands.length}`);
    expect(await breachesOf(this.world.db, this.world.tenantId)).toEqual({});
  }

  private async agree(): Promise<void> {
    const { db, tenantId } = this.world;
    const [rows, [counts], breaches] = await Promise.all([
      this.rows(),
      db.query(
        `select status, soft_cap_tokens::int as "softCap", min_tokens::int as min, tokens_taken::int as taken, tokens_requested::int as requested, tokens_held::int as held, places_waiting::int as waiting
         from issuances where tenant_id = $1 and id = $2`,
        [tenantId, this.offer.id],
      ),
      breachesOf(db, tenantId),
    ]);
    expect(breaches).toEqual({});
    const { model } = this;
    expect(counts).toEqual({
      status: model.isClosed ? 'CLOSED' : model.phase,
      softCap: model.terms.softCap,
      min: model.terms.min,
      taken: model.taken,
      requested: model.requested,
      held: model.held,
      waiting: model.waiting,
    });
    const found = rows.map(({ status, tokens, is_request }) => ({ status, tokens, is_request }));
    const known = this.people.map((_, who) => {
      const order = model.orders.get(who);
      return order
        ? { status: order.status, tokens: order.tokens, is_request: order.isRequest }
        : { status: null, tokens: null, is_request: null };
    });
    // Of what is over nobody asks any more how many tokens it was to be.
    const compared = (list: typeof found | typeof known) =>
      list.map((each) => (each.status === 'CANCELED' ? 'CANCELED' : each));
    expect(compared(found)).toEqual(compared(known));
    const spent = rows.map(({ who, cash }) => (this.cashBefore.get(who) ?? 0) - cash);
    expect(spent).toEqual(this.people.map((_, who) => model.spentBy(who)));
  }

  /** Each person's newest order here, and the cents on their balance. */
  private rows(): Promise<Row[]> {
    return this.world.db.query<Row>(
      `select u.id as who, v.status, v.tokens::int as tokens, v.is_request, coalesce((
          select sum(p.amount)::bigint from ledger_accounts a join ledger_postings p on p.tenant_id = a.tenant_id and p.account_id = a.id
          where a.tenant_id = $1 and a.kind = 'investor_cash' and a.user_id = u.id), 0)::float as cash
       from unnest($3::uuid[]) with ordinality as u (id, place)
       left join lateral (select * from investments v where v.tenant_id = $1 and v.issuance_id = $2 and v.user_id = u.id
         order by v.created_at desc, v.updated_at desc limit 1) v on true order by u.place`,
      [this.world.tenantId, this.offer.id, this.people.map(({ id }) => id)],
    );
  }

  private person(who: number): Person {
    const found = this.people[who];
    if (!found) throw new Error('nobody');
    return found;
  }

  private async ask(command: CampaignCommand): Promise<string> {
    const { offer, steps, world } = this;
    const { id } = offer;
    const as = world.manager;
    const key = randomUUID();
    const params = { id };
    switch (command.do) {
      case 'order':
        return this.order(command.who, command.tokens);
      case 'interest':
        return this.interest(command.who, command.tokens);
      case 'move': {
        const body = { from: this.model.isClosed ? ('CLOSED' as const) : this.before, to: command.to };
        const approval = command.approved ? { erir_reference: 'ERIR-1' } : {};
        return short(await world.call(moveIssuance, { params, body: { ...body, ...approval }, as, key }));
      }
      case 'propose':
        return this.propose(command.softCap, command.min);
      case 'approve':
        return this.decide(true, command.material);
      case 'giveBack':
        return this.decide(false, false);
      case 'withdraw':
        return this.ofChange((number) =>
          world.call(withdrawChange, { params, body: { number }, as: world.issuer, key }),
        );
      case 'join':
        return short(
          await world.call(joinWaitingList, {
            params,
            body: { tokens: command.tokens },
            as: this.person(command.who),
            key,
          }),
        );
      case 'leave':
        return short(await world.call(leaveWaitingList, { params, as: this.person(command.who) }));
      case 'pay':
        return this.of(command.who, (order) => steps.pay(this.person(command.who), order, 'BALANCE', true));
      case 'cancel':
        return this.of(command.who, (order) => steps.cancel(order));
      case 'revoke':
        return this.of(command.who, (order) => steps.revoke(this.person(command.who), order));
      case 'mint': {
        const order = this.ids.get(command.who);
        if (!order) return '404';
        const { status, body } = await steps.mint(order);
        return `${status} ${'data' in body ? String((body.data as { refused: string | null }).refused) : ''}`;
      }
      case 'suspend': {
        const last_day = addDays(dayIn(new Date(), 'Europe/Madrid'), 5);
        return short(
          await world.call(suspendIssuance, { params, body: { last_day, reason: 'Corregimos la ficha' }, as, key }),
        );
      }
      case 'resume':
        return short(await world.call(resumeIssuance, { params, body: {}, as, key }));
      case 'close':
        return short(await world.call(moveIssuance, { params, body: { from: 'CAMPAIGN', to: 'CLOSED' }, as, key }));
      case 'planClose':
        return this.planClose();
      case 'refundAll': {
        const reply = await world.call(closeAndRefund, { params, body: {}, as, key });
        return this.finish(reply, 'data' in reply.body ? reply.body.data.run : null);
      }
      case 'allot': {
        const seen = await world.call(previewAllotment, { params, as });
        if (!('data' in seen.body)) return short(seen);
        const { allotted, back } = seen.body.data;
        const reply = await world.call(allotIssuance, { params, body: { total: allotted.amount, back }, as, key });
        return this.finish(reply, 'data' in reply.body ? reply.body.data.run : null);
      }
      case 'endCampaign':
        await world.db.query(`update issuances set campaign_ends_at = now() - interval '1 second' where id = $1`, [id]);
        return '200';
      case 'passDays':
        return this.passDays();
      case 'sweep':
        await this.sweep();
        return '200';
    }
  }

  private async order(who: number, tokens: number): Promise<string> {
    const as = this.person(who);
    const placed = await this.steps.place(as, this.offer, tokens, randomUUID(), this.seen);
    if (!('data' in placed.body)) return short(placed);
    const { id } = placed.body.data;
    this.ids.set(who, id);
    return short(await this.steps.accept(as, id, randomUUID(), this.seen));
  }

  private async interest(who: number, tokens: number): Promise<string> {
    const { offer, world } = this;
    const body = { amount: moneyText(BigInt(tokens * PRICE_CENTS)), terms_version: this.seen };
    const params = { slug: offer.slug };
    const answer = await world.call(declareInterest, { params, body, as: this.person(who), key: randomUUID() });
    if ('data' in answer.body) this.ids.set(who, answer.body.data.id);
    return short(answer);
  }

  private async change() {
    const { offer, world } = this;
    const { body } = await world.call(getOfferChange, { params: { id: offer.id }, as: world.manager });
    if (!('data' in body)) throw new Error('the offer cannot be read');
    return body.data;
  }

  private async propose(softCap: number, min: number): Promise<string> {
    const { offer, world } = this;
    const { terms, terms_version } = await this.change();
    const body = {
      terms_version,
      terms: { ...terms, soft_cap_tokens: softCap, min_tokens: min },
      explanation: { es: 'La obra cuesta más.', en: 'The works cost more.' },
    };
    return short(
      await world.call(proposeChange, { params: { id: offer.id }, body, as: world.issuer, key: randomUUID() }),
    );
  }

  private decide(approve: boolean, material: boolean): Promise<string> {
    const { offer, world } = this;
    const reason = 'Lo hemos mirado';
    return this.ofChange((number) => {
      const body = { number, approve, material, reason };
      return world.call(decideChange, { params: { id: offer.id }, body, as: world.manager, key: randomUUID() });
    });
  }

  private async ofChange(act: (number: number) => Promise<Answer>): Promise<string> {
    const { waiting } = await this.change();
    return waiting ? short(await act(waiting.number)) : '404';
  }

  private async of(who: number, act: (order: string) => Promise<Answer>): Promise<string> {
    const order = this.ids.get(who);
    return order ? short(await act(order)) : '404';
  }

  private async finish(reply: Answer, run: string | null): Promise<string> {
    if (run) await workToEnd(this.world.backEnd.deps, { tenantId: this.world.tenantId, runId: run });
    return short(reply);
  }

  private sweep(): Promise<void> {
    return jobHandlers(this.world.backEnd.deps, null)['orders.sweep']({});
  }

  private async planClose(): Promise<string> {
    const { world, offer } = this;
    const { db, manager: as } = world;
    const body = { from: 'CAMPAIGN', to: 'CLOSED', at: new Date(Date.now() + 60_000).toISOString() } as const;
    const planned = await world.call(planMove, { params: { id: offer.id }, body, as, key: randomUUID() });
    if (planned.status !== 200) return short(planned);
    await db.query(`update issuance_plans set at = now() - interval '1 second' where issuance_id = $1`, [offer.id]);
    await this.sweep();
    // What waits or has stopped is taken back; what was carried out is gone.
    await world.call(dropPlan, { params: { id: offer.id }, as });
    await this.sweep();
    return short(planned);
  }

  /** Eleven days go by for this campaign alone: its people's times lie so much further back. */
  private async passDays(): Promise<string> {
    const { db } = this.world;
    const { id } = this.offer;
    await db.query(
      `update investments set expires_at = expires_at - interval '11 days', reflection_ends_at = reflection_ends_at - interval '11 days'
       where issuance_id = $1 and status not in ('MINTED', 'CLOSED')`,
      [id],
    );
    await db.query(
      `update waiting_places set offered_until = offered_until - interval '11 days' where issuance_id = $1`,
      [id],
    );
    await db.query(
      `update issuance_suspensions set began_at = began_at - interval '11 days', until = until - interval '11 days' where issuance_id = $1 and ended_at is null`,
      [id],
    );
    await db.query(`update issuances set suspended_until = suspended_until - interval '11 days' where id = $1`, [id]);
    await this.sweep();
    await this.sweep();
    return '200';
  }
}

/** A refusal by its status and code; of what is wrong at a field the status alone. */
function short(answer: Answer): string {
  return answer.status === 422 ? '422' : outcome(answer);
}
