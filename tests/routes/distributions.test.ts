import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { giveAccount } from '#tests/support/bank-account.ts';
import { type Dashboard, startDashboard } from '#tests/support/dashboard.ts';
import { addInvestor, addOffer, type DemoInvestor } from '#tests/support/demo-copies.ts';
import { bookTokens } from '#tests/support/distribution-steps.ts';
import { partOf, readText } from '#tests/support/page-sums.ts';
import type { Visitor } from '#tests/support/visitor.ts';
import { wordsOf } from '#tests/support/words.ts';
import { workToEnd } from '#tests/support/work-to-end.ts';

let dashboard: Dashboard;
let desk: Visitor;
let issuer: Visitor;
let holder: DemoInvestor;
let project: string;
const words = wordsOf('es');

beforeAll(async () => {
  dashboard = await startDashboard();
  const { database } = dashboard;
  [desk, issuer] = [dashboard.visitor(), dashboard.visitor()];
  await desk.signIn('manager@aurora.test');
  await issuer.signIn('issuer@aurora.test');
  holder = await addInvestor(database);
  project = (await addOffer(database)).id;
  await database.query(
    `update issuances set issuer_user_id = (select id from users where tenant_id = $1 and email = 'issuer@aurora.test') where id = $2`,
    [holder.tenantId, project],
  );
  await bookTokens({ db: database, tenantId: holder.tenantId }, holder, { id: project }, 10, 30);
});
afterAll(() => dashboard?.stop());

const mainOf = async (who: Visitor, path: string) => partOf((await who.get(path)).text, 'main');
const today = () => new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Madrid' }).format(new Date());
const statusOf = async (id: string) =>
  (await dashboard.database.query<{ status: string }>('select status from distributions where id = $1', [id]))[0]
    ?.status;
const list = (area: string) => `/${area}/issuances/${project}/benefits`;
const form = () => `${list('entrepreneur')}?new=1`;
const act = (who: Visitor, path: string, fields: Record<string, string>) =>
  who.post(path, { ...fields, idempotency_key: randomUUID() });

function proposal(over: Record<string, string> = {}): Record<string, string> {
  return {
    ...{ intent: 'propose', name: 'Dividendo 2026', kind: 'DIVIDEND', amount: '1.000,00', capital: '', note: '' },
    ...{ record_on: today(), ...over },
  };
}

/** Proposes one as the issuer and answers its page, without the area. */
async function proposed(name: string): Promise<string> {
  const { to } = await act(issuer, form(), proposal({ name, confirmed: 'yes' }));
  return (to ?? '').replace('/entrepreneur', '');
}

test('an issuer without a bank account reads what is missing and where it is given, and finds no form', async () => {
  await dashboard.database.query(
    `update bank_accounts set replaced_at = now() where replaced_at is null and user_id = (select issuer_user_id from issuances where id = $1)`,
    [project],
  );
  const page = await mainOf(issuer, list('entrepreneur'));
  expect(readText(page)).toContain(words('api_errors:distribution.no_issuer_account'));
  expect(page).toContain('href="/entrepreneur/account"');
  expect(page).not.toContain('?new=1');
  expect((await issuer.get(`${list('entrepreneur')}?new=1`)).to).toBe(list('entrepreneur'));
  expect(await mainOf(desk, list('manager'))).not.toContain('href="/entrepreneur');
});

