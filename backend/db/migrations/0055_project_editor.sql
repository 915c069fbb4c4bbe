-- Projects are written section by section: each has a version, so that two windows never lose a word (decision record 0056).
alter table issuances add column section_versions jsonb not null default '{}';
alter table issuances add column edited_at timestamptz;
alter table issuances add column edited_by uuid;
alter table issuances add constraint issuances_editor_fk foreign key (tenant_id, edited_by) references users (tenant_id, id);

-- Every address that a project has ever had: it leads there for ever, and no other project gets it.
create table issuance_slugs (
  tenant_id uuid not null,
  slug text not null,
  issuance_id uuid not null,
  constraint issuance_slugs_pk primary key (tenant_id, slug),
  constraint issuance_slugs_issuance_fk foreign key (tenant_id, issuance_id) references issuances (tenant_id, id) on delete cascade
);
alter table issuances no force row level security;
insert into issuance_slugs (tenant_id, slug, issuance_id) select tenant_id, slug, id from issuances;
alter table issuances force row level security;
select lonja_wall('issuance_slugs');
revoke update, delete, truncate on issuance_slugs from lonja_app;

create function issuance_keeps_slug() returns trigger language plpgsql as $$
begin
  insert into issuance_slugs (tenant_id, slug, issuance_id) values (new.tenant_id, new.slug, new.id) on conflict do nothing;
  if exists (select from issuance_slugs s where s.tenant_id = new.tenant_id and s.slug = new.slug and s.issuance_id <> new.id) then
    raise unique_violation using constraint = 'issuance_slugs_pk', message = 'the address is another project''s';
  end if;
  return null;
end $$;
create trigger issuances_slug_new after insert on issuances for each row execute function issuance_keeps_slug();
create trigger issuances_slug after update of slug on issuances for each row
  when (new.slug is distinct from old.slug) execute function issuance_keeps_slug();
