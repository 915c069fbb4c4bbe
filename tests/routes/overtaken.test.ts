import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Dashboard, startDashboard } from '#tests/support/dashboard.ts';
import { wordsOf } from '#tests/support/words.ts';

let dashboard: Dashboard;
beforeAll(async () => {
  dashboard = await startDashboard();
});
afterAll(() => dashboard?.stop());

test('news that is published or withdrawn twice says the second time that it is, on its own page', async () => {
  const words = wordsOf('en');
  const desk = dashboard.visitor('lupulo', 'en');
  await desk.signIn('issuer@lupulo.test');
  const list = await desk.get('/entrepreneur/issuances');
  const [, id = ''] = /\/entrepreneur\/issuances\/([0-9a-f-]{36})/.exec(list.text) ?? [];
  const path = `/entrepreneur/issuances/${id}/updates`;
  const news = {
    ...{ title_es: 'Primera piedra', title_en: 'First stone' },
    ...{ body_es: 'Hoy empieza la obra.', body_en: 'Work begins today.' },
  };
  const written = await desk.post(`${path}?update=new`, { intent: 'write', idempotency_key: randomUUID(), ...news });
  const page = written.to ?? '';
  expect(page).toContain('?update=');
  const acts: Record<string, string>[] = [
    { intent: 'publish', when: 'now' },
    { intent: 'withdraw', reason: 'It was wrong' },
  ];
  for (const act of acts) {
    expect([act.intent, (await desk.post(page, act)).to]).toEqual([act.intent, page]);
    await desk.get(page);
    const again = await desk.post(page, act);
    expect([act.intent, again.status, again.to]).toEqual([act.intent, 303, page]);
    expect((await desk.follow(again)).text).toContain(words('api_errors:update.settled'));
  }
  // Nor is one without a word that gives no reason besides: the form that would say so is gone.
  const bare = await desk.post(page, { intent: 'withdraw', form_id: 'withdraw', reason: '' });
  expect([bare.status, bare.text.includes(words('sheet:late.title'))]).toEqual([422, true]);
});

test('a look that is published or discarded when nothing is left to do so says that', async () => {
  const words = wordsOf('en');
  const desk = dashboard.visitor('posada', 'en');
  await desk.signIn('manager@posada.test');
  for (const intent of ['publish', 'discard']) {
    const form = { intent, version: '0', confirmed: 'yes', idempotency_key: intent.repeat(4) };
    const again = await desk.post('/manager/customization', form);
    expect([intent, again.status]).toEqual([intent, 303]);
    expect((await desk.follow(again)).text).toContain(words('api_errors:look.nothing_changed'));
  }
});
