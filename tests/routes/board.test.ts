import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Dashboard, startDashboard } from '#tests/support/dashboard.ts';
import { addInvestor } from '#tests/support/demo-copies.ts';
import { type DemoSamples, demoSamples } from '#tests/support/demo-samples.ts';
import type { Visitor } from '#tests/support/visitor.ts';
import { wordsOf } from '#tests/support/words.ts';

const BOARD = '/user/bulletin-board';
const OWN = '/user/bulletin-board?mine=yes';
let dashboard: Dashboard;
let samples: DemoSamples;
let issuanceId: string;
let owner: Visitor;
const words = wordsOf('es');

beforeAll(async () => {
  dashboard = await startDashboard();
  samples = await demoSamples(dashboard.database);
  const [ad] = await dashboard.database.query<{ issuance: string }>(
    'select issuance_id as issuance from ads where id = $1',
    [samples.adId],
  );
  issuanceId = ad?.issuance ?? '';
  owner = dashboard.visitor();
  await owner.signIn('investor@aurora.test');
});
afterAll(() => dashboard?.stop());

/** Another investor of the demo, on the whitelist of the ad's token, signed in without script. */
async function interested(lang: 'es' | 'en' = 'es') {
  const { database } = dashboard;
  const who = await addInvestor(database, { lang });
  await database.query(
    `insert into whitelist_entries (tenant_id, id, issuance_id, user_id, state, created_by, created_at, decided_by, decided_at, moved_at)
     select $1, $2, $3, $4, 'APPROVED', id, now(), id, now(), now() from users where tenant_id = $1 and email = 'manager@aurora.test'`,
    [who.tenantId, randomUUID(), issuanceId, who.id],
  );
  const visitor = dashboard.visitor('aurora', lang);
  await visitor.signIn(who.email);
  return { who, visitor };
}
const hidden = (page: string, name: string) => new RegExp(`name="${name}" value="([^"]+)"`).exec(page)?.[1] ?? '';
const newAd = (type: string) => `${BOARD}/new?type=${type}&issuance=${issuanceId}`;
const keyed = (fields: Record<string, string> = {}) => ({ ...fields, idempotency_key: randomUUID() });
const idOf = (to: string | null) => to?.split('/').at(-1) ?? '';

