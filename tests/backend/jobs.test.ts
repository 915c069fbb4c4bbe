import { createServer } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { jobHandlers } from '#backend/jobs/handlers.ts';
import { sweep } from '#backend/jobs/sweep.ts';
import { startWorker } from '#backend/jobs/worker.ts';
import { deliverMail, mailTransport } from '#backend/mail/deliver-mail.ts';
import { accountSteps } from '#tests/support/account-steps.ts';
import { type BackEnd, callApi, startBackEnd } from '#tests/support/back-end.ts';
import { type InvestWorld, makeInvestWorld } from '#tests/support/invest-world.ts';
import { good, orderAt, orderSteps, outcome } from '#tests/support/order-steps.ts';
import { until } from '#tests/support/until.ts';

interface Received {
  to: string[];
  text: string;
}

let world: InvestWorld;
let backEnd: BackEnd;
let smtp: SMTPServer;
let port: number;
/** What the mail server took, and how many times it says no before. */
const received: Received[] = [];
let refusals = 0;
let stopWorker: () => Promise<string[]>;

beforeAll(async () => {
  world = await makeInvestWorld();
  smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: (_, __, done) =>
      refusals-- > 0 ? done(Object.assign(new Error('come back later'), { responseCode: 451 })) : done(),
    onData(stream, session, done) {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        received.push({
          to: session.envelope.rcptTo.map(({ address }) => address),
          text: Buffer.concat(parts).toString(),
        });
        done();
      });
    },
  });
  port = await new Promise<number>((done) => {
    const listening = smtp.listen(0, '127.0.0.1', () => {
      const address = listening.address();
      done(typeof address === 'object' && address ? address.port : 0);
    });
  });
  backEnd = await startBackEnd(world.db.url, 10, {
    SMTP_URL: `smtp://127.0.0.1:${port}`,
    MAIL_FROM: 'avisos@plataforma.test',
  });
  const { deps } = backEnd;
  stopWorker = await startWorker(deps, jobHandlers(deps, mailTransport(deps.config)));
});
afterEach(() => {
  refusals = 0;
});
afterAll(async () => {
  await stopWorker();
  await new Promise<void>((done) => smtp.close(() => done()));
  await backEnd.close();
  await world.close();
});

