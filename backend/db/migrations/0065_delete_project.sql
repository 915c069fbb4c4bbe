-- A project on which nothing hangs can go, with what belongs to it alone and its addresses. The application itself may delete no project: this is the only way,
-- and what points to the project from elsewhere (orders, followers, token holders, accounts of the ledger…) refuses it by its foreign key.
create function lonja_delete_project(project uuid) returns void language plpgsql security definer set search_path = public as $$
begin
  if not exists (select from issuances where tenant_id = lonja_tenant() and id = project and status not in ('VALIDATING', 'CAMPAIGN')) then
    raise foreign_key_violation using message = 'the project is open, or not there';
  end if;
  delete from issuance_team where tenant_id = lonja_tenant() and issuance_id = project;
  delete from issuance_documents where tenant_id = lonja_tenant() and issuance_id = project;
  delete from issuance_document_versions where tenant_id = lonja_tenant() and issuance_id = project;
  delete from issuance_pictures where tenant_id = lonja_tenant() and issuance_id = project;
  delete from issuance_updates where tenant_id = lonja_tenant() and issuance_id = project;
  delete from issuance_prices where tenant_id = lonja_tenant() and issuance_id = project;
  delete from issuance_plans where tenant_id = lonja_tenant() and issuance_id = project;
  delete from issuance_status_history where tenant_id = lonja_tenant() and issuance_id = project;
  delete from search_words where tenant_id = lonja_tenant() and record_id = project;
  delete from issuances where tenant_id = lonja_tenant() and id = project;
end
$$;
revoke execute on function lonja_delete_project(uuid) from public;
grant execute on function lonja_delete_project(uuid) to lonja_app;
