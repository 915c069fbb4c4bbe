-- Of a distribution that is an instalment of a debt, proposed by the schedule: its day of payment. One that stands or was paid is the only one of its day.
alter table distributions add column instalment_on date;
create unique index distributions_instalment on distributions (tenant_id, issuance_id, instalment_on)
  where instalment_on is not null and status not in ('REJECTED', 'WITHDRAWN');
