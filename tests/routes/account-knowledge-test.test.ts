import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LESSONS } from '#backend/modules/suitability/knowledge-lessons.ts';
import {
  DECLARATION_TEXT,
  KNOWLEDGE_TEST_QUESTIONS,
  KNOWLEDGE_TEST_VERSION,
} from '#domain/onboarding/knowledge-test.ts';
import { type Dashboard, startDashboard } from '#tests/support/dashboard.ts';
import { addInvestor } from '#tests/support/demo-copies.ts';
import { controlIn, problemsIn } from '#tests/support/form-page.ts';
import { partOf, readText } from '#tests/support/page-sums.ts';
import { wordsOf } from '#tests/support/words.ts';

const HERE = '/user/account/knowledge-test';
let dashboard: Dashboard;
beforeAll(async () => {
  dashboard = await startDashboard();
});
afterAll(() => dashboard?.stop());

const main = (page: string) => readText(partOf(page, 'main'));
/** The answers, all right or all wrong. */
const answers = (right: boolean) =>
  Object.fromEntries(KNOWLEDGE_TEST_QUESTIONS.map(({ id, isTrue }) => [`answer_${id}`, String(isTrue === right)]));

/** Somebody whose test has ended, or who never took it. */
async function untested(lang: 'es' | 'en', as: 'individual' | 'sophisticated' = 'individual') {
  const who = await addInvestor(dashboard.database, { lang, as });
  await dashboard.database.query('delete from suitability_tests where user_id = $1', [who.id]);
  const visitor = dashboard.visitor('aurora', lang);
  await visitor.signIn(who.email);
  const send = async (intent: 'answer' | 'declare', fields: Record<string, string>) => {
    const page = (await visitor.get(HERE)).text;
    const idempotency_key = controlIn(page, 'idempotency_key').value;
    const form_id = intent === 'answer' ? 'test' : 'declaration';
    return visitor.post(HERE, { intent, form_id, version: KNOWLEDGE_TEST_VERSION, idempotency_key, ...fields });
  };
  return { who, visitor, send };
}

describe.each(['es', 'en'] as const)('the knowledge test from the account, in %s', (lang) => {
  const words = wordsOf(lang);

  test('is missing on the account, is passed there, and says until when it holds', async () => {
    const { visitor, send } = await untested(lang);
    const account = (await visitor.get('/user/account')).text;
    expect(account).toContain(`href="${HERE}"`);
    expect(account).toContain(words('account:part.initial-test.why'));
    const half = await send('answer', {});
    expect(half.status).toBe(422);
    expect(problemsIn(half.text)).toHaveLength(KNOWLEDGE_TEST_QUESTIONS.length);
    const done = await send('answer', answers(true));
    expect([done.status, done.to]).toEqual([303, HERE]);
    const page = main((await visitor.get(HERE)).text);
    for (const key of ['onboarding:test.title.PASSED', 'account:test.back']) expect(page).toContain(words(key));
    const after = main((await visitor.get('/user/account')).text);
    expect(after).toContain(words('account:test.PASSED', { date: '' }).trim());
  });

  test('teaches each idea that was missed, and no other', async () => {
    const { visitor, send } = await untested(lang);
    expect(main((await visitor.get(HERE)).text)).not.toContain(LESSONS[lang].dilution.text);
    await send('answer', {
      ...answers(true),
      answer_total_loss: 'false',
      answer_dilution: 'false',
      answer_illiquidity: 'false',
    });
    const page = main((await visitor.get(HERE)).text);
    const shown = KNOWLEDGE_TEST_QUESTIONS.filter(({ id }) => page.includes(LESSONS[lang][id].text)).map(
      ({ id }) => id,
    );
    expect(shown).toEqual(['total_loss', 'illiquidity', 'dilution']);
    expect(page).toContain(words('onboarding:test.missed_other', { count: 3 }));
    await send('answer', answers(true));
    expect(main((await visitor.get(HERE)).text)).not.toContain(LESSONS[lang].dilution.text);
  });

  test('is failed twice, goes on by the declaration, and leads back to the account', async () => {
    const { visitor, send } = await untested(lang);
    await send('answer', answers(false));
    expect(main((await visitor.get(HERE)).text)).toContain(words('onboarding:test.oneLeft'));
    expect(main((await visitor.get('/user/account')).text)).toContain(words('account:test.FAILED_ONCE'));
    await send('answer', answers(false));
    expect(main((await visitor.get(HERE)).text)).toContain(words('onboarding:test.warningTitle'));
    expect(main((await visitor.get('/user/account')).text)).toContain(words('account:test.FAILED'));
    expect((await send('declare', { typed: 'nada' })).status).toBe(422);
    const done = await send('declare', { typed: DECLARATION_TEXT[lang] });
    expect([done.status, done.to]).toEqual([303, '/user/account']);
    expect(main((await visitor.get(HERE)).text)).toContain(words('onboarding:test.title.DECLARED'));
  });
});

test('a sophisticated investor is told that they do not have to take it', async () => {
  const { visitor } = await untested('es', 'sophisticated');
  expect(main((await visitor.get(HERE)).text)).toContain(wordsOf('es')('account:test.free'));
});
