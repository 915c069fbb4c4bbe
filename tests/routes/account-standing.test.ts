import { afterAll, beforeAll, expect, test } from 'vitest';
import { giveAccount } from '#tests/support/bank-account.ts';
import type { Dashboard } from '#tests/support/dashboard.ts';
import { addInvestor } from '#tests/support/demo-copies.ts';
import { takeDashboard } from '#tests/support/warm-dashboard.ts';
import { wordsOf } from '#tests/support/words.ts';

let dashboard: Dashboard;
beforeAll(async () => {
  dashboard = await takeDashboard();
});
afterAll(() => dashboard?.stop());

test.each(['es', 'en'] as const)(
  'a person reads on their account what is missing and where it is done, and nothing of it once it is there, in %s',
  async (lang) => {
    const { database } = dashboard;
    const who = await addInvestor(database, { lang });
    await database.query("update suitability_tests set valid_until = now() - interval '1 day' where user_id = $1", [
      who.id,
    ]);
    const visitor = dashboard.visitor('aurora', lang);
    await visitor.signIn(who.email);
    const words = wordsOf(lang);
    const before = (await visitor.get('/user/account')).text;
    expect(before).toContain(words('account:missing.title', { count: 2 }));
    for (const key of ['account:part.initial-test.why', 'account:part.bank.why', 'account:part.state.expired'])
      expect(before).toContain(words(key));
    expect(before).not.toContain(words('account:missing.nothing'));

    await database.query("update suitability_tests set valid_until = now() + interval '1 year' where user_id = $1", [
      who.id,
    ]);
    await giveAccount({ db: database, tenantId: who.tenantId }, who, 'ES9121000418450200051332');
    const after = (await visitor.get('/user/account')).text;
    expect(after).toContain(words('account:missing.nothing'));
    expect(after).not.toContain('id="missing"');
  },
);

test('an identity that was sent back is missing, with the way to mend it', async () => {
  const { database } = dashboard;
  const who = await addInvestor(database);
  await giveAccount({ db: database, tenantId: who.tenantId }, who, 'ES9121000418450200051332');
  await database.query(
    "update kyc_checks set status = 'MANUAL_ERROR', reason = 'La foto no se lee' where user_id = $1",
    [who.id],
  );
  const visitor = dashboard.visitor();
  await visitor.signIn(who.email);
  const page = (await visitor.get('/user/account')).text;
  const words = wordsOf('es');
  expect(page).toContain(words('account:missing.title', { count: 1 }));
  expect(page).toContain(words('account:part.identification.why'));
  expect(page).toContain('href="/user/account/identity"');
});
