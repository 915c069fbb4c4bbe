import { z } from 'zod';
import { ISSUANCE_STATUSES } from '#domain/issuance/status.ts';
import { LINE_PROBLEMS, WHITELIST_ACTS, WHITELIST_SORTS, WHITELIST_STATES } from '#domain/issuance/whitelist.ts';
import { KYC_STATUSES, TEST_STATUSES, USER_STATUSES } from '#domain/user/status.ts';
import { endpoint } from './endpoint.ts';
import { dataOf, id, instant, localizedText, pageOf, pageQuery, searched, sortOf, soughtId } from './envelope.ts';
import { reason, walletAddress } from './fields.ts';
import { historyEntry } from './history.ts';

const ofOne = z.object({ id });
const count = z.number().int();

/** A person or an address that may hold an issuance's token, was proposed to, or no longer may. */
const whitelistEntry = z.object({
  id,
  /** Null: an address that is nobody's we know. An issuer may read initials. */
  person: z.object({ id, name: z.string() }).nullable(),
  /** As EIP-55 writes it; null: a person without a wallet yet. */
  address: z.string().nullable(),
  state: z.enum(WHITELIST_STATES),
  /** Tokens of the issuance that the person holds now; 0 for an address alone. */
  tokens: count,
  added_at: instant,
  /** The house's name in a manager's place for an issuer. */
  added_by: z.string(),
  decided_at: instant.nullable(),
  decided_by: z.string().nullable(),
  reason: z.string().nullable(),
});

const project = z.object({ id, title: localizedText, status: z.enum(ISSUANCE_STATUSES), symbol: z.string() });

/** Who may hold the token: what waits first. 404 for an issuer who asks for another's. */
export const listWhitelist = endpoint({
  id: 'listWhitelist',
  summary: 'Who may hold the token of an issuance',
  method: 'GET',
  path: '/managed/issuances/{id}/whitelist',
  caller: 'issuer-or-manager',
  params: ofOne,
  query: pageQuery.extend({
    q: searched,
    state: z.enum(WHITELIST_STATES).optional(),
    /** Only these, as many as a page has. */
    ids: z
      .string()
      .transform((text) => text.split(','))
      .pipe(z.array(soughtId).max(100))
      .optional(),
    sort: sortOf(WHITELIST_SORTS),
  }),
  answer: pageOf(whitelistEntry).extend({
    issuance: project,
    /** Proposed and not decided; counted up to 10,000. */
    pending: count,
    /** What was done to the list last, newest first. */
    log: z.array(historyEntry),
  }),
});

/** Puts one address on the list: approved where a manager does it, proposed by an issuer. 422 on `address`. */
export const addToWhitelist = endpoint({
  id: 'addToWhitelist',
  summary: 'Add an address to the whitelist',
  method: 'POST',
  path: '/managed/issuances/{id}/whitelist',
  action: 'whitelist.edit',
  params: ofOne,
  body: z.object({ address: walletAddress }),
  answer: dataOf(z.object({ id, state: z.enum(WHITELIST_STATES) })),
});

/** Approves or revokes; what stands so already is left as it is and not counted. A revocation says why. */
export const decideWhitelist = endpoint({
  id: 'decideWhitelist',
  summary: 'Approve or revoke entries of the whitelist',
  method: 'POST',
  path: '/manager/issuances/{id}/whitelist/decisions',
  action: 'whitelist.decide',
  params: ofOne,
  body: z.object({ act: z.enum(WHITELIST_ACTS), ids: z.array(id).min(1).max(100), reason: reason.optional() }),
  answer: dataOf(z.object({ changed: count })),
});

/** People with a live order or tokens of the issuance who are not on the list: identity, test and standing of each. */
export const listWhitelistPeople = endpoint({
  id: 'listWhitelistPeople',
  summary: 'People of an issuance who are not on its whitelist',
  method: 'GET',
  path: '/manager/issuances/{id}/whitelist/people',
  caller: 'manager',
  params: ofOne,
  query: pageQuery.extend({ q: searched }),
  answer: pageOf(
    z.object({
      id,
      name: z.string(),
      status: z.enum(USER_STATUSES),
      identity: z.enum(KYC_STATUSES).nullable(),
      test: z.enum(TEST_STATUSES).nullable(),
      wallet: z.string().nullable(),
      tokens: count,
      /** Their identity is verified: they can be validated. */
      may_validate: z.boolean(),
    }),
  ).extend({ issuance: project }),
});

/** Validates people with an order: each is approved with their wallet where they have one. Whoever is not verified is left out and counted. */
export const validateWhitelistPeople = endpoint({
  id: 'validateWhitelistPeople',
  summary: 'Validate people for the token of an issuance',
  method: 'POST',
  path: '/manager/issuances/{id}/whitelist/people',
  action: 'whitelist.decide',
  params: ofOne,
  body: z.object({ ids: z.array(id).min(1).max(100) }),
  answer: dataOf(z.object({ approved: count, left_out: count })),
});

const batch = z.object({
  id,
  name: z.string(),
  at: instant,
  by: z.string(),
  /** Lines that would be written; that the list has already; that have to be mended. */
  good: count,
  known: count,
  bad: count,
  /** When the good ones were written, and how many that were. */
  written_at: instant.nullable(),
  written: count,
});

/**
 * Judges each line of a list and writes none: what the file holds replaces what the caller had judged and not written. `into`: mended lines in the place of
 * that list's bad ones. 422 on `file`: no text, no line, more than 50,000.
 */
export const judgeWhitelist = endpoint({
  id: 'judgeWhitelist',
  summary: 'Judge a list of addresses, line by line',
  method: 'POST',
  path: '/managed/issuances/{id}/whitelist/lists',
  action: 'whitelist.edit',
  params: ofOne,
  bodyKind: 'multipart',
  body: z.object({ into: id.optional() }).optional(),
  files: ['file'],
  answer: dataOf(batch),
  takesLong: true,
});

/** A judged list with its bad lines, the first 200 of them. Only who judged it reads it. */
export const getWhitelistBatch = endpoint({
  id: 'getWhitelistBatch',
  summary: 'A judged list of addresses',
  method: 'GET',
  path: '/managed/whitelist-lists/{id}',
  caller: 'issuer-or-manager',
  params: ofOne,
  answer: dataOf(
    batch.extend({
      issuance: project,
      lines: z.array(
        z.object({ number: count, text: z.string(), problem: z.enum(LINE_PROBLEMS), first: count.nullable() }),
      ),
    }),
  ),
});

/** Writes the good lines of a judged list, once: approved for a manager, proposed for an issuer. */
export const writeWhitelistBatch = endpoint({
  id: 'writeWhitelistBatch',
  summary: 'Write the good lines of a judged list',
  method: 'POST',
  path: '/managed/whitelist-lists/{id}',
  action: 'whitelist.edit',
  params: ofOne,
  body: z.object({}),
  answer: dataOf(z.object({ written: count })),
  takesLong: true,
});
