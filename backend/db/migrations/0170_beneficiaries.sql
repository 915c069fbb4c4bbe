-- For whom somebody invests: on their own account, or for others, whom they name (decision record 0099). One word a person, the last one.
create table beneficiary_declarations (
  tenant_id uuid not null,
  user_id uuid not null,
  acts_for text not null,
  people jsonb not null default '[]',
  declared_at timestamptz not null,
  constraint beneficiary_declarations_pk primary key (tenant_id, user_id),
  constraint beneficiary_declarations_user_fk foreign key (tenant_id, user_id) references users (tenant_id, id),
  constraint beneficiary_declarations_acts_for check (acts_for in ('SELF', 'OTHERS')),
  constraint beneficiary_declarations_people check (jsonb_typeof(people) = 'array' and (acts_for = 'SELF') = (people = '[]'))
);
select lonja_wall('beneficiary_declarations');
create trigger beneficiary_declarations_person before insert on beneficiary_declarations for each row execute function lonja_person_is_there('user_id');

-- They are held beside the watch lists as the person is.
alter table watch_hits drop constraint watch_hits_role;
alter table watch_hits add constraint watch_hits_role check (role in ('self', 'company', 'holder', 'beneficiary'));
