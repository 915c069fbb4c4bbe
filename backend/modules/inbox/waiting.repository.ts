import { type SQL, sql } from 'drizzle-orm';
import { requestWaits } from '#backend/modules/asked-papers/papers-due.repository.ts';
import { complaintWaits } from '#backend/modules/complaints/complaint-waits.repository.ts';
import { waitsForBank } from '#backend/modules/investments/refund-rows.repository.ts';
import { isLastCheckGood } from '#backend/modules/profiles/good-check.repository.ts';
import { hitWaits } from '#backend/modules/screening/hit-waits.repository.ts';
import { hasOwnTerm, INBOX_HOURS, type InboxKind } from '#domain/inbox/inbox.ts';
import { DOCUMENT_INBOX_DAYS } from '#domain/limits.ts';
import { dayIn } from '#domain/time/zone.ts';
import { inboxUpTo } from '#domain/user/document-days.ts';
import { phasesWaiting } from './phases-waiting.repository.ts';
import { type Asking, columns } from './waiting-columns.repository.ts';

/** A run whose failures nobody tried again is told of so many days. */
const RUN_DAYS = 7;

/** What waits, by kind. One's own identity, request and proposal are a colleague's to judge. */
const WAITING: Record<InboxKind, (asking: Asking) => SQL> = {
  identity: ({ tenantId, managerId }) => sql`
    select ${columns({ id: sql`k.user_id`, person: sql`k.user_id`, since: sql`coalesce(k.submitted_at, k.created_at)` })}
    from kyc_checks k join users u on u.tenant_id = k.tenant_id and u.id = k.user_id
    where k.tenant_id = ${tenantId} and k.status = 'MANUAL_REVIEW' and u.deleted_at is null and k.user_id <> ${managerId}
      and not exists (select 1 from kyc_checks newer where newer.tenant_id = k.tenant_id
        and newer.user_id = k.user_id and newer.created_at > k.created_at)`,
  document: ({ tenantId, managerId, now, timeZone }) => sql`
    select ${columns({
      id: sql`p.user_id`,
      person: sql`p.user_id`,
      note: sql`p.id_expires_on`,
      since: sql`((p.id_expires_on - ${DOCUMENT_INBOX_DAYS - 1}::int)::timestamp at time zone ${timeZone})`,
    })}
    from user_profiles p join users u on u.tenant_id = p.tenant_id and u.id = p.user_id
    where p.tenant_id = ${tenantId} and p.id_expires_on <= ${inboxUpTo(dayIn(now, timeZone))} and u.deleted_at is null
      and p.user_id <> ${managerId} and ${isLastCheckGood(sql`p.tenant_id`, sql`p.user_id`)}`,
  papers: ({ tenantId, managerId, now, timeZone }) => sql`
    select ${columns({
      id: sql`r.id`,
      page: sql`r.user_id`,
      person: sql`r.user_id`,
      note: sql`case when r.waits_since is null then 'papers_late' else 'papers_here' end`,
      since: sql`coalesce(r.waits_since, ((r.due_on + 1)::timestamp at time zone ${timeZone}))`,
    })}
    from paper_requests r where ${requestWaits(tenantId, managerId, dayIn(now, timeZone))}`,
  funds: ({ tenantId, managerId }) => sql`
    select ${columns({ id: sql`f.id`, page: sql`f.user_id`, person: sql`f.user_id`, cents: sql`f.ordered_cents`, since: sql`f.sent_at` })}
    from funds_declarations f join users u on u.tenant_id = f.tenant_id and u.id = f.user_id
    where f.tenant_id = ${tenantId} and f.state = 'SENT' and u.deleted_at is null and f.user_id <> ${managerId}`,
  proof: ({ tenantId }) => sql`
    select ${columns({
      id: sql`i.id`,
      person: sql`i.user_id`,
      note: sql`i.reference`,
      issuance: sql`i.issuance_id`,
      cents: sql`i.amount_cents`,
      since: sql`coalesce((select max(p.uploaded_at) from payment_proofs p where p.tenant_id = i.tenant_id and p.investment_id = i.id), i.updated_at)`,
    })}
    from investments i where i.tenant_id = ${tenantId} and i.status = 'PROOF_OF_PAYMENT_UPLOADED'`,
  movement: ({ tenantId }) => sql`
    select ${columns({
      id: sql`r.id`,
      title: sql`r.counterparty`,
      note: sql`r.reason`,
      cents: sql`case when r.is_credit then r.amount_cents else -r.amount_cents end`,
      since: sql`r.imported_at`,
    })}
    from statement_rows r
    where r.tenant_id = ${tenantId} and r.state in ('WAITING', 'HELD')`,
  refund: ({ tenantId, now }) => sql`
    select ${columns({
      id: sql`i.id`,
      person: sql`i.user_id`,
      note: sql`i.reference`,
      issuance: sql`i.issuance_id`,
      cents: sql`d.cents`,
      since: sql`d.since`,
    })}
    from (select r.tenant_id, r.investment_id, sum(r.amount_cents) as cents, min(r.created_at) as since from refunds r
      where r.tenant_id = ${tenantId} and ${waitsForBank('r', now)} group by r.tenant_id, r.investment_id) d
    join investments i on i.tenant_id = d.tenant_id and i.id = d.investment_id`,
  notice: ({ tenantId }) => sql`
    select ${columns({ id: sql`n.id`, title: sql`n.provider`, note: sql`n.reason`, cents: sql`n.amount_cents`, since: sql`n.received_at` })}
    from payment_notices n where n.tenant_id = ${tenantId} and n.outcome = 'QUARANTINED' and n.resolved_at is null`,
  distribution: ({ tenantId, managerId }) => sql`
    select ${columns({
      id: sql`d.id`,
      title: sql`d.name`,
      note: sql`case d.status when 'PROPOSED' then 'approve' else 'pay' end`,
      issuance: sql`d.issuance_id`,
      cents: sql`d.gross_cents`,
      since: sql`case d.status when 'PROPOSED' then d.shared_at else d.funded_at end`,
    })}
    from distributions d where d.tenant_id = ${tenantId} and (
      (d.status = 'PROPOSED' and d.shared_at is not null and d.proposed_by <> ${managerId} and not exists (
        select 1 from distribution_approvals a where a.tenant_id = d.tenant_id and a.distribution_id = d.id and a.user_id = ${managerId}))
      or (d.status = 'APPROVED' and d.funded_at is not null and d.paid_holders = 0 and d.funded_cents - d.returned_cents >= d.gross_cents))`,
  change: ({ tenantId }) => sql`
    select ${columns({ id: sql`c.id`, page: sql`c.issuance_id`, note: sql`'change'`, issuance: sql`c.issuance_id`, since: sql`c.proposed_at` })}
    from issuance_changes c where c.tenant_id = ${tenantId} and c.state = 'PROPOSED'`,
  sheet: ({ tenantId }) => sql`
    select ${columns({ id: sql`v.id`, page: sql`v.issuance_id`, note: sql`'sheet'`, issuance: sql`v.issuance_id`, since: sql`v.submitted_at` })}
    from information_sheet_versions v where v.tenant_id = ${tenantId} and v.state = 'SUBMITTED' and not exists (
      select 1 from issuance_changes c where c.tenant_id = v.tenant_id and c.issuance_id = v.issuance_id and c.state = 'PROPOSED')`,
  question: ({ tenantId }) => sql`
    select ${columns({ id: sql`q.id`, page: sql`q.issuance_id`, person: sql`q.asked_by`, issuance: sql`q.issuance_id`, since: sql`q.asked_at` })}
    from issuance_questions q where q.tenant_id = ${tenantId} and q.answered_at is null`,
  sophisticated: ({ tenantId, managerId }) => sql`
    select ${columns({ id: sql`r.id`, person: sql`r.user_id`, since: sql`r.created_at` })}
    from sophisticated_requests r join users u on u.tenant_id = r.tenant_id and u.id = r.user_id
    where r.tenant_id = ${tenantId} and r.status = 'REQUESTED' and u.deleted_at is null and r.user_id <> ${managerId}`,
  complaint: ({ tenantId, managerId, now }) => sql`
    select ${columns({
      id: sql`c.id`,
      person: sql`c.user_id`,
      note: sql`c.reference`,
      issuance: sql`c.issuance_id`,
      since: sql`c.filed_at`,
      due: sql`c.due_at`,
    })}
    from complaints c where ${complaintWaits(tenantId, managerId, now)}`,
  incident: ({ tenantId }) => sql`
    select ${columns({ id: sql`e.id`, title: sql`e.name`, note: sql`'incident_' || e.due_step`, since: sql`e.opened_at`, due: sql`e.due_at` })}
    from register_entries e where e.tenant_id = ${tenantId} and e.due_at is not null`,
  screening: ({ tenantId, managerId }) => sql`
    select ${columns({ id: sql`h.id`, person: sql`h.user_id`, note: sql`h.list`, since: sql`h.found_at` })}
    from watch_hits h where ${hitWaits(tenantId, managerId)}`,
  setting: ({ tenantId, managerId }) => sql`
    select ${columns({ id: sql`c.id`, title: sql`c.section`, note: sql`'setting'`, since: sql`c.asked_at` })}
    from setting_changes c where c.tenant_id = ${tenantId} and c.state = 'WAITING' and c.asked_by <> ${managerId}`,
  phase: phasesWaiting,
  run: ({ tenantId, now }) => sql`
    select ${columns({ id: sql`r.id`, note: sql`r.kind`, cents: sql`r.failed_cents`, since: sql`r.finished_at` })}
    from runs r where r.tenant_id = ${tenantId} and r.state = 'DONE' and r.failed > 0
      and r.finished_at > ${new Date(now.getTime() - RUN_DAYS * 86_400_000)}`,
  job: ({ tenantId }) => sql`
    select ${columns({ id: sql`j.id`, note: sql`j.job`, since: sql`j.failed_at` })}
    from failed_jobs j where j.tenant_id = ${tenantId}`,
};

const dueOf = (kind: InboxKind) =>
  hasOwnTerm(kind) ? sql`k.own_due` : sql`k.since + make_interval(hours => ${INBOX_HOURS[kind]}::int)`;

/** What waits of one kind, as rows of one shape: kind, what it is about, since when and until when. Its `since` is never null. */
export const waitingOf = (kind: InboxKind, asking: Asking): SQL => sql`(
  select ${asking.tenantId}::uuid as tenant, ${kind}::text as kind, k.*, ${dueOf(kind)} as due
  from (${WAITING[kind](asking)}) k)`;

/** One after another. */
export const together = (arms: readonly SQL[]): SQL => sql.join([...arms], sql` union all `);
