-- Of a debt: when a manager declared that it is in default, and why. It stays.
alter table issuances add column default_declared_at timestamptz;
alter table issuances add column default_declared_by uuid;
alter table issuances add column default_reason text;
alter table issuances add constraint issuances_defaulter_fk foreign key (tenant_id, default_declared_by) references users (tenant_id, id);
alter table issuances add constraint issuances_default check (num_nulls(default_declared_at, default_declared_by, default_reason) in (0, 3));

-- Holders are told of it.
alter table issuance_tellings drop constraint issuance_tellings_occasion;
alter table issuance_tellings add constraint issuance_tellings_occasion check (occasion in ('OPENED', 'SUSPENDED', 'RESUMED', 'DEFAULTED'));
alter table issuance_told drop constraint issuance_told_occasion;
alter table issuance_told add constraint issuance_told_occasion check (occasion in ('OPENED', 'SUSPENDED', 'RESUMED', 'DEFAULTED'));