const ask = (path: string, body: object) =>
  backEnd.fetch(
    new Request(`http://api.test${path}`, {
      method: 'POST',
      headers: { 'X-TENANT-HOST': world.host, 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    }),
  );

async function register(email: string): Promise<number> {
  const accepted = { terms: true, privacy: true, provider_terms: true };
  const body = { email, password: 'una-clave-larga', first_name: 'Ana', last_name: 'Ruiz', lang: 'es', accepted };
  return (await ask('/v2/auth/register', body)).status;
}
const to = (email: string) => received.filter((mail) => mail.to.includes(email));

const mailRow = async (email: string) =>
  (
    await world.db.query<{ id: string; state: string; attempts: number }>(
      'select id, state, attempts from mails where to_address = $1',
      [email],
    )
  )[0];

test('a mail leaves when its request has succeeded, in both forms, from the platform’s address', async () => {
  const email = accountSteps(world).newEmail();
  expect(await register(email)).toBe(200);
  await until(() => to(email).length > 0, 'the mail arrives');
  const [mail] = to(email);
  expect(mail?.text).toMatch(/^From: avisos@plataforma\.test/m);
  expect(mail?.text).toMatch(/Content-Type: text\/plain/);
  expect(mail?.text).toMatch(/Content-Type: text\/html/);
  const row = await mailRow(email);
  expect(mail?.text).toContain(`Message-ID: <${row?.id}@plataforma.test>`);
  await until(async () => (await mailRow(email))?.state === 'SENT', 'the row says so');
  // What was said has left with it.
  const [kept] = await world.db.query('select subject, html, plain from mails where to_address = $1', [email]);
  expect(kept).toEqual({ subject: 'verify_email', html: '', plain: '' });
});

test('a mail that the server refuses is tried again, and is sent once', async () => {
  const email = accountSteps(world).newEmail();
  refusals = 1;
  expect(await register(email)).toBe(200);
  await until(async () => (await mailRow(email))?.state === 'FAILED', 'the first try fails');
  expect(to(email)).toHaveLength(0);
  // Its turn would come after a quarter of a minute.
  const isOfIt = `name = 'mail.deliver' and data->>'mailId' = '${(await mailRow(email))?.id}'`;
  await until(async () => {
    const waiting = await world.db.query(
      `update pgboss.job set start_after = now() where ${isOfIt} and state = 'retry' returning 1`,
    );
    return waiting.length > 0;
  }, 'it waits for its next try');
  await until(async () => (await mailRow(email))?.state === 'SENT', 'the second try succeeds');
  expect(to(email)).toHaveLength(1);
  expect((await mailRow(email))?.attempts).toBe(2);
});

test('a delivery that runs twice sends nothing the second time', async () => {
  const email = accountSteps(world).newEmail();
  expect(await register(email)).toBe(200);
  await until(async () => (await mailRow(email))?.state === 'SENT', 'it is sent');
  const transport = mailTransport(backEnd.deps.config);
  if (!transport) throw new Error('there is no mail server');
  await deliverMail(backEnd.deps, transport, { tenantId: world.tenantId, mailId: (await mailRow(email))?.id ?? '' });
  transport.close();
  expect(to(email)).toHaveLength(1);
});

test('a server that cannot be reached keeps nobody from going on', async () => {
  const closed = createServer();
  const free = await new Promise<number>((done) => {
    closed.listen(0, '127.0.0.1', () => {
      const address = closed.address();
      done(typeof address === 'object' && address ? address.port : 0);
    });
  });
  await new Promise<void>((done) => closed.close(() => done()));
  const lonely = await startBackEnd(world.db.url, 4, {
    SMTP_URL: `smtp://127.0.0.1:${free}`,
    MAIL_FROM: 'avisos@plataforma.test',
  });
  try {
    const transport = mailTransport(lonely.deps.config);
    if (!transport) throw new Error('there is no mail server');
    const email = accountSteps(world).newEmail();
    // No job of its own: the other back end would have it in hand.
    const [written] = await world.db.query<{ id: string }>(
      `insert into mails (tenant_id, kind, to_address, lang, subject, html, plain, state, created_at)
       values ($1, 'user.verified', $2, 'es', 'Hola', 'Hola', 'Hola', 'QUEUED', now()) returning id`,
      [world.tenantId, email],
    );
    const mailId = written?.id ?? '';
    await expect(deliverMail(lonely.deps, transport, { tenantId: world.tenantId, mailId })).rejects.toThrow(
      /ECONNREFUSED/,
    );
    transport.close();
    expect((await mailRow(email))?.state).toBe('FAILED');
  } finally {
    await lonely.close();
  }
});

test('a request that is refused mails nothing', async () => {
  const before = await world.db.query('select 1 from mails');
  expect(await register('no-es-una-direccion')).toBe(400);
  expect((await ask('/v2/auth/resend-code', { email: accountSteps(world).newEmail() })).status).toBe(200);
  expect(await world.db.query('select 1 from mails')).toHaveLength(before.length);
});

test('the contract that was signed travels with its mail', async () => {
  const steps = orderSteps({ ...world, backEnd, call: callOf(backEnd) });
  const who = await world.addPerson();
  const id = await orderAt(steps, who, await world.addOffer(), 2, 'CHARGED');
  const { sha256 } = good(await steps.prepare(who, id)).data;
  good(await steps.sendCode(who, id));
  const plain = (await world.mailsTo(who)).findLast(({ kind }) => kind === 'investment.signature_code')?.plain ?? '';
  expect(outcome(await steps.sign(who, id, /\b\d{5}\b/.exec(plain)?.[0] ?? '', sha256))).toBe('200');
  await until(() => to(who.email).some(({ text }) => /Content-Type: application\/pdf/.test(text)), 'a PDF arrives');
});

test('the sweep forgets what is past its time, and nothing else', async () => {
  const own = await makeInvestWorld();
  try {
    const steps = accountSteps(own);
    const email = await steps.join();
    const token = good(await steps.login(email)).data.accessToken;
    const countOf = async (table: string) =>
      (
        await own.db.query<{ n: number }>(`select count(*)::int n from ${table} where tenant_id = $1`, [own.tenantId])
      )[0]?.n;
    await sweep(own.backEnd.deps);
    expect((await steps.me({ token, kind: 'user' })).status).toBe(200);
    expect(await countOf('rate_limits')).toBeGreaterThan(0);
    own.moveDays(16);
    await sweep(own.backEnd.deps);
    expect(await countOf('rate_limits')).toBe(0);
    // Ended sessions and codes are kept a month, so that it can be told what happened.
    expect(await countOf('verification_codes')).toBe(1);
    own.moveDays(50);
    await sweep(own.backEnd.deps);
    expect(await countOf('verification_codes')).toBe(0);
    expect(await countOf('users')).toBe(3);
    expect(await countOf('audit_log')).toBeGreaterThan(0);
  } finally {
    await own.close();
  }
});

function callOf({ fetch }: BackEnd): InvestWorld['call'] {
  return (endpoint, sent) => callApi(fetch, 'http://api.test', world.host, endpoint, sent);
}
