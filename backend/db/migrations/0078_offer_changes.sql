-- A change of an offer that people stand behind: what was proposed, by whom, who decided it and whether it is material (ECSPR, article 23(8)).
create table issuance_changes (
  tenant_id uuid not null,
  id uuid not null default gen_random_uuid(),
  issuance_id uuid not null,
  number integer not null,
  state text not null,
  -- What the terms were when it was prepared, and what they are to be; null: the information sheet alone changes.
  terms_before jsonb,
  terms_after jsonb,
  -- What is changed and why, as people are told.
  explanation jsonb not null,
  -- The version of the information sheet that goes with it; null: the project has none.
  sheet_number integer,
  proposed_by uuid not null,
  proposed_at timestamptz not null,
  decided_by uuid,
  decided_at timestamptz,
  -- The manager's, for the house.
  reason text,
  material boolean,
  -- Line by line in each language, as it stood when it was decided.
  differences jsonb,
  -- Whom it concerned, and until when they could take it back.
  orders integer not null default 0,
  interests integer not null default 0,
  revocable_until timestamptz,
  -- When the job that writes to people was last put into its queue, and when the last of them had been written to.
  told_asked_at timestamptz,
  told_done_at timestamptz,
  constraint issuance_changes_pk primary key (tenant_id, id),
  constraint issuance_changes_number unique (tenant_id, issuance_id, number),
  constraint issuance_changes_issuance_fk foreign key (tenant_id, issuance_id) references issuances (tenant_id, id),
  constraint issuance_changes_by_fk foreign key (tenant_id, proposed_by) references users (tenant_id, id),
  constraint issuance_changes_decided_fk foreign key (tenant_id, decided_by) references users (tenant_id, id),
  constraint issuance_changes_state check (state in ('PROPOSED', 'APPROVED', 'RETURNED', 'WITHDRAWN')),
  constraint issuance_changes_decided check ((state = 'PROPOSED') = (decided_at is null) and num_nulls(decided_by, decided_at) in (0, 2)),
  constraint issuance_changes_approved check ((state = 'APPROVED') = (material is not null) and (state = 'APPROVED') = (differences is not null)),
  constraint issuance_changes_material check (coalesce(material, false) = (revocable_until is not null)),
  constraint issuance_changes_something check (terms_after is not null or sheet_number is not null)
);
create unique index issuance_changes_open on issuance_changes (tenant_id, issuance_id) where state = 'PROPOSED';
create index issuance_changes_untold on issuance_changes (tenant_id) where told_asked_at is not null and told_done_at is null;
select lonja_wall('issuance_changes');
revoke delete, truncate on issuance_changes from lonja_app;

-- Which orders and interests a material change met, and when their people were written to. Its key keeps a second mail away.
create table issuance_change_orders (
  tenant_id uuid not null,
  change_id uuid not null,
  investment_id uuid not null,
  user_id uuid not null,
  told_at timestamptz,
  constraint issuance_change_orders_pk primary key (tenant_id, change_id, investment_id),
  constraint issuance_change_orders_change_fk foreign key (tenant_id, change_id) references issuance_changes (tenant_id, id),
  constraint issuance_change_orders_order_fk foreign key (tenant_id, investment_id) references investments (tenant_id, id),
  constraint issuance_change_orders_user_fk foreign key (tenant_id, user_id) references users (tenant_id, id)
);
create index issuance_change_orders_order on issuance_change_orders (tenant_id, investment_id);
create index issuance_change_orders_untold on issuance_change_orders (tenant_id, change_id, user_id) where told_at is null;
select lonja_wall('issuance_change_orders');
revoke delete, truncate on issuance_change_orders from lonja_app;
