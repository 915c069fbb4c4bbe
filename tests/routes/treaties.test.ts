import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays } from '#domain/time/zone.ts';
import { type Dashboard, startDashboard } from '#tests/support/dashboard.ts';
import { addInvestor } from '#tests/support/demo-copies.ts';
import { controlIn, unescaped } from '#tests/support/form-page.ts';
import { partOf, readText } from '#tests/support/page-sums.ts';
import type { Visitor } from '#tests/support/visitor.ts';
import { wordsOf } from '#tests/support/words.ts';

const PAGE = '/manager/settings?section=treaties';
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
const mainOf = async (who: Visitor, path: string) => partOf((await who.get(path)).text, 'main');
const AMERICAN = {
  ...{ country: 'US', kind: 'DIVIDEND', legal_type: 'EITHER', percent: '15,00', from: '1990-11-21', until: '' },
  source: 'Convenio con Estados Unidos, art. 10.2.b',
};

/** Sends the form of a rate, as its page would, with the days in their three fields. */
async function send(fields: Record<string, string>) {
  const { text } = await manager.get(PAGE);
  const { from = '', until = '', ...rest } = fields;
  const parts = (name: string, day: string) => {
    const [year = '', month = '', date = ''] = day.split('-');
    return { [`${name}_day`]: date, [`${name}_month`]: month, [`${name}_year`]: year };
  };
  return manager.post(PAGE, {
    ...{ number: controlIn(text, 'number').value, idempotency_key: randomUUID(), form_id: 'treaty' },
    ...{ intent: 'add-treaty', ...rest, ...parts('from', from), ...parts('until', until) },
  });
}
/** Says yes to the question that a page asks. */
function yes(who: Visitor, question: string) {
  const values = [...question.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g)];
  return who.post(PAGE, Object.fromEntries(values.map(([, name = '', value = '']) => [name, unescaped(value)])));
}

test('a rate of a treaty is added by one manager and agreed to by another, in both languages, and stands with its days and source', async () => {
  expect(readText(await mainOf(manager, PAGE))).toContain(es('settings:treaty.none'));
  const asked = await send(AMERICAN);
  const question = readText(asked.text);
  for (const said of ['Estados Unidos', es('earnings:kind.DIVIDEND'), '15', AMERICAN.source])
    expect(question).toContain(said);
  const sent = await manager.follow(await yes(manager, asked.text));
  expect(readText(sent.text)).toContain(es('settings:done.asked'));
  expect(sent.text).not.toContain('value="add-treaty"');

  expect((await colleague.get('/manager/inbox?kind=setting')).text).toContain(en('settings:section.treaties'));
  const theirs = await colleague.get(PAGE);
  expect(readText(theirs.text)).toContain('United States');
  const change = controlIn(theirs.text, 'change').value;
  const agreed = await colleague.post(PAGE, {
    ...{ intent: 'approve', change, confirmed: 'yes', idempotency_key: randomUUID(), form_id: 'approve' },
  });
  const after = readText((await colleague.follow(agreed)).text);
  for (const said of [
    'United States',
    en('settings:treaty.whom.EITHER'),
    '15',
    AMERICAN.source,
    en('settings:treaty.still'),
  ])
    expect(after).toContain(said);

  const again = await manager.get(PAGE);
  const removed = await manager.post(PAGE, {
    ...{ intent: 'remove-treaty', rate: '0', number: controlIn(again.text, 'number').value },
    ...{ idempotency_key: randomUUID(), form_id: 'remove-0' },
  });
  expect(readText(removed.text)).toContain(es('settings:question.effect.treaties'));
});

test('a rate with mistakes is refused at each field at once, and what was typed stays', async () => {
  const answer = await send({ ...AMERICAN, percent: '150', from: '2026-02-31', source: '' });
  expect(answer.status).toBe(422);
  const text = readText(answer.text);
  for (const said of [es('validator:error_date_unreal'), es('validator:error_null')]) expect(text).toContain(said);
  expect(answer.text).toContain('value="150"');
  const backwards = await send({ ...AMERICAN, until: '1980-01-01' });
  expect(backwards.status).toBe(422);
});

test('a holder abroad reads how a certificate of residence helps, and a manager writes it down for a year', async () => {
  const { database } = dashboard;
  const holder = await addInvestor(database);
  await database.query(`update user_profiles set country = 'US' where user_id = $1`, [holder.id]);
  const investor = dashboard.visitor();
  await investor.signIn(holder.email);
  const own = await mainOf(investor, '/user/earnings/certificates');
  expect(readText(own)).toContain(es('earnings:residence.text.user'));
  expect(own).not.toContain('note-residence');

  const page = `/manager/earnings/${holder.id}/certificates`;
  const note = (day: string, over = {}) => {
    const [year = '', month = '', date = ''] = day.split('-');
    const days = { issued_on_day: date, issued_on_month: month, issued_on_year: year };
    return manager.post(page, {
      intent: 'note-residence',
      form_id: 'residence',
      idempotency_key: randomUUID(),
      ...days,
      ...over,
    });
  };
  const today = new Date().toISOString().slice(0, 10);
  const old = await note(addDays(today, -500));
  expect(old.status).toBe(422);
  expect(readText(old.text)).toContain(es('validator:error_certificate_old'));
  expect(readText((await note(addDays(today, -5))).text)).toContain(es('earnings:residence.askText'));
  expect((await note(addDays(today, -5), { confirmed: 'yes' })).to).toBe(page);
  for (const [who, path] of [
    [manager, page],
    [investor, '/user/earnings/certificates'],
  ] as const)
    expect(readText(await mainOf(who, path))).toMatch(/válido hasta el \d/);

  const { text } = await manager.get(page);
  const issued_on = /name="issued_on" value="([^"]+)"/.exec(text)?.[1] ?? '';
  const back = (reason: string, over = {}) =>
    manager.post(page, {
      ...{ intent: 'take-back-residence', form_id: 'take-back-residence', idempotency_key: randomUUID() },
      ...{ issued_on, reason, ...over },
    });
  const bare = await back('');
  expect([bare.status, readText(bare.text).includes(es('validator:error_null'))]).toEqual([422, true]);
  const why = 'El documento era de otra persona.';
  const question = readText((await back(why)).text);
  for (const said of [es('earnings:residence.takeBack.askText'), why]) expect(question).toContain(said);
  expect((await back(why, { confirmed: 'yes' })).to).toBe(page);
  expect(readText(await mainOf(manager, page))).toContain(es('earnings:residence.none'));

  const home = await addInvestor(database);
  expect(await mainOf(manager, `/manager/earnings/${home.id}/certificates`)).not.toContain('note-residence');
});
