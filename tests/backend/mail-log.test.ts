import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sweep } from '#backend/jobs/sweep.ts';
import { hashPassword } from '#backend/modules/users/password.ts';
import { forgotPassword } from '#contract/auth.ts';
import { changeBankAccount, sendBankAccountCode } from '#contract/bank-accounts.ts';
import { getMail, listMails, sendMailAgain } from '#contract/mails.ts';
import { anotherTenant, type InvestWorld, makeInvestWorld, type Person } from '#tests/support/invest-world.ts';
import { good, outcome } from '#tests/support/order-steps.ts';

let world: InvestWorld;
beforeAll(async () => {
  world = await makeInvestWorld();
});
afterAll(() => world?.close());

interface Written {
  kind?: string;
  state?: string;
  minutes?: number;
  plain?: string;
}

/** A mail of the outbox to a person, written so many minutes ago. */
async function addMail(
  person: Person,
  { kind = 'user.verified', state = 'FAILED', minutes = 1, plain = 'Hola' }: Written = {},
) {
  const [mail] = await world.db.query<{ id: string }>(
    `insert into mails (tenant_id, id, kind, to_address, user_id, lang, subject, html, plain, shown, state, created_at)
     values ($1, gen_random_uuid(), $2, $3, $4, 'es', 'Hola', $5, $5, $6, $7, now() - make_interval(mins => $8)) returning id`,
    [
      world.tenantId,
      kind,
      person.email,
      person.id,
      plain,
      { subject: 'Hola', heading: null, paragraphs: ['Hola'], hasCode: false, action: null, note: null },
      state,
      minutes,
    ],
  );
  return mail?.id ?? '';
}
const list = async (query = {}, as = world.manager) => good(await world.call(listMails, { query, as }));
const read = async (id: string) => good(await world.call(getMail, { params: { id }, as: world.manager })).data;
const again = (id: string, as = world.manager, key: string = randomUUID()) =>
  world.call(sendMailAgain, { params: { id }, body: {}, as, key });

describe('the log of mails', () => {
  test('is found by person, address, kind, how they stand and days, the newest first, and pages by key', async () => {
    const [ana, eva] = [await world.addPerson(), await world.addPerson()];
    const sent = await addMail(ana, { state: 'SENT', minutes: 30, plain: '' });
    const failed = await addMail(ana, { kind: 'wallet.proved', minutes: 20 });
    const waiting = await addMail(ana, { state: 'QUEUED', minutes: 10 });
    await addMail(eva, { state: 'BOUNCED' });
    const idsOf = async (query: object) => (await list({ q: ana.email, ...query })).data.map(({ id }) => id);
    expect(await idsOf({})).toEqual([waiting, failed, sent]);
    expect(await idsOf({ kind: 'wallet.proved' })).toEqual([failed]);
    expect(await idsOf({ standing: 'sent' })).toEqual([sent]);
    expect(await idsOf({ standing: 'waiting' })).toEqual([waiting]);
    expect(await idsOf({ standing: 'bounced' })).toEqual([]);
    expect(await idsOf({ from: '2020-01-01', to: '2020-01-02' })).toEqual([]);
    const first = await list({ q: ana.email, per_page: 2 });
    const next = await list({ q: ana.email, per_page: 2, after: first.meta.next ?? '' });
    expect([...first.data, ...next.data].map(({ id }) => id)).toEqual([waiting, failed, sent]);
    expect(first.data[0]).toMatchObject({ subject: 'Hola', to: ana.email, person: { id: ana.id }, state: 'QUEUED' });
  });

  test('is for managers of the tenant alone', async () => {
    const person = await world.addPerson();
    const id = await addMail(person);
    const there = await anotherTenant(world);
    expect(outcome(await world.call(listMails, { as: person }))).toBe('403 access.denied');
    expect(outcome(await world.call(getMail, { params: { id }, as: world.issuer }))).toBe('403 access.denied');
    expect(outcome(await there.call(getMail, { params: { id }, as: there.manager }))).toBe('404 not_found');
    expect(
      outcome(await there.call(sendMailAgain, { params: { id }, body: {}, as: there.manager, key: randomUUID() })),
    ).toBe('404 not_found');
    expect(good(await there.call(listMails, { as: there.manager })).data).toEqual([]);
  });

  test('shows what was sent, and neither a code nor what a link opens with, to no manager', async () => {
    const person = await world.addPerson();
    const password = 'una-clave-bien-larga';
    await world.db.query('update users set password_hash = $2 where id = $1', [
      person.id,
      await hashPassword(password),
    ]);
    const secrets: string[] = [];
    const newest = async () => (await world.mailsTo(person)).at(-1)?.plain ?? '';
    good(await world.call(forgotPassword, { body: { email: person.email } }));
    secrets.push(/token=([\w-]+)/.exec(await newest())?.[1] ?? '');
    const account = { iban: 'DE89370400440532013000', account_type: 'CURRENT' as const };
    good(await world.call(sendBankAccountCode, { as: person, body: account }));
    const code = /\b\d{5}\b/.exec(await newest())?.[0] ?? '';
    secrets.push(code);
    good(await world.call(changeBankAccount, { as: person, body: { ...account, password, code }, key: randomUUID() }));
    const mails = await Promise.all((await list({ q: person.email })).data.map(({ id }) => read(id)));
    expect(mails.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining([
        'reset_password',
        'bank_account.code',
        expect.stringMatching(/^bank_account\.(added|changed)$/),
      ]),
    );
    expect(secrets.every((secret) => secret.length >= 5)).toBe(true);
    const all = JSON.stringify(mails);
    for (const secret of secrets) expect(all).not.toContain(secret);
    expect(mails.find(({ kind }) => kind === 'reset_password')?.said).toMatchObject({
      action: { label: expect.any(String), path: null },
    });
    expect(mails.find(({ kind }) => kind === 'bank_account.code')?.said?.has_code).toBe(true);
  });
});

