import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Dashboard } from '#tests/support/dashboard.ts';
import { addInvestor, addOffer } from '#tests/support/demo-copies.ts';
import { problemsIn } from '#tests/support/form-page.ts';
import { readText } from '#tests/support/page-sums.ts';
import { takeDashboard } from '#tests/support/warm-dashboard.ts';
import { wordsOf } from '#tests/support/words.ts';

const PAGE = '/user/notifications/mails';
let dashboard: Dashboard;
beforeAll(async () => {
  dashboard = await takeDashboard();
});
afterAll(() => dashboard?.stop());

test.each(['es', 'en'] as const)(
  'an investor says without script when each kind of news is mailed, for all projects and for one they follow, in %s',
  async (lang) => {
    const words = wordsOf(lang);
    const visitor = dashboard.visitor('aurora', lang);
    const person = await addInvestor(dashboard.database, { lang });
    await visitor.signIn(person.email);
    expect((await visitor.get('/user/notifications')).text).toContain(`href="${PAGE}"`);
    const offer = await addOffer(dashboard.database);
    await visitor.post(`/user/issuances/${offer.id}`, { intent: 'follow', idempotency_key: randomUUID() });
    const before = (await visitor.get(PAGE)).text;
    expect(readText(before)).toContain(words('messages:mails.legal'));
    expect(before).toContain(`name="project" value="${offer.id}"`);

    const all = { UPDATES: 'DAILY', OPENINGS: 'NEVER', MESSAGES: 'ONCE', ANSWERS: 'ONCE' };
    const save = (fields: Record<string, string>) => visitor.post(PAGE, { intent: 'save', ...fields });
    expect((await save({ form_id: 'mails', ...all })).to).toBe(PAGE);
    const rows = () =>
      dashboard.database.query(
        'select kind, frequency, issuance_id from mail_choices where user_id = (select id from users where email = $1) order by kind, issuance_id nulls first',
        [person.email],
      );
    expect(await rows()).toHaveLength(4);
    const wrong = await save({ form_id: 'mails', ...all, UPDATES: 'HOURLY' });
    expect(wrong.status).toBe(422);
    expect(problemsIn(wrong.text)).toEqual([
      expect.stringMatching(new RegExp(`^${words('messages:mails.kind.UPDATES')}: .`)),
    ]);
    expect(await rows()).toHaveLength(4);
    const page = (await visitor.get(PAGE)).text;
    expect(page).toMatch(/<option value="DAILY" selected/);
    const ofOne = { ...all, UPDATES: 'NEVER', OPENINGS: 'ALL', MESSAGES: 'ALL', ANSWERS: 'ALL' };
    expect((await save({ form_id: `mails-${offer.id}`, project: offer.id, ...ofOne })).to).toBe(PAGE);
    expect(await rows()).toContainEqual({ kind: 'UPDATES', frequency: 'NEVER', issuance_id: offer.id });
    expect(await rows()).toHaveLength(5);
    // Of a project that they have nothing to do with, nothing can be said.
    const other = await addOffer(dashboard.database);
    expect((await save({ form_id: `mails-${other.id}`, project: other.id, ...ofOne })).status).toBe(404);
    expect(await rows()).toHaveLength(5);
  },
);
