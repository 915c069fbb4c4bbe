import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays, dayIn } from '#domain/time/zone.ts';
import type { Dashboard } from '#tests/support/dashboard.ts';
import { addInvestor } from '#tests/support/demo-copies.ts';
import { type DemoSamples, demoSamples } from '#tests/support/demo-samples.ts';
import { readText } from '#tests/support/page-sums.ts';
import type { Visitor } from '#tests/support/visitor.ts';
import { takeDashboard } from '#tests/support/warm-dashboard.ts';
import { wordsOf } from '#tests/support/words.ts';

let dashboard: Dashboard;
let samples: DemoSamples;
beforeAll(async () => {
  dashboard = await takeDashboard();
  samples = await demoSamples(dashboard.database);
});
afterAll(() => dashboard?.stop());

async function visitor(who: string, lang: 'es' | 'en' = 'es'): Promise<Visitor> {
  const one = dashboard.visitor('aurora', lang);
  await one.signIn(`${who}@aurora.test`);
  return one;
}
const today = () => dayIn(new Date(), 'Europe/Madrid');
const dayFields = (name: string, day: string) => {
  const [year = '', month = '', date = ''] = day.split('-');
  return { [`${name}_day`]: date, [`${name}_month`]: month, [`${name}_year`]: year };
};
const hidden = (page: string, name: string) => new RegExp(`name="${name}" value="([^"]+)"`).exec(page)?.[1] ?? '';

/** What is typed in the form of a new vote; `change`: other fields. */
const typed = (page: string, change: Record<string, string> = {}) => ({
  intent: 'propose',
  form_id: 'propose',
  idempotency_key: hidden(page, 'idempotency_key'),
  question_es: '¿Ampliar el plazo?',
  question_en: 'Extend the term?',
  explanation_es: 'Seis meses más.',
  explanation_en: 'Six months more.',
  option_1_es: 'Sí',
  option_1_en: 'Yes',
  option_2_es: 'No',
  option_2_en: 'No',
  quorum_percent: '25',
  ...dayFields('record_on', today()),
  ...dayFields('opens_on', addDays(today(), 1)),
  ...dayFields('closes_on', addDays(today(), 5)),
  ...change,
});

test('a manager calls a vote without script, approves it after a question, and its holder reads and answers it', async () => {
  const words = wordsOf('es');
  const manager = await visitor('manager');
  const page = `/manager/issuances/${samples.heldId}/votes`;
  expect((await manager.get(`/manager/issuances/${samples.heldId}`)).text).toContain(`href="${page}"`);
  const form = await manager.get(`${page}?vote=new`);
  const half = await manager.post(`${page}?vote=new`, typed(form.text, { option_3_es: 'Tal vez', question_en: '' }));
  expect(half.status).toBe(422);
  // Nothing that was typed is lost.
  expect(half.text).toContain('Tal vez');
  const made = await manager.post(`${page}?vote=new`, typed(form.text));
  expect([made.status, made.to]).toEqual([303, page]);
  const list = await manager.get(page);
  expect(readText(list.text)).toContain(words('votes:standing.PROPOSED'));
  const vote = hidden(list.text, 'vote');
  const holder = await visitor('investor');
  const own = `/user/issuances/${samples.heldId}/votes`;
  expect((await holder.get(own)).text).not.toContain('¿Ampliar el plazo?');
  const approve = {
    intent: 'approve',
    form_id: `approve-${vote}`,
    vote,
    idempotency_key: hidden(list.text, 'idempotency_key'),
  };
  const asked = await manager.post(page, approve);
  expect(readText(asked.text)).toContain(words('votes:decide.askTitle'));
  expect(readText(asked.text)).toContain('¿Ampliar el plazo?');
  const refused = await manager.post(page, {
    ...approve,
    intent: 'reject',
    form_id: `reject-${vote}`,
    reason: 'Falta el anexo',
  });
  for (const said of [words('votes:decide.rejectTitle'), '¿Ampliar el plazo?', 'Falta el anexo'])
    expect(readText(refused.text)).toContain(said);
  await dashboard.database.query(
    `update votes set state = 'APPROVED', decided_by = proposed_by, decided_at = now(), opens_at = now(), record_at = now() - interval '1 second'
     where id = $1`,
    [vote],
  );
  const open = await holder.get(own);
  expect(readText(open.text)).toContain('¿Ampliar el plazo?');
  const none = await holder.post(own, { intent: 'vote', form_id: `ballot-${vote}`, vote });
  expect(none.status).toBe(422);
  const cast = await holder.post(own, { intent: 'vote', form_id: `ballot-${vote}`, vote, choice: '1' });
  expect([cast.status, cast.to]).toEqual([303, own]);
  const after = readText((await holder.get(own)).text);
  expect(after).toContain(words('votes:own.change'));
  expect(after).not.toContain(words('votes:result.title'));
});

test('the votes of a project are not there for an investor who never held its tokens', async () => {
  const other = dashboard.visitor('aurora', 'en');
  await other.signIn((await addInvestor(dashboard.database, { lang: 'en' })).email);
  expect((await other.get(`/user/issuances/${samples.heldId}/votes`)).status).toBe(404);
  expect((await other.get('/user/issuances/nothing/votes')).status).toBe(404);
});
