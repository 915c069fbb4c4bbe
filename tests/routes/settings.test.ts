import { afterAll, beforeAll, expect, test } from 'vitest';
import { fieldsOfSettings } from '#contract/setting-fields.ts';
import { SETTING_BOUNDS, SETTING_SECTIONS } from '#domain/tenant/setting-rules.ts';
import { type Dashboard, startDashboard } from '#tests/support/dashboard.ts';
import { controlIn, problemsIn, unescaped } from '#tests/support/form-page.ts';
import type { Visitor } from '#tests/support/visitor.ts';
import { wordsOf } from '#tests/support/words.ts';

const at = (section: string) => `/manager/settings?section=${section}`;
let dashboard: Dashboard;
let manager: Visitor;
let colleague: Visitor;
beforeAll(async () => {
  dashboard = await startDashboard();
  manager = dashboard.visitor();
  await manager.signIn('manager@aurora.test');
  colleague = dashboard.visitor('aurora', 'en');
  await colleague.signIn('approver@aurora.test');
});
afterAll(() => dashboard?.stop());

const es = wordsOf('es');
const en = wordsOf('en');

/** Sends a section with these fields, as its page would. */
async function send(who: Visitor, section: string, fields: Record<string, string>) {
  const { text } = await who.get(at(section));
  const hidden = { number: controlIn(text, 'number').value, idempotency_key: controlIn(text, 'idempotency_key').value };
  return who.post(at(section), { ...hidden, ...fields, form_id: 'settings', intent: 'save' });
}

/** Says yes to the question that a page asks. */
function yes(who: Visitor, path: string, question: string) {
  const values = [...question.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g)];
  return who.post(path, Object.fromEntries(values.map(([, name = '', value = '']) => [name, unescaped(value)])));
}

const ORDERS = {
  orderExpiryDays: '14',
  orderReminderDaysBefore: '3',
  oversubscription: 'FIRST_COME',
  waitingListDays: '3',
  knowledgePassMark: '5',
  warningGateMin: '1.000,00',
  refundContactAtPercent: '90',
};

test('a manager changes how long orders wait, after a question that names the change, and reads it back', async () => {
  const asked = await send(manager, 'orders', { ...ORDERS, orderExpiryDays: '21' });
  expect(unescaped(asked.text)).toContain(es('settings:field.orderExpiryDays'));
  expect(unescaped(asked.text)).toContain('→ 21 días');
  const done = await manager.follow(await yes(manager, at('orders'), asked.text));
  expect(done.text).toContain(es('settings:done.saved'));
  expect(controlIn(done.text, 'orderExpiryDays').value).toBe('21');
});

test('everything that is wrong is told at its field in the reader’s language, and what was typed stays', async () => {
  const answer = await send(manager, 'orders', {
    ...ORDERS,
    orderExpiryDays: '400',
    warningGateMin: '1,000.00',
    waitingListDays: 'x',
  });
  expect(problemsIn(answer.text)).toHaveLength(3);
  for (const name of ['orderExpiryDays', 'waitingListDays', 'warningGateMin'])
    expect(controlIn(answer.text, name).isInvalid).toBe(true);
  expect(controlIn(answer.text, 'orderExpiryDays').value).toBe('400');
  expect(controlIn(answer.text, 'warningGateMin').value).toBe('1,000.00');
});

