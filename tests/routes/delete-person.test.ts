import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Dashboard } from '#tests/support/dashboard.ts';
import { addInvestor, addOffer, addOrder, type DemoInvestor } from '#tests/support/demo-copies.ts';
import { controlIn } from '#tests/support/form-page.ts';
import { partOf, readText } from '#tests/support/page-sums.ts';
import { DEMO_PASSWORD, type Visitor } from '#tests/support/visitor.ts';
import { takeDashboard } from '#tests/support/warm-dashboard.ts';
import { wordsOf } from '#tests/support/words.ts';

const REASON = 'Lo pide por escrito';
const es = wordsOf('es');
let dashboard: Dashboard;
let desk: Visitor;
beforeAll(async () => {
  dashboard = await takeDashboard();
  desk = dashboard.visitor();
  await desk.signIn('manager@aurora.test');
});
afterAll(() => dashboard?.stop());

const pageOf = ({ id }: { id: string }) => `/manager/users/${id}/delete`;
/** What the page's form sends: the same key for the same page. */
const sending = async (person: { id: string }, fields: { reason: string; typed: string }) => {
  const page = await desk.get(pageOf(person));
  return { form_id: 'delete', idempotency_key: controlIn(page.text, 'idempotency_key').value, ...fields };
};
const mainOf = (text: string) => readText(partOf(text, 'main'));
const isGone = async ({ id }: { id: string }) =>
  (await dashboard.database.query(`select from users where id = $1 and deleted_at is not null`, [id])).length === 1;
const idOf = async (email: string) => {
  const [row] = await dashboard.database.query<{ id: string }>(
    `select u.id from users u join tenants t on t.id = u.tenant_id where t.name = 'aurora' and u.email = $1`,
    [email],
  );
  return { id: row?.id ?? '' };
};
/** Somebody whose identity was never handed in and who ordered nothing: nothing of them is kept. */
async function addStranger(): Promise<DemoInvestor> {
  const person = await addInvestor(dashboard.database);
  await dashboard.database.query('delete from kyc_checks where user_id = $1', [person.id]);
  return person;
}
async function signedIn({ email }: DemoInvestor, lang: 'es' | 'en' = 'es'): Promise<Visitor> {
  const visitor = dashboard.visitor('aurora', lang);
  await visitor.signIn(email);
  return visitor;
}

describe('the page on which a manager deletes a person', () => {
  test.each([
    ['es', 'Ley 10/2010, art. 25'],
    ['en', 'Spanish Law 10/2010, art. 25'],
  ] as const)(
    'says whom, what goes and what is kept by which rule, and works with no script, in %s',
    async (lang, rule) => {
      const words = wordsOf(lang);
      const person = await addInvestor(dashboard.database);
      const reader = dashboard.visitor('aurora', lang);
      await reader.signIn('manager@aurora.test');
      expect((await reader.get(`/manager/users/${person.id}`)).text).toContain(`href="${pageOf(person)}"`);
      const page = await reader.get(pageOf(person));
      expect(page.status).toBe(200);
      const text = mainOf(page.text);
      for (const part of [person.name, person.email, words('deletion:goesText'), rule]) expect(text).toContain(part);
      expect(partOf(page.text, 'main')).toMatch(/<form[^>]*method="post"/i);
      // What the person has to read is no button's: nothing is deleted by looking.
      expect(await isGone(person)).toBe(false);
    },
  );

  test('says at its fields that the reason is missing and the e-mail is another’s, keeps what was typed and deletes nothing', async () => {
    const person = await addInvestor(dashboard.database);
    const answer = await desk.post(pageOf(person), { form_id: 'delete', reason: '', typed: 'otra@persona.test' });
    expect(answer.status).toBe(422);
    expect(readText(answer.text)).toContain(es('deletion:typedWrong'));
    expect(answer.text.match(/aria-invalid="true"/g)).toHaveLength(2);
    expect(answer.text).toContain('value="otra@persona.test"');
    expect(await isGone(person)).toBe(false);
  });

  test('deletes, ends the person’s session, and says what is kept until when; the sheet leads there, the list has them no more', async () => {
    const person = await addInvestor(dashboard.database);
    const theirs = await signedIn(person);
    const typed = ` ${person.email.toUpperCase()} `;
    const filled = await sending(person, { reason: REASON, typed });
    const done = await desk.post(pageOf(person), filled);
    expect([done.status, done.to]).toEqual([303, pageOf(person)]);
    expect(await isGone(person)).toBe(true);

    const kept = mainOf((await desk.get(pageOf(person))).text);
    for (const part of [person.name, person.email, REASON, 'Ley 10/2010, art. 25', es('deletion:gone.about')])
      expect(kept).toContain(part);
    expect(await desk.get(`/manager/users/${person.id}`)).toMatchObject({ status: 302, to: pageOf(person) });
    expect(mainOf((await desk.get(`/manager/users?q=${person.email}`)).text)).not.toContain(person.name);
    const next = await theirs.get('/user/account');
    expect(next.status).toBe(302);
    expect(next.to).toMatch(/^\/login/);
    const again = dashboard.visitor();
    expect((await again.post('/login', { email: person.email, password: DEMO_PASSWORD })).status).not.toBe(303);
    // The same form from another window finds what has been done, not an error.
    const twice = await desk.post(pageOf(person), { ...filled, idempotency_key: randomUUID() });
    expect([twice.status, twice.to]).toEqual([303, pageOf(person)]);
  });

  test('says that nothing is kept of somebody who left no record', async () => {
    const person = await addStranger();
    expect(mainOf((await desk.get(pageOf(person))).text)).toContain(es('deletion:keepsNothing'));
    await desk.post(pageOf(person), await sending(person, { reason: REASON, typed: person.email }));
    const text = mainOf((await desk.get(pageOf(person))).text);
    expect(text).toContain(es('deletion:gone.nothing'));
    expect(text).not.toContain(person.email);
  });

  test('names what keeps the account in the question’s place, with the way to it, and a form that is sent all the same is refused', async () => {
    const person = await addInvestor(dashboard.database);
    const offer = await addOffer(dashboard.database);
    const filled = await sending(person, { reason: REASON, typed: person.email });
    await addOrder(dashboard.database, person, offer.id, 'ACCEPTED');
    const page = await desk.get(pageOf(person));
    expect(mainOf(page.text)).toContain(es('deletion:keptBy.orders_one', { count: 1 }));
    expect(partOf(page.text, 'main')).toContain(`/manager/investments?q=${encodeURIComponent(person.email)}`);
    expect(page.text).not.toContain('name="typed"');
    // There is nothing to say no to.
    expect(mainOf(page.text)).not.toContain(es('deletion:no'));
    expect(mainOf(page.text)).toContain(es('deletion:back'));
    const sent = await desk.post(pageOf(person), filled);
    expect(mainOf(sent.text)).toContain(es('deletion:keptBy.orders_one', { count: 1 }));
    expect(await isGone(person)).toBe(false);
  });

  test('keeps the reader’s own account and the issuer’s with their projects', async () => {
    const [own, issuer] = [await idOf('manager@aurora.test'), await idOf('issuer@aurora.test')];
    const text = mainOf((await desk.get(pageOf(own))).text);
    expect(text).toContain(es('deletion:keptBy.own'));
    expect((await desk.get(`/manager/users/${own.id}`)).text).not.toContain(`href="${pageOf(own)}"`);
    expect(mainOf((await desk.get(pageOf(issuer))).text)).toContain(es('deletion:keptTitle'));
  });

  test('is not there for a person who never was', async () => {
    expect((await desk.get(pageOf({ id: randomUUID() }))).status).toBe(404);
    expect((await desk.get(`/manager/users/${randomUUID()}`)).status).toBe(404);
  });
});

