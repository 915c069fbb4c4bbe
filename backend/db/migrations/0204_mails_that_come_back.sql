-- Mails that come back as mails (decision record 0107), and the address of a person that takes none: it counts for as long as it is theirs.
alter table mails add column returned_at timestamptz;
alter table mails add column returned_status text;
alter table users add column dead_email text;
alter table users add column dead_email_at timestamptz;
alter table users add constraint users_dead_email check ((dead_email is null) = (dead_email_at is null));
