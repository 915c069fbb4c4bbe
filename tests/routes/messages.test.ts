import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Dashboard } from '#tests/support/dashboard.ts';
import { addInvestor, addOffer, addOrder, type DemoInvestor } from '#tests/support/demo-copies.ts';
import type { Visitor } from '#tests/support/visitor.ts';
import { takeDashboard } from '#tests/support/warm-dashboard.ts';
import { wordsOf } from '#tests/support/words.ts';

let dashboard: Dashboard;
let offer: { id: string; slug: string };
let person: DemoInvestor;

beforeAll(async () => {
  dashboard = await takeDashboard();
  const { database } = dashboard;
  offer = await addOffer(database);
  person = await addInvestor(database);
  await addOrder(database, person, offer.id, 'CHARGED');
  await database.query(
    `update issuances set issuer_user_id = (select id from users where email = 'issuer@aurora.test') where id = $1`,
    [offer.id],
  );
});
afterAll(() => dashboard?.stop());

const hidden = (page: string, name: string) => new RegExp(`name="${name}" value="([^"]+)"`).exec(page)?.[1] ?? '';
const AREAS = [
  ['manager', 'manager@aurora.test', 'es'],
  ['entrepreneur', 'issuer@aurora.test', 'en'],
] as const;

async function signedIn(email: string, lang: 'es' | 'en'): Promise<Visitor> {
  const visitor = dashboard.visitor('aurora', lang);
  await visitor.signIn(email);
  return visitor;
}
const typed = {
  subject_es: 'Visita de obra',
  text_es: 'El sábado abrimos la obra.',
  subject_en: 'A visit to the site',
  text_en: 'The site is open on Saturday.',
};
const chosen = () => ({ audience: 'INVESTORS', purpose: 'SERVICE', issuance: offer.id });

/** Writes a message from the list of a project's investors; the address of its page. */
async function written(visitor: Visitor, area: 'manager' | 'entrepreneur'): Promise<string> {
  const path = `/${area}/notifications?message=new&issuance=${offer.id}&audience=INVESTORS`;
  const { text } = await visitor.get(path);
  const fields = { ...typed, ...chosen(), intent: 'write', idempotency_key: hidden(text, 'idempotency_key') };
  const { status, to } = await visitor.post(path, fields);
  expect(status).toBe(303);
  return to ?? '';
}

test.each(AREAS)(
  '%s writes to who stands behind a project: what is wrong is said at its field and nothing typed is lost, then it is seen, sent and stopped',
  async (area, email, lang) => {
    const visitor = await signedIn(email, lang);
    const words = wordsOf(lang);
    const list = await visitor.get(`/${area}/issuances/${offer.id}/investors`);
    expect(list.text).toContain(words('messages:writeTo'));
    const path = `/${area}/notifications?message=new&issuance=${offer.id}&audience=INVESTORS`;
    const compose = await visitor.get(path);
    expect(compose.text).toContain(words('messages:audience.INVESTORS'));
    const half = await visitor.post(path, { ...typed, ...chosen(), text_en: 'short', intent: 'write' });
    expect(half.text).toContain('El sábado abrimos la obra.');
    expect(/<textarea[^>]*name="text_en"[^>]*aria-invalid="true"/.test(half.text)).toBe(true);
    const page = await written(visitor, area);
    const draft = await visitor.get(page);
    expect(draft.text).toContain('The site is open on Saturday.');
    expect(draft.text).toContain(words('messages:state.DRAFT'));
    const late = await visitor.post(page, { intent: 'send', when: 'later', idempotency_key: 'a'.repeat(36) });
    expect(late.text).toContain('aria-invalid="true"');
    const key = hidden(draft.text, 'idempotency_key');
    expect((await visitor.post(page, { intent: 'send', when: 'now', idempotency_key: key })).status).toBe(303);
    const leaving = await visitor.get(page);
    expect(leaving.text).toContain(words('messages:stop.SCHEDULED'));
    expect(leaving.text).toContain(words('messages:stop.act'));
    await visitor.post(page, { intent: 'stop' });
    expect((await visitor.get(page)).text).toContain(words('messages:state.DRAFT'));
  },
);

test('a person finds what they were written with who sent it and the project, and a button that marks all as read', async () => {
  const { database } = dashboard;
  const page = await written(await signedIn('issuer@aurora.test', 'es'), 'entrepreneur');
  const id = page.slice(-36);
  await database.query(
    `insert into notifications (tenant_id, message_id, user_id, created_at) select tenant_id, id, $2, now() from messages where id = $1`,
    [id, person.id],
  );
  const visitor = await signedIn(person.email, 'es');
  const words = wordsOf('es');
  const found = await visitor.get('/user/notifications');
  for (const text of [
    'Visita de obra',
    'El sábado abrimos la obra.',
    `/user/issuances/${offer.id}`,
    words('messages:new'),
  ])
    expect(found.text).toContain(text);
  const read = { intent: 'read', until: hidden(found.text, 'until') };
  expect((await visitor.post('/user/notifications', read)).to).toBe('/user/notifications');
  const after = await visitor.get('/user/notifications');
  expect(after.text).toContain('Visita de obra');
  expect(after.text).not.toContain(words('messages:read'));
});

test('a manager narrows the people of the platform by their status, and changes a draft whose words are still there', async () => {
  const visitor = await signedIn('manager@aurora.test', 'es');
  const words = wordsOf('es');
  const [known] = await dashboard.database.query<{ count: string }>(
    `select count(*) from users u join tenants t on t.id = u.tenant_id where t.name = 'aurora' and u.status = 'VERIFIED'
      and u.deleted_at is null and u.email_verified_at is not null`,
  );
  const path = '/manager/notifications?message=new&audience=PEOPLE&user_status=VERIFIED';
  const { text } = await visitor.get(path);
  const count = Number(known?.count);
  expect(text).toContain(
    words(count === 1 ? 'messages:reached_one' : 'messages:reached_other', { count, reached: String(count) }),
  );
  const fields = { audience: 'PEOPLE', user_status: 'VERIFIED', purpose: 'SERVICE', intent: 'write', ...typed };
  const { to } = await visitor.post(path, { ...fields, idempotency_key: hidden(text, 'idempotency_key') });
  const change = `${to}&edit=1`;
  const again = await visitor.get(change);
  expect(again.text).toContain('El sábado abrimos la obra.');
  const other = { ...fields, intent: 'change', text_es: 'El domingo abrimos la obra.' };
  expect((await visitor.post(change, other)).to).toBe(to);
  const page = await visitor.get(to ?? '');
  expect(page.text).toContain('El domingo abrimos la obra.');
  expect(page.text).toContain(words('statuses:user.VERIFIED'));
  const list = await visitor.get('/manager/notifications');
  expect(list.text).toContain('Visita de obra');
  expect(list.text).toContain(words('messages:audience.PEOPLE'));
});

test('a message that is not there, or another issuer’s, is no page', async () => {
  const visitor = await signedIn('issuer@aurora.test', 'es');
  const { status } = await visitor.get('/entrepreneur/notifications?message=00000000-0000-4000-8000-000000000009');
  expect(status).toBe(404);
});
