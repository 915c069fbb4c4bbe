import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pathTo } from '#domain/access/addresses.ts';
import { type Dashboard, startDashboard } from '#tests/support/dashboard.ts';
import { addInvestor } from '#tests/support/demo-copies.ts';
import { shownCode } from '#tests/support/factor-steps.ts';
import { controlIn } from '#tests/support/form-page.ts';
import { partOf, readText } from '#tests/support/page-sums.ts';
import { type Answer, DEMO_PASSWORD, type Visitor } from '#tests/support/visitor.ts';
import { wordsOf } from '#tests/support/words.ts';

const REASON = 'Ha perdido el teléfono; comprobada por videollamada';
const mainOf = ({ text }: Answer) => readText(partOf(text, 'main'));
const password = { current_password: DEMO_PASSWORD };
let dashboard: Dashboard;
beforeAll(async () => {
  dashboard = await startDashboard();
});
afterAll(() => dashboard?.stop());

async function turnOn(visitor: Visitor, page: string): Promise<Answer> {
  await visitor.post(page, { intent: 'begin', form_id: 'begin', ...password });
  const [key = ''] = /(?:[A-Z2-7]{4} ){7}[A-Z2-7]{4}/.exec(mainOf(await visitor.get(page))) ?? [];
  const code = shownCode(key.replaceAll(' ', ''), Date.now());
  return visitor.post(page, { intent: 'confirm', form_id: 'confirm', code });
}

describe('a second factor that was lost', () => {
  test.each(['es', 'en'] as const)(
    'is taken away by a manager, asked once by name with the reason, in %s',
    async (lang) => {
      const words = wordsOf(lang);
      const person = await addInvestor(dashboard.database);
      const visitor = dashboard.visitor('aurora', lang);
      await visitor.signIn(person.email);
      const desk = dashboard.visitor('aurora', lang);
      await desk.signIn('manager@aurora.test');
      const sheet = pathTo.manager.user(person.id);
      expect(mainOf(await desk.get(sheet))).not.toContain(words('factor:reset.title'));
      expect((await turnOn(visitor, pathTo.user.secondFactor)).status).toBe(200);

      const page = await desk.get(sheet);
      expect(mainOf(page)).toContain(words('factor:reset.about'));
      const sent = { intent: 'reset-factor', form_id: 'reset-factor', reason: REASON };
      const short = await desk.post(sheet, { ...sent, reason: 'no' });
      expect(short.status).toBe(422);
      const asked = await desk.post(sheet, sent);
      expect(mainOf(asked)).toContain(words('factor:reset.ask', { name: person.name }));
      expect(mainOf(asked)).toContain(REASON);
      expect((await visitor.get(pathTo.user.account)).status).toBe(200);
      const done = await desk.post(sheet, {
        ...sent,
        idempotency_key: controlIn(asked.text, 'idempotency_key').value,
        confirmed: controlIn(asked.text, 'confirmed').value,
      });
      expect(done.to).toBe(sheet);
      expect(mainOf(await desk.get(sheet))).toContain(words('history:action.user.factor_reset'));
      expect((await visitor.get(pathTo.user.account)).to).toMatch(/^\/login/);
      expect((await visitor.post('/login', { email: person.email, password: DEMO_PASSWORD })).to).toBe(
        '/user/issuances',
      );
    },
  );
});

describe('a second factor that a tenant asks of its managers', () => {
  test('leads a manager to the page that sets it up from every address, opens all then, and stays on', async () => {
    await dashboard.database.query(
      `update tenants set settings = settings || '{"secondFactor": {"requiredOf": ["ADMIN"]}}', version = version + 1 where name = 'ladrillo'`,
    );
    const words = wordsOf('es');
    const manager = dashboard.visitor('ladrillo');
    await manager.signIn('manager@ladrillo.test');
    const page = pathTo.manager.secondFactor;
    for (const path of ['/manager/issuances', '/manager/users', '/manager/inbox', '/manager/account/delete'])
      expect((await manager.get(path)).to).toBe(page);
    expect((await manager.post('/manager/account/delete', { typed: 'x', ...password })).to).toBe(page);
    expect(mainOf(await manager.get(page))).toContain(words('factor:required.title'));
    const told = await turnOn(manager, page);
    expect(mainOf(told)).toContain(words('factor:codes.shown'));
    expect((await manager.get('/manager/issuances')).status).toBe(200);
    const on = await manager.get(page);
    expect(mainOf(on)).toContain(words('factor:required.stays'));
    expect(mainOf(on)).not.toContain(words('factor:off.text'));
    await manager.post(page, { intent: 'remove', form_id: 'remove', ...password });
    expect(mainOf(await manager.get(page))).toContain(words('factor:required.stays'));

    const investor = dashboard.visitor('ladrillo');
    await investor.signIn('investor@ladrillo.test');
    expect((await investor.get('/user/issuances')).status).toBe(200);
  });
});
