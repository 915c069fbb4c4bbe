import { randomUUID } from 'node:crypto';
import { tenantWork } from '#backend/jobs/tenant-work.ts';
import { moveTokens } from '#backend/modules/transfers/move-tokens.ts';
import type { Work } from '#backend/work.ts';
import { bookTokens } from './distribution-steps.ts';
import type { InvestWorld, Offer, Person } from './invest-world.ts';
import { walletOf } from './wallet-of.ts';

/** What a transfer needs around it, and the move itself as a use case makes it. */
export function transferSteps(world: InvestWorld) {
  const { db, tenantId, manager, backEnd } = world;
  const inWork = <T>(run: (work: Work) => Promise<T>) => tenantWork(backEnd.deps, tenantId, run, world.host);
  return {
    inWork,
    /** A closed offer whose tokens these people hold since so many days. */
    async held(holdings: readonly (readonly [Person, number])[], daysAgo = 5): Promise<Offer> {
      const offer = await world.addOffer({ tokens: 1_000, price: '10' });
      await db.query(`update issuances set status = 'CLOSED', created_at = now() - interval '90 days' where id = $1`, [
        offer.id,
      ]);
      for (const [person, tokens] of holdings) await bookTokens(world, person, offer, tokens, daysAgo);
      return offer;
    },
    /** Gives somebody a wallet and has the whitelist of an offer approve them with it, or says how they stand there instead. */
    async list(offer: Pick<Offer, 'id'>, person: Person, state: 'PENDING' | 'APPROVED' | 'REVOKED' = 'APPROVED') {
      await db.query(
        `insert into wallets (tenant_id, user_id, address, created_at) values ($1, $2, $3, now()) on conflict do nothing`,
        [tenantId, person.id, walletOf(person)],
      );
      await db.query(
        `insert into whitelist_entries (tenant_id, issuance_id, user_id, address, state, created_by, created_at, decided_by, decided_at, reason, moved_at)
         values ($1, $2, $3, $4, $5, $6, now(), case when $5 = 'PENDING' then null else $6::uuid end, case when $5 = 'PENDING' then null else now() end,
           case when $5 = 'REVOKED' then 'Perdió la clave' end, now())`,
        [tenantId, offer.id, person.id, walletOf(person), state, manager.id],
      );
    },
    move: (
      offer: Pick<Offer, 'id'>,
      from: Person,
      to: Person,
      tokens: number,
      over: Partial<Parameters<typeof moveTokens>[1]> = {},
    ) =>
      inWork((work) =>
        moveTokens(work, {
          key: `test:${randomUUID()}`,
          kind: 'TRANSFER',
          issuanceId: offer.id,
          fromUserId: from.id,
          toUserId: to.id,
          tokens,
          askedBy: from.id,
          ...over,
        }),
      ),
    /** What each of these people holds now, by the kept register and by the ledger: the two are one. */
    async holds(offer: Pick<Offer, 'id'>, ...people: Person[]): Promise<number[]> {
      const rows = await db.query<{ user_id: string; tokens: number; posted: number }>(
        `select h.user_id, h.tokens::int, (select sum(p.amount) from ledger_postings p where p.account_id = h.account_id)::int as posted
         from issuance_holders h where h.tenant_id = $1 and h.issuance_id = $2`,
        [tenantId, offer.id],
      );
      const wrong = rows.filter(({ tokens, posted }) => tokens !== posted);
      if (wrong.length > 0) throw new Error('the register is not the ledger');
      return people.map(({ id }) => rows.find((row) => row.user_id === id)?.tokens ?? 0);
    },
  };
}
