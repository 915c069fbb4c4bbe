-- Addresses that an issuer gives for the questions about a project, how each stands, and the links that were mailed to them (decision record 0111).
-- Who wants no more stays noted, also where the issuer takes the address away: it is not asked again.
create table issuance_notice_addresses (
  tenant_id uuid not null references tenants (id),
  id uuid not null default gen_random_uuid(),
  issuance_id uuid not null,
  position integer not null,
  address text not null,
  lang text not null,
  state text not null,
  listed boolean not null default true,
  asked_at timestamptz not null,
  confirmed_at timestamptz,
  left_at timestamptz,
  constraint issuance_notice_addresses_pk primary key (tenant_id, id),
  constraint issuance_notice_addresses_once unique (tenant_id, issuance_id, address),
  constraint issuance_notice_addresses_issuance_fk foreign key (tenant_id, issuance_id) references issuances (tenant_id, id),
  constraint issuance_notice_addresses_state check (state in ('ASKED', 'CONFIRMED', 'LEFT')),
  constraint issuance_notice_addresses_yes check (state <> 'CONFIRMED' or confirmed_at is not null),
  constraint issuance_notice_addresses_left check ((state = 'LEFT') = (left_at is not null)),
  constraint issuance_notice_addresses_unlisted check (listed or state = 'LEFT'),
  constraint issuance_notice_addresses_folded check (address = lower(address) and length(address) <= 254),
  constraint issuance_notice_addresses_lang check (lang in ('es', 'en'))
);
select lonja_wall('issuance_notice_addresses');

create table issuance_notice_links (
  tenant_id uuid not null,
  token_hash text not null,
  address_id uuid not null,
  created_at timestamptz not null,
  constraint issuance_notice_links_pk primary key (tenant_id, token_hash),
  constraint issuance_notice_links_address_fk foreign key (tenant_id, address_id) references issuance_notice_addresses (tenant_id, id)
);
create index issuance_notice_links_address on issuance_notice_links (tenant_id, address_id);
select lonja_wall('issuance_notice_links');

-- As in 0065; the addresses and their links go with the project.
create or replace function lonja_delete_project(project uuid) returns void language plpgsql security definer set search_path = public as $$
begin
  if not exists (select from issuances where tenant_id = lonja_tenant() and id = project and status not in ('VALIDATING', 'CAMPAIGN')) then
    raise foreign_key_violation using message = 'the project is open, or not there';
  end if;
  delete from issuance_team where tenant_id = lonja_tenant() and issuance_id = project;
  delete from issuance_documents where tenant_id = lonja_tenant() and issuance_id = project;
  delete from issuance_document_versions where tenant_id = lonja_tenant() and issuance_id = project;
  delete from issuance_pictures where tenant_id = lonja_tenant() and issuance_id = project;
  delete from issuance_updates where tenant_id = lonja_tenant() and issuance_id = project;
  delete from issuance_prices where tenant_id = lonja_tenant() and issuance_id = project;
  delete from issuance_plans where tenant_id = lonja_tenant() and issuance_id = project;
  delete from issuance_status_history where tenant_id = lonja_tenant() and issuance_id = project;
  delete from issuance_notice_links where tenant_id = lonja_tenant()
    and address_id in (select id from issuance_notice_addresses where tenant_id = lonja_tenant() and issuance_id = project);
  delete from issuance_notice_addresses where tenant_id = lonja_tenant() and issuance_id = project;
  delete from search_words where tenant_id = lonja_tenant() and record_id = project;
  delete from issuances where tenant_id = lonja_tenant() and id = project;
end
$$;
