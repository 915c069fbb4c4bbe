-- The copy of one's own data is made, listed and handed over as the files of lists are (decision record 0109).
alter table exports drop constraint exports_format;
alter table exports add constraint exports_format check (format in ('CSV', 'XLSX', 'ZIP'));
alter table exports add constraint exports_own_data check ((list = 'own-data') = (format = 'ZIP'));
