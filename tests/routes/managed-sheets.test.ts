import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Dashboard, startDashboard } from '#tests/support/dashboard.ts';
import { addInvestor, addOffer, addOrder } from '#tests/support/demo-copies.ts';
import { partOf, readText } from '#tests/support/page-sums.ts';
import type { Visitor } from '#tests/support/visitor.ts';
import { wordsOf } from '#tests/support/words.ts';

const LANGS = ['es', 'en'] as const;
let dashboard: Dashboard;
let desks: Record<(typeof LANGS)[number], Visitor>;
beforeAll(async () => {
  dashboard = await startDashboard();
  desks = { es: dashboard.visitor('aurora', 'es'), en: dashboard.visitor('aurora', 'en') };
  for (const lang of LANGS) await desks[lang].signIn('manager@aurora.test');
});
afterAll(() => dashboard?.stop());

const mainOf = async (desk: Visitor, path: string) => partOf((await desk.get(path)).text, 'main');

test.each(LANGS)('an order’s sheet tells a manager whose turn it is as they see it, in %s', async (lang) => {
  const words = wordsOf(lang);
  const { database } = dashboard;
  const investor = await addInvestor(database);
  const [one, other] = [await addOffer(database), await addOffer(database)];
  const waiting = await addOrder(database, investor, one.id, 'IN_UPLOAD_PROOF_OF_PAYMENT');
  const proven = await addOrder(database, investor, other.id, 'PROOF_OF_PAYMENT_UPLOADED');
  const theirs = readText(await mainOf(desks[lang], `/manager/investments/${waiting.id}`));
  expect(theirs).toContain(words('investments:timeline.managerWho.investor'));
  expect(theirs).not.toContain(words('investments:timeline.managerWho.manager'));
  const mine = readText(await mainOf(desks[lang], `/manager/investments/${proven.id}`));
  expect(mine).toContain(words('investments:timeline.managerWho.manager'));
  expect(mine).not.toContain(words('investments:timeline.managerWho.investor'));
});

test.each(LANGS)(
  'an order’s sheet says how it is paid before any money has moved, and an issuer reads no reference of the bank, in %s',
  async (lang) => {
    const words = wordsOf(lang);
    const { database } = dashboard;
    const issuer = dashboard.visitor('aurora', lang);
    await issuer.signIn('issuer@aurora.test');
    const offer = await ownOffer('issuer@aurora.test');
    const wire = `AUR-${lang}-7781`;
    for (const { status, line } of [
      { status: 'IN_UPLOAD_PROOF_OF_PAYMENT', line: 'managed:sheet.stillToPay' },
      { status: 'CHARGED', line: 'managed:sheet.paidOtherwise' },
      { status: 'RESERVED', line: null },
    ] as const) {
      const order = await addOrder(database, await addInvestor(database), offer, status);
      await database.query(
        'update investments set wire_reference = $2, amount_cents = 50000, fee_cents = 1234, balance_cents = 2050 where id = $1',
        [order.id, `${wire}-${status}`],
      );
      const read = async (desk: Visitor, area: string) =>
        readText(await mainOf(desk, `/${area}/investments/${order.id}`));
      const [managers, issuers] = [await read(desks[lang], 'manager'), await read(issuer, 'entrepreneur')];
      const money = (euros: string) => (lang === 'es' ? `${euros} €` : `${euros.replace(',', '.')} €`);
      for (const page of [managers, issuers]) {
        expect(page).toContain(`${words('managed:column.method')} ${words('statuses:method.BANK_TRANSFER')}`);
        expect(page).toContain(`${words('managed:sheet.fee')} ${money('12,34')}`);
        expect(page).toContain(`${words('managed:sheet.balance')} ${money('20,50')}`);
        for (const each of ['managed:sheet.stillToPay', 'managed:sheet.paidOtherwise'] as const)
          expect(page.includes(`${words(each)} ${money('491,84')}`), `${each} ${status}`).toBe(each === line);
      }
      expect(managers).toContain(`${words('managed:sheet.wire')} ${wire}-${status}`);
      expect(issuers).not.toContain(wire);
    }
  },
);

/** A project of an issuer of aurora. */
async function ownOffer(email: string): Promise<string> {
  const [own] = await dashboard.database.query<{ id: string }>(
    'select i.id from issuances i join users u on u.id = i.issuer_user_id where u.email = $1 order by i.id limit 1',
    [email],
  );
  return own?.id ?? '';
}

