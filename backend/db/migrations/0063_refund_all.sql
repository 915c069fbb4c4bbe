-- A campaign that ended below its soft cap is closed and given back, order by order (decision record 0055).
alter table runs drop constraint runs_kind;
alter table runs add constraint runs_kind check (kind in ('mint', 'refund_all'));
