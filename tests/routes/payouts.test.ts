import { afterAll, beforeAll, expect, test } from 'vitest';
import { giveAccount } from '#tests/support/bank-account.ts';
import { type Dashboard, startDashboard } from '#tests/support/dashboard.ts';
import { addInvestor, type DemoInvestor } from '#tests/support/demo-copies.ts';
import { demoSamples } from '#tests/support/demo-samples.ts';
import { addEarning } from '#tests/support/earning-steps.ts';
import type { Visitor } from '#tests/support/visitor.ts';
import { wordsOf } from '#tests/support/words.ts';

const LIST = '/manager/payouts';
const PREPARE = `${LIST}/prepare`;
let dashboard: Dashboard;
let desk: Visitor;
let people: DemoInvestor[];

/** Claims its one earning to the bank, as a person does. */
async function claimed(who: DemoInvestor): Promise<void> {
  const visitor = dashboard.visitor();
  await visitor.signIn(who.email);
  const { text } = await visitor.get('/user/earnings/claim');
  const names = ['ids', 'net', 'idempotency_key'];
  const fields = Object.fromEntries(names.map((name) => [name, hidden(text, name)]));
  expect((await visitor.post('/user/earnings/claim', { ...fields, to: 'BANK_ACCOUNT' })).to).toBe('/user/earnings');
}

beforeAll(async () => {
  dashboard = await startDashboard();
  const { database } = dashboard;
  const { tenantId, issuanceId } = await demoSamples(database);
  const [manager] = await database.query<{ id: string }>(
    "select id from users where tenant_id = $1 and email = 'manager@aurora.test'",
    [tenantId],
  );
  const world = { db: database, tenantId, manager } as unknown as Parameters<typeof addEarning>[0];
  await database.query("update payouts set state = 'SENT', sent_at = now() where tenant_id = $1", [tenantId]);
  people = [await addInvestor(database), await addInvestor(database), await addInvestor(database)];
  for (const who of people) {
    await giveAccount(world, who, 'ES9121000418450200051332');
    await addEarning(world, who, issuanceId, { gross: 10_000, withheld: 1900 });
    await claimed(who);
  }
  desk = dashboard.visitor();
  await desk.signIn('manager@aurora.test');
});
afterAll(() => dashboard?.stop());

const hidden = (page: string, name: string) => new RegExp(`name="${name}" value="([^"]+)"`).exec(page)?.[1] ?? '';
const readable = (html: string) => html.replace(/<[^>]*>/g, ' ').replace(/[\s\u00a0]+/g, ' ');
const prepare = async (typed: string) => {
  const key = hidden((await desk.get(PREPARE)).text, 'idempotency_key');
  return desk.post(PREPARE, { total: typed, idempotency_key: key });
};

