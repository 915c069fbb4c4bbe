-- The log-in role of the application, with its password: made at a start by the owner (backend/db/app-login.ts), read by the owner alone. It is
-- one row of the whole installation, so that several back ends sign in alike, and a copy of the database brings it along.
create table app_login (
  role text primary key,
  password text not null,
  is_only boolean not null default true unique check (is_only)
);
revoke all on app_login from lonja_app, public;
