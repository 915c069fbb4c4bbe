import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { deliverMail, mailTransport } from '#backend/mail/deliver-mail.ts';
import { sweepSophisticated } from '#backend/modules/suitability/sweep-sophisticated.ts';
import { forgotPassword, register, setLanguage } from '#contract/auth.ts';
import { reviewIdentity } from '#contract/identity.ts';
import { accountSteps } from '#tests/support/account-steps.ts';
import { NEWEST_FIRST } from '#tests/support/as-written.ts';
import { type BackEnd, startBackEnd } from '#tests/support/back-end.ts';
import { type InvestWorld, makeInvestWorld, type Person } from '#tests/support/invest-world.ts';
import { type MailServer, startMailServer } from '#tests/support/mail-server.ts';
import { good } from '#tests/support/order-steps.ts';

let world: InvestWorld;
let mailServer: MailServer;
/** The same database with a mail server. */
let sender: BackEnd;
const people: Partial<Record<'es' | 'en', Person>> = {};

beforeAll(async () => {
  [world, mailServer] = await Promise.all([makeInvestWorld(), startMailServer()]);
  sender = await startBackEnd(world.db.url, 4, { SMTP_URL: mailServer.url, MAIL_FROM: 'no-reply@plataforma.test' });
  await world.addOffer({ tokens: 10 });
});
afterAll(async () => {
  await sender?.close();
  await mailServer?.close();
  await world?.close();
});
beforeEach(async () => {
  for (const lang of ['es', 'en'] as const) {
    const as = await world.addPerson({ sophisticated: true });
    // The one who reads English was Spanish until they switched.
    good(await world.call(setLanguage, { body: { lang }, as }));
    people[lang] = as;
  }
});

const of = (lang: 'es' | 'en') => {
  const person = people[lang];
  if (!person) throw new Error(`nobody reads ${lang}`);
  return person;
};

/** The newest mail to an address, sent and read by others' programs. */
async function delivered(email: string) {
  const [mail] = await world.db.query<{ id: string }>(
    `select id from mails where to_address = $1 order by ${NEWEST_FIRST} limit 1`,
    [email],
  );
  const transport = mailTransport(sender.deps.config);
  if (!transport || !mail) throw new Error(`there is no mail for ${email}`);
  await deliverMail(sender.deps, transport, { tenantId: world.tenantId, mailId: mail.id });
  transport.close();
  return mailServer.newest();
}

const SAYS = {
  es: { reset: /contraseña nueva/, approved: /identidad/i, ending: /condición/i },
  en: { reset: /new password/, approved: /identity/i, ending: /your/i },
};

describe.each(['es', 'en'] as const)('mails to a person who reads %s', (lang) => {
  const other = lang === 'es' ? 'en' : 'es';
  const expectOwn = (mail: Awaited<ReturnType<typeof delivered>>, said: keyof typeof SAYS.es) => {
    expect(mail.to).toMatchObject({ text: of(lang).email });
    expect(mail.headers.get('content-language')).toBe(lang);
    expect(mail.html).toContain(`<html lang="${lang}"`);
    expect(`${mail.subject} ${mail.text}`).toMatch(SAYS[lang][said]);
    expect(`${mail.subject} ${mail.text}`).not.toMatch(SAYS[other][said]);
  };

  test('is written to so after a request from a page in the other language', async () => {
    good(await world.call(forgotPassword, { body: { email: of(lang).email }, lang: other }));
    expectOwn(await delivered(of(lang).email), 'reset');
  });

  test('is written to so after the act of a manager who reads the other language', async () => {
    good(await world.call(setLanguage, { body: { lang: other }, as: world.manager }));
    await world.db.query(
      `insert into kyc_checks (tenant_id, user_id, status, submitted_at, created_at, updated_at)
       values ($1, $2, 'MANUAL_REVIEW', now(), now(), now())`,
      [world.tenantId, of(lang).id],
    );
    const params = { user_id: of(lang).id };
    good(await world.call(reviewIdentity, { params, body: { approved: true }, as: world.manager, lang: other }));
    expectOwn(await delivered(of(lang).email), 'approved');
  });

  test('is written to so by a job', async () => {
    await world.db.query(
      `update sophisticated_requests set valid_until = now() + interval '3 days' where user_id = any($1)`,
      [[of('es').id, of('en').id]],
    );
    await sweepSophisticated(world.backEnd.deps);
    expectOwn(await delivered(of(lang).email), 'ending');
  });

  test('keeps the language in which they registered; no code stands where a locked screen shows it', async () => {
    const { newEmail } = accountSteps(world);
    const email = newEmail();
    const accepted = { terms: true, privacy: true, provider_terms: true } as const;
    const names = { first_name: 'Ana', last_name: 'Ruiz' };
    good(
      await world.call(register, {
        body: { email, password: 'una-clave-larga', ...names, lang, accepted },
        lang: other,
      }),
    );
    const mail = await delivered(email);
    expect(mail.headers.get('content-language')).toBe(lang);
    expect(mail.subject).toMatch(lang === 'es' ? /^Su código de verificación/ : /verification code$/);
    expect(mail.subject).not.toMatch(/\d/);
    expect(mail.text).toMatch(/\b\d{5}\b/);
  });
});
