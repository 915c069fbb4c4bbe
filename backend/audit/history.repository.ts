import { type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Tx } from '#backend/db/transaction.ts';
import type { historyEntry } from '#contract/history.ts';
import type { ProjectSection } from '#domain/issuance/project-sections.ts';
import type { SavedChange } from '#domain/issuance/saved-changes.ts';

type Entry = z.input<typeof historyEntry>;

/** Elsewhere than here the subject of an entry need be no id. */
const UUID = '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$';

/** Of a project's editor: what is older is read in the audit log. */
const SAVINGS_SHOWN = 100;

/** A row as the database tells it. Moments are texts. */
interface Row extends Record<string, unknown> {
  action: string;
  at: string;
  user_id: string | null;
  name: string | null;
  roles: string[] | null;
  behind: string | null;
  from_status: string | null;
  to_status: string | null;
  reason: string | null;
  amount: string | null;
  sent_on: string | null;
  reference: string | null;
  statement_row: string | null;
  request: string | null;
  mailed: boolean;
  /** The person whom an entry of the audit log is about. */
  about_id?: string | null;
  about_name?: string | null;
  /** Of a project's editor: the details of the audit log. */
  saved?: { section: ProjectSection; changes?: SavedChange[]; name?: string } | null;
}

const nameOf = (person: string) =>
  sql.raw(`coalesce(nullif(trim(${person}.first_name || ' ' || ${person}.last_name), ''), ${person}_user.email)`);

/** Whether a mail to somebody was written in the very transaction that the row is of: both bear its moment. */
const toldAt = (row: string, userId: string | null) =>
  sql`exists (select 1 from mails m where m.tenant_id = ${sql.raw(row)}.tenant_id and m.user_id = ${userId}::uuid and m.created_at = ${sql.raw(row)}.at)`;

/** What stands in the audit log under a condition on `log`, newest first. `ownerId`: the person whose history it is; what they did to somebody else names whom. */
export async function auditEntries(
  tx: Tx,
  tenantId: string,
  where: SQL,
  { ownerId, limit }: { ownerId: string | null; limit: number },
): Promise<Entry[]> {
  const { rows } = await tx.execute<Row>(sql`
    select log.action, to_json(log.at) #>> '{}' as at, log.user_id, ${nameOf('actor')} as name, actor_user.roles,
      ${nameOf('behind')} as behind, log.details->>'from' as from_status, log.details->>'to' as to_status,
      coalesce(log.details->>'reason', log.details->>'note') as reason,
      case when log.action = 'refund.settled' then log.details->>'amount' end as amount,
      case when log.action = 'refund.settled' then log.details->>'sent_on' end as sent_on,
      case when log.action = 'refund.settled' then coalesce(log.details->>'bank_reference', log.details->>'reference') end as reference,
      case when log.subject_type = 'statement_row' then log.subject_id else log.details->>'row' end as statement_row,
      case when log.action like 'sophisticated.%' then log.details->>'request_id' end as request, ${toldAt('log', ownerId)} as mailed,
      about_user.id as about_id, ${nameOf('about')} as about_name
    from audit_log log
    left join users actor_user on actor_user.tenant_id = log.tenant_id and actor_user.id = log.user_id
    left join user_profiles actor on actor.tenant_id = log.tenant_id and actor.user_id = log.user_id
    left join users behind_user on behind_user.tenant_id = log.tenant_id and behind_user.id = log.impersonator_user_id
    left join user_profiles behind on behind.tenant_id = log.tenant_id and behind.user_id = log.impersonator_user_id
    left join users about_user on about_user.tenant_id = log.tenant_id
      and about_user.id = case when log.subject_type = 'user' and log.subject_id ~ ${UUID} then log.subject_id::uuid end
    left join user_profiles about on about.tenant_id = about_user.tenant_id and about.user_id = about_user.id
    where log.tenant_id = ${tenantId} and (${where})
    order by log.at desc, log.id desc
    limit ${limit}`);
  return rows.map((row) => entryOf(row, ownerId));
}

/** The steps of an order, newest first, each with the status before it, and the changes of the offer that met it. A step by hand names whose hand, whatever it counts as. */
export async function orderEntries(tx: Tx, tenantId: string, investmentId: string, ownerId: string): Promise<Entry[]> {
  const { rows } = await tx.execute<Row>(sql`
    select 'order.' || e.status as action, to_json(e.at) #>> '{}' as at, e.by_user_id as user_id, ${nameOf('actor')} as name,
      actor_user.roles, null as behind, lag(e.status) over (order by e.at) as from_status, e.status as to_status, e.note as reason,
      null as amount, null as sent_on, null as reference, null as statement_row, null as request, ${toldAt('e', ownerId)} as mailed
    from investment_events e
    left join users actor_user on actor_user.tenant_id = e.tenant_id and actor_user.id = e.by_user_id
    left join user_profiles actor on actor.tenant_id = e.tenant_id and actor.user_id = e.by_user_id
    where e.tenant_id = ${tenantId} and e.investment_id = ${investmentId}
    union all
    select 'order.offer_changed', to_json(c.decided_at) #>> '{}', c.decided_by, ${nameOf('actor')}, actor_user.roles, null, null, null, null,
      null, null, null, null, null, o.told_at is not null
    from issuance_change_orders o
    join issuance_changes c on c.tenant_id = o.tenant_id and c.id = o.change_id
    left join users actor_user on actor_user.tenant_id = c.tenant_id and actor_user.id = c.decided_by
    left join user_profiles actor on actor.tenant_id = c.tenant_id and actor.user_id = c.decided_by
    where o.tenant_id = ${tenantId} and o.investment_id = ${investmentId}
    order by at desc`);
  return rows.map((row) => entryOf(row, ownerId));
}

