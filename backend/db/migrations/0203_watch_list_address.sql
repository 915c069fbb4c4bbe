-- What came of reading a list from its address (decision record 0123): the last time alone.
create table watch_fetches (
  tenant_id uuid not null,
  list text not null,
  -- Of the address that was read: what another address said of its file says nothing of this one's.
  address_hash text not null,
  etag text,
  last_modified text,
  result text not null,
  -- Why nothing was taken: a fault of the way, or what is wrong with the file.
  fault text,
  problem jsonb,
  at timestamptz not null,
  -- When it last brought an edition, or said that there is no other.
  good_at timestamptz,
  constraint watch_fetches_pk primary key (tenant_id, list),
  constraint watch_fetches_tenant_fk foreign key (tenant_id) references tenants (id),
  constraint watch_fetches_list check (list in ('sanctions', 'exposed')),
  constraint watch_fetches_result check (result in ('NEW', 'SAME', 'FAILED', 'REFUSED')),
  constraint watch_fetches_fault check ((result = 'FAILED') = (fault is not null)),
  constraint watch_fetches_problem check ((result = 'REFUSED') = (problem is not null))
);
select lonja_wall('watch_fetches');
