-- Identities of many people are read beside their profiles, as one statement: a function that is asked for each person costs more than all that it reads.
-- The planner writes a function that stands in FROM into the statement itself; `lonja_identity` says the same of one person.
create function lonja_identities(of_tenant uuid, person uuid) returns table (identity jsonb) language sql stable as $$
  select jsonb_build_object(
    'legalType', coalesce(p.legal_type, 'INDIVIDUAL'),
    'person', jsonb_build_object(
      'firstName', p.first_name, 'lastName', p.last_name, 'birthday', p.birthday, 'nationality', p.nationality, 'idNumber', p.id_number,
      'address', p.address, 'city', p.city, 'postalCode', p.postal_code, 'province', p.province, 'country', p.country,
      'paper', (select d.file_id from kyc_documents d
        where d.tenant_id = of_tenant and d.user_id = person and d.type = 'IDENTITY_PROOF' and d.replaced_at is null))
      -- What was checked before a document had a type stays as it was checked.
      || jsonb_strip_nulls(jsonb_build_object('idType', p.id_type, 'idCountry', p.id_country, 'idExpiresOn', p.id_expires_on))
      || coalesce((select jsonb_build_object('otherSide', d.file_id) from kyc_documents d
        where d.tenant_id = of_tenant and d.user_id = person and d.type = 'IDENTITY_PROOF_BACK' and d.replaced_at is null), '{}'),
    'company', case when p.legal_type = 'LEGAL_ENTITY' then jsonb_build_object(
      'organisationName', c.organisation_name, 'taxNumber', c.tax_number, 'activity', c.activity, 'representation', c.representation,
      'shareholders', c.shareholders, 'address', c.address, 'city', c.city, 'postalCode', c.postal_code, 'province', c.province,
      'country', c.country, 'birthplaceCity', c.birthplace_city, 'birthplaceCountry', c.birthplace_country,
      'papers', (select jsonb_object_agg(d.type, d.file_id) from kyc_documents d
        where d.tenant_id = of_tenant and d.user_id = person and d.type not in ('IDENTITY_PROOF', 'IDENTITY_PROOF_BACK') and d.replaced_at is null)) end)
  from user_profiles p
  left join company_profiles c on c.tenant_id = p.tenant_id and c.user_id = p.user_id
  where p.tenant_id = of_tenant and p.user_id = person
$$;

create or replace function lonja_identity(of_tenant uuid, person uuid) returns jsonb language sql stable as $$
  select i.identity from lonja_identities(of_tenant, person) i
$$;
