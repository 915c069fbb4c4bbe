import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Dashboard } from '#tests/support/dashboard.ts';
import { addInvestor, type DemoInvestor } from '#tests/support/demo-copies.ts';
import { takeDashboard } from '#tests/support/warm-dashboard.ts';
import { wordsOf } from '#tests/support/words.ts';

let dashboard: Dashboard;
let person: DemoInvestor;

beforeAll(async () => {
  dashboard = await takeDashboard();
  person = await addInvestor(dashboard.database);
});
afterAll(() => dashboard?.stop());

const hidden = (page: string, name: string) => new RegExp(`name="${name}" value="([^"]+)"`).exec(page)?.[1] ?? '';

/** A mail of theirs that their server refused. */
async function addBounced(kind: string, minutesAgo: number): Promise<string> {
  const id = randomUUID();
  const shown = {
    subject: 'Su código',
    heading: null,
    paragraphs: ['Escriba ••••••.'],
    hasCode: true,
    action: { label: 'Firmar', path: null },
    note: null,
  };
  await dashboard.database.query(
    `insert into mails (tenant_id, id, kind, to_address, user_id, lang, subject, html, plain, shown, state, failure, created_at)
     select tenant_id, $1, $2, email, id, 'es', 'Su código', 'x', 'Escriba 48213', $3, 'BOUNCED', '550 no such user', now() - make_interval(mins => $4)
     from users where id = $5`,
    [id, kind, shown, minutesAgo, person.id],
  );
  return id;
}

test.each(['es', 'en'] as const)(
  'a manager finds a mail that bounced, reads it without its code and sends it again once, without script, in %s',
  async (lang) => {
    const manager = dashboard.visitor('aurora', lang);
    await manager.signIn('manager@aurora.test');
    const words = wordsOf(lang);
    const id = await addBounced('investment.signature_code', 1);
    const sent = await manager.get('/manager/notifications');
    expect(sent.text).toContain('/manager/notifications?view=system');
    const list = await manager.get(
      `/manager/notifications?view=system&standing=bounced&q=${encodeURIComponent(person.email)}`,
    );
    expect(list.text).toContain(`/manager/notifications?mail=${id}`);
    expect(list.text).toContain(words('mails:state.BOUNCED'));
    const path = `/manager/notifications?mail=${id}`;
    const mail = await manager.get(path);
    expect(mail.text).toContain('Escriba ••••••.');
    expect(mail.text).toContain('550 no such user');
    expect(mail.text).not.toContain('48213');
    const fields = { intent: 'again', idempotency_key: hidden(mail.text, 'idempotency_key') };
    expect((await manager.post(path, fields)).status).toBe(303);
    expect((await manager.get(path)).text).not.toContain(words('mails:again.button'));
    // Another window still shows the button.
    expect((await manager.post(path, { ...fields, idempotency_key: randomUUID() })).status).toBe(303);
    expect((await manager.get(path)).text).toContain(words('api_errors:mail.not_failed'));
  },
);

test('a mail whose code is past its time says so and has no button', async () => {
  const manager = dashboard.visitor('aurora', 'es');
  await manager.signIn('manager@aurora.test');
  const id = await addBounced('investment.signature_code', 30);
  const { text } = await manager.get(`/manager/notifications?mail=${id}`);
  const words = wordsOf('es');
  expect(text).toContain(words('api_errors:mail.past_its_time'));
  expect(text).not.toContain(words('mails:again.button'));
});

test('an issuer has no log of mails, whatever address they type', async () => {
  const issuer = dashboard.visitor('aurora', 'es');
  await issuer.signIn('issuer@aurora.test');
  const id = await addBounced('user.verified', 1);
  for (const query of ['view=system', `mail=${id}`]) {
    const { text } = await issuer.get(`/entrepreneur/notifications?${query}`);
    expect(text).not.toContain('550 no such user');
    expect(text).not.toContain(person.email);
  }
});
