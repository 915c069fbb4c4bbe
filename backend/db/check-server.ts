import type pg from 'pg';

/** The oldest PostgreSQL that the migrations and the rules of roles are written for. */
const OLDEST = 16;

/** What the server says of itself and of whoever signs in as the database's owner. */
export interface ServerFacts {
  /** `server_version_num`: 160004. */
  version: number;
  /** The owner's role. */
  owner: string;
  mayMakeRoles: boolean;
  /** Whether `lonja_app` is there already; and whether the owner may put it on and hand it to the application's log-in. */
  hasRole: boolean;
  mayGrantRole: boolean;
  /** Whether the application's log-in role is there already. */
  hasLogin: boolean;
  mayMakeSchemas: boolean;
  ownsPublic: boolean;
  database: string;
}

/**
 * Why a database cannot be used, a sentence each, with what to do; empty where it can.
 */
export function problemsOf(facts: ServerFacts): string[] {
  const { version, owner, database } = facts;
  const found = Math.floor(version / 10_000);
  if (found < OLDEST)
    return [
      `PostgreSQL ${OLDEST} or newer is needed, and DATABASE_URL leads to PostgreSQL ${found}: use a newer server, or leave DATABASE_URL empty for one of our own.`,
    ];
  const problems: string[] = [];
  const needsRoles = !facts.hasRole || !facts.hasLogin;
  if (needsRoles && !facts.mayMakeRoles)
    problems.push(
      `The database's owner "${owner}" may not make roles, and the application needs two of its own: run "alter role ${owner} createrole" as a superuser.`,
    );
  else if (facts.hasRole && !facts.mayGrantRole)
    problems.push(
      `The role "lonja_app" is on the server already, and the database's owner "${owner}" may not hand it on: run "grant lonja_app to ${owner} with admin option" as a superuser.`,
    );
  if (!facts.mayMakeSchemas)
    problems.push(
      `The database's owner "${owner}" may not make schemas: run "grant create on database ${database} to ${owner}" as a superuser.`,
    );
  if (!facts.ownsPublic)
    problems.push(
      `The role "${owner}" does not own the schema "public": run "alter schema public owner to ${owner}" as a superuser, or make the database its own.`,
    );
  return problems;
}

/**
 * Looks before anything is applied whether the server can carry the database.
 * @param client of the owner
 * @throws Error with a line for each thing that is missing
 */
export async function checkServer(client: pg.Client): Promise<void> {
  const { rows } = await client.query<
    Omit<ServerFacts, 'hasLogin' | 'mayGrantRole'> & { isSuper: boolean; hasLogins: boolean }
  >(`
    select current_setting('server_version_num')::int as version, current_user as owner, current_database() as database,
      r.rolsuper as "isSuper", r.rolsuper or r.rolcreaterole as "mayMakeRoles",
      exists (select 1 from pg_roles where rolname = 'lonja_app') as "hasRole",
      to_regclass('public.app_login') is not null as "hasLogins",
      has_database_privilege(current_database(), 'create') as "mayMakeSchemas",
      coalesce((select pg_has_role(n.nspowner, 'usage') from pg_namespace n where n.nspname = 'public'), false) as "ownsPublic"
    from pg_roles r where r.rolname = current_user`);
  const [row] = rows;
  if (!row) throw new Error('the database does not know its owner');
  const { isSuper, hasLogins, ...facts } = row;
  const problems = problemsOf({
    ...facts,
    mayGrantRole: isSuper || !facts.hasRole || (await asks(client, 'lonja_app')),
    hasLogin: hasLogins && (await hasLogin(client)),
  });
  if (problems.length > 0) throw new Error(problems.join('\n'));
}

async function asks(client: pg.Client, role: string): Promise<boolean> {
  const { rows } = await client.query<{ may: boolean }>(
    `select pg_has_role($1::name, 'member with admin option') as may`,
    [role],
  );
  return rows[0]?.may ?? false;
}

async function hasLogin(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query('select 1 from app_login l join pg_roles r on r.rolname = l.role');
  return rows.length > 0;
}
