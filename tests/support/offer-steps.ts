import { randomUUID } from 'node:crypto';
import { jobHandlers } from '#backend/jobs/handlers.ts';
import {
  acceptAdOffer,
  confirmAdOffer,
  confirmAdPayment,
  makeAdOffer,
  refuseAdOffer,
  takeBackAdOffer,
} from '#contract/ad-offers.ts';
import type { AdType } from '#domain/bulletin/ad.ts';
import { boardSteps } from './board-steps.ts';
import { bookTokens } from './distribution-steps.ts';
import type { InvestWorld, Offer, Person } from './invest-world.ts';
import { good } from './order-steps.ts';

const ACTS = {
  accept: acceptAdOffer,
  refuse: refuseAdOffer,
  takeBack: takeBackAdOffer,
  confirm: confirmAdOffer,
  paid: confirmAdPayment,
} as const;

/** Every call about offers on ads, over a token whose campaign is over. */
export async function offerSteps(world: InvestWorld) {
  const { call, db, tenantId } = world;
  const board = boardSteps(world);
  const token: Offer = await world.addOffer({ tokens: 10_000 });
  await db.query(`update issuances set status = 'CLOSED' where id = $1`, [token.id]);
  const act =
    (name: keyof typeof ACTS) =>
    (as: Person, id: string, key: string = randomUUID()) =>
      call(ACTS[name], { params: { id }, body: {}, as, key });
  const steps = {
    board,
    token,
    accept: act('accept'),
    refuse: act('refuse'),
    takeBack: act('takeBack'),
    confirm: act('confirm'),
    paid: act('paid'),
    /** Somebody who may hold the token, with so many of them and so many cents. */
    async person(tokens: number, cents = 0): Promise<Person> {
      const person = await world.addPerson({ sophisticated: true });
      if (tokens > 0) await bookTokens(world, person, token, tokens, 5);
      if (cents > 0) await world.addCash(person, cents);
      await board.list(token, person);
      return person;
    },
    ad: async (as: Person, tokens: number, type: AdType = 'SELL') =>
      good(await board.post(as, token, { type, tokens })).data.id,
    make: (as: Person, id: string, body: Record<string, unknown> = {}, key: string = randomUUID()) =>
      call(makeAdOffer, { params: { id }, body: { tokens: 2, price: '50', ...body }, as, key }),
    made: async (as: Person, id: string, body: Record<string, unknown> = {}) =>
      good(await steps.make(as, id, body)).data.id,
    /** An offer whose owner has said yes already. */
    async accepted(owner: Person, as: Person, id: string, body: Record<string, unknown> = {}): Promise<string> {
      const offer = await steps.made(as, id, body);
      good(await steps.accept(owner, offer));
      return offer;
    },
    sweep: () => jobHandlers(world.backEnd.deps, null)['orders.sweep']({}),
    /** What people have of the token, and how many cents. */
    async has(...people: Person[]): Promise<[number, number][]> {
      const rows = await db.query<{ id: string; tokens: number; cents: number }>(
        `select u.id, coalesce((select h.tokens from issuance_holders h where h.tenant_id = u.tenant_id and h.issuance_id = $2
            and h.user_id = u.id), 0)::int as tokens,
          coalesce((select sum(p.amount) from ledger_accounts a join ledger_postings p on p.account_id = a.id
            where a.tenant_id = u.tenant_id and a.user_id = u.id and a.kind = 'investor_cash'), 0)::int as cents
         from users u where u.tenant_id = $1`,
        [tenantId, token.id],
      );
      return people.map(({ id }) => {
        const row = rows.find((each) => each.id === id);
        return [row?.tokens ?? 0, row?.cents ?? 0];
      });
    },
    free: async (as: Person) =>
      good(await board.choices(as, 'SELL')).data.choices.find(({ issuance }) => issuance.id === token.id)?.free ?? 0,
    /** The ad as somebody reads it. */
    read: async (as: Person, id: string) => good(await board.ad(as, id)).data,
  };
  return steps;
}
