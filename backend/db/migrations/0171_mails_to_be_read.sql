-- What a mail said stays to be read, with its secrets blotted out before it is written here (decision record 0107). Those from before have none.
alter table mails add column shown jsonb, add column failure text, add column claimed_until timestamptz;
alter table mails drop constraint mails_state;
alter table mails add constraint mails_state check (state in ('QUEUED', 'SENT', 'KEPT', 'FAILED', 'BOUNCED'));

-- The log of all of a tenant's mails: the newest, those of a kind, those that stand so.
create index mails_newest on mails (tenant_id, created_at, id);
create index mails_kind on mails (tenant_id, kind, created_at, id);
create index mails_stands on mails (tenant_id, state, created_at, id);

-- Where an address is forgotten, what was said to it is forgotten with it.
create function lonja_mail_forgotten() returns trigger language plpgsql as $$
begin
  new.shown := null;
  new.failure := null;
  return new;
end
$$;
create trigger mails_forgotten before update of to_address on mails for each row when (new.to_address = '') execute function lonja_mail_forgotten();
