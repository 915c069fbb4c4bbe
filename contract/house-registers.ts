import { z } from 'zod';
import { HOUSE_REGISTERS, NAME_MAX_CHARS, REGISTER_ACTS } from '#domain/house-register/house-register.ts';
import { endpoint } from './endpoint.ts';
import { dataOf, id, instant, pageOf, pageQuery, searched, sortOf } from './envelope.ts';
import { reason } from './fields.ts';

const ofOne = z.object({ id });
const register = z.enum(HOUSE_REGISTERS);
const name = z.string().trim().max(NAME_MAX_CHARS);
/** By the names of `domain/house-register`; what a fact may say is that rule's, and its problem stands at `facts.<name>`. */
const facts = z.record(z.string().max(40), z.string().trim().max(4_000));
/** Counts the writings of an entry, from 1: what was read of an older one is refused, and nothing is lost. */
const version = z.number().int().min(1).max(999_999_999);

const row = z.object({
  id,
  register,
  /** Counts the entries of its register, from 1. */
  number: z.number().int(),
  name: z.string(),
  facts: z.record(z.string(), z.string()),
  opened_at: instant,
  /** Null: it is open. */
  closed_at: instant.nullable(),
});
export type RegisterRowJson = z.output<typeof row>;

const entry = row.extend({
  version,
  /** Newest first. */
  writings: z.array(
    z.object({
      version,
      act: z.enum(REGISTER_ACTS),
      at: instant,
      by: z.string(),
      reason: z.string().nullable(),
      /** What differs from the writing before; `name` for what it is called. */
      changes: z.array(z.object({ fact: z.string(), from: z.string(), to: z.string() })),
    }),
  ),
});
export type RegisterEntryJson = z.output<typeof entry>;

/** The entries of one register that the platform keeps of itself: newest first unless sorted otherwise. */
export const listRegister = endpoint({
  id: 'listRegister',
  summary: 'Conflicts of interest, providers, or incidents of the platform',
  method: 'GET',
  path: '/manager/registers',
  caller: 'manager',
  query: pageQuery.extend({
    register: register.default('conflicts'),
    /** Words of the name, or its number. */
    q: searched,
    state: z.enum(['open', 'closed']).optional(),
    sort: sortOf(['opened', 'name']),
  }),
  answer: pageOf(row).extend({
    /** Open ones of each register. */
    open: z.object({ conflicts: z.number().int(), providers: z.number().int(), incidents: z.number().int() }),
  }),
});

export const getRegisterEntry = endpoint({
  id: 'getRegisterEntry',
  summary: 'One entry with everything that was ever written of it',
  method: 'GET',
  path: '/manager/registers/{id}',
  caller: 'manager',
  params: ofOne,
  answer: dataOf(entry),
});

/** Opens an entry. 422 at `name` and `facts.<name>`. */
export const openRegisterEntry = endpoint({
  id: 'openRegisterEntry',
  summary: 'Open an entry of a register',
  method: 'POST',
  path: '/manager/registers',
  action: 'register.edit',
  idempotent: true,
  body: z.object({ register, name, facts }),
  answer: dataOf(z.object({ id, number: z.number().int() })),
});

/** Writes an open entry anew. 422 at `name` and `facts.<name>`. */
export const changeRegisterEntry = endpoint({
  id: 'changeRegisterEntry',
  summary: 'Change an entry of a register',
  method: 'PUT',
  path: '/manager/registers/{id}',
  action: 'register.edit',
  idempotent: true,
  params: ofOne,
  body: z.object({ version, name, facts }),
  answer: dataOf(z.object({ id })),
  errors: ['register.changed_meanwhile', 'register.closed', 'register.nothing_changed'],
});

/** Closes an entry, or opens one again that was closed too soon. */
export const moveRegisterEntry = endpoint({
  id: 'moveRegisterEntry',
  summary: 'Close an entry of a register, or open it again',
  method: 'POST',
  path: '/manager/registers/{id}/move',
  action: 'register.edit',
  idempotent: true,
  params: ofOne,
  body: z.object({ act: z.enum(['close', 'reopen']), reason }),
  answer: dataOf(z.object({ id })),
  errors: ['register.moved', 'register.lacks'],
});
