import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BLOT, blotKeys, blotOut, secretsOf, shownAddress } from './blot.ts';
import { MAIL_KINDS, OPEN_MAILS, SECRET_MAILS, secretMinutes } from './mail-secrets.ts';
import { type MailSaid, shownMail } from './shown-mail.ts';

const code = fc.stringMatching(/^[0-9]{4,8}$/);
/** As tokens are made: 32 random bytes in base64url, in which small letters and digits never stand alone. */
const token = fc.stringMatching(/^[A-Za-z0-9_-]{42}$/).map((text) => `${text}A`);
const words = fc.stringMatching(/^[A-Za-záéñ ,.¿?€0-9-]{0,60}$/);
const kind = fc.constantFrom(...MAIL_KINDS);
const secretKind = fc.constantFrom(...Object.keys(SECRET_MAILS));

const said = (more: Partial<MailSaid>): MailSaid => ({
  subject: 'Su correo',
  heading: null,
  paragraphs: [],
  code: null,
  action: null,
  note: null,
  ...more,
});
/** All that can be read of it, field by field. */
function textsOf(kindOf: string, mail: MailSaid): string[] {
  const shown = shownMail(kindOf, mail);
  if (!shown) return [];
  const { subject, heading, paragraphs, action, note } = shown;
  return [subject, heading, ...paragraphs, action?.label, action?.path, note].filter(
    (text) => typeof text === 'string',
  );
}

describe('the copy of a mail that is kept to be read', () => {
  it('never holds its code, wherever in it the code was written, of whatever kind it is', () => {
    fc.assert(
      fc.property(kind, code, words, words, (of, secret, before, behind) => {
        const told = `${before} ${secret} ${behind}`;
        const mail = said({
          subject: told,
          heading: told,
          paragraphs: [told, secret],
          code: secret,
          action: { label: told, path: `/sign?code=${secret}` },
          note: told,
        });
        for (const text of textsOf(of, mail)) expect(text).not.toContain(secret);
      }),
    );
  });

  it('never holds a code that is written with spaces, points or hyphens between its signs', () => {
    fc.assert(
      fc.property(kind, code, fc.constantFrom(' ', '-', '.', '\u00a0', ' · '), (of, secret, between) => {
        const spaced = [...secret].join(between);
        const texts = textsOf(of, said({ paragraphs: [`Escriba ${spaced} para firmar`], code: secret }));
        for (const text of texts) expect(text).not.toContain(spaced);
      }),
    );
  });

  it('never holds what its link opens with, in the link or in its words, of whatever kind it is', () => {
    const path = fc.constantFrom(
      (key: string) => `/remember-password?token=${key}`,
      (key: string) => `/bank-account?from=mail&token=${key}#top`,
      (key: string) => `/open/${key}`,
      (key: string) => `/open#${key}`,
    );
    fc.assert(
      fc.property(kind, token, path, words, (of, key, pathOf, beside) => {
        const address = `https://aurora.test${pathOf(key)}`;
        const mail = said({
          subject: `${beside}${key}`,
          paragraphs: [`${beside} ${key}`, `Abra ${address} ahora`],
          action: { label: 'Abrir', path: pathOf(key) },
          note: address,
        });
        for (const text of textsOf(of, mail)) expect(text).not.toContain(key);
      }),
    );
  });

  it('shows no part of the address of a mail that carries a secret', () => {
    fc.assert(
      fc.property(secretKind, words, (of, path) => {
        const shown = shownMail(of, said({ action: { label: 'Entrar', path: `/login-secret?s=${path}` } }));
        expect(shown?.action?.path).toBeNull();
      }),
    );
  });

  it('is nothing for a kind of which nobody has said what it carries', () => {
    fc.assert(
      fc.property(fc.string(), words, (of, told) => {
        fc.pre(!MAIL_KINDS.includes(of));
        expect(shownMail(of, said({ subject: told, paragraphs: [told] }))).toBeNull();
        expect(secretMinutes(of)).toBe(0);
      }),
    );
    for (const of of ['constructor', '__proto__', 'toString', '']) expect(shownMail(of, said({}))).toBeNull();
  });

  it('is the mail word for word where it carries no secret', () => {
    const mail = said({
      subject: 'Recibimos 1.250,00 € de la orden ORD-1A2B-3C',
      heading: 'Pago recibido',
      paragraphs: ['Su cuenta es ES91 2100 0418 4502 0005 1332.', 'Escriba a ana.garcia+2026@example.com.'],
      action: { label: 'Ver', path: '/user/complaints/0190a5c4-93ff-7a31-8d2e-0242ac120002' },
      note: 'Vale hasta el 3 de diciembre de 2026.',
    });
    expect(shownMail('investment.payment_received', mail)).toEqual({
      subject: mail.subject,
      heading: mail.heading,
      paragraphs: mail.paragraphs,
      hasCode: false,
      action: mail.action,
      note: mail.note,
    });
  });

  it('tells that there was a code, never how long it was', () => {
    for (const secret of ['1', '12345', '1234567890'])
      expect(shownMail('verify_email', said({ code: secret, paragraphs: [`El ${secret}.`] }))).toMatchObject({
        hasCode: true,
        paragraphs: [`El ${BLOT}.`],
      });
  });
});

describe('the kinds of mails', () => {
  it('stand in one of the two lists each: with a secret that is good for some minutes, or with none', () => {
    expect(new Set(MAIL_KINDS).size).toBe(MAIL_KINDS.length);
    expect(OPEN_MAILS.filter((of) => Object.hasOwn(SECRET_MAILS, of))).toEqual([]);
    for (const minutes of Object.values(SECRET_MAILS)) expect(minutes).toBeGreaterThan(0);
  });
});

describe('blotting', () => {
  it('leaves what stands beside the secret as it was', () => {
    expect(blotOut('Escriba 12345 para firmar, o 1-2-3-4-5.', '12345')).toBe(`Escriba ${BLOT} para firmar, o ${BLOT}.`);
    expect(blotOut('Sin secreto', '')).toBe('Sin secreto');
    expect(blotOut('ABC y abc', 'aBc')).toBe(`${BLOT} y ${BLOT}`);
  });

  it('keeps of an address its names and the ids of records alone', () => {
    const id = '0190a5c4-93ff-7a31-8d2e-0242ac120002';
    expect(shownAddress(`/manager/runs/${id}`)).toBe(`/manager/runs/${id}`);
    expect(shownAddress(`/user/notifications?message=${id}&k=1`)).toBe(`/user/notifications?message=${id}&k=${BLOT}`);
    expect(shownAddress('/a/Zx81#hash')).toBe(`/a/${BLOT}#${BLOT}`);
    expect(shownAddress(`/a/${'0f'.repeat(16)}`)).toBe(`/a/${BLOT}`);
    expect(secretsOf('/invest/sol-de-andujar?step=pay', false)).toEqual([]);
    expect(secretsOf('/login-secret?secret=short', true)).toEqual(['short']);
  });

  it('finds keys that somebody wrote into a text, and neither wallets nor addresses of mail', () => {
    const key = 'sk_live_51H8xYzAbCdEfGh1234';
    const wallet = `0x${'aB3'.repeat(13)}f`;
    expect(blotKeys(`Use ${key} en ${wallet} o ana1234567890123456789012@example.com`)).toBe(
      `Use ${BLOT} en ${wallet} o ana1234567890123456789012@example.com`,
    );
    expect(blotKeys('Vea https://drive.test/d?k=1 y https://aurora.test.')).toBe(
      `Vea https://drive.test/d?k=${BLOT} y https://aurora.test.`,
    );
  });
});
