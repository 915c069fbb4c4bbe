-- Treaties' rates are changed by two people, as what is withheld is. A rate of a treaty counts for whom a tax office has certified a residence: the paper's days, as a
-- manager who has it in hand writes them down.
alter table setting_changes drop constraint setting_changes_two;
alter table setting_changes add constraint setting_changes_two
  check (section not in ('safeguarding', 'control', 'tax', 'treaties') or state not in ('APPLIED', 'REFUSED') or decided_by <> asked_by);
create table residence_certificates (
  tenant_id uuid not null references tenants (id),
  user_id uuid not null,
  country text not null,
  issued_on date not null,
  valid_until date not null,
  noted_by uuid not null,
  noted_at timestamptz not null,
  constraint residence_certificates_pk primary key (tenant_id, user_id, country, issued_on),
  constraint residence_certificates_user_fk foreign key (tenant_id, user_id) references users (tenant_id, id),
  constraint residence_certificates_noter_fk foreign key (tenant_id, noted_by) references users (tenant_id, id),
  constraint residence_certificates_days check (valid_until > issued_on),
  constraint residence_certificates_country check (country ~ '^[A-Z]{2}$' and country <> 'ES')
);
select lonja_wall('residence_certificates');
