import { randomBytes } from 'node:crypto';
import pg from 'pg';

/** Two processes with databases of their own may make or change the same role at once: it is tried again. */
const TRIES = 5;
/** Codes of PostgreSQL: the password is wrong, the role is not there, it may not sign in. */
const CANNOT_SIGN_IN = new Set(['28P01', '28000']);

interface Login {
  role: string;
  password: string;
}

/**
 * Sees to it that the application can sign in as a role of its own, which has no right but to become `lonja_app`. Name and password are made
 * once and kept where only the owner reads them: several back ends start at once and none throws another out.
 * @param client of the owner, inside the lock of the migrations
 * @throws Error with one sentence where the server does not let the role in
 */
export async function ensureAppLogin(url: string, client: pg.Client): Promise<void> {
  await client.query('insert into app_login (role, password) values ($1, $2) on conflict do nothing', [
    `lonja_login_${randomBytes(4).toString('hex')}`,
    randomBytes(24).toString('base64url'),
  ]);
  const login = await loginOf(client);
  for (let attempt = 1; ; attempt++) {
    const refused = await signIn(url, login);
    if (!refused) return;
    if (!CANNOT_SIGN_IN.has(refused.code ?? '') || attempt > TRIES)
      throw new Error(
        `The database does not let the application's role ${login.role} sign in (${refused.message}): allow it in pg_hba.conf to sign in with its password (scram-sha-256).`,
        { cause: refused },
      );
    await makeRole(client, login).catch((error: unknown) => {
      if (attempt === TRIES) throw error;
    });
  }
}

/**
 * The address by which the application connects: the owner's, with the application's own role and password.
 * @param url of the owner, whose database is up to date
 */
export async function appUrlOf(url: string): Promise<string> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return asLogin(url, await loginOf(client));
  } finally {
    await client.end();
  }
}

async function loginOf(client: pg.Client): Promise<Login> {
  const { rows } = await client.query<Login>('select role, password from app_login');
  const [login] = rows;
  if (!login) throw new Error('the database has no log-in role of the application: it was not brought up to date');
  return login;
}

/** The driver lets parameters win over what stands before the host, which need not be there at all. */
function asLogin(url: string, { role, password }: Login): string {
  const [address = '', query = ''] = url.split('?');
  const parameters = new URLSearchParams(query);
  parameters.set('user', role);
  parameters.set('password', password);
  return `${address}?${parameters}`;
}

/** Null where it works. */
async function signIn(url: string, login: Login): Promise<pg.DatabaseError | null> {
  const client = new pg.Client({ connectionString: asLogin(url, login) });
  try {
    await client.connect();
    await client.query('set role lonja_app');
    return null;
  } catch (error) {
    if (error instanceof pg.DatabaseError && error.code === '42501') {
      // It may sign in but not put the role on: a copy on another server. The role is made whole.
      error.code = '28000';
    }
    if (error instanceof pg.DatabaseError) return error;
    throw error;
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function makeRole(client: pg.Client, { role, password }: Login): Promise<void> {
  const name = client.escapeIdentifier(role);
  const rights = `login password ${client.escapeLiteral(password)} nosuperuser nobypassrls nocreatedb nocreaterole noinherit`;
  const { rowCount } = await client.query('select 1 from pg_roles where rolname = $1', [role]);
  await client.query(
    rowCount
      ? `alter role ${name} with login password ${client.escapeLiteral(password)}`
      : `create role ${name} with ${rights}`,
  );
  await client.query(`grant lonja_app to ${name}`);
}
