import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hashPassword } from '#backend/modules/users/password.ts';
import type { Dashboard } from '#tests/support/dashboard.ts';
import { partOf, readText } from '#tests/support/page-sums.ts';
import type { Visitor } from '#tests/support/visitor.ts';
import { takeDashboard } from '#tests/support/warm-dashboard.ts';
import { wordsOf } from '#tests/support/words.ts';

const AREAS = [
  ['investor', '/user/account'],
  ['issuer', '/entrepreneur/account'],
  ['manager', '/manager/account'],
] as const;
const LANGS = ['es', 'en'] as const;
const OLD = 'una-clave-de-la-prueba';
const NEW = 'otra-clave-de-la-prueba';

let dashboard: Dashboard;
beforeAll(async () => {
  dashboard = await takeDashboard();
});
afterAll(() => dashboard?.stop());

const mainOf = (text: string) => partOf(text, 'main');
async function signedIn(name: string, lang: 'es' | 'en' = 'es'): Promise<Visitor> {
  const visitor = dashboard.visitor('aurora', lang);
  await visitor.signIn(`${name}@aurora.test`);
  return visitor;
}
/** What stands between a card's anchor and the next one's. */
const cardOf = (text: string, id: string) => {
  const from = text.indexOf(`id="${id}-card"`);
  expect(from).toBeGreaterThan(0);
  const next = text.indexOf('-card"', from + id.length + 10);
  return text.slice(from, next > 0 ? next : undefined);
};

describe.each(AREAS)('the account page of a demo %s', (name, path) => {
  test.each(LANGS)('has name, password and sessions, each with its own button, in %s', async (lang) => {
    const words = wordsOf(lang);
    const visitor = await signedIn(name, lang);
    const page = mainOf((await visitor.get(path)).text);
    for (const intent of ['save-account', 'change-password', 'close-sessions'])
      expect(page).toContain(`value="${intent}"`);
    const text = readText(page);
    for (const card of ['preferences', 'password', 'sessions']) expect(text).toContain(words(`account:${card}.title`));
    const [, after = ''] = words('account:sessions.this', { device: '§' }).split('§');
    expect(text).toContain(after.trim());
  });

  test('says at each field what is wrong with a new password, keeps none of them on the page and asks for the name again', async () => {
    const words = wordsOf('es');
    const visitor = await signedIn(name);
    const answer = await visitor.post(path, {
      intent: 'change-password',
      form_id: 'password',
      current_password: 'no-es-la-que-vale',
      password: 'corta',
      password_again: 'corta-no',
    });
    expect(answer.status).toBe(422);
    expect(answer.text).toContain(words('validator:error_password_match'));
    expect(answer.text).not.toContain('no-es-la-que-vale');
    expect(answer.text).not.toContain('corta-no');
    const wrong = await visitor.post(path, {
      intent: 'change-password',
      form_id: 'password',
      current_password: 'no-es-la-que-vale',
      password: NEW,
      password_again: NEW,
    });
    expect(readText(cardOf(wrong.text, 'password'))).toContain(words('validator:error_password_wrong'));
    const empty = await visitor.post(path, {
      intent: 'save-account',
      form_id: 'preferences',
      username: '',
      lang: 'es',
    });
    expect(empty.status).toBe(422);
    expect(cardOf(empty.text, 'preferences')).toContain('aria-invalid="true"');
    // What has something to say is open without script, and nothing else.
    expect([...empty.text.matchAll(/<details id="([\w-]+)-card" open/g)].map(([, id]) => id)).toEqual(['preferences']);
    // The other cards of the page have nothing to do with it.
    expect(cardOf(empty.text, 'password')).not.toContain('aria-invalid="true"');
  });

  test('saves the name beside its button, and shows it and the consent on the next visit', async () => {
    const words = wordsOf('es');
    const visitor = await signedIn(name);
    const saved = await visitor.post(path, {
      intent: 'save-account',
      form_id: 'preferences',
      username: `Nombre de ${name}`,
      lang: 'es',
      commercial_communications: 'on',
    });
    expect(saved.status).toBe(200);
    expect(readText(cardOf(saved.text, 'preferences'))).toContain(words('account:preferences.saved'));
    expect(readText(cardOf(saved.text, 'password'))).not.toContain(words('account:preferences.saved'));
    const next = cardOf((await visitor.get(path)).text, 'preferences');
    expect(next).toContain(`value="Nombre de ${name}"`);
    expect(next).toMatch(/type="checkbox"[^>]*checked|checked[^>]*type="checkbox"/);
  });

  test('changes the password, ends the session in another browser and leaves this one', async () => {
    const words = wordsOf('es');
    const [visitor, other] = [await signedIn(name), await signedIn(name)];
    await dashboard.database.query('update users set password_hash = $2 where email = $1', [
      `${name}@aurora.test`,
      await hashPassword(OLD),
    ]);
    expect((await other.get(path)).status).toBe(200);
    const changed = await visitor.post(path, {
      intent: 'change-password',
      form_id: 'password',
      current_password: OLD,
      password: NEW,
      password_again: NEW,
    });
    expect(changed.status).toBe(200);
    expect(readText(cardOf(changed.text, 'password'))).toContain(words('account:password.changed'));
    expect((await visitor.get(path)).status).toBe(200);
    const out = await other.get(path);
    expect([out.status, out.to?.startsWith('/login')]).toEqual([302, true]);
    expect(readText(cardOf((await visitor.get(path)).text, 'sessions'))).toContain(words('account:sessions.alone'));
  });
});
