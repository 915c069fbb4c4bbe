import { z } from 'zod';
import { ISSUANCE_STATUSES } from '#domain/issuance/status.ts';
import { endpoint } from './endpoint.ts';
import {
  dataOf,
  id,
  instant,
  localizedText,
  moneyString,
  nearDay,
  pageOf,
  pageQuery,
  priceString,
} from './envelope.ts';

/** Somebody who holds tokens of an issuance. */
const holder = z.object({
  /** The person's. */
  id,
  /** A company's own name; an issuer may read initials. */
  name: z.string(),
  /** Where their tokens go; null without one, and for an issuer. */
  wallet: z.string().nullable(),
  tokens: z.number().int(),
  /** Hundredths of a per cent of all tokens in hands, rounded down. */
  share: z.number().int(),
  value: moneyString,
  since: instant,
  moved_at: instant,
});

/**
 * Who holds tokens of an issuance: now, most tokens first; or at the end of a day that has been, as a register is read, in the order in which they came. 404 for
 * an issuer who asks for another's.
 */
export const listHolders = endpoint({
  id: 'listHolders',
  summary: 'Token holders of an issuance',
  method: 'GET',
  path: '/managed/issuances/{id}/holders',
  action: 'issuance.read_investors',
  params: z.object({ id }),
  query: pageQuery.extend({ at: nearDay.optional() }),
  answer: pageOf(holder).extend({
    issuance: z.object({
      id,
      title: localizedText,
      status: z.enum(ISSUANCE_STATUSES),
      symbol: z.string(),
      price: priceString,
    }),
    /** All tokens in hands now, and how many people hold them. */
    supply: z.number().int(),
    holders: z.number().int(),
  }),
});

const share = z.number().int().min(0).max(10_000);
/** Shares in hundredths of a per cent of all tokens in hands then, rounded down. */
const concentration = z.object({
  supply: z.number().int(),
  holders: z.number().int(),
  largest: share,
  top_five: share,
  top_ten: share,
  /** People who hold at least so much and less than the band before, largest first. */
  bands: z.array(z.object({ from: share, holders: z.number().int().min(0) })),
});

/** How the tokens of an issuance are spread over who holds them: now and, with a day that has been, at its end. 404 for an issuer who asks for another's. */
export const getConcentration = endpoint({
  id: 'getConcentration',
  summary: 'How the tokens of an issuance are spread',
  method: 'GET',
  path: '/managed/issuances/{id}/holders/concentration',
  caller: 'issuer-or-manager',
  params: z.object({ id }),
  query: z.object({ at: nearDay.optional() }),
  answer: dataOf(z.object({ now: concentration, at_day: concentration.nullable() })),
});

/**
 * The register of holders as a tagged PDF, in the caller's language: now, or at the end of a day that has been. Who drew it is written down. 404 for an issuer
 * who asks for another's; 409 `holders.register_too_long` for more than 10,000 holders, whom the export of the list still has.
 */
export const getHoldersRegister = endpoint({
  id: 'getHoldersRegister',
  summary: 'Register of token holders as PDF',
  method: 'GET',
  path: '/managed/issuances/{id}/holders/register',
  caller: 'issuer-or-manager',
  params: z.object({ id }),
  query: z.object({ at: nearDay.optional() }),
  answer: dataOf(z.object({ name: z.string(), type: z.string(), base64: z.string() })),
  takesLong: true,
  errors: ['holders.register_too_long'],
});
