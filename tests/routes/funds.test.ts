import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Dashboard, startDashboard } from '#tests/support/dashboard.ts';
import { addInvestor, addOffer, addOrder } from '#tests/support/demo-copies.ts';
import { controlIn, problemsIn } from '#tests/support/form-page.ts';
import { pdfFile } from '#tests/support/order-steps.ts';
import { partOf, readText } from '#tests/support/page-sums.ts';
import { wordsOf } from '#tests/support/words.ts';

let dashboard: Dashboard;
beforeAll(async () => {
  dashboard = await startDashboard();
});
afterAll(() => dashboard?.stop());

const main = (page: string) => readText(partOf(page, 'main'));

test.each(['es', 'en'] as const)(
  'somebody above the tenant’s sum says where the money comes from, keeps what they typed, and the desk decides by name, in %s without script',
  async (lang) => {
    const words = wordsOf(lang);
    const { database } = dashboard;
    const ana = await addInvestor(database, { lang });
    await database.query(
      `update tenants set version = version + 1, settings = jsonb_set(settings, '{screening}', '{"fundsFrom": "0.01", "fundsHold": true}') where id = $1`,
      [ana.tenantId],
    );
    const order = await addOrder(database, ana, (await addOffer(database)).id, 'CHARGED');
    await database.query('update investments set accepted_at = now() where id = $1', [order.id]);
    const person = dashboard.visitor('aurora', lang);
    await person.signIn(ana.email);
    expect(main((await person.get('/user/account')).text)).toContain(words('account:part.funds.name'));
    const here = '/user/account/funds';
    expect(main((await person.get(here)).text)).toContain(words('funds:own.standing.MISSING.title'));
    const filled = (fields: Record<string, string>, file?: File) => {
      const body = new FormData();
      for (const [name, value] of Object.entries({ form_id: 'funds', ...fields })) body.set(name, value);
      if (file) body.set('paper_1', file);
      return body;
    };
    const wrong = await person.upload(here, filled({ kind: 'SALE', explanation: 'Un piso' }));
    expect(wrong.status).toBe(422);
    expect(problemsIn(wrong.text)).toHaveLength(2);
    expect(wrong.text).toContain('Un piso');
    const text = 'Vendí un piso en Toledo en marzo.';
    const sent = await person.upload(here, filled({ kind: 'SALE', explanation: text }, pdfFile('escritura.pdf')));
    expect([sent.status, sent.to]).toEqual([303, here]);
    expect(main((await person.get(here)).text)).toContain(words('funds:own.standing.SENT.title'));

    const desk = dashboard.visitor('aurora', lang);
    await desk.signIn('manager@aurora.test');
    expect((await desk.get('/manager/inbox?kind=funds')).text).toContain(`/manager/users/${ana.id}/funds`);
    const page = `/manager/users/${ana.id}/funds`;
    const shown = await desk.get(page);
    expect(main(shown.text)).toContain(text);
    const { value: declaration } = controlIn(shown.text, 'declaration');
    const fields = { intent: 'accept', declaration, reason: 'Se ve en la escritura' };
    const asked = await desk.post(page, fields);
    expect(asked.status).toBe(200);
    expect(asked.text).toContain(ana.name);
    const short = await desk.post(page, { ...fields, reason: 'ok' });
    expect(short.status).toBe(422);
    const done = await desk.post(page, { ...fields, confirmed: 'yes', idempotency_key: crypto.randomUUID() });
    expect([done.status, done.to]).toEqual([303, page]);
    expect(main((await person.get(here)).text)).toContain(words('funds:own.standing.ACCEPTED.title'));
  },
);
