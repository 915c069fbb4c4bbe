-- Devices from which a person has signed in before: they are never slowed for somebody else's wrong passwords.
create table known_devices (
  tenant_id uuid not null,
  user_id uuid not null,
  token_hash text not null,
  created_at timestamptz not null,
  used_at timestamptz not null,
  primary key (tenant_id, user_id, token_hash),
  constraint known_devices_user foreign key (tenant_id, user_id) references users (tenant_id, id)
);
create index known_devices_used on known_devices (tenant_id, used_at);
select lonja_wall('known_devices');

-- Who pressed, where a manager looked through a person's eyes.
alter table consents add column impersonator_user_id uuid;
alter table consents add constraint consents_impersonator
  foreign key (tenant_id, impersonator_user_id) references users (tenant_id, id);
