import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { SERVED } from '#backend/served.ts';
import { giveAccount } from '#tests/support/bank-account.ts';
import { type Dashboard, startDashboard } from '#tests/support/dashboard.ts';
import { addInvestor, addOffer, addOrder, type DemoInvestor } from '#tests/support/demo-copies.ts';
import type { Visitor } from '#tests/support/visitor.ts';

let dashboard: Dashboard;
let desk: Visitor;
let person: DemoInvestor;
let waiting: DemoInvestor;
let requestId: string;
let noticeId: string;
let token: { id: string; symbol: string };
let ad: { id: string; reference: string };
let complaints: Record<'RECEIVED' | 'EXAMINING', { id: string; reference: string }>;
let orders: Record<'proof' | 'paid' | 'signed', { id: string }>;
beforeAll(async () => {
  dashboard = await startDashboard();
  const { database } = dashboard;
  desk = dashboard.visitor();
  await desk.signIn('manager@aurora.test');
  [person, waiting] = [await addInvestor(database), await addInvestor(database)];
  await database.query(`update kyc_checks set status = 'MANUAL_REVIEW', submitted_at = now() where user_id = $1`, [
    waiting.id,
  ]);
  await database.query(`update users set status = 'PENDING' where id = $1`, [person.id]);
  await giveAccount({ db: database, tenantId: person.tenantId }, person, 'ES9121000418450200051332');
  await database.query("update bank_accounts set usable_from = now() + interval '1 day' where user_id = $1", [
    person.id,
  ]);
  [requestId, noticeId] = [randomUUID(), randomUUID()];
  await database.query(
    `insert into sophisticated_requests (tenant_id, id, user_id, criteria, status, created_at) values ($1, $2, $3, '[]', 'REQUESTED', now())`,
    [person.tenantId, requestId, person.id],
  );
  await database.query(
    `insert into payment_notices (tenant_id, id, provider, event_id, result, outcome, reason, amount_cents, received_at)
     values ($1, $2::uuid, 'card', $2::uuid::text, 'paid', 'QUARANTINED', 'unknown_reference', 12345, now())`,
    [person.tenantId, noticeId],
  );
  const [one, other, third] = [await addOffer(database), await addOffer(database), await addOffer(database)];
  const [named] = await database.query<{ symbol: string }>(
    'select token_symbol as symbol from issuances where id = $1',
    [one.id],
  );
  const [open] = await database.query<{ id: string; reference: string }>(
    `select id, reference from ads where tenant_id = $1 and status = 'OPEN' limit 1`,
    [person.tenantId],
  );
  ad = open ?? { id: '', reference: '' };
  const complaintIn = async (state: string) => {
    const [found] = await database.query<{ id: string; reference: string }>(
      'select id, reference from complaints where tenant_id = $1 and state = $2 limit 1',
      [person.tenantId, state],
    );
    return found ?? { id: '', reference: '' };
  };
  complaints = { RECEIVED: await complaintIn('RECEIVED'), EXAMINING: await complaintIn('EXAMINING') };
  token = { id: one.id, symbol: named?.symbol ?? '' };
  await database.query(
    `insert into chain_tokens (tenant_id, issuance_id, chain_id, requested_by, requested_at, address, registry)
     select $1, $2, 1, u.id, now(), '0x' || repeat('a1', 20), '0x' || repeat('b2', 20) from users u where u.tenant_id = $1 and u.email = 'manager@aurora.test'`,
    [person.tenantId, one.id],
  );
  orders = {
    proof: await addOrder(database, person, one.id, 'PROOF_OF_PAYMENT_UPLOADED'),
    paid: await addOrder(database, person, other.id, 'CHARGED'),
    signed: await addOrder(database, person, third.id, 'SIGNED'),
  };
  await database.query('update investments set reflection_ends_at = null where id = $1', [orders.signed.id]);
});
afterAll(() => dashboard?.stop());

