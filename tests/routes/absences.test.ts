import { afterAll, beforeAll, expect, test } from 'vitest';
import { pathTo } from '#domain/access/addresses.ts';
import { addDays, dayIn } from '#domain/time/zone.ts';
import type { Dashboard } from '#tests/support/dashboard.ts';
import { addInvestor } from '#tests/support/demo-copies.ts';
import { readText } from '#tests/support/page-sums.ts';
import type { Visitor } from '#tests/support/visitor.ts';
import { takeDashboard } from '#tests/support/warm-dashboard.ts';
import { wordsOf } from '#tests/support/words.ts';

const ACCOUNT = pathTo.manager.account;
let dashboard: Dashboard;
const today = dayIn(new Date(), 'Europe/Madrid');

beforeAll(async () => {
  dashboard = await takeDashboard();
});
afterAll(() => dashboard?.stop());

async function person(email: string) {
  const [row] = await dashboard.database.query<{ id: string; name: string }>(
    `select u.id, trim(p.first_name || ' ' || p.last_name) as name from users u join user_profiles p on p.tenant_id = u.tenant_id and p.user_id = u.id where u.email = $1`,
    [email],
  );
  return row ?? { id: '', name: '' };
}
const signedIn = async (email: string, lang: 'es' | 'en', tenant: string) => {
  const visitor = dashboard.visitor(tenant, lang);
  await visitor.signIn(email);
  return visitor;
};
const dayFields = (name: string, day: string) => {
  const [year = '', month = '', date = ''] = day.split('-');
  return { [`${name}_day`]: date, [`${name}_month`]: month, [`${name}_year`]: year };
};
const hidden = (page: string, name: string) => new RegExp(`name="${name}" value="([^"]+)"`).exec(page)?.[1] ?? '';
const read = async (who: Visitor, path: string) => readText((await who.get(path)).text);

test.each([
  ['aurora', 'es'],
  ['exeu', 'en'],
] as const)(
  'a manager notes an absence on a page that asks, the stand-in finds what they had taken among their own and takes it over, and the absence is ended, without script, at %s in %s',
  async (tenant, lang) => {
    const words = wordsOf(lang);
    const { database } = dashboard;
    const emails = { away: `manager@${tenant}.test`, standIn: `approver@${tenant}.test` };
    const [away, standIn] = [await signedIn(emails.away, lang, tenant), await signedIn(emails.standIn, lang, tenant)];
    const [one, other] = [await person(emails.away), await person(emails.standIn)];
    const waiting = await addInvestor(database, { tenant });
    await database.query(`update kyc_checks set status = 'MANUAL_REVIEW', submitted_at = now() where user_id = $1`, [
      waiting.id,
    ]);
    const mine = `${pathTo.manager.inbox}?kind=identity&whose=mine`;
    const item = `identity/${waiting.id}`;
    const took = await away.follow(await away.post(mine, { items: item, intent: 'take' }));
    expect(took.text).toContain(`${item}/${one.id}`);
    expect((await standIn.get(mine)).text).not.toContain(waiting.id);

    const { text: page } = await away.get(ACCOUNT);
    expect(readText(page)).toContain(words('account:absence.title'));
    const fields = {
      intent: 'note-absence',
      ...dayFields('from_on', today),
      ...dayFields('to_on', addDays(today, 4)),
      stand_in: other.id,
      idempotency_key: hidden(page, 'idempotency_key'),
    };
    const late = await away.post(ACCOUNT, { ...fields, ...dayFields('to_on', addDays(today, -1)) });
    expect(late.to).toBeNull();
    expect(late.text).toContain('aria-invalid');
    const asked = await away.post(ACCOUNT, fields);
    expect(readText(asked.text)).toContain(words('account:absence.askText'));
    expect(readText(asked.text)).toContain(other.name);
    const noted = await away.follow(await away.post(ACCOUNT, { ...fields, confirmed: 'yes' }));
    expect(readText(noted.text)).toContain(words('account:absence.noted'));
    expect(readText(noted.text)).toContain(words('account:absence.by', { name: other.name }));

    const theirs = await standIn.get(mine);
    expect(theirs.text).toContain(`${item}/${one.id}`);
    expect(readText(theirs.text)).toContain(words('inbox:for', { name: one.name }));
    expect(readText(theirs.text)).toContain(words('inbox:awayYou', { name: one.name }));
    expect(await read(away, pathTo.manager.inbox)).toContain(words('inbox:youAway'));
    await standIn.post(mine, { items: `${item}/${one.id}`, intent: 'take' });
    expect((await standIn.get(mine)).text).toContain(`${item}/${other.id}`);

    // A circle is refused where it is chosen, with what was typed.
    const { text: own } = await standIn.get(ACCOUNT);
    const circle = { ...fields, stand_in: one.id, idempotency_key: hidden(own, 'idempotency_key') };
    const refused = await standIn.post(ACCOUNT, { ...circle, confirmed: 'yes' });
    expect(readText(refused.text)).toContain(words('validator:error_stand_in_circle'));

    const { text: noting } = await away.get(ACCOUNT);
    const ending = {
      intent: 'end-absence',
      absence: hidden(noting, 'absence'),
      idempotency_key: hidden(noting, 'idempotency_key'),
    };
    expect(readText((await away.post(ACCOUNT, ending)).text)).toContain(words('account:absence.askEndText'));
    const ended = await away.follow(await away.post(ACCOUNT, { ...ending, confirmed: 'yes' }));
    expect(readText(ended.text)).toContain(words('account:absence.ended'));
    expect(readText(ended.text)).not.toContain(words('account:absence.by', { name: other.name }));
    expect(await read(standIn, pathTo.manager.inbox)).not.toContain(words('inbox:awayYou', { name: one.name }));
  },
);