test.each(LANGS)(
  'a company stands by its own name in the lists of people and orders and on both sheets, and who acts for it below, in %s',
  async (lang) => {
    const { database } = dashboard;
    const investor = await addInvestor(database);
    const { id, name, tenantId } = investor;
    const order = await addOrder(database, investor, (await addOffer(database)).id, 'PROOF_OF_PAYMENT_UPLOADED');
    const company = `Molinos ${id.slice(0, 8)}, S.L.`;
    await database.query(`update user_profiles set legal_type = 'LEGAL_ENTITY' where user_id = $1`, [id]);
    await database.query(
      'insert into company_profiles (tenant_id, user_id, organisation_name, updated_at) values ($1, $2, $3, now())',
      [tenantId, id, company],
    );
    const q = encodeURIComponent(id.slice(0, 8));
    for (const list of [`/manager/users?q=${q}`, `/manager/investments?q=${q}`]) {
      const rows = await mainOf(desks[lang], list);
      expect(rows.slice(rows.indexOf('<tbody')), list).toContain(`>${company}</a>`);
    }
    const actsFor = wordsOf(lang)('sheet:representedBy', { name });
    for (const sheet of [`/manager/users/${id}`, `/manager/investments/${order.id}`]) {
      const page = await mainOf(desks[lang], sheet);
      expect(readText(page), sheet).toContain(company);
      expect(readText(page), sheet).toContain(actsFor);
    }
    expect(await mainOf(desks[lang], `/manager/users/${id}`)).toMatch(new RegExp(`<h1[^>]*>${company}`));
  },
);

test.each(LANGS)(
  'an identity is late on its sheet and on the person’s when it is late in the inbox, in %s',
  async (lang) => {
    const { database } = dashboard;
    const [overdue = '', review = ''] = ['overdue', 'review'].map(
      (key) => wordsOf(lang)(`users:turn.${key}`, { age: '|', date: '|' }).split('|')[1],
    );
    for (const { hours, isLate } of [
      { hours: 30, isLate: true },
      { hours: 20, isLate: false },
    ]) {
      const { id, name } = await addInvestor(database);
      await database.query(
        `update kyc_checks set status = 'MANUAL_REVIEW', submitted_at = now() - make_interval(hours => $2) where user_id = $1`,
        [id, hours],
      );
      const inbox = await mainOf(desks[lang], `/manager/inbox?kind=identity`);
      const late = inbox.slice(0, inbox.indexOf(wordsOf(lang)(`inbox:urgency.${isLate ? 'today' : 'late'}`)));
      expect(inbox).toContain(name);
      if (isLate) expect(late).toContain(name);
      for (const path of [`/manager/users/${id}`, `/manager/users/${id}/identity-check`]) {
        const sheet = readText(await mainOf(desks[lang], path));
        expect(sheet.includes(overdue.trim()), `${path} after ${hours} hours`).toBe(isLate);
        expect(sheet.includes(review.trim())).toBe(!isLate);
      }
    }
  },
);

test('a minted order’s sheet names the transaction that made its tokens, and leads to where the token’s transactions stand', async () => {
  const { database } = dashboard;
  const offer = await addOffer(database);
  const order = await addOrder(database, await addInvestor(database), offer.id, 'MINTED');
  const sheet = () => mainOf(desks.es, `/manager/investments/${order.id}`);
  const line = wordsOf('es')('sheet:link.transaction', { hash: '0xc0de…beef' });
  expect(readText(await sheet())).not.toContain(line);
  await database.query(
    `insert into chain_acts (tenant_id, chain_id, issuance_id, key, kind, state, investment_id, signed, created_at, moved_at)
     select tenant_id, 1, issuance_id, 'mint:' || id, 'mint', 'CONFIRMED', id, $2::jsonb, now(), now() from investments where id = $1`,
    [order.id, JSON.stringify([{ hash: `0xc0de${'0'.repeat(56)}beef`, raw: '0x', maxFee: '1', tip: '1' }])],
  );
  const page = await sheet();
  expect(readText(page)).toContain(line);
  expect(readText(page)).toContain(wordsOf('es')('tokens:act.state.CONFIRMED'));
  expect(page).toContain(`href="/manager/tokens/${offer.id}"`);
  // Where the tenant names an explorer, the hash is a link to its page there.
  const explorer = 'https://scan.example/';
  const [kept] = await database.query<{ settings: object }>(`select settings from tenants where name = 'aurora'`);
  const tokenChain = { chainId: 1, rpcUrl: 'http://127.0.0.1:9', account: 1, explorerUrl: explorer };
  const set = (settings: object) =>
    database.query(`update tenants set settings = $1, version = version + 1 where name = 'aurora'`, [settings]);
  await set({ ...kept?.settings, tokenChain });
  try {
    expect(await sheet()).toContain(`href="${explorer}tx/0xc0de${'0'.repeat(56)}beef"`);
  } finally {
    await set(kept?.settings ?? {});
  }
});

