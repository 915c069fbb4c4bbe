-- Investors have files made of their own earnings and orders.
alter table exports drop constraint exports_area;
alter table exports add constraint exports_area check (area in ('manager', 'entrepreneur', 'user'));
