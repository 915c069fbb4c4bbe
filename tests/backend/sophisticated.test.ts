import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sweepSophisticated } from '#backend/modules/suitability/sweep-sophisticated.ts';
import { fillPath, fullPath } from '#contract/base-address.ts';
import { getFile } from '#contract/files.ts';
import { chooseInvestorType } from '#contract/identity.ts';
import { getLegalInformation } from '#contract/profiles.ts';
import {
  getOwnSophisticated,
  getSophisticated,
  listSophisticated,
  requestSophisticated,
  reviewSophisticated,
} from '#contract/suitability.ts';
import { listUsers } from '#contract/users.ts';
import { AS_WRITTEN } from '#tests/support/as-written.ts';
import { type BackEnd, startBackEnd } from '#tests/support/back-end.ts';
import { type InvestWorld, makeInvestWorld, type Person } from '#tests/support/invest-world.ts';
import { pdfFile } from '#tests/support/order-steps.ts';

const BODY = { criteria: 'wealth,profession', version: '2026-1', accepted: 'true' as const, typed_name: 'Ana López' };

describe('sophisticated status', () => {
  let world: InvestWorld;
  let backEnd: BackEnd;
  let ana: Person;

  beforeAll(async () => {
    world = await makeInvestWorld();
    backEnd = await startBackEnd(world.db.url);
    ana = await world.addPerson({});
  });
  afterAll(async () => {
    await backEnd?.close();
    await world?.close();
  });

  const ask = (change: Partial<Record<keyof typeof BODY, string>> = {}, as: Person = ana, files = evidence()) =>
    world.call(requestSophisticated, { body: { ...BODY, ...change } as typeof BODY, files, as });
  const evidence = () => ({ evidence_1: pdfFile('renta.pdf'), evidence_2: pdfFile('contrato.pdf') });
  const own = async (as: Person = ana) => (await world.call(getOwnSophisticated, { as })).body.data;
  const review = (id: string, body: { granted: boolean; reason?: string }, as: Person = world.manager) =>
    world.call(reviewSophisticated, { params: { id }, body, as });
  const waiting = async () =>
    (await world.call(listSophisticated, { query: { status: 'REQUESTED' }, as: world.manager })).body.data;
  const mails = async (person: Person) =>
    (
      await world.db.query<{ kind: string }>(
        `select kind from mails where user_id = $1 and kind like $2 order by ${AS_WRITTEN}`,
        [person.id, 'sophisticated.%'],
      )
    ).map(({ kind }) => kind);

  it('is asked for with enough criteria, evidence and a signed declaration', async () => {
    expect(await own()).toMatchObject({ standing: 'NONE', may_request: true });
    expect(await ask({ criteria: 'wealth' })).toMatchObject({ status: 422, body: { fields: { criteria: {} } } });
    expect(await ask({ criteria: 'own_funds,turnover' })).toMatchObject({ status: 422 });
    expect(await ask({ criteria: 'wealth,wealth' })).toMatchObject({ status: 422 });
    expect(await ask({ version: '1999-1' })).toMatchObject({ status: 422 });
    expect(await ask({ accepted: 'false' })).toMatchObject({ status: 400 });
    const page = new File(['<html><script>alert(1)</script></html>'], 'renta.pdf', { type: 'application/pdf' });
    expect(await world.call(requestSophisticated, { body: BODY, files: { evidence_1: page }, as: ana })).toMatchObject({
      status: 422,
      body: { fields: { evidence_1: {} } },
    });
    expect(await own()).toMatchObject({ standing: 'NONE' });

    expect(await ask()).toMatchObject({ status: 200, body: { data: { standing: 'REQUESTED', may_request: false } } });
    expect(await ask()).toMatchObject({ status: 409, body: { error: 'sophisticated.not_now' } });
    const inbox = (await world.call(listUsers, { as: world.manager })).body.inbox;
    expect(inbox.sophisticated).toMatchObject({ count: 1 });
  });

  it('is reviewed by somebody else, who reads the evidence; a refusal says why', async () => {
    const [row] = await waiting();
    const id = row?.id ?? '';
    const sheet = (await world.call(getSophisticated, { params: { id }, as: world.manager })).body.data;
    expect(sheet).toMatchObject({ may_review: true, declaration: { typed_name: 'Ana López', version: '2026-1' } });
    expect(sheet.evidence.map(({ name }) => name)).toEqual(['contrato.pdf', 'renta.pdf']);
    const other = await world.addPerson({});
    const params = { id: sheet.evidence[0]?.file_id ?? '' };
    expect((await world.call(getFile, { params, as: other })).status).toBe(404);
    const read = await world.backEnd.fetch(
      new Request(`http://api.test${fullPath(fillPath(getFile.path, params))}`, {
        headers: { 'X-TENANT-HOST': world.host, 'X-MANAGER-USER-ACCESS-TOKEN': world.manager.token },
      }),
    );
    expect(read.headers.get('Content-Type')).toBe('application/pdf');

    expect((await review(id, { granted: true }, ana)).status).toBe(403);
    expect(await review(id, { granted: false })).toMatchObject({ status: 422, body: { fields: { reason: {} } } });
    expect((await review(id, { granted: false, reason: 'La renta no se lee' })).status).toBe(200);
    expect(await review(id, { granted: true })).toMatchObject({
      status: 409,
      body: { error: 'sophisticated.not_waiting' },
    });
    expect(await own()).toMatchObject({ standing: 'REFUSED', reason: 'La renta no se lee', may_request: true });
  });

  it('is granted for two years on a new request, and counts for what the person was when they asked', async () => {
    expect((await ask()).status).toBe(200);
    const [row] = await waiting();
    expect((await review(row?.id ?? '', { granted: true })).status).toBe(200);
    const { standing, valid_until: until, may_request: may } = await own();
    expect([standing, may]).toEqual(['GRANTED', false]);
    expect(new Date(until ?? 0).getUTCFullYear()).toBe(new Date().getUTCFullYear() + 2);
    const facts = async () => (await world.call(getLegalInformation, { as: ana })).body.data.facts.sophisticated_until;
    expect(await facts()).toBe(until);
    await world.call(chooseInvestorType, { body: { legal_type: 'LEGAL_ENTITY' }, as: ana });
    expect(await facts()).toBeNull();
    await world.call(chooseInvestorType, { body: { legal_type: 'INDIVIDUAL' }, as: ana });
    expect(await facts()).toBe(until);
  });

  it('reminds once before it ends, tells once that it has ended, and can then be asked for again', async () => {
    const endsIn = (days: number) =>
      world.db.query(
        `update sophisticated_requests set valid_until = now() + $2 * interval '1 day' where user_id = $1 and status = 'GRANTED'`,
        [ana.id, days],
      );
    const before = [
      'sophisticated.requested',
      'sophisticated.refused',
      'sophisticated.requested',
      'sophisticated.granted',
    ];
    await endsIn(40);
    await sweepSophisticated(backEnd.deps);
    expect(await mails(ana)).toEqual(before);
    await endsIn(20);
    await sweepSophisticated(backEnd.deps);
    await sweepSophisticated(backEnd.deps);
    expect(await mails(ana)).toEqual([...before, 'sophisticated.ending']);
    expect(await own()).toMatchObject({ standing: 'GRANTED', may_request: true });
    await endsIn(-1);
    await sweepSophisticated(backEnd.deps);
    await sweepSophisticated(backEnd.deps);
    expect(await mails(ana)).toEqual([...before, 'sophisticated.ending', 'sophisticated.ended']);
    expect(await own()).toMatchObject({ standing: 'EXPIRED', may_request: true });
  });

  it('asks one of its three criteria of a legal entity', async () => {
    const firm = await world.addPerson({});
    await world.call(chooseInvestorType, { body: { legal_type: 'LEGAL_ENTITY' }, as: firm });
    expect((await ask({ criteria: 'wealth,profession' }, firm)).status).toBe(422);
    expect((await ask({ criteria: 'turnover' }, firm)).status).toBe(200);
  });
});
