import { z } from 'zod';
import { AUDIT_ACTION, AUDIT_FAMILIES } from '#domain/audit/families.ts';
import { endpoint } from './endpoint.ts';
import { id, instant, nearDay, pageOf, pageQuery, searched, soughtId } from './envelope.ts';

const auditRow = z.object({
  id,
  at: instant,
  /** `user.signed_in`. */
  action: z.string(),
  /** Null: the system itself, a provider, or nobody signed in. */
  by: z.object({ id, name: z.string() }).nullable(),
  /** The manager who sat in that person's session. */
  behind: z.object({ id, name: z.string() }).nullable(),
  /** What it was done to: `investment` and its id. */
  subject: z.object({ type: z.string(), id: z.string(), name: z.string().nullable() }).nullable(),
  details: z.record(z.string(), z.unknown()),
  request_id: z.string().nullable(),
  ip: z.string().nullable(),
});
export type AuditRowJson = z.output<typeof auditRow>;

/**
 * The audit log of the tenant, newest first: it is read here and changed nowhere. `q` finds people by name or e-mail: what they did, what was done in their
 * session, and what was done to them; `subject` is a record's id. Days are the tenant's.
 */
export const listAudit = endpoint({
  id: 'listAudit',
  summary: 'Who did what, and when',
  method: 'GET',
  path: '/manager/audit',
  action: 'audit.read',
  query: pageQuery.extend({
    q: searched,
    family: z.enum(AUDIT_FAMILIES).optional(),
    action: z.string().regex(AUDIT_ACTION).optional(),
    subject: soughtId.optional(),
    from: nearDay.optional(),
    to: nearDay.optional(),
  }),
  answer: pageOf(auditRow).extend({
    /** What the records are called that the facts of these rows name by their ids, as far as they have a name. */
    named: z.record(z.string(), z.string()).optional(),
    /** The newest link of the chain: what stands before `until` was hashed, and the hash was told outside of the database. Null: none yet. */
    anchored: z.object({ seq: z.number().int(), until: instant, hash: z.string() }).nullable(),
  }),
});