describe('the mails of the whole demo', () => {
  test('keep no token of theirs among what managers read', async () => {
    const rows = await world.db.query<{ kind: string; plain: string; shown: string | null }>(
      `select kind, plain, shown::text as shown from mails where plain <> '' and shown is not null and length(plain) > 40`,
    );
    expect(rows.length).toBeGreaterThan(20);
    for (const { plain, shown } of rows) {
      const tokens = [...plain.matchAll(/[?&](?:token|secret|s)=([\w-]{8,})/g)].map(([, token = '']) => token);
      for (const token of tokens) expect(shown).not.toContain(token);
    }
  });
});

describe('a mail that did not arrive', () => {
  test('is sent again once, whoever presses how often, and the audit log says who', async () => {
    const id = await addMail(await world.addPerson(), { state: 'BOUNCED' });
    expect((await read(id)).again_block).toBeNull();
    const key = randomUUID();
    const both = await Promise.all([again(id), again(id, world.manager, key)]);
    expect(both.map(outcome).sort()).toEqual(['200', '409 mail.not_failed']);
    expect(outcome(await again(id))).toBe('409 mail.not_failed');
    expect(await read(id)).toMatchObject({ state: 'QUEUED', again_block: 'not_failed' });
    const logged = await world.db.query(
      `select user_id from audit_log where action = 'mail.sent_again' and subject_id = $1`,
      [id],
    );
    expect(logged).toEqual([{ user_id: world.manager.id }]);
    const jobs = await world.db.query(`select 1 from pgboss.job where name = 'mail.deliver' and data->>'mailId' = $1`, [
      id,
    ]);
    expect(jobs).toHaveLength(1);
  });

  test('is not sent again once its code or link is past its time, or what it said is forgotten; nor is one that has left', async () => {
    const person = await world.addPerson();
    const expired = await addMail(person, { kind: 'verify_email', minutes: 6 });
    const fresh = await addMail(person, { kind: 'verify_email', minutes: 1 });
    const old = await addMail(person, { plain: '' });
    const left = await addMail(person, { state: 'SENT', plain: '' });
    expect(outcome(await again(expired))).toBe('409 mail.past_its_time');
    expect(outcome(await again(old))).toBe('409 mail.forgotten');
    expect(outcome(await again(left))).toBe('409 mail.not_failed');
    expect(outcome(await again(fresh, person))).toBe('403 access.denied');
    expect(outcome(await again(fresh))).toBe('200');
  });

  test('keeps what may be read of it when its words are forgotten, and loses that too with its address', async () => {
    const id = await addMail(await world.addPerson());
    await world.standAlone();
    world.moveDays(9);
    await sweep(world.backEnd.deps);
    world.moveDays(null);
    expect(await read(id)).toMatchObject({ said: { paragraphs: ['Hola'] }, again_block: 'forgotten' });
    await world.db.query(`update mails set to_address = '' where id = $1`, [id]);
    expect(await read(id)).toMatchObject({ subject: null, said: null, to: '' });
  });
});
