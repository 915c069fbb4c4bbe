import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Dashboard } from '#tests/support/dashboard.ts';
import { demoSamples } from '#tests/support/demo-samples.ts';
import { readText } from '#tests/support/page-sums.ts';
import type { Visitor } from '#tests/support/visitor.ts';
import { takeDashboard } from '#tests/support/warm-dashboard.ts';
import { wordsOf } from '#tests/support/words.ts';

const LANGS = ['es', 'en'] as const;
const REFRESH = /<noscript><meta http-equiv="refresh" content="5"\/?><\/noscript>/i;

let dashboard: Dashboard;
let desks: Record<(typeof LANGS)[number], Visitor>;
beforeAll(async () => {
  dashboard = await takeDashboard();
  desks = { es: dashboard.visitor('aurora', 'es'), en: dashboard.visitor('aurora', 'en') };
  for (const lang of LANGS) await desks[lang].signIn('manager@aurora.test');
});
afterAll(() => dashboard?.stop());

test.each(LANGS)(
  'the page of a run that is through tells by name what failed and why; tried again it is at work and reads itself again without script, in %s',
  async (lang) => {
    const words = wordsOf(lang);
    const { runId } = await demoSamples(dashboard.database);
    const path = `/manager/runs/${runId}`;
    const through = (await desks[lang].get(path)).text;
    expect(readText(through)).toContain(words('runs:state.withFailures_one', { count: 1 }));
    expect(readText(through)).toContain(words('api_errors:mint.not_paid'));
    expect(through).not.toMatch(REFRESH);
    const answer = await desks[lang].post(path, { intent: 'retry', position: '1' });
    expect([answer.status, answer.headers.get('Location')]).toEqual([303, path]);
    const [run] = await dashboard.database.query<{ state: string; failed: number }>(
      'select state, failed from runs where id = $1',
      [runId],
    );
    expect(run).toEqual({ state: 'RUNNING', failed: 0 });
    const working = (await desks[lang].get(path)).text;
    expect(working).toMatch(REFRESH);
    expect(readText(working)).toContain(words('runs:progress', { done: '0', all: '1' }));
    // Pressed again in another window: nothing is left to try.
    const late = await desks[lang].post(path, { intent: 'retry' });
    expect(late.status).toBe(303);
    expect(readText((await desks[lang].get(path)).text)).toContain(words('api_errors:run.no_longer'));
  },
);

test('a run whose names are still being gathered says so, and not that there is nothing in a view that counts them', async () => {
  const words = wordsOf('en');
  const { runId } = await demoSamples(dashboard.database);
  const id = randomUUID();
  await dashboard.database.query(
    `insert into runs select (jsonb_populate_record(r, jsonb_build_object('id', $2::text, 'state', 'RUNNING', 'gathered', false, 'total', 22,
       'done', 0, 'failed', 0, 'finished_at', null))).* from runs r where id = $1`,
    [runId, id],
  );
  for (const path of [`/manager/runs/${id}`, `/manager/runs/${id}?state=WAITING`]) {
    const page = readText((await desks.en.get(path)).text);
    expect([page.includes(words('runs:gathering')), page.includes(words('runs:empty'))]).toEqual([true, false]);
  }
});
