import { afterAll, beforeAll, expect, test } from 'vitest';
import { deliverMail, mailTransport } from '#backend/mail/deliver-mail.ts';
import { returnAddress } from '#backend/mail/return-address.ts';
import { getMail } from '#contract/mails.ts';
import { measureAudience } from '#contract/messages.ts';
import { getUser } from '#contract/users.ts';
import { type BackEnd, startBackEnd } from '#tests/support/back-end.ts';
import { type InvestWorld, makeInvestWorld, type Person } from '#tests/support/invest-world.ts';
import { type MailServer, startMailServer } from '#tests/support/mail-server.ts';
import { good } from '#tests/support/order-steps.ts';

const SECRET = 'una-clave-de-devoluciones-de-32-letras';
const MAILBOX = { address: 'devueltos@plataforma.test', secret: SECRET };
let world: InvestWorld;
let backEnd: BackEnd;
let mailServer: MailServer;
beforeAll(async () => {
  world = await makeInvestWorld();
  mailServer = await startMailServer({});
  backEnd = await startBackEnd(world.db.url, 4, {
    SMTP_URL: mailServer.url,
    MAIL_FROM: 'no-reply@plataforma.test',
    MAIL_RETURN: MAILBOX.address,
    MAIL_RETURN_SECRET: SECRET,
  });
});
afterAll(async () => {
  await backEnd?.close();
  await mailServer?.close();
  await world?.close();
});

async function mailTo({ id, email }: Person): Promise<string> {
  const [mail] = await world.db.query<{ id: string }>(
    `insert into mails (tenant_id, kind, to_address, user_id, lang, subject, html, plain, state, created_at)
     values ($1, 'user.verified', $2, $3, 'es', 'Hola', '<p>Hola</p>', 'Hola', 'QUEUED', now()) returning id`,
    [world.tenantId, email, id],
  );
  const mailId = mail?.id ?? '';
  const transport = mailTransport(backEnd.deps.config);
  if (!transport) throw new Error('there is no mail server');
  await deliverMail(backEnd.deps, transport, { tenantId: world.tenantId, mailId });
  transport.close();
  return mailId;
}
const report = (to: string, action: string, status: string, type = 'multipart/report; report-type=delivery-status') =>
  [
    'From: MAILER-DAEMON@mx.test',
    `To: ${to}`,
    'Subject: Undelivered Mail Returned to Sender',
    `Content-Type: ${type}; boundary="b"`,
    '',
    '--b',
    'Content-Type: text/plain',
    '',
    'No se pudo entregar',
    '--b',
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns; mx.test',
    '',
    'Final-Recipient: rfc822; x@persona.test',
    `Action: ${action}`,
    `Status: ${status}`,
    `Diagnostic-Code: smtp; 550 ${status} no such user`,
    '',
    '--b--',
    '',
  ].join('\r\n');
async function hand(body: string, key = SECRET, headers: Record<string, string> = {}) {
  const answer = await backEnd.fetch(
    new Request('http://api.test/webhooks/returned-mails', {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'message/rfc822', ...headers },
      body,
    }),
  );
  return [answer.status, ((await answer.json()) as { status: string }).status];
}
const read = async (id: string) => good(await world.call(getMail, { params: { id }, as: world.manager })).data;
const sheet = async ({ id }: Person) => good(await world.call(getUser, { params: { id }, as: world.manager })).data;
const newsFor = async () =>
  good(await world.call(measureAudience, { query: { audience: 'PEOPLE', purpose: 'COMMERCIAL' }, as: world.manager }))
    .data.reached;

test('a mail leaves with a return address of its own, and its report makes it a bounce that the log and the person’s sheet show', async () => {
  const ana = await world.addPerson();
  await world.db.query('update user_profiles set commercial_communications = true where user_id = $1', [ana.id]);
  const id = await mailTo(ana);
  expect(mailServer.returns.at(-1)).toBe(returnAddress(MAILBOX, id));
  const before = await newsFor();
  const back = report(returnAddress(MAILBOX, id), 'failed', '5.1.1');
  expect(await hand(back)).toEqual([200, 'noted']);
  expect(await read(id)).toMatchObject({ state: 'BOUNCED', failure: '5.1.1 550 5.1.1 no such user' });
  expect((await sheet(ana)).dead_email).toMatchObject({ address: ana.email });
  expect(await newsFor()).toBe(before - 1);
  expect(await hand(back)).toEqual([200, 'nothing']);
  await world.db.query("update users set email = 'otra@persona.test' where id = $1", [ana.id]);
  expect((await sheet(ana)).dead_email).toBeNull();
  expect(await newsFor()).toBe(before);
});

test('a full mailbox makes a bounce of the mail and leaves the address alone, and a delay changes nothing', async () => {
  const eva = await world.addPerson();
  const [full, late] = [await mailTo(eva), await mailTo(eva)];
  expect(
    await hand(report('x@y.test', 'failed', '5.2.2'), SECRET, { 'x-envelope-to': returnAddress(MAILBOX, full) }),
  ).toEqual([200, 'noted']);
  expect((await sheet(eva)).dead_email).toBeNull();
  expect((await read(full)).state).toBe('BOUNCED');
  expect(await hand(report(returnAddress(MAILBOX, late), 'delayed', '4.4.1'))).toEqual([200, 'nothing']);
  expect((await read(late)).state).toBe('SENT');
});

test('a report without the key or with a forged signature is not believed, and what is no report says nothing', async () => {
  const leo = await world.addPerson();
  const id = await mailTo(leo);
  const right = report(returnAddress(MAILBOX, id), 'failed', '5.1.1');
  expect(await hand(right, 'otra')).toEqual([403, 'untrusted']);
  expect(await hand(right, '')).toEqual([403, 'untrusted']);
  const forged = returnAddress({ ...MAILBOX, secret: 'x'.repeat(40) }, id);
  expect(await hand(report(forged, 'failed', '5.1.1'))).toEqual([200, 'nothing']);
  expect(await hand(report(returnAddress(MAILBOX, id), 'failed', '5.1.1', 'multipart/mixed'))).toEqual([
    200,
    'nothing',
  ]);
  for (const odd of [
    '',
    '\u0000\u0001',
    'Subject: fuera de la oficina\r\n\r\nVuelvo el lunes',
    '--b\r\n--b\r\n'.repeat(2000),
  ])
    expect((await hand(odd))[0]).toBe(200);
  expect((await read(id)).state).toBe('SENT');
});