describe('the bulletin board', () => {
  test.each(['es', 'en'] as const)(
    'says what it is before anything is shown or placed, and shows nobody’s name, in %s',
    async (lang) => {
      const { visitor } = await interested(lang);
      const told = wordsOf(lang);
      for (const path of [BOARD, `${BOARD}/new`, newAd('BUY'), `${BOARD}/${samples.adId}`]) {
        const { status, text } = await visitor.get(path);
        const shown = ['notice.title', 'notice.what', 'notice.risk'].filter((key) => text.includes(told(`ads:${key}`)));
        expect([path, status, shown.length]).toEqual([path, 200, 3]);
        expect(text).not.toContain('investor@aurora.test');
      }
      const sheet = (await visitor.get(`${BOARD}/${samples.adId}`)).text;
      for (const key of ['ads:reference.binds', 'ads:sheet.read', 'ads:contact.write'])
        expect(sheet).toContain(told(key));
      expect(sheet).toContain(`/user/issuances/${issuanceId}#documents`);
    },
  );

  test('is read by all ads and by one’s own, with filters in its address', async () => {
    const all = await owner.get(BOARD);
    const own = await owner.get(OWN);
    expect(all.text).toContain(`${BOARD}/${samples.adId}`);
    expect(own.text).toContain(`${BOARD}/${samples.adId}`);
    expect((own.text.match(/<tr/g) ?? []).length).toBeLessThan((all.text.match(/<tr/g) ?? []).length);
    const none = await owner.get(`${BOARD}?amount=above&type=BUY&status=OPEN&mine=yes`);
    expect(none.text).toContain(words('ads:filtered'));
    expect((await owner.get(`${BOARD}?amount=nonsense&from=1&type=x`)).status).toBe(200);
  });

  test('takes an ad to buy without script, once, with what a buyer accepts', async () => {
    const { who, visitor } = await interested();
    const page = await visitor.get(newAd('BUY'));
    const key = hidden(page.text, 'idempotency_key');
    const bare = await visitor.post(newAd('BUY'), keyed({ tokens: '2', price: 'caro' }));
    expect(bare.status).toBe(422);
    for (const id of [
      'validator.error_number',
      'validator.error_accept',
      'validator.error_risk',
      'validator.error_risk_liquidity',
    ])
      expect(bare.text).toContain(words(id.replace('.', ':')));
    expect(bare.text).toContain('value="caro"');
    const [{ price = '' } = {}] = await dashboard.database.query<{ price: string }>(
      "select replace(price::text, '.', ',') as price from ads where id = $1",
      [samples.adId],
    );
    const ticked = { notice: 'on', risk_loss: 'on', risk_liquidity: 'on', warning_typed: 'acepto' };
    const fields = { tokens: '1', price, ...ticked, idempotency_key: key };
    const done = await visitor.post(newAd('BUY'), fields);
    expect(done.status).toBe(303);
    expect((await visitor.post(newAd('BUY'), fields)).to).toBe(done.to);
    const rows = await dashboard.database.query('select id from ads where user_id = $1', [who.id]);
    expect(rows).toEqual([{ id: idOf(done.to) }]);
  });

  test('passes messages on, and each side reads them on the ad’s page', async () => {
    const { visitor } = await interested();
    const path = `${BOARD}/${samples.adId}`;
    expect((await visitor.post(path, keyed({ intent: 'write', text: 'no' }))).status).toBe(422);
    const text = '¿Aceptaría veinte? <b>Gracias</b>';
    const sent = await visitor.post(path, keyed({ intent: 'write', text }));
    expect([sent.status, sent.to]).toEqual([303, path]);
    const mine = await owner.get(path);
    expect(mine.text).toContain('&lt;b&gt;Gracias&lt;/b&gt;');
    expect(mine.text).not.toContain('<b>Gracias');
    const contact = hidden(mine.text, 'contact');
    const answer = await owner.post(path, keyed({ intent: 'write', text: 'No puedo bajar', contact }));
    expect(answer.status).toBe(303);
    expect((await visitor.get(path)).text).toContain('No puedo bajar');
    const stranger = await interested();
    expect((await stranger.visitor.get(path)).text).not.toContain('No puedo bajar');
  });

  test('lets its owner change and withdraw an ad, and nobody else', async () => {
    const { visitor } = await interested();
    const placed = await owner.post(newAd('SELL'), keyed({ tokens: '1', price: '50', notice: 'on' }));
    const refusedPrice = placed.status === 422;
    const [{ price = '' } = {}] = await dashboard.database.query<{ price: string }>(
      "select replace(price::text, '.', ',') as price from ads where id = $1",
      [samples.adId],
    );
    const made = refusedPrice ? await owner.post(newAd('SELL'), keyed({ tokens: '1', price, notice: 'on' })) : placed;
    const path = `${BOARD}/${idOf(made.to)}`;
    expect((await visitor.get(`${path}/edit`)).status).toBe(404);
    expect((await visitor.post(`${path}/edit`, keyed({ tokens: '1', price, version: '1' }))).status).toBe(404);
    const edit = await owner.get(`${path}/edit`);
    const stale = { tokens: '1', price, version: hidden(edit.text, 'version') };
    expect((await owner.post(`${path}/edit`, keyed(stale))).to).toBe(path);
    expect((await owner.post(`${path}/edit`, keyed(stale))).to).toBe(path);
    expect((await owner.get(path)).text).toContain(words('api_errors:ad.stale').slice(0, 20));
    const question = await owner.post(path, keyed({ intent: 'withdraw' }));
    expect(question.text).toContain('name="confirmed" value="yes"');
    expect((await visitor.post(path, keyed({ intent: 'withdraw', confirmed: 'yes' }))).status).not.toBe(200);
    expect((await owner.get(path)).text).toContain(words('ads:status.OPEN'));
    const done = await owner.post(path, keyed({ intent: 'withdraw', confirmed: 'yes' }));
    expect([done.status, done.to]).toEqual([303, OWN]);
    expect((await visitor.get(path)).status).toBe(404);
    expect((await owner.get(`${path}/edit`)).to).toBe(path);
  });

  test('lets a manager take an ad down with a reason that its owner reads', async () => {
    const { who, visitor } = await interested();
    const ticked = { notice: 'on', risk_loss: 'on', risk_liquidity: 'on', warning_typed: 'acepto' };
    const [{ price = '' } = {}] = await dashboard.database.query<{ price: string }>(
      "select replace(price::text, '.', ',') as price from ads where id = $1",
      [samples.adId],
    );
    const made = await visitor.post(newAd('BUY'), keyed({ tokens: '1', price, ...ticked }));
    const path = `/manager/bulletin-board/${idOf(made.to)}`;
    const desk = dashboard.visitor();
    await desk.signIn('manager@aurora.test');
    expect((await desk.get('/manager/bulletin-board')).text).toContain(who.name);
    expect((await desk.post(path, keyed({ intent: 'take-down', reason: 'no' }))).status).toBe(422);
    const reason = 'El precio no es de este proyecto';
    const question = await desk.post(path, keyed({ intent: 'take-down', reason }));
    expect(question.text).toContain(who.name);
    const done = await desk.post(path, keyed({ intent: 'take-down', reason, confirmed: 'yes' }));
    expect([done.status, done.to]).toEqual([303, path]);
    expect((await desk.get(path)).text).toContain(words('history:action.ad.taken_down'));
    expect((await visitor.get(`${BOARD}/${idOf(made.to)}`)).text).toContain(reason);
  });
});