describe('the page on which one deletes one’s own account', () => {
  test.each(['es', 'en'] as const)(
    'ends it by password and e-mail, signs out and closes the door, in %s',
    async (lang) => {
      const words = wordsOf(lang);
      const person = await addInvestor(dashboard.database);
      const visitor = await signedIn(person, lang);
      expect((await visitor.get('/user/account')).text).toContain('href="/user/account/delete"');
      const page = mainOf((await visitor.get('/user/account/delete')).text);
      for (const key of ['ownTitle', 'ownText', 'goesText']) expect(page).toContain(words(`deletion:${key}`));

      const wrong = await visitor.post('/user/account/delete', {
        form_id: 'delete-own',
        current_password: 'no-es-la-que-vale',
        typed: person.email,
      });
      expect(wrong.status).toBe(422);
      expect(readText(wrong.text)).toContain(words('validator:error_password_wrong'));
      expect(wrong.text).not.toContain('no-es-la-que-vale');
      expect(await isGone(person)).toBe(false);

      const done = await visitor.post('/user/account/delete', {
        form_id: 'delete-own',
        current_password: DEMO_PASSWORD,
        typed: person.email,
      });
      expect(done.status).toBe(303);
      expect(await isGone(person)).toBe(true);
      expect(dashboard.sessionOf(visitor)).toBeNull();
      expect(readText((await visitor.get('/login')).text)).toContain(words('deletion:ownDone'));
      expect((await visitor.get('/user/account')).to).toMatch(/^\/login/);
      expect(mainOf((await desk.get(pageOf(person))).text)).toContain(
        es('deletion:gone.bySelf', { date: '§' }).split('§')[1]?.trim(),
      );
    },
  );

  test('tells who has no password how to get one, and has no form', async () => {
    const person = await addInvestor(dashboard.database);
    const visitor = await signedIn(person);
    await dashboard.database.query('update users set password_hash = null where id = $1', [person.id]);
    const page = await visitor.get('/user/account/delete');
    expect(mainOf(page.text)).toContain(es('deletion:noPassword'));
    expect(page.text).not.toContain('name="current_password"');
  });

  test('keeps the last manager’s and the issuer’s with projects, and says what to do', async () => {
    await dashboard.database.query(
      `update users set role = 'USER', roles = '{USER}' where tenant_id = (select id from tenants where name = 'aurora')
         and 'ADMIN' = any(roles) and email <> 'manager@aurora.test'`,
    );
    expect(mainOf((await desk.get('/manager/account/delete')).text)).toContain(es('deletion:keptBy.last_manager'));
    const refused = await desk.post('/manager/account/delete', {
      form_id: 'delete-own',
      current_password: DEMO_PASSWORD,
      typed: 'manager@aurora.test',
    });
    expect(readText(refused.text)).toContain(es('deletion:keptTitle'));
    expect(await isGone(await idOf('manager@aurora.test'))).toBe(false);
    const issuer = dashboard.visitor();
    await issuer.signIn('issuer@aurora.test');
    const kept = await issuer.get('/entrepreneur/account/delete');
    expect(mainOf(kept.text)).toContain(es('deletion:keptTitle'));
    expect(partOf(kept.text, 'main')).toContain('href="/entrepreneur/issuances"');
  });
});