test('a distribution is proposed, approved by another, funded and paid; each page says what comes next', async () => {
  const { database, backEnd } = dashboard;
  const [owner] = await database.query<{ id: string }>('select issuer_user_id as id from issuances where id = $1', [
    project,
  ]);
  await giveAccount({ db: database, tenantId: holder.tenantId }, { id: owner?.id ?? '' }, 'ES7921000813610123456789');
  expect(await mainOf(issuer, `/entrepreneur/issuances/${project}`)).toContain(`href="${list('entrepreneur')}"`);
  expect(await mainOf(issuer, `${list('entrepreneur')}?new=1`)).toContain('name="record_on_day"');

  const wrong = await act(issuer, form(), proposal({ amount: 'mil', record_on: '2999-01-01' }));
  expect(wrong.status).toBe(422);
  expect(wrong.text).toContain('value="mil"');
  const future = await act(issuer, form(), proposal({ record_on: '2999-01-01' }));
  expect(future.status).toBe(422);
  const asked = await act(issuer, form(), proposal());
  const question = readText(asked.text);
  for (const said of ['1.000,00 €', '190,00 €', '810,00 €', '100,00 €', words('distributions:perToken')])
    expect(question).toContain(said);
  expect(await database.query('select 1 from distributions where issuance_id = $1', [project])).toEqual([]);

  const page = await proposed('Dividendo 2026');
  const id = page.split('/').at(-1) ?? '';
  const own = await mainOf(issuer, `/entrepreneur${page}`);
  // The list of all leads to the sheet and to the history of the project's token.
  for (const area of ['manager', 'entrepreneur']) {
    const all = await mainOf(area === 'manager' ? desk : issuer, `/${area}/earnings`);
    expect(all).toContain(`href="/${area}${page}"`);
    expect(all).toContain(`href="/${area}/earnings/${project}/token"`);
    // The list of its project says the same of it.
    const ofProject = await mainOf(area === 'manager' ? desk : issuer, list(area));
    for (const page of [all, ofProject]) expect(readText(page)).toContain(words('distributions:status.PROPOSED'));
  }
  expect(own).not.toContain('value="approve"');
  expect(own).toContain('value="withdraw"');

  const sheet = readText(await mainOf(desk, `/manager${page}`));
  for (const said of ['1.000,00 €', '810,00 €', '190,00 €', '0,00 €', holder.name, words('distributions:cents')])
    expect(sheet).toContain(said);
  expect(await mainOf(desk, list('manager'))).toContain(`href="/manager${page}"`);
  const other = await act(desk, `/manager${page}`, { intent: 'approve', net: '810,01' });
  expect(readText(other.text)).toContain(words('distributions:approve.wrong'));
  expect(await statusOf(id)).toBe('PROPOSED');
  expect((await act(desk, `/manager${page}`, { intent: 'approve', net: '810,00' })).to).toBe(`/manager${page}`);
  expect(await statusOf(id)).toBe('APPROVED');

  const waiting = await mainOf(issuer, `/entrepreneur${page}`);
  expect(readText(waiting)).toContain(words('distributions:transfer.title'));
  expect(waiting).toContain('<svg');
  expect(await mainOf(desk, `/manager${page}`)).not.toContain('value="pay"');
  await fund(id);
  const ready = await mainOf(desk, `/manager${page}`);
  expect(ready).toContain('value="pay"');
  expect(ready).toContain('value="pay-one"');
  const before = await act(desk, `/manager${page}`, { intent: 'pay' });
  expect(readText(before.text)).toContain(words('distributions:pay.askText'));
  const begun = await act(desk, `/manager${page}`, { intent: 'pay', confirmed: 'yes' });
  expect(begun.to).toMatch(/^\/manager\/runs\//);
  const runId = begun.to?.split('/').at(-1) ?? '';
  await workToEnd(backEnd.deps, { tenantId: holder.tenantId, runId });
  expect(await mainOf(desk, begun.to ?? '')).toContain(`href="/manager${page}"`);
  expect(await statusOf(id)).toBe('PAID');
  expect(readText(await mainOf(issuer, `/entrepreneur${page}`))).toContain(words('distributions:status.PAID'));
});

test('a proposal is refused with a reason that the issuer reads, or taken back by who made it; both ask first', async () => {
  const refused = await proposed('Sin acta');
  const fields = { intent: 'refuse', reason: 'Falta el acta de la junta' };
  const asked = await act(desk, `/manager${refused}`, fields);
  expect(asked.text).toContain('name="confirmed" value="yes"');
  await act(desk, `/manager${refused}`, { ...fields, confirmed: 'yes' });
  expect(readText(await mainOf(issuer, `/entrepreneur${refused}`))).toContain(fields.reason);

  const withdrawn = await proposed('Otra fecha');
  const id = withdrawn.split('/').at(-1) ?? '';
  expect((await act(issuer, `/entrepreneur${withdrawn}`, { intent: 'approve', net: '810,00' })).status).toBe(400);
  await act(issuer, `/entrepreneur${withdrawn}`, { intent: 'withdraw', confirmed: 'yes' });
  expect(await statusOf(id)).toBe('WITHDRAWN');
  const elsewhere = (await addOffer(dashboard.database)).id;
  expect((await desk.get(`/manager/issuances/${elsewhere}/benefits/${id}`)).status).toBe(404);
});

test('a paper is added by the issuer and taken back after a question; once it is approved, its holder reads it beside the earning and on the receipt', async () => {
  const page = await proposed('Con acta');
  const send = (who: Visitor, area: string, content: string, name = 'acta.pdf') => {
    const body = new FormData();
    body.set('intent', 'add-paper');
    body.set('document', new File([content], name, { type: 'application/pdf' }));
    return who.upload(`/${area}${page}`, body);
  };
  const broken = await send(issuer, 'entrepreneur', 'no es un PDF');
  expect(broken.status).toBe(422);
  expect((await send(issuer, 'entrepreneur', '%PDF-1.4\nacta\n%%EOF')).to).toBe(`/entrepreneur${page}`);
  const shown = await mainOf(issuer, `/entrepreneur${page}`);
  expect(shown).toContain('acta.pdf');
  const document_id = /name="document_id" value="([^"]+)"/.exec(shown)?.[1] ?? '';
  const take = { intent: 'remove-paper', document_id };
  expect(readText((await act(issuer, `/entrepreneur${page}`, take)).text)).toContain(
    words('distributions:papers.askText'),
  );
  await act(issuer, `/entrepreneur${page}`, { ...take, confirmed: 'yes' });
  expect(await mainOf(issuer, `/entrepreneur${page}`)).not.toContain('acta.pdf');

  await send(desk, 'manager', '%PDF-1.4\nacta firmada\n%%EOF', 'acta-firmada.pdf');
  await act(desk, `/manager${page}`, { intent: 'approve', net: '810,00' });
  const late = await send(issuer, 'entrepreneur', '%PDF-1.4\notra\n%%EOF');
  expect(late.to).toBe(`/entrepreneur${page}`);
  const closed = (await issuer.get(late.to ?? '')).text;
  expect(readText(closed)).toContain(words('api_errors:distribution.papers_closed'));
  expect(closed).not.toContain('name="document"');

  const investor = dashboard.visitor();
  await investor.signIn(holder.email);
  const history = await mainOf(investor, `/user/earnings/${project}/token`);
  const file = /href="(\/resources\/files\/[^"]+)"[^>]*>acta-firmada\.pdf</.exec(history)?.[1] ?? '';
  expect((await investor.get(file)).status).toBe(200);
});

