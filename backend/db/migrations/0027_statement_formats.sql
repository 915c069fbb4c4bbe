-- camt.053 is read by what stands in it: every version, and one that does not name its own.
alter table statement_imports drop constraint statement_imports_format;
alter table statement_imports add constraint statement_imports_format
  check (format ~ '^(camt\.053(\.001\.(0[2-9]|1[0-4]))?|norma43)$');
