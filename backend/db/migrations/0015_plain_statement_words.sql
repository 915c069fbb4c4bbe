-- What a bank writes about a payment, as people type it when they search (see 0011).
alter table statement_rows add column words_plain text not null
  generated always as (lonja_plain(text || ' ' || coalesce(counterparty, ''))) stored;