test('a proposal is changed from its page: the form begins with what stands, asks once, and the old one is withdrawn; of a withdrawn one it begins anew', async () => {
  const page = await proposed('Por cambiar');
  const id = page.split('/').at(-1) ?? '';
  const change = `${list('entrepreneur')}?new=1&from=${id}`;
  expect(await mainOf(issuer, `/entrepreneur${page}`)).toContain(`href="${change.replace('&', '&amp;')}"`);
  expect(await mainOf(desk, `/manager${page}`)).not.toContain('from=');
  const filled = await mainOf(issuer, change);
  for (const value of ['Por cambiar', '1.000,00', id]) expect(filled).toContain(`value="${value}"`);
  const typed = proposal({ name: 'Cambiado', amount: '900,00', replaces: id });
  const asked = await act(issuer, change, typed);
  expect(readText(asked.text)).toContain(words('distributions:change.askText'));
  expect(asked.text).toContain(`name="replaces" value="${id}"`);
  expect(await statusOf(id)).toBe('PROPOSED');
  const { to } = await act(issuer, change, { ...typed, confirmed: 'yes' });
  expect(await statusOf(id)).toBe('WITHDRAWN');
  expect(readText(await mainOf(issuer, to ?? ''))).toContain('900,00 €');
  expect(await mainOf(issuer, `/entrepreneur${page}`)).toContain(words('distributions:change.anew'));
  const anew = await mainOf(issuer, change);
  expect(anew).toContain('value="Por cambiar"');
  expect(anew).not.toContain('name="replaces"');
  const gone = '00000000-0000-4000-8000-000000000001';
  expect((await issuer.get(`${list('entrepreneur')}?new=1&from=${gone}`)).status).toBe(404);
  await act(issuer, to ?? '', { intent: 'withdraw', confirmed: 'yes' });
});

/** The issuer's money has arrived, as the bank's statement books it. */
async function fund(id: string): Promise<void> {
  await dashboard.database.query(
    `with bank as (
       insert into ledger_accounts (tenant_id, kind, asset, guarded, created_at) values ($1, 'bank', 'EUR', false, now())
       on conflict on constraint ledger_accounts_unique do update set guarded = ledger_accounts.guarded returning id),
     funds as (
       insert into ledger_accounts (tenant_id, kind, asset, issuance_id, distribution_id, guarded, created_at) values ($1, 'distribution_funds', 'EUR', $3, $2, true, now())
       on conflict on constraint ledger_accounts_unique do update set guarded = true returning id),
     entry as (insert into ledger_entries (tenant_id, kind, ref, created_at) values ($1, 'distribution.funded', gen_random_uuid()::text, now()) returning id)
     insert into ledger_postings (tenant_id, entry_id, account_id, asset, amount)
     select $1, entry.id, bank.id, 'EUR', -100000 from entry, bank union all select $1, entry.id, funds.id, 'EUR', 100000 from entry, funds`,
    [holder.tenantId, id, project],
  );
  await dashboard.database.query('update distributions set funded_cents = 100000, funded_at = now() where id = $1', [
    id,
  ]);
}
