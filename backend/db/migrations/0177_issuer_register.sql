-- The issuer's own web address and where it stands in a commercial register (decision record 0101). Empty: not said.
alter table issuances
  add column issuer_website text not null default '',
  add column issuer_register_place text not null default '',
  add column issuer_register_volume text not null default '',
  add column issuer_register_folio text not null default '',
  add column issuer_register_sheet text not null default '',
  add constraint issuances_issuer_website check (issuer_website = '' or issuer_website ~* '^https?://'),
  add constraint issuances_issuer_register_digits check (issuer_register_volume ~ '^[0-9]{0,5}$' and issuer_register_folio ~ '^[0-9]{0,5}$');
