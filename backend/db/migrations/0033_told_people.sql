-- Who asked to be told of a project, and has been: written to once for each occasion.
create table issuance_tellings (
  tenant_id uuid not null,
  issuance_id uuid not null,
  occasion text not null,
  -- When the job that writes was last put into its queue; null: not yet.
  asked_at timestamptz,
  -- When the last of them had been written to.
  done_at timestamptz,
  created_at timestamptz not null,
  constraint issuance_tellings_pk primary key (tenant_id, issuance_id, occasion),
  constraint issuance_tellings_issuance_fk foreign key (tenant_id, issuance_id) references issuances (tenant_id, id),
  constraint issuance_tellings_occasion check (occasion in ('OPENED'))
);
create index issuance_tellings_open on issuance_tellings (tenant_id) where done_at is null;
select lonja_wall('issuance_tellings');

create table issuance_told (
  tenant_id uuid not null,
  issuance_id uuid not null,
  occasion text not null,
  user_id uuid not null,
  created_at timestamptz not null,
  constraint issuance_told_pk primary key (tenant_id, issuance_id, occasion, user_id),
  constraint issuance_told_issuance_fk foreign key (tenant_id, issuance_id) references issuances (tenant_id, id),
  constraint issuance_told_user_fk foreign key (tenant_id, user_id) references users (tenant_id, id),
  constraint issuance_told_occasion check (occasion in ('OPENED'))
);
select lonja_wall('issuance_told');

-- Campaigns that are set to open later: who waits for them is told as well. The walls hold for the owner too, and are down for this alone.
alter table issuances no force row level security;
alter table issuance_tellings no force row level security;
insert into issuance_tellings (tenant_id, issuance_id, occasion, created_at)
select tenant_id, id, 'OPENED', now() from issuances where status = 'CAMPAIGN' and campaign_starts_at > now();
alter table issuances force row level security;
alter table issuance_tellings force row level security;
