import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { eq, sql } from 'drizzle-orm';
import nodemailer from 'nodemailer';
import pg from 'pg';
import { errors, getGlobalDispatcher, interceptors, request } from 'undici';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { report } from '#app/monitoring/report.server.ts';
import { sendToSentry } from '#app/monitoring/sentry.server.ts';
import { users } from '#backend/db/schema/users.ts';
import { inTenant } from '#backend/db/transaction.ts';
import type { Handlers } from '#backend/jobs/handlers.ts';
import { startWorker } from '#backend/jobs/worker.ts';
import { makeLog } from '#backend/log.ts';
import { forgotPassword } from '#contract/auth.ts';
import { savePersonalData } from '#contract/profiles.ts';
import { makeLog as makeDoorLog } from '#server/access-log.ts';
import { type BackEnd, callApi, startBackEnd } from '#tests/support/back-end.ts';
import { type InvestWorld, makeInvestWorld, type Person } from '#tests/support/invest-world.ts';
import { SAMPLE_PERSON } from '#tests/support/sample-person.ts';

/** What somebody typed, was mailed or signs with; no line may hold any of it. */
const PLANTED = [
  'ES7921000813610123456789',
  'clave-muy-secreta-1',
  '54321987',
  'sk_live_4eC39HqLyjWDarjtT1zdp7dc',
  'Núñez de Balboa 14',
  'victima@persona.test',
];
const SECRET = PLANTED.join(' ');

let world: InvestWorld;
let backEnd: BackEnd;
let ana: Person;
let lines: string[] = [];

beforeAll(async () => {
  world = await makeInvestWorld();
  backEnd = await startBackEnd(world.db.url, 5, {}, makeLog('debug', { write: (line) => lines.push(line) }));
  ana = await world.addPerson({ email: 'victima@persona.test', prepared: false });
});
beforeEach(() => {
  lines = [];
});
afterAll(async () => {
  await backEnd.close();
  await world.close();
});

function expectNothingOf(text: string, ...more: string[]) {
  for (const secret of [...PLANTED, ...more]) expect(text, secret).not.toContain(secret);
}

/** Holds a table so that nobody can write into it, for as long as the work takes. */
async function whileLocked<T>(table: string, work: () => Promise<T>): Promise<T> {
  const holder = new pg.Client({ connectionString: world.db.url });
  await holder.connect();
  try {
    await holder.query(`begin; lock table ${table} in exclusive mode`);
    return await work();
  } finally {
    await holder.end();
  }
}