test.each(LANGS)(
  'a person’s sheet says what keeps them from being verified, with no button that does nothing, in %s',
  async (lang) => {
    const words = wordsOf(lang);
    const { id } = await addInvestor(dashboard.database);
    await dashboard.database.query(`update users set status = 'REJECTED', rejection_reason = 'USER' where id = $1`, [
      id,
    ]);
    const ready = await mainOf(desks[lang], `/manager/users/${id}`);
    expect(ready).toContain('value="verify"');
    // A yes takes the rejection back, and its question says so.
    const asked = await desks[lang].post(`/manager/users/${id}`, { intent: 'verify' });
    expect(readText(partOf(asked.text, 'main'))).toContain(words('users:verify.takesBack'));
    await dashboard.database.query('delete from suitability_tests where user_id = $1', [id]);
    await dashboard.database.query('update user_profiles set additional_information_at = null where user_id = $1', [
      id,
    ]);
    const page = await mainOf(desks[lang], `/manager/users/${id}`);
    expect(page).not.toContain('value="verify"');
    for (const block of ['test', 'additional_data'])
      expect(readText(page)).toContain(words(`users:verify.blocked.${block}`));
    expect(readText(page)).not.toContain(words('users:verify.blocked.identity_missing'));
    expect(readText(page)).not.toContain(words('users:ownJudgement'));
    expect(readText(page)).not.toContain(words('users:noDocuments'));
  },
);

test.each(LANGS)(
  'a manager’s own sheet says that somebody else verifies them while they are not verified, and nothing once they are, in %s',
  async (lang) => {
    const { database } = dashboard;
    const own = "email = 'manager@aurora.test'";
    const [me] = await database.query<{ id: string; status: string }>(`select id, status from users where ${own}`);
    const words = wordsOf(lang)('users:ownJudgement');
    for (const { status, isSaid } of [
      { status: 'PENDING', isSaid: true },
      { status: 'VERIFIED', isSaid: false },
    ]) {
      await database.query(`update users set status = $1 where ${own}`, [status]);
      const sheet = readText(await mainOf(desks[lang], `/manager/users/${me?.id}`));
      expect([status, sheet.includes(words)]).toEqual([status, isSaid]);
      expect(sheet).not.toContain(wordsOf(lang)('users:judgementText'));
    }
    await database.query(`update users set status = $1 where ${own}`, [me?.status]);
  },
);

test('the sheet of who does not invest offers no reopening of a check that succeeded, and an investor’s does', async () => {
  const { id } = await addInvestor(dashboard.database);
  const path = `/manager/users/${id}`;
  const reopen = wordsOf('es')('users:reopen.about');
  expect(readText(await mainOf(desks.es, path))).toContain(reopen);
  await dashboard.database.query("update users set role = 'ISSUER', roles = '{ISSUER}' where id = $1", [id]);
  expect(readText(await mainOf(desks.es, path))).not.toContain(reopen);
});

test('the list of proofs that wait opens each as one of its queue, and any other list opens it alone', async () => {
  const { database } = dashboard;
  const proven = await addOrder(
    database,
    await addInvestor(database),
    (await addOffer(database)).id,
    'PROOF_OF_PAYMENT_UPLOADED',
  );
  const listed = async (query: string) => (await desks.es.get(`/manager/investments${query}`)).text;
  expect(await listed('?waiting=proof')).toContain(`href="/manager/investments/${proven.id}?queue=proof"`);
  expect(await listed('')).toContain(`href="/manager/investments/${proven.id}"`);
});

test.each(LANGS)(
  'an issuer’s list begins with their campaign that ends first and with what is their turn, until a filter is set, in %s',
  async (lang) => {
    const words = wordsOf(lang);
    const desk = dashboard.visitor('aurora', lang);
    await desk.signIn('issuer@aurora.test');
    const [offer] = await dashboard.database.query<{ id: string; tenant_id: string }>(
      `select i.id, i.tenant_id from issuances i join tenants t on t.id = i.tenant_id join users u on u.id = i.issuer_user_id
       where t.name = 'aurora' and u.email = 'issuer@aurora.test' and i.status = 'CAMPAIGN' order by i.campaign_ends_at, i.id limit 1`,
    );
    await dashboard.database.query(
      `insert into issuance_questions (tenant_id, id, issuance_id, asked_by, question, asked_at)
       select $1, gen_random_uuid(), $2, id, '{"es": "¿Cuándo abre?"}', now() from users where tenant_id = $1 and email = 'investor@aurora.test'`,
      [offer?.tenant_id, offer?.id],
    );
    const home = await mainOf(desk, '/entrepreneur/issuances');
    expect(readText(home)).toContain(words('issuances:own.title'));
    expect(home).toContain(`href="/entrepreneur/issuances/${offer?.id}/updates"`);
    expect(home.indexOf(`/entrepreneur/issuances/${offer?.id}/updates`)).toBeLessThan(home.lastIndexOf('<table'));
    expect(readText(await mainOf(desk, '/entrepreneur/issuances?q=zzzz'))).not.toContain(words('issuances:own.title'));
    expect(readText(await mainOf(desks[lang], '/manager/issuances'))).not.toContain(words('issuances:own.title'));
  },
);
