import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Dashboard } from '#tests/support/dashboard.ts';
import { addInvestor } from '#tests/support/demo-copies.ts';
import { controlIn, problemsIn } from '#tests/support/form-page.ts';
import { partOf, readText } from '#tests/support/page-sums.ts';
import { DEMO_PASSWORD } from '#tests/support/visitor.ts';
import { takeDashboard } from '#tests/support/warm-dashboard.ts';
import { wordsOf } from '#tests/support/words.ts';

const HERE = '/user/account/wallet';
let dashboard: Dashboard;
beforeAll(async () => {
  dashboard = await takeDashboard();
});
afterAll(() => dashboard?.stop());

const main = (page: string) => readText(partOf(page, 'main'));

describe.each(['es', 'en'] as const)('the page of the wallet, in %s', (lang) => {
  const words = wordsOf(lang);

  test('gives words to sign, takes the signature with the password, shows it on the account, and takes it away after asking', async () => {
    const who = await addInvestor(dashboard.database, { lang });
    const visitor = dashboard.visitor('aurora', lang);
    await visitor.signIn(who.email);
    const account = privateKeyToAccount(generatePrivateKey());
    expect((await visitor.get('/user/account')).text).toContain(words('wallet:card.none'));
    const begun = await visitor.post(HERE, {
      intent: 'begin',
      form_id: 'begin',
      address: account.address.toLowerCase(),
    });
    expect([begun.status, begun.to]).toEqual([303, HERE]);
    const page = (await visitor.get(HERE)).text;
    expect(main(page)).toContain(words('wallet:prove.title'));
    const message = /[^\s>]+: (?:este monedero|this wallet)[^<]*Z\./.exec(page)?.[0] ?? '';
    expect(message).toContain(account.address);
    const signature = await account.signMessage({ message });
    const typed = { intent: 'prove', form_id: 'prove', signature };
    const wrong = await visitor.post(HERE, { ...typed, signature: '0x1234', current_password: DEMO_PASSWORD });
    expect(wrong.status).toBe(422);
    expect(problemsIn(wrong.text)).toHaveLength(1);
    expect((await visitor.post(HERE, typed)).status).toBe(422);
    const done = await visitor.post(HERE, { ...typed, current_password: DEMO_PASSWORD });
    expect([done.status, done.to]).toEqual([303, HERE]);
    const after = main((await visitor.get(HERE)).text);
    for (const text of [words('wallet:done'), account.address, words('wallet:ready')]) expect(after).toContain(text);
    expect((await visitor.get('/user/account')).text).toContain(account.address.slice(0, 6));
    const late = await visitor.follow(await visitor.post(HERE, { ...typed, current_password: DEMO_PASSWORD }));
    expect(late.text).toContain(words('api_errors:wallet.not_asked'));
    const away = { intent: 'remove', form_id: 'remove', current_password: DEMO_PASSWORD };
    expect(main((await visitor.post(HERE, away)).text)).toContain(words('wallet:remove.question'));
    expect((await visitor.post(HERE, { ...away, confirmed: 'yes' })).to).toBe(HERE);
    expect(main((await visitor.get(HERE)).text)).toContain(words('wallet:first.title'));
  });

  test('says at the field what is wrong with an address and keeps what was typed, and words can be left', async () => {
    const who = await addInvestor(dashboard.database, { lang });
    const visitor = dashboard.visitor('aurora', lang);
    await visitor.signIn(who.email);
    const bad = '0x5AAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
    const answer = await visitor.post(HERE, { intent: 'begin', form_id: 'begin', address: bad });
    expect([answer.status, controlIn(answer.text, 'address')]).toEqual([422, { value: bad, isInvalid: true }]);
    expect(answer.text).toContain(words('validator:error_wallet_checksum'));
    await visitor.post(HERE, { intent: 'begin', form_id: 'begin', address: bad.toLowerCase() });
    expect((await visitor.post(HERE, { intent: 'drop', form_id: 'drop' })).to).toBe(HERE);
    expect(main((await visitor.get(HERE)).text)).toContain(words('wallet:first.title'));
  });
});
