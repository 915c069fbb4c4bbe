import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CONFIRMED_FIELD, CONFIRMED_VALUE } from '#app/ui/feedback/confirm-texts.ts';
import { pathTo } from '#domain/access/addresses.ts';
import type { Dashboard } from '#tests/support/dashboard.ts';
import { addInvestor, addOffer, type InvestsAs } from '#tests/support/demo-copies.ts';
import { partOf, readText } from '#tests/support/page-sums.ts';
import { takeDashboard } from '#tests/support/warm-dashboard.ts';
import { wordsOf } from '#tests/support/words.ts';

const TYPE = '/user/account/type-of-investor';
const LOSS = '/user/account/loss-capacity';
let dashboard: Dashboard;
beforeAll(async () => {
  dashboard = await takeDashboard();
});
afterAll(() => dashboard?.stop());

const main = (page: string) => readText(partOf(page, 'main'));

async function investor(lang: 'es' | 'en', as: InvestsAs = 'individual') {
  const who = await addInvestor(dashboard.database, { lang, as });
  const visitor = dashboard.visitor('aurora', lang);
  await visitor.signIn(who.email);
  const send = (path: string, fields: Record<string, string>) =>
    visitor.post(path, { form_id: path === TYPE ? 'type' : 'loss', ...fields });
  const typeKept = async () =>
    (
      await dashboard.database.query<{ type: string }>(
        'select legal_type as type from user_profiles where user_id = $1',
        [who.id],
      )
    )[0]?.type;
  return { who, visitor, send, typeKept };
}

describe.each(['es', 'en'] as const)('the account, in %s', (lang) => {
  const words = wordsOf(lang);

  test('leads to the type of investor, asks once before a checked person becomes a company, and begins a new check then', async () => {
    const { visitor, send, typeKept } = await investor(lang);
    expect((await visitor.get('/user/account')).text).toContain(`href="${TYPE}"`);
    expect(main((await visitor.get(TYPE)).text)).toContain(words('onboarding:type.LEGAL_ENTITY.afterCheck'));

    const asked = await send(TYPE, { legal_type: 'LEGAL_ENTITY' });
    expect(asked.status).toBe(200);
    for (const key of ['title.LEGAL_ENTITY', 'check', 'orders', 'held', 'button'])
      expect(main(asked.text)).toContain(words(`account:turn.${key}`));
    expect(await typeKept()).toBe('INDIVIDUAL');

    const done = await send(TYPE, { legal_type: 'LEGAL_ENTITY', [CONFIRMED_FIELD]: CONFIRMED_VALUE });
    expect([done.status, done.to]).toEqual([303, '/user/account/identity']);
    expect(await typeKept()).toBe('LEGAL_ENTITY');
    expect(main((await visitor.get('/user/account/identity')).text)).toContain(
      words('onboarding:identification.title.company'),
    );
  });

  test('asks the same question in an order, and a yes leads on with the buttons’ own way', async () => {
    const { visitor, typeKept } = await investor(lang);
    const { slug } = await addOffer(dashboard.database);
    const step = pathTo.invest(slug, 'type-of-investor');
    const fields = { form_id: 'type', intent: 'type-and-request', legal_type: 'LEGAL_ENTITY' };
    const asked = await visitor.post(step, fields);
    expect(asked.status).toBe(200);
    for (const key of ['title.LEGAL_ENTITY', 'check', 'orders', 'held', 'button'])
      expect(readText(asked.text)).toContain(words(`account:turn.${key}`));
    expect(asked.text).toContain('value="type-and-request"');
    expect(await typeKept()).toBe('INDIVIDUAL');
    const done = await visitor.post(step, { ...fields, [CONFIRMED_FIELD]: CONFIRMED_VALUE });
    expect(done.status).toBe(303);
    expect(done.to).toMatch(/type-of-investor\?/);
    expect(await typeKept()).toBe('LEGAL_ENTITY');
  });

  test('says nothing of a new check to a company that turns into a person, and asks nothing of who stays what they are', async () => {
    const { send, typeKept } = await investor(lang, 'company');
    const same = await send(TYPE, { legal_type: 'LEGAL_ENTITY' });
    expect([same.status, same.to]).toEqual([303, '/user/account']);
    const asked = main((await send(TYPE, { legal_type: 'INDIVIDUAL' })).text);
    expect(asked).toContain(words('account:turn.title.INDIVIDUAL'));
    expect(asked).not.toContain(words('account:turn.check'));
    const done = await send(TYPE, { legal_type: 'INDIVIDUAL', [CONFIRMED_FIELD]: CONFIRMED_VALUE });
    expect([done.status, done.to]).toEqual([303, '/user/account']);
    expect(await typeKept()).toBe('INDIVIDUAL');
  });

  test('has the simulation of losses worked out again while the last one holds, and shows the new result', async () => {
    const { visitor, send } = await investor(lang);
    const account = (await visitor.get('/user/account')).text;
    expect(account).toContain(`href="${LOSS}"`);
    const page = (await visitor.get(LOSS)).text;
    expect(main(page)).toContain(words('onboarding:loss.private'));
    expect(page).toContain('data-simulation=""');
    const half = await send(LOSS, { ability: '4321' });
    expect(half.status).toBe(422);
    expect(main(half.text)).toContain(words('validator:error_certify'));
    const done = await send(LOSS, { ability: '4321', certified: 'on' });
    expect([done.status, done.to]).toEqual([303, '/user/account']);
    expect(main((await visitor.get('/user/account')).text)).toMatch(/4[.,]?321/);
  });

  test('leads whose simulation has ended to working it out, without an order', async () => {
    const { who, visitor } = await investor(lang);
    await dashboard.database.query('delete from loss_simulations where user_id = $1', [who.id]);
    const account = (await visitor.get('/user/account')).text;
    expect(main(account)).toContain(words('account:part.simulation-loss-bearing-capacity.why'));
    expect(account).toContain(`href="${LOSS}"`);
  });

  test('keeps the type as it was handed in while the identity is looked at, and says so', async () => {
    const { who, visitor } = await investor(lang);
    await dashboard.database.query("update kyc_checks set status = 'MANUAL_REVIEW' where user_id = $1", [who.id]);
    const page = main((await visitor.get(TYPE)).text);
    expect(page).toContain(words('onboarding:type.frozenUntil'));
    expect(page).not.toContain(words('account:row.save'));
  });
});

test('a sophisticated investor is told that they need no simulation, and the account offers none', async () => {
  const { visitor } = await investor('es', 'sophisticated');
  expect((await visitor.get('/user/account')).text).not.toContain(`href="${LOSS}"`);
  expect(main((await visitor.get(LOSS)).text)).toContain(wordsOf('es')('account:test.free'));
});
