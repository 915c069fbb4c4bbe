-- What a person's identity is: type, the data that a contract states, and the papers that prove them. One definition, for whoever compares.
create function lonja_identity(of_tenant uuid, person uuid) returns jsonb language sql stable as $$
  select jsonb_build_object(
    'legalType', coalesce(p.legal_type, 'INDIVIDUAL'),
    'person', jsonb_build_object(
      'firstName', p.first_name, 'lastName', p.last_name, 'birthday', p.birthday, 'nationality', p.nationality, 'idNumber', p.id_number,
      'address', p.address, 'city', p.city, 'postalCode', p.postal_code, 'province', p.province, 'country', p.country,
      'paper', (select d.file_id from kyc_documents d
        where d.tenant_id = of_tenant and d.user_id = person and d.type = 'IDENTITY_PROOF' and d.replaced_at is null)),
    'company', case when p.legal_type = 'LEGAL_ENTITY' then jsonb_build_object(
      'organisationName', c.organisation_name, 'taxNumber', c.tax_number, 'activity', c.activity, 'representation', c.representation,
      'shareholders', c.shareholders, 'address', c.address, 'city', c.city, 'postalCode', c.postal_code, 'province', c.province,
      'country', c.country, 'birthplaceCity', c.birthplace_city, 'birthplaceCountry', c.birthplace_country,
      'papers', (select jsonb_object_agg(d.type, d.file_id) from kyc_documents d
        where d.tenant_id = of_tenant and d.user_id = person and d.type <> 'IDENTITY_PROOF' and d.replaced_at is null)) end)
  from user_profiles p
  left join company_profiles c on c.tenant_id = p.tenant_id and c.user_id = p.user_id
  where p.tenant_id = of_tenant and p.user_id = person
$$;

-- The identity as it was handed in stays with its check: written when the check begins, never after.
alter table kyc_checks add column checked jsonb;

-- Checks of before: what they looked at is what stands now, unless something was saved after they were handed in.
update kyc_checks k set checked = lonja_identity(k.tenant_id, k.user_id)
  where status <> 'CREATED' and not exists (
    select 1 from audit_log a where a.tenant_id = k.tenant_id and a.user_id = k.user_id and a.at > coalesce(k.submitted_at, k.created_at)
      and a.action in ('identity.type_chosen', 'identity.personal_saved', 'identity.company_saved', 'identity.document_uploaded',
        'identity.document_removed'));

create function kyc_check_keeps_identity() returns trigger language plpgsql as $$
begin
  if new.status <> 'CREATED' and (tg_op = 'INSERT' or old.status = 'CREATED') then
    new.checked := lonja_identity(new.tenant_id, new.user_id);
  elsif tg_op = 'UPDATE' then
    new.checked := old.checked;
  else
    new.checked := null;
  end if;
  return new;
end
$$;
create trigger kyc_check_keeps_identity before insert or update on kyc_checks
  for each row execute function kyc_check_keeps_identity();

-- Whose data changed after a check that succeeded hands them in again.
insert into kyc_checks (tenant_id, user_id, status, created_at, updated_at)
  select k.tenant_id, k.user_id, 'CREATED', now(), now() from kyc_checks k
  where k.status = 'SUCCESS' and k.checked is null and not exists (
    select 1 from kyc_checks newer where newer.tenant_id = k.tenant_id and newer.user_id = k.user_id and newer.created_at > k.created_at);