/** Everything that an act writes, whichever it is. */
async function written(): Promise<string> {
  const [row] = await dashboard.database.query<{ all: string }>(
    `select concat_ws(' ', (select count(*) from audit_log where action <> 'refund.account_read'), (select count(*) from mails),
       (select count(*) from ledger_entries), (select count(*) from investment_events)) as all`,
  );
  return row?.all ?? '';
}

const REASON = 'Un motivo que se lee';
/** Every act of managers that mails somebody, moves money or cannot be undone; statement rows have their own test of the same. */
const ACTS: [name: string, path: () => string, fields: () => Record<string, string>, about: () => string][] = [
  ['verify a person', () => `users/${person.id}`, () => ({ intent: 'verify' }), () => person.name],
  ['reject a person', () => `users/${person.id}`, () => ({ intent: 'reject', reason: 'USER' }), () => person.name],
  [
    'take a bank account back',
    () => `users/${person.id}`,
    () => ({ intent: 'take-back-account', reason: REASON }),
    () => person.name,
  ],
  [
    'change a person’s roles',
    () => `users/${waiting.id}/roles`,
    () => ({ roles: 'PREMIUM_USER', role: 'PREMIUM_USER' }),
    () => waiting.name,
  ],
  ['reopen a check', () => `users/${person.id}`, () => ({ intent: 'reopen', reason: REASON }), () => person.name],
  [
    'approve an identity',
    () => `users/${waiting.id}/identity-check`,
    () => ({ intent: 'approve' }),
    () => waiting.name,
  ],
  [
    'refuse an identity',
    () => `users/${waiting.id}/identity-check`,
    () => ({ intent: 'refuse', reason: REASON }),
    () => waiting.name,
  ],
  ['grant a status', () => `users/sophisticated/${requestId}`, () => ({ intent: 'grant' }), () => person.name],
  [
    'refuse a status',
    () => `users/sophisticated/${requestId}`,
    () => ({ intent: 'refuse', reason: REASON }),
    () => person.name,
  ],
  [
    'confirm a payment',
    () => `investments/${orders.proof.id}`,
    () => ({ intent: 'confirm', received: expected, value_date: today }),
    () => person.name,
  ],
  [
    'reject a proof',
    () => `investments/${orders.proof.id}`,
    () => ({ intent: 'reject', reason: REASON }),
    () => person.name,
  ],
  [
    'cancel an order',
    () => `investments/${orders.paid.id}`,
    () => ({ intent: 'cancel', reason: REASON }),
    () => person.name,
  ],
  ['mint', () => `investments/${orders.signed.id}`, () => ({ intent: 'mint' }), () => person.name],
  ['make a token on a chain', () => `tokens/${token.id}`, () => ({ intent: 'create' }), () => token.symbol],
  ['pause a token', () => `tokens/${token.id}/acts`, () => ({ act: 'pause', reason: REASON }), () => token.symbol],
  [
    'take an ad down',
    () => `bulletin-board/${ad.id}`,
    () => ({ intent: 'take-down', reason: REASON }),
    () => ad.reference,
  ],
  [
    'admit a complaint',
    () => `complaints/${complaints.RECEIVED.id}`,
    () => ({ intent: 'admit' }),
    () => complaints.RECEIVED.reference,
  ],
  [
    'dismiss a complaint',
    () => `complaints/${complaints.RECEIVED.id}`,
    () => ({ intent: 'dismiss', reason: `${REASON}, y se entiende` }),
    () => complaints.RECEIVED.reference,
  ],
  [
    'ask about a complaint',
    () => `complaints/${complaints.EXAMINING.id}`,
    () => ({ intent: 'ask', text: `${REASON}, y se entiende` }),
    () => complaints.EXAMINING.reference,
  ],
  [
    'put a complaint off',
    () => `complaints/${complaints.EXAMINING.id}`,
    () => ({ intent: 'delay', reason: REASON, decide_on: '2030-01-02' }),
    () => complaints.EXAMINING.reference,
  ],
  [
    'decide a complaint',
    () => `complaints/${complaints.EXAMINING.id}`,
    () => ({ intent: 'decide', outcome: 'UPHELD', text: `${REASON}, y se entiende` }),
    () => complaints.EXAMINING.reference,
  ],
  ['clear a notice', () => `payment-notices/${noticeId}`, () => ({ resolution: REASON }), () => noticeId],
];
let expected = '';
const today = new Date().toISOString().slice(0, 10);

