-- What somebody is about to transfer: looked at and confirmed with a mailed code, one at a time. Nothing is kept back for it.
create table transfer_drafts (
  tenant_id uuid not null,
  user_id uuid not null,
  id uuid not null default gen_random_uuid(),
  issuance_id uuid not null,
  to_user_id uuid not null,
  -- The address that was named; null: named by their code.
  to_wallet text,
  tokens bigint not null,
  created_at timestamptz not null,
  constraint transfer_drafts_pk primary key (tenant_id, user_id),
  constraint transfer_drafts_user_fk foreign key (tenant_id, user_id) references users (tenant_id, id),
  constraint transfer_drafts_to_fk foreign key (tenant_id, to_user_id) references users (tenant_id, id),
  constraint transfer_drafts_issuance_fk foreign key (tenant_id, issuance_id) references issuances (tenant_id, id) on delete cascade,
  constraint transfer_drafts_wallet check (to_wallet ~ '^0x[0-9a-fA-F]{40}$'),
  constraint transfer_drafts_tokens check (tokens > 0)
);
select lonja_wall('transfer_drafts');
create trigger transfer_drafts_person before insert on transfer_drafts for each row execute function lonja_person_is_there('user_id');

alter table verification_codes drop constraint verification_codes_purpose;
alter table verification_codes add constraint verification_codes_purpose check (purpose in ('email', 'signature', 'bank_account', 'transfer'));
