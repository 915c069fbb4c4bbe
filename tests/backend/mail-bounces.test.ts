import { afterAll, beforeAll, expect, test } from 'vitest';
import { deliverMail, mailTransport } from '#backend/mail/deliver-mail.ts';
import { getMail } from '#contract/mails.ts';
import { type BackEnd, startBackEnd } from '#tests/support/back-end.ts';
import { type InvestWorld, makeInvestWorld } from '#tests/support/invest-world.ts';
import { type MailServer, startMailServer } from '#tests/support/mail-server.ts';
import { good } from '#tests/support/order-steps.ts';

let world: InvestWorld;
let backEnd: BackEnd;
let mailServer: MailServer;

beforeAll(async () => {
  world = await makeInvestWorld();
  mailServer = await startMailServer({ 'nadie@example.test': 550, 'lleno@example.test': 452 });
  backEnd = await startBackEnd(world.db.url, 4, { SMTP_URL: mailServer.url, MAIL_FROM: 'no-reply@plataforma.test' });
});
afterAll(async () => {
  await backEnd?.close();
  await mailServer?.close();
  await world?.close();
});

async function mailTo(address: string): Promise<string> {
  const [mail] = await world.db.query<{ id: string }>(
    `insert into mails (tenant_id, kind, to_address, lang, subject, html, plain, state, created_at)
     values ($1, 'user.verified', $2, 'es', 'Hola', '<p>Hola</p>', 'Hola', 'QUEUED', now()) returning id`,
    [world.tenantId, address],
  );
  return mail?.id ?? '';
}
async function deliver(...mailIds: string[]) {
  const transport = mailTransport(backEnd.deps.config);
  if (!transport) throw new Error('there is no mail server');
  const tried = await Promise.allSettled(
    mailIds.map((mailId) => deliverMail(backEnd.deps, transport, { tenantId: world.tenantId, mailId })),
  );
  transport.close();
  return tried.map(({ status }) => status);
}
const read = async (id: string) => good(await world.call(getMail, { params: { id }, as: world.manager })).data;

test('an address that its server refuses for good bounces and is not tried again; one that is full for now fails and is', async () => {
  const [nobody, full] = [await mailTo('nadie@example.test'), await mailTo('lleno@example.test')];
  expect(await deliver(nobody)).toEqual(['fulfilled']);
  expect(await deliver(full)).toEqual(['rejected']);
  expect(await read(nobody)).toMatchObject({ state: 'BOUNCED', attempts: 1, again_block: null });
  expect((await read(nobody)).failure).toMatch(/^550 /);
  expect(await read(full)).toMatchObject({ state: 'FAILED', attempts: 1 });
  // Its job comes again, and leaves what bounced alone.
  expect(await deliver(nobody)).toEqual(['fulfilled']);
  expect((await read(nobody)).attempts).toBe(1);
});

test('a mail that two jobs have at once leaves once', async () => {
  const id = await mailTo('ana@example.test');
  const before = mailServer.received.length;
  const tried = await deliver(id, id, id);
  expect(tried).toContain('fulfilled');
  expect(mailServer.received.length).toBe(before + 1);
  expect(await read(id)).toMatchObject({ state: 'SENT', failure: null });
});