test.each(ACTS)(
  'a manager’s act to %s asks first, says about whom or what, and writes nothing before the yes',
  async (_, path, fields, about) => {
    const [row] = await dashboard.database.query<{ cents: string }>(
      'select (amount_cents + fee_cents)::text as cents from investments where id = $1',
      [orders.proof.id],
    );
    const cents = row?.cents ?? '';
    expected = `${cents.slice(0, -2)},${cents.slice(-2)}`;
    const before = await written();
    const answer = await desk.post(`/manager/${path()}`, { ...fields(), idempotency_key: randomUUID() });
    expect(answer.status).toBe(200);
    const shown = ['name="confirmed" value="yes"', about()].map((text) => answer.text.includes(text));
    expect(shown).toEqual([true, true]);
    expect(await written()).toBe(before);
  },
);

/** By operation of the API: the act above that asks, or why none has to. */
const OPERATIONS: Record<string, string> = {
  judgeUser: 'verify, reject a person',
  takeBackUserBankAccount: 'take a bank account back',
  reopenIdentity: 'reopen a check',
  resetSecondFactor: 'tests/routes/factor-of-others.test.ts',
  reviewIdentity: 'approve, refuse an identity',
  reviewSophisticated: 'grant, refuse a status',
  confirmProof: 'confirm a payment',
  rejectProof: 'reject a proof',
  cancelInvestment: 'cancel an order',
  mintInvestment: 'mint',
  mintInvestments: 'its page is the question, with the total typed (tests/e2e/list.spec.ts)',
  changeRun: 'tries again, holds and lets go on what was asked about when it began',
  deployToken: 'make a token on a chain',
  requestTokenAct: 'pause a token',
  decideTokenAct: 'its page is the question (app/features/tokens/acts/asked-act.tsx)',
  takeDownAd: 'take an ad down',
  admitComplaint: 'admit a complaint',
  dismissComplaint: 'dismiss a complaint',
  askComplainant: 'ask about a complaint',
  delayComplaint: 'put a complaint off',
  decideComplaint: 'decide a complaint',
  addComplaintPaper: 'told to nobody before the next word, and taken back until then',
  takeBackComplaintPaper: 'the same',
  resolveNotice: 'clear a notice',
  noteResidenceCertificate: 'asks, with the country and the day (tests/routes/treaties.test.ts)',
  takeBackResidenceCertificate: 'the same',
  bookUnexplained: 'asks as clearing a notice does: the same code, with other words',
  settleRefund: 'tests/routes/refunds.test.ts',
  assignStatementRow: 'tests/routes/movement-page.test.ts: one code asks for all of a movement',
  splitStatementRow: 'the same',
  returnStatementRow: 'the same',
  creditStatementRow: 'the same',
  undoStatementCharge: 'the same',
  matchStatementRefund: 'the same',
  dismissStatementRow: 'the same',
  takeEtherPaid: 'the same',
  moveIssuance: 'its page is the question (tests/e2e/phase.spec.ts)',
  planMove: 'the same page',
  dropPlan: 'undone as easily as done, and tells nobody',
  suspendIssuance: 'its page is the question (tests/e2e/suspension.spec.ts)',
  resumeIssuance: 'the same page',
  allotIssuance: 'its page is the question, with the total typed (tests/e2e/pro-rata.spec.ts)',
  closeAndRefund: 'its page is the question, with the total typed (tests/e2e/refund-all.spec.ts)',
  decideWhitelist: 'its page is the question, with the reason of a revocation (tests/e2e/whitelist.spec.ts)',
  validateWhitelistPeople: 'undone by a revocation, and tells nobody',
  decideSheet:
    'publishing asks (tests/e2e/information-sheet.spec.ts); giving back is undone by handing in anew, and mails nobody',
  decideChange:
    'approving asks (tests/e2e/offer-change.spec.ts); giving back is undone by preparing anew, and mails nobody',
  showPreCampaign: 'undone as easily as done, and tells nobody',
  assignRoles: 'change a person’s roles',
  deleteUser: 'its page is the question, with the e-mail typed (tests/routes/delete-person.test.ts)',
  askForPapers: 'its page is the question, with the people named (tests/routes/asked-papers.test.ts)',
  decideAskedPaper: 'a no asks, with its reason; a yes is undone by asking again (tests/routes/asked-papers.test.ts)',
  decideFunds: 'tests/routes/funds.test.ts',
  withdrawPaperRequest: 'the same',
  impersonate: 'a look that changes nothing; the reason is typed first (tests/routes/impersonate.test.ts)',
  decideVote: 'a yes and a no ask, each naming the vote (tests/routes/votes.test.ts)',
  approveDistribution: 'its page is the question, with the net typed (tests/routes/distributions.test.ts)',
  refuseDistribution: 'tests/routes/distributions.test.ts',
  payDistribution: 'the same',
  declareDefault: 'asks with its reason (tests/routes/debt-schedule.test.ts)',
  returnDistributionFunds: 'asks as a refusal does: one code asks',
  fundWithStatementRow: 'as assignStatementRow',
  makePayoutFile: 'its page is the question, with the total typed (tests/routes/payouts.test.ts)',
  takePayoutReport: 'the bank’s own word, taken whole or not at all; its file’s page says what came of it',
  makeWalletBatch: 'its page is the question, with the total typed (tests/routes/wallet-payouts.test.ts)',
  withdrawWalletBatch: 'asks with the batch and its total (tests/routes/wallet-payouts.test.ts)',
  noteWalletTransaction: 'the chain’s own word: what it does not bear out is refused, and a block taken back undoes it',
  takeInbox: 'nothing is decided: what is taken is let go again by the button beside it',
  lookAtWaiting: 'a word to colleagues that fades by itself; nothing is decided',
  noteAbsence: 'asks with its days and who stands in (tests/routes/absences.test.ts)',
  endAbsence: 'the same',
  changeFailedJobs: 'putting aside asks; trying again does what was to be done by itself (tests/routes/inbox.test.ts)',
  openRegisterEntry: 'a note of the house: changed and closed as easily as written, and tells nobody',
  changeRegisterEntry: 'the same; what stood there before is kept',
  moveRegisterEntry: 'closed with its reason, opened again as easily, and tells nobody',
  saveLookSection: 'a draft that nobody sees until it is published',
  saveLookText: 'the same',
  saveLookFlows: 'the same',
  uploadLookPicture: 'the same',
  publishLook: 'asks with each change (tests/routes/customization.test.ts)',
  restoreLook: 'the same',
  discardLook: 'the same',
  changeSettings: 'asks with each change (tests/routes/settings.test.ts)',
  decideSettings: 'a yes asks (tests/routes/settings.test.ts); a no is asked for anew and needs its reason',
  sendMailAgain: 'its page is the question, with the address and what it says (tests/routes/system-mails.test.ts)',
  tryProvider: 'asks a provider something that changes nothing, and tells nobody',
  preparePersonFile: 'makes a paper for the desk alone, for a purpose that is typed',
  importWatchList: 'the file itself says what came in, and the next one takes its place; nobody is told',
  fetchWatchList: 'reads a public list now that is read every day by itself; nobody is told',
  decideHit: 'decided with its reason, nobody is told, and it can be decided again the other way',
  importStatement: 'the file itself says what came in; a result page follows',
};

test('every operation by which a manager changes something is asked about, or says here why not', () => {
  const changes = SERVED.filter(({ endpoint: { caller, method } }) => caller === 'manager' && method !== 'GET');
  expect(changes.map(({ endpoint }) => endpoint.id).sort()).toEqual(Object.keys(OPERATIONS).sort());
});
