-- What a person writes on a transfer so that it reaches their balance (decision record 0087): as an order's reference, 23 signs that are not taken for another, the last
-- one a check (domain/investment/wire-reference.ts).
create function lonja_wire_reference() returns text language plpgsql volatile set search_path = public as $$
declare
  signs constant text := '3479ACDEFGHJKMNPQRTVWXY';
  -- Sixty random bits of a random UUID, past the digits that name its version.
  digits constant text := replace(gen_random_uuid()::text, '-', '');
  rest bigint := ('x0' || left(digits, 12) || right(digits, 3))::bit(64)::bigint;
  weighted integer := 0;
  code text := '';
begin
  for place in 2..9 loop
    weighted := weighted + (rest % 23)::integer * place;
    code := code || substr(signs, (rest % 23)::integer + 1, 1);
    rest := rest / 23;
  end loop;
  code := code || substr(signs, (23 - weighted % 23) % 23 + 1, 1);
  return substr(code, 1, 3) || '-' || substr(code, 4, 3) || '-' || substr(code, 7, 3);
end $$;

alter table users add column wire_reference text not null default lonja_wire_reference();
-- Two of one tenant who were given the same by chance: one of them is given another.
do $$
begin
  loop
    update users u set wire_reference = lonja_wire_reference()
      where exists (select from users o where o.tenant_id = u.tenant_id and o.wire_reference = u.wire_reference and o.id < u.id);
    exit when not found;
  end loop;
end $$;
alter table users add constraint users_wire_reference_unique unique (tenant_id, wire_reference);
-- Among very many people chance gives one twice: whoever comes later is given another.
create function lonja_own_wire_reference() returns trigger language plpgsql set search_path = public as $$
begin
  while exists (select from users u where u.tenant_id = new.tenant_id and u.wire_reference = new.wire_reference) loop
    new.wire_reference := lonja_wire_reference();
  end loop;
  return new;
end $$;
create trigger users_wire_reference before insert on users for each row execute function lonja_own_wire_reference();

-- A pay-out is what somebody claimed of their earnings, or what they take out of their balance. The latter is taken back by its person while it stands in no file.
alter table payouts add column source text not null default 'EARNINGS';
alter table payouts add column canceled_at timestamptz;
alter table payouts drop constraint payouts_state;
alter table payouts add constraint payouts_state check (state in ('WAITING', 'IN_FILE', 'SENT', 'CANCELED'));
alter table payouts add constraint payouts_source check (source in ('EARNINGS', 'BALANCE'));
alter table payouts add constraint payouts_canceled check ((state = 'CANCELED') = (canceled_at is not null) and (state <> 'CANCELED' or source = 'BALANCE'));
create index payouts_withdrawals on payouts (tenant_id, user_id, created_at) where source = 'BALANCE' and state in ('WAITING', 'IN_FILE');

-- A credit that names a person whose balance takes none now.
alter table statement_rows drop constraint statement_rows_reason;
alter table statement_rows add constraint statement_rows_reason
  check (reason in ('part', 'over', 'duplicate', 'late', 'not_awaited', 'several', 'unknown', 'returned', 'person'));
