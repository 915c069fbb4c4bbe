import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fillPath, fullPath } from '#contract/base-address.ts';
import { getFile } from '#contract/files.ts';
import { chooseInvestorType } from '#contract/identity.ts';
import { acceptOrder } from '#contract/orders.ts';
import {
  getOwnSophisticated,
  getSophisticated,
  listSophisticated,
  requestSophisticated,
  reviewSophisticated,
  withdrawSophisticated,
} from '#contract/suitability.ts';
import type { KycStatus, LegalType } from '#domain/user/status.ts';
import { anotherTenant, type InvestWorld, makeInvestWorld, type Person } from '#tests/support/invest-world.ts';
import { orderSteps, pdfFile } from '#tests/support/order-steps.ts';

const CRITERIA = { INDIVIDUAL: 'wealth,profession', LEGAL_ENTITY: 'turnover' } as const;

let world: InvestWorld;
let stranger: InvestWorld;

beforeAll(async () => {
  world = await makeInvestWorld({ modules: { kyc: true } });
  stranger = await anotherTenant(world);
});
afterAll(() => world?.close());

const ask = (as: Person, type: LegalType = 'INDIVIDUAL') =>
  world.call(requestSophisticated, {
    body: { criteria: CRITERIA[type], version: '2026-1', accepted: 'true', typed_name: as.name },
    files: { evidence_1: pdfFile('prueba.pdf') },
    as,
  });
const withdraw = (as: Person) => world.call(withdrawSophisticated, { body: {}, as });
const own = async (as: Person) => (await world.call(getOwnSophisticated, { as })).body.data;
const review = (id: string, granted: boolean, by: InvestWorld = world) =>
  by.call(reviewSophisticated, {
    params: { id },
    body: granted ? { granted } : { granted, reason: 'Falta un documento' },
    as: by.manager,
  });
const become = (as: Person, type: LegalType) => world.call(chooseInvestorType, { body: { legal_type: type }, as });
const isChecked = (as: Person, status: KycStatus) =>
  world.db.query('update kyc_checks set status = $2 where user_id = $1', [as.id, status]);
const requestsOf = (as: Person) =>
  world.db.query<{ id: string; status: string }>(
    'select id, status from sophisticated_requests where user_id = $1 order by created_at',
    [as.id],
  );
const newest = async (as: Person) => (await requestsOf(as)).at(-1)?.id ?? '';
const code = ({ status, body }: { status: number; body: unknown }) =>
  status === 200 ? '200' : `${status} ${(body as { error?: string }).error}`;