/** The phases of a project, its suspensions and the newest savings of its editor, newest first. `house`: who is named instead of a person, for who may not know the team; null for who may. */
export async function phaseEntries(
  tx: Tx,
  tenantId: string,
  issuanceId: string,
  house: string | null,
): Promise<Entry[]> {
  const { rows } = await tx.execute<Row>(sql`
    select 'phase.' || h.to_status as action, to_json(h.created_at) #>> '{}' as at, h.by_user_id as user_id, ${nameOf('actor')} as name,
      actor_user.roles, null as behind, h.from_status, h.to_status, h.note as reason,
      null as amount, null as sent_on, null as reference, null as statement_row, null as request, false as mailed, null::jsonb as saved
    from issuance_status_history h
    left join users actor_user on actor_user.tenant_id = h.tenant_id and actor_user.id = h.by_user_id
    left join user_profiles actor on actor.tenant_id = h.tenant_id and actor.user_id = h.by_user_id
    where h.tenant_id = ${tenantId} and h.issuance_id = ${issuanceId}
    union all
    select 'issuance.' || act.name, to_json(act.at) #>> '{}', act.user_id, ${nameOf('actor')}, actor_user.roles, null, null, null, act.reason,
      null, null, null, null, null, false, null
    from issuance_suspensions s
    cross join lateral (values ('suspended', s.began_at, s.by_user_id, s.reason), ('resumed', s.ended_at, s.ended_by, null))
      as act(name, at, user_id, reason)
    left join users actor_user on actor_user.tenant_id = s.tenant_id and actor_user.id = act.user_id
    left join user_profiles actor on actor.tenant_id = s.tenant_id and actor.user_id = act.user_id
    where s.tenant_id = ${tenantId} and s.issuance_id = ${issuanceId} and act.at is not null
    union all
    select 'issuance.' || act.name, to_json(act.at) #>> '{}', act.user_id, ${nameOf('actor')}, actor_user.roles, null, null, null, act.reason,
      null, null, null, null, null, false, null
    from issuance_changes c
    cross join lateral (values ('change_proposed', c.proposed_at, c.proposed_by, null),
      (case when c.state = 'RETURNED' then 'change_returned' when c.state = 'WITHDRAWN' then 'change_withdrawn'
        when c.material then 'change_material' else 'change_approved' end, c.decided_at, c.decided_by, c.reason)) as act(name, at, user_id, reason)
    left join users actor_user on actor_user.tenant_id = c.tenant_id and actor_user.id = act.user_id
    left join user_profiles actor on actor.tenant_id = c.tenant_id and actor.user_id = act.user_id
    where c.tenant_id = ${tenantId} and c.issuance_id = ${issuanceId} and act.at is not null
    union all
    (select log.action, to_json(log.at) #>> '{}', log.user_id, ${nameOf('actor')}, actor_user.roles, null, null, null, null,
      null, null, null, null, null, false, log.details
    from audit_log log
    left join users actor_user on actor_user.tenant_id = log.tenant_id and actor_user.id = log.user_id
    left join user_profiles actor on actor.tenant_id = log.tenant_id and actor.user_id = log.user_id
    where log.tenant_id = ${tenantId} and log.subject_type = 'issuance' and log.subject_id = ${issuanceId}
      and log.action in ('issuance.edited', 'issuance.picture_added', 'issuance.document_added')
    order by log.at desc, log.id desc
    limit ${SAVINGS_SHOWN})
    order by at desc`);
  // Who acts for the issuer is no secret to the issuer.
  const isHidden = ({ name, roles }: Row) => name !== null && house !== null && roleOf(roles ?? []) !== 'issuer';
  return rows.map((row) => entryOf(isHidden(row) ? { ...row, name: house } : row, null));
}

function entryOf(row: Row, ownerId: string | null): Entry {
  const { action, at, user_id: userId, name, roles, behind, reason, amount, sent_on, reference } = row;
  return {
    action,
    at: new Date(at).toISOString(),
    by: userId !== null && userId === ownerId ? 'self' : name === null ? null : { name, role: roleOf(roles ?? []) },
    behind,
    about: aboutOf(row, ownerId),
    from: row.from_status,
    to: row.to_status,
    reason,
    money: amount || sent_on || reference ? { amount, sent_on, reference } : null,
    // Of what one does oneself a mail is no news.
    mailed: row.mailed && userId !== ownerId,
    saved: row.saved
      ? { section: row.saved.section, changes: row.saved.changes ?? [], file: row.saved.name ?? null }
      : null,
    source: row.statement_row
      ? { kind: 'statement_row', id: row.statement_row }
      : row.request
        ? { kind: 'sophisticated_request', id: row.request }
        : null,
  };
}

function aboutOf({ user_id: userId, about_id: id, about_name: name }: Row, ownerId: string | null): Entry['about'] {
  return id && name && userId === ownerId && id !== ownerId ? { id, name } : null;
}

function roleOf(roles: readonly string[]): 'manager' | 'investor' | 'issuer' {
  if (roles.includes('ADMIN')) return 'manager';
  return roles.some((role) => role === 'ENTREPRENEUR' || role === 'CLIENT' || role === 'ISSUER')
    ? 'issuer'
    : 'investor';
}
