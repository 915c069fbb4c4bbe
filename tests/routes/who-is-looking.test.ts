import { afterAll, beforeAll, expect, test } from 'vitest';
import { pathTo } from '#domain/access/addresses.ts';
import type { Dashboard } from '#tests/support/dashboard.ts';
import { addInvestor, addOffer, addOrder } from '#tests/support/demo-copies.ts';
import { addRefunds } from '#tests/support/demo-refunds.ts';
import { readText } from '#tests/support/page-sums.ts';
import type { Visitor } from '#tests/support/visitor.ts';
import { takeDashboard } from '#tests/support/warm-dashboard.ts';
import { wordsOf } from '#tests/support/words.ts';

let dashboard: Dashboard;

beforeAll(async () => {
  dashboard = await takeDashboard();
});
afterAll(() => dashboard?.stop());

const signedIn = async (email: string, lang: 'es' | 'en' = 'es', tenant = 'aurora') => {
  const visitor = dashboard.visitor(tenant, lang);
  await visitor.signIn(email);
  return visitor;
};
const read = async (who: Visitor, path: string, headers: Record<string, string> = {}) =>
  readText((await who.get(path, { headers })).text);

/** What a colleague is called, as pages show them. */
async function nameOf(email: string): Promise<string> {
  const [row] = await dashboard.database.query<{ name: string }>(
    `select trim(p.first_name || ' ' || p.last_name) as name from users u join user_profiles p on p.tenant_id = u.tenant_id and p.user_id = u.id where u.email = $1`,
    [email],
  );
  return row?.name ?? '';
}

test.each([
  ['aurora', 'es'],
  ['aurora', 'en'],
  ['exeu', 'es'],
  ['exeu', 'en'],
] as const)(
  'a manager who opens what a colleague has open is told who and since when, in the sheet and in the inbox, without script, at %s in %s',
  async (tenant, lang) => {
    const words = wordsOf(lang);
    const { database } = dashboard;
    const [one, other] = [
      await signedIn(`manager@${tenant}.test`, lang, tenant),
      await signedIn(`approver@${tenant}.test`, lang, tenant),
    ];
    const names = { one: await nameOf(`manager@${tenant}.test`), other: await nameOf(`approver@${tenant}.test`) };
    const person = await addInvestor(database, { tenant });
    await database.query(`update kyc_checks set status = 'MANUAL_REVIEW', submitted_at = now() where user_id = $1`, [
      person.id,
    ]);
    const path = pathTo.manager.identityCheck(person.id);
    const said = (name: string) => words('sheet:looking.now', { name });
    const first = await read(one, path);
    expect(first).not.toContain(said(names.one));
    expect(first).not.toContain(said(names.other));
    expect(await read(other, path)).toContain(said(names.one));
    // Never themself, and the one who was there first is told of the second.
    const again = await read(one, path);
    expect(again).toContain(said(names.other));
    expect(again).not.toContain(said(names.one));
    const inbox = await read(other, `${pathTo.manager.inbox}?kind=identity`);
    expect(inbox).toContain(words('inbox:looking', { name: names.one }));
    expect(inbox).not.toContain(words('inbox:looking', { name: names.other }));
    await database.query(
      `update inbox_looks set since = since - interval '3 minutes', seen_at = seen_at - interval '3 minutes'`,
    );
    expect(await read(other, path)).toContain(words('sheet:looking.for_other', { name: names.one, count: 3 }));
    await database.query(
      `update inbox_looks set since = since - interval '10 minutes', seen_at = seen_at - interval '10 minutes'`,
    );
    expect(await read(other, `${pathTo.manager.inbox}?kind=identity`)).not.toContain(names.one);
  },
);

test('a page that a browser reads ahead says nothing to colleagues, and somebody else’s page of the same order never does', async () => {
  const words = wordsOf('es');
  const { database } = dashboard;
  const [one, other] = [await signedIn('manager@aurora.test'), await signedIn('approver@aurora.test')];
  const person = await addInvestor(database);
  const offer = await addOffer(database);
  const order = await addOrder(database, person, offer.id, 'PROOF_OF_PAYMENT_UPLOADED');
  await database.query(
    `update issuances set issuer_user_id = (select id from users where tenant_id = $1 and email = 'issuer@aurora.test') where id = $2`,
    [person.tenantId, offer.id],
  );
  const path = pathTo.manager.investment(order.id);
  const isSeen = async () =>
    (await read(other, path)).includes(words('sheet:looking.now', { name: await nameOf('manager@aurora.test') }));
  for (const headers of [{ 'sec-purpose': 'prefetch;prerender' }, { purpose: 'prefetch' }] as Record<string, string>[])
    await read(one, path, headers);
  const issuer = await signedIn('issuer@aurora.test');
  expect((await issuer.get(`${pathTo.entrepreneur.investments}/${order.id}`)).status).toBe(200);
  expect(await isSeen()).toBe(false);
  const noted = await database.query<{ email: string }>(
    'select u.email from inbox_looks l join users u on u.id = l.user_id where l.record_id = $1',
    [order.id],
  );
  expect(noted).toEqual([{ email: 'approver@aurora.test' }]);
  await read(one, path);
  expect(await isSeen()).toBe(true);
});

test('a manager who records a refund is seen by a colleague who opens it, as on every page where something waits', async () => {
  const words = wordsOf('es');
  const { database } = dashboard;
  const [one, other] = [await signedIn('manager@aurora.test'), await signedIn('approver@aurora.test')];
  const person = await addInvestor(database);
  const offer = await addOffer(database);
  const refund = await addRefunds(database, person, [{ method: 'BANK_TRANSFER', cents: 22_595 }]);
  const said = words('sheet:looking.now', { name: await nameOf('manager@aurora.test') });
  for (const path of [
    pathTo.manager.investment(refund),
    pathTo.manager.issuance(offer.id),
    pathTo.manager.user(person.id),
    pathTo.manager.userFunds(person.id),
    pathTo.manager.paperRequests(person.id),
    pathTo.manager.informationSheet(offer.id),
  ]) {
    expect([path, (await one.get(path)).status]).toEqual([path, 200]);
    expect([path, (await read(other, path)).includes(said)]).toEqual([path, true]);
  }
});