describe('a request for sophisticated status', () => {
  it('is one, however many windows send it at once', async () => {
    const ana = await world.addPerson();
    const answers = (await Promise.all([1, 2, 3, 4].map(() => ask(ana)))).map(code).sort();
    expect(answers).toEqual(['200', ...Array(3).fill('409 sophisticated.not_now')]);
    expect(await requestsOf(ana)).toHaveLength(1);
    expect((await world.mailsTo(ana)).map(({ kind }) => kind)).toEqual(['sophisticated.requested']);
  });

  it('can be taken back while it waits, and made again', async () => {
    const ana = await world.addPerson();
    expect(code(await withdraw(ana))).toBe('409 sophisticated.not_waiting');
    await ask(ana);
    expect(await own(ana)).toMatchObject({ standing: 'REQUESTED', may_withdraw: true });
    const id = await newest(ana);
    expect((await withdraw(ana)).body.data).toMatchObject({ standing: 'NONE', may_request: true, may_withdraw: false });
    expect(code(await withdraw(ana))).toBe('409 sophisticated.not_waiting');
    expect(code(await review(id, true))).toBe('409 sophisticated.not_waiting');
    const sheet = (await world.call(getSophisticated, { params: { id }, as: world.manager })).body.data;
    expect(sheet).toMatchObject({ status: 'WITHDRAWN', standing: 'WITHDRAWN', may_review: false, may_grant: false });
    expect(sheet.evidence).toHaveLength(1);
    expect(code(await ask(ana))).toBe('200');
    expect((await requestsOf(ana)).map(({ status }) => status)).toEqual(['WITHDRAWN', 'REQUESTED']);
  });

  it('is either taken back or answered, never both', async () => {
    const ana = await world.addPerson();
    await ask(ana);
    const answers = (await Promise.all([withdraw(ana), review(await newest(ana), true)])).map(code);
    expect(answers.toSorted()).toEqual(['200', '409 sophisticated.not_waiting']);
    const { standing } = await own(ana);
    expect(standing).toBe(answers[0] === '200' ? 'NONE' : 'GRANTED');
  });

  it('is made anew by who invests through a company, and counts for the company alone', async () => {
    const ana = await world.addPerson();
    await ask(ana);
    await review(await newest(ana), true);
    await become(ana, 'LEGAL_ENTITY');
    expect(await own(ana)).toMatchObject({ legal_type: 'LEGAL_ENTITY', standing: 'NONE', in_force_until: null });
    // Identity begins anew for a company.
    await isChecked(ana, 'SUCCESS');
    expect(code(await ask(ana))).toContain('422');
    expect(code(await ask(ana, 'LEGAL_ENTITY'))).toBe('200');
    // What waits is seen as either, and stands in the way of a second one.
    await become(ana, 'INDIVIDUAL');
    expect(await own(ana)).toMatchObject({ standing: 'REQUESTED', may_request: false });
    expect(code(await review(await newest(ana), false))).toBe('200');
    expect(await own(ana)).toMatchObject({ standing: 'GRANTED' });
    await become(ana, 'LEGAL_ENTITY');
    expect(await own(ana)).toMatchObject({ standing: 'REFUSED', may_request: true, in_force_until: null });
  });

  it('a request that renews a status leaves it in force, whatever is answered', async () => {
    const ana = await world.addPerson();
    await ask(ana);
    await review(await newest(ana), true);
    await world.db.query(
      `update sophisticated_requests set valid_until = now() + interval '20 days' where user_id = $1`,
      [ana.id],
    );
    const { valid_until: until } = await own(ana);
    await ask(ana);
    expect(await own(ana)).toMatchObject({ standing: 'REQUESTED', in_force_until: until });
    await review(await newest(ana), false);
    expect(await own(ana)).toMatchObject({ standing: 'REFUSED', in_force_until: until, may_request: true });
  });

  it('is not granted before the identity is confirmed; a grant alone lets nobody invest whose identity is refused later', async () => {
    const ana = await world.addPerson();
    await isChecked(ana, 'MANUAL_REVIEW');
    await ask(ana);
    const id = await newest(ana);
    const sheet = async () => (await world.call(getSophisticated, { params: { id }, as: world.manager })).body.data;
    expect(await sheet()).toMatchObject({ kyc_status: 'MANUAL_REVIEW', may_review: true, may_grant: false });
    for (const status of ['MANUAL_REVIEW', 'MANUAL_ERROR'] as const) {
      await isChecked(ana, status);
      expect(code(await review(id, true))).toBe('409 sophisticated.identity_first');
    }
    await isChecked(ana, 'SUCCESS');
    expect(await sheet()).toMatchObject({ may_grant: true });
    const steps = orderSteps(world);
    const { id: orderId } = (await steps.place(ana, await world.addOffer(), 30)).body.data;
    expect(code(await review(id, true))).toBe('200');
    await isChecked(ana, 'MANUAL_ERROR');
    expect(code(await steps.accept(ana, orderId))).toBe('409 onboarding.incomplete');
    // Refusing asks for no identity.
    const eva = await world.addPerson();
    await isChecked(eva, 'MANUAL_ERROR');
    await ask(eva);
    expect(code(await review(await newest(eva), false))).toBe('200');
  });

  it('is nothing to another tenant: neither its list, its sheet, its answer nor its evidence', async () => {
    const ana = await world.addPerson();
    await ask(ana);
    const id = await newest(ana);
    const list = await stranger.call(listSophisticated, { as: stranger.manager });
    expect(list.body).toMatchObject({ data: [], meta: { total: 0 } });
    expect((await stranger.call(getSophisticated, { params: { id }, as: stranger.manager })).status).toBe(404);
    expect((await review(id, true, stranger)).status).toBe(404);
    const sheet = (await world.call(getSophisticated, { params: { id }, as: world.manager })).body.data;
    const read = (by: InvestWorld) =>
      world.backEnd.fetch(
        new Request(`http://api.test${fullPath(fillPath(getFile.path, { id: sheet.evidence[0]?.file_id ?? '' }))}`, {
          headers: { 'X-TENANT-HOST': by.host, 'X-MANAGER-USER-ACCESS-TOKEN': by.manager.token },
        }),
      );
    expect([(await read(world)).status, (await read(stranger)).status]).toEqual([200, 404]);
    expect(await own(ana)).toMatchObject({ standing: 'REQUESTED' });
  });
});

describe('the protection', () => {
  it('is away while the status lasts and back the day it has ended', async () => {
    const steps = orderSteps(world);
    const ana = await world.addPerson({ abilityCents: 0 });
    const order = async () => (await steps.place(ana, await world.addOffer(), 30)).body.data.id;
    await ask(ana);
    await review(await newest(ana), true);
    await world.db.query(
      `update sophisticated_requests set valid_until = now() + interval '5 days' where user_id = $1`,
      [ana.id],
    );
    // 1,500 EUR, above the gate's 1,000.
    const free = await order();
    expect((await steps.accept(ana, free)).body.data).toMatchObject({ status: 'ACCEPTED', reflection_ends_at: null });

    world.moveDays(5.1);
    try {
      expect(await own(ana)).toMatchObject({ standing: 'EXPIRED', in_force_until: null });
      const guarded = await order();
      expect(code(await steps.accept(ana, guarded))).toContain('warning.needed');
      const warned = await world.call(acceptOrder, {
        params: { id: guarded },
        body: { terms_version: 1, warning: { consent: true, typed: 'Acepto' } },
        as: ana,
      });
      expect(warned.body.data.reflection_ends_at).not.toBeNull();
    } finally {
      world.moveDays(null);
    }
  });
});
