import { generateKeyPairSync } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { deliverMail, mailTransport } from '#backend/mail/deliver-mail.ts';
import { accountSteps } from '#tests/support/account-steps.ts';
import { type BackEnd, startBackEnd } from '#tests/support/back-end.ts';
import { type InvestWorld, makeInvestWorld } from '#tests/support/invest-world.ts';
import { type MailServer, startMailServer } from '#tests/support/mail-server.ts';

let world: InvestWorld;
let backEnd: BackEnd;
let mailServer: MailServer;

beforeAll(async () => {
  world = await makeInvestWorld();
  mailServer = await startMailServer();
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  backEnd = await startBackEnd(world.db.url, 4, {
    SMTP_URL: mailServer.url,
    MAIL_FROM: 'no-reply@plataforma.test',
    MAIL_DKIM_DOMAIN: 'plataforma.test',
    MAIL_DKIM_SELECTOR: 'uno',
    MAIL_DKIM_KEY: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString().replace(/\n/g, '\\n'),
  });
});
afterAll(async () => {
  await backEnd?.close();
  await mailServer?.close();
  await world?.close();
});

/** A mail of the tenant's outbox, delivered and read by somebody else's parser. @param unsubscribe where it is left by one press */
async function delivered(unsubscribe: string | null = null) {
  const email = accountSteps(world).newEmail();
  const [mail] = await world.db.query<{ id: string }>(
    `insert into mails (tenant_id, kind, to_address, lang, subject, html, plain, unsubscribe, state, created_at)
     values ($1, 'test', $2, 'en', 'A subject', '<p>Hello</p>', 'Hello', $3, 'QUEUED', now()) returning id`,
    [world.tenantId, email, unsubscribe],
  );
  const transport = mailTransport(backEnd.deps.config);
  if (!transport) throw new Error('there is no mail server');
  await deliverMail(backEnd.deps, transport, { tenantId: world.tenantId, mailId: mail?.id ?? '' });
  transport.close();
  return mailServer.newest();
}

test("a mail comes under the tenant's name, says its language and that a machine wrote it, and is signed", async () => {
  await world.db.query(
    `update tenants set version = version + 1,
       customization = jsonb_set(customization, '{tenant}', coalesce(customization -> 'tenant', '{}') || '{"name": "Café Índigo"}')
     where id = $1`,
    [world.tenantId],
  );
  const mail = await delivered();
  expect(mail.from?.value).toEqual([{ name: 'Café Índigo', address: 'no-reply@plataforma.test' }]);
  expect(mail.replyTo).toBeUndefined();
  expect(mail.headers.get('auto-submitted')).toBe('auto-generated');
  expect(mail.headers.get('content-language')).toBe('en');
  expect(mailServer.received.at(-1)?.toString()).toMatch(/^DKIM-Signature: [\s\S]*d=plataforma\.test[\s\S]*s=uno/m);
});

test('a mail of news says in its head how it is left by one press, both lines are signed, and nothing of that is kept once it has left', async () => {
  const address = 'https://casa.test/unsubscribe?token=abc';
  await delivered(address);
  const raw = mailServer.received.at(-1)?.toString() ?? '';
  expect(raw).toMatch(/^List-Unsubscribe: <https:\/\/casa\.test\/unsubscribe\?token=abc>\r?$/m);
  expect(raw).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r?$/m);
  const signed = /[\s;]h=([\s\S]*?);/.exec(raw)?.[1]?.replace(/\s/g, '').toLowerCase().split(':');
  expect(signed).toEqual(expect.arrayContaining(['from', 'subject', 'list-unsubscribe', 'list-unsubscribe-post']));
  expect(await world.db.query('select from mails where unsubscribe is not null')).toEqual([]);
  await delivered();
  expect(mailServer.received.at(-1)?.toString()).not.toMatch(/^List-Unsubscribe/m);
});

test('a tenant with an own sender and an address for answers writes from there', async () => {
  await world.db.query(
    `update tenants set version = version + 1, settings = settings || '{"mail": {"from": "avisos@casa.test", "replyTo": "ayuda@casa.test"}}'
     where id = $1`,
    [world.tenantId],
  );
  const mail = await delivered();
  expect(mail.from?.value[0]?.address).toBe('avisos@casa.test');
  expect(mail.replyTo?.value[0]?.address).toBe('ayuda@casa.test');
  expect(mail.messageId).toMatch(/@casa\.test>$/);
});
