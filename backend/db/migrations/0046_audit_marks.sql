-- What the audit log's hash is made of must not hang on the zone that a session shows times in.
alter function lonja_audit_hash(uuid, timestamptz, timestamptz, text) set timezone to 'UTC';

-- One mark for each row that an anchor holds, so that a check can name the row that was touched and not only its day. They are no proof of
-- their own (the chained hash is): null at anchors that are older than they.
alter table audit_anchors add column marks text[];

create function lonja_audit_marks(of_tenant uuid, after timestamptz, up_to timestamptz) returns table (id uuid, at timestamptz, mark text)
language sql stable set timezone to 'UTC' as $$
  select a.id, a.at, a.id::text || ' ' || encode(sha256(convert_to(to_jsonb(a)::text, 'UTF8')), 'hex')
  from audit_log a where a.tenant_id = of_tenant and a.at > after and a.at <= up_to order by a.at, a.id
$$;

create or replace function lonja_audit_anchor(of_tenant uuid, up_to timestamptz) returns table (seq integer, hash text) language plpgsql as $$
declare
  last record;
  made record;
begin
  perform pg_advisory_xact_lock(hashtextextended('audit_anchors' || of_tenant::text, 0));
  select a.seq, a.until, a.hash into last from audit_anchors a where a.tenant_id = of_tenant order by a.seq desc limit 1;
  if last.until is not null and last.until >= up_to then return; end if;
  select h.rows, h.hash into made from lonja_audit_hash(of_tenant, coalesce(last.until, '-infinity'), up_to, coalesce(last.hash, '')) h;
  if made.rows = 0 then return; end if;
  insert into audit_anchors (tenant_id, seq, until, rows, hash, marks)
    values (of_tenant, coalesce(last.seq, 0) + 1, up_to, made.rows, made.hash,
      (select array_agg(m.mark) from lonja_audit_marks(of_tenant, coalesce(last.until, '-infinity'), up_to) m));
  return query select coalesce(last.seq, 0) + 1, made.hash;
end
$$;

-- The first row that is not as it was anchored, of each anchor that does not fit. Without a row: the anchors themselves were touched.
create function lonja_audit_breaks(of_tenant uuid)
returns table (seq integer, after timestamptz, until timestamptz, expected integer, present integer, row_id text, what text)
language sql stable as $$
  with broken as (
    select c.*, a.marks, coalesce((select max(b.until) from audit_anchors b where b.tenant_id = of_tenant and b.seq < c.seq), '-infinity') as after
    from lonja_audit_check(of_tenant) c join audit_anchors a on a.tenant_id = of_tenant and a.seq = c.seq
  )
  select b.seq, b.after, b.until, b.expected, b.present, first.row_id, first.what
  from broken b left join lateral (
    select coalesce(kept.id, there.id::text) as row_id,
      case when there.id is null then 'taken away' when kept.id is null then 'slipped in' else 'changed' end as what
    from (select split_part(m, ' ', 1) as id, m as mark, n from unnest(b.marks) with ordinality u (m, n)) kept
    full join lonja_audit_marks(of_tenant, b.after, b.until) there on there.id::text = kept.id
    where b.marks is not null and kept.mark is distinct from there.mark
    order by there.at nulls first, kept.n limit 1
  ) first on true
  order by b.seq
$$;
