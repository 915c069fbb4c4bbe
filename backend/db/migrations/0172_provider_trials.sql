-- The last time that somebody asked a provider whether it answers, and what came of it (decision record 0108). Never a word of its answer.
create table provider_trials (
  tenant_id uuid not null references tenants (id),
  name text not null,
  result text not null,
  ms integer not null,
  tried_by uuid not null,
  at timestamptz not null,
  constraint provider_trials_pk primary key (tenant_id, name),
  constraint provider_trials_person_fk foreign key (tenant_id, tried_by) references users (tenant_id, id),
  constraint provider_trials_name check (name in ('card', 'redsys', 'identity', 'chain', 'tokenChain', 'mail')),
  constraint provider_trials_result check (result in ('ANSWERED', 'REFUSED', 'NARROW', 'SILENT', 'OTHER', 'MALFORMED')),
  constraint provider_trials_ms check (ms >= 0)
);
select lonja_wall('provider_trials');
