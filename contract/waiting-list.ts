import { z } from 'zod';
import { PLACE_STATES } from '#domain/issuance/waiting-list.ts';
import { TOKENS_MAX } from '#domain/money/human-amount.ts';
import { endpoint } from './endpoint.ts';
import { dataOf, id, instant, localizedText } from './envelope.ts';

const ofOne = z.object({ id });
const offer = { offered_tokens: z.number().int().nullable(), offered_until: instant.nullable() };

const standing = z.object({
  title: localizedText,
  slug: z.string(),
  symbol: z.string(),
  min_tokens: z.number().int(),
  max_tokens: z.number().int(),
  /** How many places wait, this one among them. */
  waiting: z.number().int(),
  /** A place can be taken now. */
  takes_places: z.boolean(),
  /** The caller's; null where they have none. `position` counts from 1; `offered_*`: what is held for it, and until when. */
  place: z
    .object({
      state: z.enum(PLACE_STATES),
      tokens: z.number().int(),
      position: z.number().int(),
      ...offer,
      joined_at: instant,
    })
    .nullable(),
});

/** How the caller stands on the waiting list of an offer. */
export const getWaitingPlace = endpoint({
  id: 'getWaitingPlace',
  summary: 'One’s own place on a waiting list',
  method: 'GET',
  path: '/issuances/{id}/waiting-place',
  caller: 'investor',
  params: ofOne,
  answer: dataOf(standing),
});

/** Takes a place on the waiting list of an offer that is sold out. No money is taken; who has a place keeps it. */
export const joinWaitingList = endpoint({
  id: 'joinWaitingList',
  summary: 'Take a place on a waiting list',
  method: 'POST',
  path: '/issuances/{id}/waiting-place',
  action: 'investment.order',
  params: ofOne,
  body: z.object({ tokens: z.number().int().min(1).max(TOKENS_MAX) }),
  answer: dataOf(standing),
  idempotent: true,
  errors: [
    'investment.not_open',
    'user.rejected',
    'user.being_checked',
    'waiting_list.not_needed',
    'waiting_list.has_order',
  ],
});

/** Gives one's place up; nothing happens where there is none. */
export const leaveWaitingList = endpoint({
  id: 'leaveWaitingList',
  summary: 'Leave a waiting list',
  method: 'DELETE',
  path: '/issuances/{id}/waiting-place',
  action: 'investment.order',
  params: ofOne,
  answer: dataOf(z.object({ left: z.boolean() })),
});

/** The waiting list of an offer: the first two hundred places in their order, and how many wait in all. */
export const listWaitingPlaces = endpoint({
  id: 'listWaitingPlaces',
  summary: 'The waiting list of an offer',
  method: 'GET',
  path: '/manager/issuances/{id}/waiting-list',
  caller: 'manager',
  params: ofOne,
  answer: dataOf(
    z.object({
      title: localizedText,
      waiting: z.number().int(),
      tokens_held: z.number().int(),
      places: z.array(
        z.object({
          id,
          user_id: id,
          name: z.string(),
          state: z.enum(PLACE_STATES),
          tokens: z.number().int(),
          ...offer,
          joined_at: instant,
        }),
      ),
    }),
  ),
});
