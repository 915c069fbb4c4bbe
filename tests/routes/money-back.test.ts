import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { proposeInstalments } from '#backend/modules/debts/propose-instalments.ts';
import { sampleFile } from '#domain/statement/sample-files.ts';
import { giveAccount } from '#tests/support/bank-account.ts';
import { type Dashboard, startDashboard } from '#tests/support/dashboard.ts';
import { addInvestor, addOffer, type DemoInvestor } from '#tests/support/demo-copies.ts';
import { bookTokens } from '#tests/support/distribution-steps.ts';
import { partOf, readText } from '#tests/support/page-sums.ts';
import type { Visitor } from '#tests/support/visitor.ts';
import { wordsOf } from '#tests/support/words.ts';
import { workToEnd } from '#tests/support/work-to-end.ts';

const DAY_MS = 86_400_000;
const CLAIM = '/user/earnings/claim';
let dashboard: Dashboard;
beforeAll(async () => {
  dashboard = await startDashboard();
});
afterAll(() => dashboard?.stop());

const today = () => new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Madrid' }).format(new Date());
const hidden = (page: string, name: string) => new RegExp(`name="${name}" value="([^"]+)"`).exec(page)?.[1] ?? '';
const mainOf = async (who: Visitor, path: string) => readText(partOf((await who.get(path)).text, 'main'));

/** A project of a tenant's issuer, with ten tokens in the hands of one holder; each can be paid. */
async function project(tenant: string, lang: 'es' | 'en', daysAgo: number) {
  const { database } = dashboard;
  const offer = await addOffer(database, { tenant });
  const holder = await addInvestor(database, { tenant, lang });
  const own = { db: database, tenantId: holder.tenantId };
  const [issuer] = await database.query<{ id: string }>(
    `update issuances set issuer_user_id = (select id from users where tenant_id = $1 and email = $3) where id = $2 returning issuer_user_id as id`,
    [holder.tenantId, offer.id, `issuer@${tenant}.test`],
  );
  await bookTokens(own, holder, offer, 10, daysAgo);
  await giveAccount(own, issuer ?? holder, 'ES7921000813610123456789');
  await giveAccount(own, holder, 'ES9121000418450200051332');
  const signedIn = async (email: string) => {
    const visitor = dashboard.visitor(tenant, lang);
    await visitor.signIn(email);
    return visitor;
  };
  return {
    offer,
    holder,
    manager: await signedIn(`manager@${tenant}.test`),
    issuer: await signedIn(`issuer@${tenant}.test`),
  };
}

/** The bank's statement brings the issuer's transfer: the manager sends its file. */
async function fund(manager: Visitor, { tenantId }: DemoInvestor, id: string): Promise<void> {
  const [row] = await dashboard.database.query<{ iban: string; reference: string; cents: string }>(
    `select t.settings->'safeguarding'->>'iban' as iban, d.reference, d.gross_cents::text as cents
     from distributions d join tenants t on t.id = d.tenant_id where d.tenant_id = $1 and d.id = $2`,
    [tenantId, id],
  );
  const day = today();
  const movement = { cents: BigInt(row?.cents ?? 0), text: `Pago ${row?.reference}`, isCredit: true, name: 'Emisora' };
  const file = sampleFile('camt.053.001.08', {
    ...{ iban: row?.iban ?? '', from: day, to: day, openingCents: 90_000_000n },
    rows: [{ ...movement, day, reference: randomUUID().slice(0, 16) }],
  });
  const body = new FormData();
  body.set('idempotency_key', randomUUID());
  body.set('statement', new File([file], 'extracto.xml', { type: 'application/xml' }));
  expect((await manager.upload('/manager/statements/import', body)).to).toContain('?file=');
}

