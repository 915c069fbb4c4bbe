import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addDays, dayIn } from '#domain/time/zone.ts';
import type { Dashboard } from '#tests/support/dashboard.ts';
import { addInvestor } from '#tests/support/demo-copies.ts';
import { controlIn, problemsIn } from '#tests/support/form-page.ts';
import { pdfFile } from '#tests/support/order-steps.ts';
import { partOf, readText } from '#tests/support/page-sums.ts';
import { takeDashboard } from '#tests/support/warm-dashboard.ts';
import { wordsOf } from '#tests/support/words.ts';

const HERE = '/user/account/documents';
const TODAY = dayIn(new Date(), 'Europe/Madrid');
let dashboard: Dashboard;
beforeAll(async () => {
  dashboard = await takeDashboard();
});
afterAll(() => dashboard?.stop());

/** Somebody whose passport was checked and ends in so many days. */
async function endingIn(days: number, lang: 'es' | 'en' = 'es') {
  const who = await addInvestor(dashboard.database, { lang });
  const visitor = dashboard.visitor('aurora', lang);
  await visitor.signIn(who.email);
  await dashboard.database.query(
    "update user_profiles set id_type = 'PASSPORT', id_number = 'C01X00T47', id_country = 'DE', id_expires_on = $2 where user_id = $1",
    [who.id, addDays(TODAY, days)],
  );
  await dashboard.database.query(
    "insert into kyc_checks (tenant_id, user_id, status, submitted_at, created_at, updated_at) select tenant_id, id, 'SUCCESS', now(), now(), now() from users where id = $1",
    [who.id],
  );
  const status = async () => {
    const [row] = await dashboard.database.query<{ status: string }>(
      'select status from kyc_checks where user_id = $1 order by created_at desc limit 1',
      [who.id],
    );
    return row?.status;
  };
  return { who, visitor, status };
}
const main = (page: string) => readText(partOf(page, 'main'));
const renewed = (change: object = {}) => ({
  intent: 'renew',
  form_id: 'renew',
  id_number: 'C01X00T55',
  id_expires_on: addDays(TODAY, 3000),
  ...change,
});

describe.each(['es', 'en'] as const)('the page of documents, in %s', (lang) => {
  const words = wordsOf(lang);

  test('shows a paper with its last day; one that ends soon is missing on the account and replaced here, up to the check', async () => {
    const { visitor, status } = await endingIn(12, lang);
    expect((await visitor.get('/user/account')).text).toContain(words('account:part.document.name'));
    const before = main((await visitor.get(HERE)).text);
    expect(before).toContain(words('account:documents.soon.text'));
    expect(before).toContain(words('account:documents.renewTitle'));
    const asked = await visitor.post(HERE, renewed());
    expect(main(asked.text)).toContain(words('account:reopen.title'));
    expect(await status()).toBe('SUCCESS');
    const done = await visitor.post(HERE, renewed({ confirmed: 'yes' }));
    expect([done.status, done.to]).toEqual([303, HERE]);
    expect(await status()).toBe('CREATED');
    const wanted = await visitor.get(HERE);
    expect(main(wanted.text)).toContain(words('onboarding:documents.IDENTITY_PAGE.label'));
    expect(main(wanted.text)).toContain(words('onboarding:documents.missing'));
    const upload = new FormData();
    const fields = { intent: 'upload', form_id: 'document-IDENTITY_PROOF', type: 'IDENTITY_PROOF' };
    for (const [name, value] of Object.entries(fields)) upload.set(name, value);
    upload.set('document', pdfFile('pasaporte.pdf'));
    const sent = await visitor.upload(HERE, upload);
    expect([sent.status, sent.to]).toEqual([303, `${HERE}#IDENTITY_PROOF`]);
    const key = controlIn((await visitor.get(HERE)).text, 'idempotency_key').value;
    const handed = await visitor.post(HERE, { intent: 'send', form_id: 'send', idempotency_key: key });
    expect([handed.status, handed.to]).toEqual([303, HERE]);
    expect(['RUNNING', 'MANUAL_REVIEW']).toContain(await status());
    expect(main((await visitor.get(HERE)).text)).toContain(words('account:documents.inReview'));
  });

  test('says at each field what is wrong with the newer paper, and asks for a later day than before', async () => {
    const { visitor, status } = await endingIn(12, lang);
    const wrong = await visitor.post(HERE, renewed({ id_number: 'Ñ', id_expires_on: addDays(TODAY, -1) }));
    expect(wrong.status).toBe(422);
    expect(problemsIn(wrong.text)).toHaveLength(2);
    expect(controlIn(wrong.text, 'id_number')).toEqual({ value: 'Ñ', isInvalid: true });
    const same = await visitor.post(HERE, renewed({ id_expires_on: addDays(TODAY, 12), confirmed: '' }));
    expect(same.text).toContain(words('account:documents.notNewer'));
    expect(await status()).toBe('SUCCESS');
  });

  test('says that a paper has expired, and nothing of one that is good for long', async () => {
    const late = await endingIn(-3, lang);
    expect(main((await late.visitor.get(HERE)).text)).toContain(words('account:documents.expired.text'));
    const good = await endingIn(900, lang);
    const page = main((await good.visitor.get(HERE)).text);
    expect(page).not.toContain(words('account:documents.renewTitle'));
    expect(page).toContain(words('account:documents.contracts.none'));
    expect((await good.visitor.get('/user/account')).text).not.toContain(words('account:part.document.name'));
  });
});

test('the demo’s investor downloads a contract that they have signed', async () => {
  const visitor = dashboard.visitor();
  await visitor.signIn('investor@aurora.test');
  const page = (await visitor.get(HERE)).text;
  const [, href] = /id="contracts".*?href="(\/resources\/files\/[^"]+)"/s.exec(page) ?? [];
  if (!href) throw new Error('the demo has no signed contract');
  expect((await visitor.get(href)).status).toBe(200);
});