test('a mail that cannot be written leaves neither its link nor its address in the log', async () => {
  const answer = await whileLocked('mails', () =>
    callApi(backEnd.fetch, 'http://api.test', world.host, forgotPassword, { body: { email: ana.email } }),
  );
  expect(answer.status).toBe(503);
  const log = lines.join('');
  expect(log).toContain('request failed');
  expect(log).toContain('"statement":"insert mails"');
  expect(log).toMatch(/"code":"5\d{4}|"code":"55P03"/);
  expectNothingOf(log, 'remember-password', 'token=', 'insert into', '<html');
});

test('personal data that cannot be written stay out of the log', async () => {
  const body = { ...SAMPLE_PERSON, address: 'Núñez de Balboa 14' };
  const answer = await whileLocked('user_profiles', () =>
    callApi(backEnd.fetch, 'http://api.test', world.host, savePersonalData, { body, as: ana }),
  );
  expect(answer.status).toBe(503);
  expect(lines.join('')).toContain('user_profiles');
  expectNothingOf(lines.join(''), SAMPLE_PERSON.id_number);
});

/** Makes an error as it is met in this product, by whatever makes it there. */
const FAILURES: Record<string, () => Promise<unknown>> = {
  'a unique value that is taken': () =>
    inTenant(backEnd.ownPool, world.tenantId, (tx) =>
      tx
        .update(users)
        .set({ email: 'victima@persona.test', passwordHash: SECRET })
        .where(eq(users.id, world.manager.id)),
    ),
  'a value of the wrong type': () =>
    inTenant(backEnd.ownPool, world.tenantId, (tx) => tx.execute(sql`select ${SECRET}::uuid`)),
  'a check that refuses': () =>
    inTenant(backEnd.ownPool, world.tenantId, (tx) =>
      tx.execute(sql`update users set status = ${SECRET} where id = ${ana.id}`),
    ),
  'an answer that is no JSON': async () => JSON.parse(`{"iban": ${SECRET}`),
  'a shape that does not fit': async () =>
    z
      .object({ code: z.enum(['a']), [SECRET]: z.string() })
      .strict()
      .parse({ code: SECRET, [`${SECRET}x`]: 1 }),
  'an address that is none': async () => new URL(`//${SECRET}`),
  'an HTTP client that repeats the answer': async () => {
    throw new errors.ResponseError(`failed with ${SECRET}`, 422, { headers: { authorization: SECRET }, body: SECRET });
  },
  'a connection that nobody takes': () =>
    request(`http://127.0.0.1:9/?key=${encodeURIComponent(SECRET)}`, {
      headers: { authorization: PLANTED[3] ?? '' },
      dispatcher: getGlobalDispatcher().compose(interceptors.responseError()),
    }),
  'a mail server that is away': () =>
    nodemailer
      .createTransport({ host: '127.0.0.1', port: 9, auth: { user: 'u', pass: PLANTED[1] } })
      .sendMail({ to: 'victima@persona.test', from: 'a@b.test', subject: SECRET, text: SECRET }),
  'an error that has the rest of it as its cause': async () => {
    throw new Error('it did not work', { cause: Object.assign(new Error(SECRET), { response: { body: SECRET } }) });
  },
  'an error of ours with a quoted word': async () => {
    throw new Error(`cannot use "${SECRET}"`);
  },
  'something that is no error': () => Promise.reject(SECRET),
};

test.each(Object.keys(FAILURES))('%s says what failed and nothing of what it was about', async (kind) => {
  const error = await failureOf(kind);
  const said: string[] = [];
  const keep = { write: (line: string) => void said.push(line) };
  makeLog('debug', keep).error({ err: error }, 'failed');
  const spy = vi.spyOn(console, 'error').mockImplementation((line: string) => void said.push(line));
  report(error);
  spy.mockRestore();
  makeDoorLog('debug', keep).error({ err: error }, 'failed');
  expect(said).toHaveLength(3);
  expectNothingOf(said.join(''));
  for (const line of said) expect(line).toMatch(/"type":"\w+"/);
});

/** The failure itself, as it was made. */
async function failureOf(kind: string): Promise<unknown> {
  const make = FAILURES[kind];
  if (!make) throw new Error('no such failure');
  return make().then(
    () => Promise.reject(new Error('nothing failed')),
    (failure: unknown) => failure,
  );
}

test('an error report, as it leaves for Sentry by its own package, holds nothing of it either', async () => {
  const envelopes: string[] = [];
  const sentry = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      envelopes.push(Buffer.concat(parts).toString());
      response.end('{}');
    });
  });
  await new Promise<void>((done) => sentry.listen(0, '127.0.0.1', done));
  const dsn = `http://public@127.0.0.1:${(sentry.address() as AddressInfo).port}/1`;
  try {
    const kinds = Object.keys(FAILURES);
    for (const kind of kinds) sendToSentry(await failureOf(kind), { requestId: 'of-a-request' }, dsn, 'test', '1');
    const events = () => envelopes.join('\n').split('"type":"event"').length - 1;
    while (events() < kinds.length) await sleep(20);
    const all = envelopes.join('\n');
    expectNothingOf(all, encodeURIComponent('Núñez de Balboa 14'), 'insert into', "select '");
    expect(all).not.toMatch(/"context_line"|"breadcrumbs"|"request":|"modules"|"vars"/);
    // It says what failed all the same.
    for (const said of ['DrizzleQueryError', 'ZodError', 'SyntaxError', '23505', 'of-a-request', 'stacktrace'])
      expect(all).toContain(said);
  } finally {
    sentry.closeAllConnections();
    sentry.close();
  }
});

test('the job queue keeps no secret, neither of a job that failed nor in what it carries', async () => {
  const kinds = Object.keys(FAILURES);
  const fail = async ({ mailId }: { mailId: string }) => Promise.reject(await failureOf(kinds[Number(mailId)] ?? ''));
  const idle = async () => undefined;
  const handlers = new Proxy({ 'mail.deliver': fail }, { get: (own, name) => Reflect.get(own, name) ?? idle });
  await world.db.query('delete from pgboss.job');
  // Most are to be tried again, some have failed for good, and one is still at work at the end.
  await world.db.query(
    `insert into pgboss.job (name, data, retry_limit, retry_delay, expire_in) select 'mail.deliver', jsonb_build_object('tenantId', $1::text, 'mailId', n::text),
       case when n % 3 = 0 then 0 else 5 end, 600, interval '1 minute' from generate_series(0, $2::int - 1) n`,
    [world.tenantId, kinds.length],
  );
  const stop = await startWorker(backEnd.deps, handlers as unknown as Handlers);
  const kept = () =>
    world.db.query<{ state: string; output: unknown; whole: string }>(
      `select state::text, output, to_jsonb(j)::text as whole from pgboss.job j where name = 'mail.deliver'`,
    );
  while ((await kept()).some(({ output }) => output === null)) await sleep(50);
  await stop();
  const jobs = await kept();
  expect(jobs).toHaveLength(kinds.length);
  expect(new Set(jobs.map(({ state }) => state))).toEqual(new Set(['failed', 'retry']));
  const archived = await world.db.query<{ whole: string }>('select to_jsonb(a)::text as whole from pgboss.archive a');
  const all = [...jobs, ...archived].map(({ whole }) => whole).join('\n');
  expectNothingOf(all, 'insert into', 'select $1');
  for (const said of ['mail.deliver failed', 'DrizzleQueryError', 'ZodError', '23505']) expect(all).toContain(said);
  expectNothingOf(lines.join(''));
});