test('a manager puts what people claimed into a file by its typed total, downloads it, and reads from the bank’s report what came back', async () => {
  const words = wordsOf('es');
  await dashboard.database.query("update users set status = 'REJECTED' where id = $1", [people[2]?.id]);
  const list = readable((await desk.get(LIST)).text);
  for (const text of ['•••• 1332', '162,00 €', words('payouts:left'), words('api_errors:earning.rejected')])
    expect(list).toContain(text);

  const asked = readable((await desk.get(PREPARE)).text);
  expect(asked).toContain(words('payouts:prepare.title'));
  expect(asked).toContain('162,00 €');
  expect((await prepare('')).status).toBe(422);
  for (const typed of ['161,99', '243']) {
    const wrong = await prepare(typed);
    expect([wrong.status, wrong.text.includes(words('payouts:prepare.typedWrong'))]).toEqual([422, true]);
  }
  const made = await prepare('162,00');
  expect(made.to).toMatch(/^\/manager\/payouts\/[0-9a-f-]{36}$/);
  const path = made.to ?? '';
  // Nothing is left to ask: the question leads to the list, and so does its form.
  expect((await desk.get(PREPARE)).to).toBe(LIST);
  expect((await prepare('162,00')).to).toBe(LIST);

  const document = await desk.get(`${path}/document`);
  expect(document.headers.get('Content-Type')).toContain('application/xml');
  expect(document.headers.get('Content-Disposition')).toMatch(/^attachment; filename="PO\d{8}\w{6}\.xml"$/);
  expect(document.text).toContain('<CtrlSum>162.00</CtrlSum>');
  const file = /<MsgId>([^<]+)</.exec(document.text)?.[1] ?? '';
  const ids = [...document.text.matchAll(/<EndToEndId>([^<]+)</g)].map(([, id]) => id ?? '');
  expect(ids).toHaveLength(2);
  const inFile = readable((await desk.get(`${LIST}?state=IN_FILE`)).text);
  for (const text of [words('payouts:state.IN_FILE'), file, '81,00 €']) expect(inFile).toContain(text);

  const send = async (text: string) => {
    const form = new FormData();
    form.set('idempotency_key', hidden((await desk.get(path)).text, 'idempotency_key'));
    form.set('report', new File([text], 'informe.xml'));
    return desk.upload(path, form);
  };
  const refused = await send(document.text);
  expect([refused.to, refused.text.includes(words('validator:error_report_unreadable'))]).toEqual([null, true]);
  const report = `<?xml version="1.0"?><Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.002.001.10"><CstmrPmtStsRpt><GrpHdr><MsgId>B1</MsgId><CreDtTm>2026-11-23T09:00:00</CreDtTm></GrpHdr><OrgnlGrpInfAndSts><OrgnlMsgId>${file}</OrgnlMsgId><OrgnlMsgNmId>pain.001.001.09</OrgnlMsgNmId><OrgnlNbOfTxs>2</OrgnlNbOfTxs><GrpSts>PART</GrpSts></OrgnlGrpInfAndSts><OrgnlPmtInfAndSts><OrgnlPmtInfId>${file}</OrgnlPmtInfId><TxInfAndSts><OrgnlEndToEndId>${ids[0]}</OrgnlEndToEndId><TxSts>ACSC</TxSts></TxInfAndSts><TxInfAndSts><OrgnlEndToEndId>${ids[1]}</OrgnlEndToEndId><TxSts>RJCT</TxSts><StsRsnInf><Rsn><Cd>AC04</Cd></Rsn></StsRsnInf></TxInfAndSts></OrgnlPmtInfAndSts></CstmrPmtStsRpt></Document>`;
  const taken = await send(report);
  expect(taken.to).toBe(path);
  const page = readable((await desk.get(path)).text);
  const places = [String(ids[1]), String(ids[0])].map((id) => page.indexOf(id));
  expect(places.every((place) => place > 0) && Number(places[0]) < Number(places[1])).toBe(true);
  for (const key of ['payouts:outcome.REJECTED', 'payouts:outcome.BOOKED', 'statements:returnCode.AC04'])
    expect(page).toContain(words(key));
  // What came back waits for the next file, with the reason; the file stands in the list.
  const now = readable((await desk.get(LIST)).text);
  for (const text of ['81,00 €', words('payouts:back', { why: words('statements:returnCode.AC04') }), file])
    expect(now).toContain(text);
  // Its state says so, alike in the list and on its own page: money of it waits for another file.
  const back = words('payouts:outcomes.REJECTED_one', { count: 1 });
  for (const text of [now, page]) expect(text).toMatch(new RegExp(`${words('payouts:reported')} [^·]{4,30} · ${back}`));
});

test('an address of no file is not there', async () => {
  for (const id of ['x', '00000000-0000-4000-8000-000000000000'])
    for (const end of ['', '/document']) expect((await desk.get(`${LIST}/${id}${end}`)).status).toBe(404);
});

test('an issuer and an investor reach neither the payouts nor a file’s document', async () => {
  const [file] = await dashboard.database.query<{ id: string }>(
    "select f.id from payout_files f join tenants t on t.id = f.tenant_id where t.name = 'aurora' order by f.made_at desc limit 1",
  );
  for (const email of ['issuer@aurora.test', 'investor@aurora.test']) {
    const other = dashboard.visitor();
    await other.signIn(email);
    for (const path of [LIST, PREPARE, `${LIST}/${file?.id}`, `${LIST}/${file?.id}/document`]) {
      const answer = await other.get(path);
      expect(answer.status).not.toBe(200);
      expect(answer.text).not.toContain('CstmrCdtTrfInitn');
    }
  }
});

test('two presses of one question make one file and neither fails', async () => {
  const count = async () => {
    const [row] = await dashboard.database.query<{ files: number }>('select count(*)::int as files from payout_files');
    return row?.files ?? 0;
  };
  // The transfer that came back in the walk above waits alone.
  const before = await count();
  const key = hidden((await desk.get(PREPARE)).text, 'idempotency_key');
  const fields = { total: '81', idempotency_key: key };
  const answers = await Promise.all([desk.post(PREPARE, fields), desk.post(PREPARE, fields)]);
  expect(await count()).toBe(before + 1);
  expect(answers.filter(({ to }) => to === LIST || /^\/manager\/payouts\/[0-9a-f-]{36}$/.test(to ?? ''))).toHaveLength(
    2,
  );
  expect(answers.some(({ to }) => to !== LIST)).toBe(true);
});

test('the list and a file’s page read in English too, where a file was made and none is to be made', async () => {
  const english = dashboard.visitor('aurora', 'en');
  await english.signIn('manager@aurora.test');
  const words = wordsOf('en');
  const { text } = await english.get(LIST);
  for (const key of ['payouts:title', 'payouts:none', 'payouts:files', 'payouts:left', 'api_errors:earning.rejected'])
    expect(readable(text)).toContain(words(key));
  expect(text).not.toContain(`href="${PREPARE}"`);
  const path = /\/manager\/payouts\/[0-9a-f-]{36}/.exec(text)?.[0] ?? '';
  const page = readable((await english.get(path)).text);
  for (const key of ['payouts:file.download', 'payouts:report.title', 'payouts:notReported'])
    expect(page).toContain(words(key));
});
