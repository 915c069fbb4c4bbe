-- What the card provider calls a person: their kept cards hang from it.
create table card_customers (
  tenant_id uuid not null,
  user_id uuid not null,
  customer text not null,
  created_at timestamptz not null,
  constraint card_customers_pk primary key (tenant_id, user_id),
  constraint card_customers_customer_unique unique (tenant_id, customer),
  constraint card_customers_user_fk foreign key (tenant_id, user_id) references users (tenant_id, id)
);
select lonja_wall('card_customers');

-- Cards that people keep at the provider: what is shown of them, and the provider's name. Never a number.
create table saved_cards (
  tenant_id uuid not null,
  id uuid not null default gen_random_uuid(),
  user_id uuid not null,
  provider_card text not null,
  brand text not null,
  last4 text not null,
  expiry_month integer not null,
  expiry_year integer not null,
  created_at timestamptz not null,
  constraint saved_cards_pk primary key (tenant_id, id),
  constraint saved_cards_provider_card_unique unique (tenant_id, provider_card),
  constraint saved_cards_user_fk foreign key (tenant_id, user_id) references users (tenant_id, id),
  constraint saved_cards_last4 check (last4 ~ '^[0-9]{4}$'),
  constraint saved_cards_expiry check (expiry_month between 1 and 12)
);
create index saved_cards_user on saved_cards (tenant_id, user_id);
select lonja_wall('saved_cards');
