-- The file of one person is made, listed and handed over as the files of lists are (decision record 0110).
alter table exports drop constraint exports_format;
alter table exports add constraint exports_format check (format in ('CSV', 'XLSX', 'ZIP', 'PDF'));
alter table exports add constraint exports_person_file
  check ((list = 'person-file') = (format = 'PDF') and (list <> 'person-file' or (area = 'manager' and about_id is not null and purpose is not null)));