test('another account for investors’ money is asked for by one manager and counts once another agrees, in the other’s language', async () => {
  const account = {
    'safeguarding-holder': 'Aurora Custodia, S.L.',
    'safeguarding-iban': 'ES91 2100 0418 4502 0005 1332',
    'safeguarding-bic': 'CAIXESBB',
    'safeguarding-bank': 'CaixaBank',
  };
  const asked = await send(manager, 'safeguarding', account);
  expect(asked.text).toContain('ES91 2100 0418 4502 0005 1332');
  const waits = await manager.follow(await yes(manager, at('safeguarding'), asked.text));
  expect(waits.text).toContain(es('settings:done.asked'));
  expect(waits.text).toContain(es('settings:decide.withdraw.button'));
  expect(waits.text).not.toContain(es('settings:decide.approve.button'));

  expect((await colleague.get('/manager/inbox?kind=setting')).text).toContain(en('settings:section.safeguarding'));
  const page = (await colleague.get(at('safeguarding'))).text;
  expect(page).toContain(en('settings:decide.approve.button'));
  const change = controlIn(page, 'change').value;
  const question = await colleague.post(at('safeguarding'), { change, form_id: 'approve', intent: 'approve' });
  expect(question.text).toContain(en('settings:decide.approve.title'));
  const agreed = await colleague.follow(await yes(colleague, at('safeguarding'), question.text));
  expect(agreed.text).toContain(en('settings:done.approve'));
  expect(controlIn(agreed.text, 'safeguarding-holder').value).toBe('Aurora Custodia, S.L.');
  // A page from before finds the section as it is now.
  const late = await colleague.follow(await yes(colleague, at('safeguarding'), question.text));
  expect(late.status).toBe(200);
});

test('a refusal without its reason is told at the reason, and one with it ends what waits', async () => {
  const asked = await send(manager, 'tax', { 'tax-law': 'OWN', withholdingPercent: '21' });
  await yes(manager, at('tax'), asked.text);
  const page = (await colleague.get(at('tax'))).text;
  const change = controlIn(page, 'change').value;
  const idempotency_key = controlIn(page, 'idempotency_key').value;
  const without = await colleague.post(at('tax'), { change, form_id: 'refuse', intent: 'refuse', reason: '' });
  expect(controlIn(without.text, 'reason').isInvalid).toBe(true);
  const ended = await colleague.follow(
    await colleague.post(at('tax'), {
      change,
      idempotency_key,
      form_id: 'refuse',
      intent: 'refuse',
      reason: 'Falta el convenio.',
    }),
  );
  expect(ended.text).toContain(en('settings:done.refuse'));
  expect(controlIn(ended.text, 'withholdingPercent').value).toBe('19.00');
});

test('the contracts with others are shown without a key, and nothing of them can be sent', async () => {
  const { text } = await manager.get(at('providers'));
  expect(text).toContain(es('settings:provider.redsys'));
  expect(text).not.toMatch(/secretKey|webhook/);
  expect((await manager.post(at('providers'), { intent: 'save' })).status).toBe(400);
});

test('every setting has its name in both languages, and every whole number what it counts', () => {
  const named = (path: string) => path.replaceAll('.', '-');
  const paths = SETTING_SECTIONS.flatMap((section) => Object.keys(fieldsOfSettings(section)));
  for (const words of [es, en]) {
    for (const path of paths.filter((one) => !one.startsWith('secondFactor.')))
      expect(words(`settings:field.${named(path)}`)).not.toContain('field.');
    for (const path of Object.keys(SETTING_BOUNDS).filter((one) => one !== 'refundContactAtPercent'))
      expect(words(`settings:unit.${named(path)}`)).not.toContain('unit.');
  }
});

test('a manager tries a provider by its button, without script, and reads what came of it, when and by whom', async () => {
  const path = at('providers');
  // A key with its line end: nobody is asked.
  const card = { secretKey: 'sk_of_the_tests_0123\n', webhookSecrets: ['whsec_0123456789abcdef'], environment: 'live' };
  await dashboard.database.query(
    `update tenants set version = version + 1, settings = settings || jsonb_build_object('card', $1::jsonb) where name = 'aurora'`,
    [JSON.stringify(card)],
  );
  const before = await manager.get(path);
  expect(before.text).toContain(es('settings:trial.nothing'));
  expect(before.text).not.toContain('value="redsys"');
  const sent = await manager.post(path, { intent: 'try', provider: 'card', form_id: 'try-card' });
  const after = await manager.follow(sent);
  expect(unescaped(after.text)).toContain(es('settings:trial.next.MALFORMED'));
  // What is told at once is no success either.
  expect(after.text).toMatch(/role="alert" data-toast/);
  expect((await manager.post(path, { intent: 'try', provider: 'nobody' })).status).toBe(422);
  const none = await manager.follow(await manager.post(path, { intent: 'try', provider: 'mail' }));
  expect(unescaped(none.text)).toContain(es('api_errors:settings.try_none'));
});
