import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { NEWEST_FIRST } from '#tests/support/as-written.ts';
import type { Dashboard } from '#tests/support/dashboard.ts';
import { holderAndRecipient } from '#tests/support/demo-holders.ts';
import { DEMO_PASSWORD } from '#tests/support/visitor.ts';
import { walletOf } from '#tests/support/wallet-of.ts';
import { takeDashboard } from '#tests/support/warm-dashboard.ts';
import { wordsOf } from '#tests/support/words.ts';

const LIST = '/user/transfers';
const NEW = '/user/transfers/new';
const CONFIRM = '/user/transfers/confirm';
let dashboard: Dashboard;

beforeAll(async () => {
  dashboard = await takeDashboard();
});
afterAll(() => dashboard?.stop());

const hidden = (page: string, name: string) => new RegExp(`name="${name}" value="([^"]+)"`).exec(page)?.[1] ?? '';
const codeTo = async ({ email }: { email: string }) => {
  const [mail] = await dashboard.database.query<{ plain: string }>(
    `select plain from mails where to_address = $1 and kind = 'transfer.code' order by ${NEWEST_FIRST} limit 1`,
    [email],
  );
  return /\b\d{5}\b/.exec(mail?.plain ?? '')?.[0] ?? '';
};

test.each(['es', 'en'] as const)(
  'a holder transfers tokens without script, asked once with everything that happens, and a second window finds it done, in %s',
  async (lang) => {
    const { offer, ana, leo } = await holderAndRecipient(dashboard.database, lang);
    const words = wordsOf(lang);
    const visitor = dashboard.visitor('aurora', lang);
    await visitor.signIn(ana.email);
    expect((await visitor.get(LIST)).text).toContain(`href="${NEW}"`);
    const page = await visitor.get(NEW);
    const typed = { issuance_id: offer.id, to: walletOf(leo), tokens: '15' };
    const sent = await visitor.post(NEW, { ...typed, idempotency_key: hidden(page.text, 'idempotency_key') });
    expect([sent.status, sent.to]).toEqual([303, CONFIRM]);
    expect((await visitor.get(LIST)).text).toContain(words('transfers:waiting.title'));

    const asked = await visitor.get(CONFIRM);
    for (const key of ['transfers:final.title', 'transfers:worth', 'transfers:left'])
      expect(asked.text).toContain(words(key));
    expect(asked.text.toLowerCase()).toContain(walletOf(leo).toLowerCase());
    const proof = {
      intent: 'confirm',
      id: hidden(asked.text, 'id'),
      idempotency_key: hidden(asked.text, 'idempotency_key'),
      password: DEMO_PASSWORD,
      code: await codeTo(ana),
    };
    const wrong = await visitor.post(CONFIRM, {
      ...proof,
      password: 'otra-clave-larga',
      idempotency_key: randomUUID(),
    });
    expect(wrong.text).toContain(words('validator:error_password_wrong'));
    const done = await visitor.post(CONFIRM, proof);
    expect([done.status, done.to]).toEqual([303, LIST]);
    expect((await visitor.get(LIST)).text).toContain('TRF-');
    const again = await visitor.post(CONFIRM, { ...proof, idempotency_key: randomUUID() });
    expect([again.status, again.to]).toEqual([303, LIST]);
    const held = await dashboard.database.query<{ tokens: number }>(
      'select tokens::int from issuance_holders where issuance_id = $1 order by tokens',
      [offer.id],
    );
    expect(held.map(({ tokens }) => tokens)).toEqual([15, 25]);
    const theirs = dashboard.visitor('aurora', lang);
    await theirs.signIn(leo.email);
    const list = await theirs.get(LIST);
    expect(list.text).toContain(words('transfers:directions.IN'));
    expect(list.text).toContain('+15 ');
  },
);

test('a form says everything that is wrong at its fields at once, and nothing typed is lost', async () => {
  const { offer, ana, leo } = await holderAndRecipient(dashboard.database);
  const words = wordsOf('es');
  const visitor = dashboard.visitor();
  await visitor.signIn(ana.email);
  const key = hidden((await visitor.get(NEW)).text, 'idempotency_key');
  const shape = await visitor.post(NEW, { issuance_id: '', to: '0x12', tokens: '1,5', idempotency_key: key });
  expect(shape.text).toContain(words('validator:error_wallet_address'));
  for (const text of ['0x12', '1,5']) expect(shape.text).toContain(`value="${text}"`);
  const typed = { issuance_id: offer.id, to: walletOf(leo), idempotency_key: randomUUID() };
  const many = await visitor.post(NEW, { ...typed, tokens: '41' });
  expect(many.text).toContain(words('api_errors:transfer.too_many', { free: '40' }));
  expect(await codeTo(ana)).toBe('');
});

test('a prepared transfer is dropped by its holder, and another code is mailed on the same page', async () => {
  const { offer, ana, leo } = await holderAndRecipient(dashboard.database);
  const words = wordsOf('es');
  const visitor = dashboard.visitor();
  await visitor.signIn(ana.email);
  const key = hidden((await visitor.get(NEW)).text, 'idempotency_key');
  await visitor.post(NEW, { issuance_id: offer.id, to: walletOf(leo), tokens: '1', idempotency_key: key });
  const asked = await visitor.get(CONFIRM);
  const id = hidden(asked.text, 'id');
  await dashboard.database.query(`delete from rate_limits where bucket like '%code%'`);
  const resent = await visitor.post(CONFIRM, { intent: 'code', id, idempotency_key: randomUUID() });
  expect(resent.text).toContain(words('transfers:codeSent', { email: ana.email }));
  const dropped = await visitor.post(CONFIRM, { intent: 'drop', id, idempotency_key: randomUUID() });
  expect([dropped.status, dropped.to]).toEqual([303, LIST]);
  expect((await visitor.get(LIST)).text).toContain(words('transfers:dropped'));
});