/** From the approval to the bank: approved with the net typed, funded, paid by a run, claimed by its holder. Answers what the holder's list says. */
async function throughTo(lang: 'es' | 'en', tenant: string, made: Awaited<ReturnType<typeof project>>, id: string) {
  const { offer, holder, manager } = made;
  const words = wordsOf(lang);
  const page = `/manager/issuances/${offer.id}/benefits/${id}`;
  const [sums] = await dashboard.database.query<{ net: string; gross: string }>(
    `select (net_cents / 100.0)::numeric(12, 2)::text as net, gross_cents::text as gross from distributions where id = $1`,
    [id],
  );
  const net = lang === 'es' ? (sums?.net ?? '').replace('.', ',') : (sums?.net ?? '');
  const act = (fields: Record<string, string>) => manager.post(page, { ...fields, idempotency_key: randomUUID() });
  expect((await act({ intent: 'approve', net })).to).toBe(page);
  expect((await manager.get(page)).text).not.toContain('value="pay"');
  await fund(manager, holder, id);
  expect(readText((await act({ intent: 'pay' })).text)).toContain(words('distributions:pay.askText'));
  const { to } = await act({ intent: 'pay', confirmed: 'yes' });
  expect(to).toMatch(/^\/manager\/runs\//);
  await workToEnd(dashboard.backEnd.deps, { tenantId: holder.tenantId, runId: to?.split('/').at(-1) ?? '' });
  expect(await mainOf(manager, page)).toContain(words('distributions:status.PAID'));

  const investor = dashboard.visitor(tenant, lang);
  await investor.signIn(holder.email);
  const claim = await investor.get(CLAIM);
  const fields = { ids: hidden(claim.text, 'ids'), net: hidden(claim.text, 'net') };
  expect(fields.net).toBe(sums?.net);
  const claimed = { to: 'BANK_ACCOUNT', ...fields, idempotency_key: hidden(claim.text, 'idempotency_key') };
  expect((await investor.post(CLAIM, claimed)).to).toBe('/user/earnings');
  const [money] = await dashboard.database.query<{ payouts: string; sum: string; left: string }>(
    `select (select sum(amount_cents) from payouts where tenant_id = $1 and user_id = $2)::text as payouts,
       (select coalesce(sum(amount), 0) from ledger_postings where tenant_id = $1)::text as sum,
       (select coalesce(sum(p.amount), 0) from ledger_postings p join ledger_accounts a on a.tenant_id = p.tenant_id and a.id = p.account_id
          where a.tenant_id = $1 and a.distribution_id = $3)::text as left`,
    [holder.tenantId, holder.id, id],
  );
  expect(money).toEqual({ payouts: (sums?.net ?? '').replace('.', ''), sum: '0', left: '0' });
  return mainOf(investor, `/user/earnings/${offer.id}/token`);
}

test.each([
  ['aurora', 'es', '1.000,00', '810,00'],
  ['ladrillo', 'en', '1,000.00', '810.00'],
] as const)(
  'a rent is proposed, funded, approved, paid and claimed to the bank without script, in %s in %s',
  async (tenant, lang, gross, net) => {
    const made = await project(tenant, lang, 30);
    const { issuer, offer } = made;
    const form = {
      intent: 'propose',
      name: 'Renta',
      kind: 'RENT',
      amount: gross,
      capital: '',
      note: '',
      record_on: today(),
    };
    const list = `/entrepreneur/issuances/${offer.id}/benefits`;
    const fields = { ...form, idempotency_key: randomUUID() };
    expect(readText((await issuer.post(`${list}?new=1`, fields)).text)).toContain(net);
    const { to } = await issuer.post(`${list}?new=1`, { ...fields, confirmed: 'yes' });
    const history = await throughTo(lang, tenant, made, to?.split('/').at(-1) ?? '');
    expect(history).toContain(net);
    expect(history).toContain(wordsOf(lang)('earnings:kind.RENT'));
  },
);

test.each([
  ['aurora', 'es'],
  ['ladrillo', 'en'],
] as const)(
  'an instalment of a debt proposes itself, is funded, approved, paid and claimed, and its schedule says so, in %s in %s',
  async (tenant, lang) => {
    const made = await project(tenant, lang, 85);
    const { offer, manager } = made;
    const { database } = dashboard;
    await database.query(
      `update issuances set status = 'CLOSED', product_type = 'DEBT', closed_at = $2, token_expires_on = null, price = 100, finance = $3 where id = $1`,
      [
        ...[offer.id, new Date(Date.now() - 85 * DAY_MS)],
        JSON.stringify({ annualInterestPercent: '8.00', termMonths: 12, payEveryMonths: 3, repayment: 'LINEAR' }),
      ],
    );
    await proposeInstalments(dashboard.backEnd.deps);
    const [row] = await database.query<{ id: string; interest: string; capital: string }>(
      'select id, income_cents::text as interest, return_cents::text as capital from distributions where issuance_id = $1',
      [offer.id],
    );
    // 1,000.00 at 8 % for a quarter, and a quarter of the capital, of which nothing is withheld.
    expect(row).toMatchObject({ interest: '2000', capital: '25000' });
    const words = wordsOf(lang);
    expect(await throughTo(lang, tenant, made, row?.id ?? '')).toContain(lang === 'es' ? '266,20' : '266.20');
    const schedule = await mainOf(manager, `/manager/issuances/${offer.id}/benefits?tab=schedule`);
    expect(schedule).toContain(words('debts:state.PAID'));
  },
);
