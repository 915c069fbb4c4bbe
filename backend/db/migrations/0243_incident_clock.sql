-- What an incident that is open waits for, and until when: worked out where it is written (domain/house-register/incident-clock.ts), so that the inbox finds it by an index. Entries of before have it with their next writing.
alter table register_entries add column due_step text;
alter table register_entries add column due_at timestamptz;
alter table register_entries add constraint register_entries_due check (
  (due_step is null) = (due_at is null) and (due_step is null or (register = 'incidents' and closed_at is null
    and due_step in ('classify', 'notify', 'interim', 'final'))));
create index register_entries_due on register_entries (tenant_id, due_at) where due_at is not null;
