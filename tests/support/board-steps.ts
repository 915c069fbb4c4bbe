import { randomUUID } from 'node:crypto';
import {
  editAd,
  getAd,
  listAdChoices,
  listAds,
  postAd,
  type postAd as postAdEndpoint,
  sendAdMessage,
  takeDownAd,
  withdrawAd,
} from '#contract/ads.ts';
import type { BodyOf } from '#contract/endpoint.ts';
import type { AdType } from '#domain/bulletin/ad.ts';
import type { InvestWorld, Offer, Person } from './invest-world.ts';

/** Every call of the bulletin board, and what has to be there before: whoever may hold a token, and whoever does. */
export function boardSteps(world: InvestWorld) {
  const { call, db, tenantId, manager } = world;
  return {
    /** Puts people on a token's whitelist. */
    async list(offer: Offer, ...people: Person[]) {
      for (const person of people)
        await db.query(
          `insert into whitelist_entries (tenant_id, id, issuance_id, user_id, state, created_by, created_at, decided_by, decided_at, moved_at)
           values ($1, $2, $3, $4, 'APPROVED', $5, now(), $5, now(), now())`,
          [tenantId, randomUUID(), offer.id, person.id, manager.id],
        );
    },
    choices: (as: Person, type: AdType, issuance?: string) => call(listAdChoices, { query: { type, issuance }, as }),
    board: (as: Person, query: Record<string, string> = {}) => call(listAds, { query, as }),
    ad: (as: Person, id: string) => call(getAd, { params: { id }, as }),
    post: (
      as: Person,
      { id: issuance }: Offer,
      body: Partial<BodyOf<typeof postAdEndpoint>> = {},
      key: string = randomUUID(),
    ) =>
      call(postAd, {
        body: { type: 'SELL', issuance, tokens: 2, price: '50', notice: true, ...body },
        as,
        key,
      }),
    edit: (as: Person, id: string, body: { tokens: number; price: string; version: number }) =>
      call(editAd, { params: { id }, body, as, key: randomUUID() }),
    withdraw: (as: Person, id: string) => call(withdrawAd, { params: { id }, body: {}, as, key: randomUUID() }),
    takeDown: (id: string, reason = 'Anuncia otra cosa') =>
      call(takeDownAd, { params: { id }, body: { reason }, as: manager, key: randomUUID() }),
    write: (as: Person, id: string, text: string, contact?: string) =>
      call(sendAdMessage, { params: { id }, body: { text, contact }, as, key: randomUUID() }),
  };
}
