-- A message to people who were ticked one by one (decision record 0121), beside those to an audience by a rule.
alter table messages add column chosen uuid[];
alter table messages drop constraint messages_audience;
alter table messages add constraint messages_audience check (audience in ('HOLDERS', 'INVESTORS', 'PEOPLE', 'CHOSEN'));
alter table messages drop constraint messages_project;
alter table messages add constraint messages_project check ((audience in ('PEOPLE', 'CHOSEN')) = (issuance_id is null));
alter table messages add constraint messages_chosen check ((audience = 'CHOSEN') = (chosen is not null) and cardinality(chosen) > 0);
