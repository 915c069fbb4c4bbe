import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sweepAskedPapers } from '#backend/modules/asked-papers/sweep-papers.ts';
import {
  askForPapers,
  decideAskedPaper,
  listOwnPaperRequests,
  listPaperRequests,
  sendAskedPaper,
  withdrawPaperRequest,
} from '#contract/asked-papers.ts';
import { getFile } from '#contract/files.ts';
import { listInbox } from '#contract/inbox.ts';
import { addDays, dayIn } from '#domain/time/zone.ts';
import type { AskedKind } from '#domain/user/asked-papers.ts';
import { type InvestWorld, makeInvestWorld, type Person } from '#tests/support/invest-world.ts';
import { good as goodAnswer, pdfFile } from '#tests/support/order-steps.ts';

let world: InvestWorld;
beforeAll(async () => {
  world = await makeInvestWorld();
});
afterAll(() => world?.close());

const good = <T>(reply: Parameters<typeof goodAnswer<{ data: T }>>[0]): T => goodAnswer(reply).data;
const today = () => dayIn(world.backEnd.clock.now(), 'Europe/Madrid');
const ask = (people: Person[], kinds: AskedKind[] = ['ADDRESS'], days = 10, as: Person = world.manager) =>
  world.call(askForPapers, {
    body: {
      people: people.map(({ id }) => id),
      kinds,
      message: 'Su domicilio ha cambiado',
      due_on: addDays(today(), days),
    },
    as,
  });
const own = async (as: Person) => good(await world.call(listOwnPaperRequests, { as }));
const first = async (as: Person) => {
  const [request] = await own(as);
  if (!request) throw new Error('nothing is asked');
  return request;
};
const bring = (as: Person, id: string, kind: AskedKind, document = pdfFile('recibo.pdf')) =>
  world.call(sendAskedPaper, { params: { id, kind }, body: {}, files: { document }, as });
const decide = (id: string, accepted: boolean, reason?: string, as: Person = world.manager) =>
  world.call(decideAskedPaper, { params: { id }, body: { accepted, reason }, as });
const of = async ({ id }: Person) =>
  good(await world.call(listPaperRequests, { params: { id }, as: world.manager })).requests;
const kindsOf = async (person: Person) => (await world.mailsTo(person)).map(({ kind }) => kind);
const inbox = async (as: Person = world.manager) =>
  goodAnswer(await world.call(listInbox, { as, query: { kind: 'papers' } })).data.map(({ person, note }) => [
    person?.id,
    note,
  ]);

describe('a request for papers', () => {
  it('is told by mail with what, why and by when, and stands in the person’s account until it is decided', async () => {
    const ana = await world.addPerson();
    expect(good(await ask([ana], ['ADDRESS', 'INCOME']))).toEqual({ asked: 1, left: [] });
    const [mail] = await world.mailsTo(ana);
    expect(mail?.kind).toBe('papers.asked');
    expect(mail?.plain).toContain('justificante de domicilio, justificante de ingresos');
    expect(mail?.plain).toContain('Su domicilio ha cambiado');
    const request = await first(ana);
    expect(request.asked.map(({ kind, state }) => [kind, state])).toEqual([
      ['ADDRESS', 'MISSING'],
      ['INCOME', 'MISSING'],
    ]);

    expect(good(await bring(ana, request.id, 'ADDRESS')).next).toBe('person');
    expect(await inbox()).not.toContainEqual([ana.id, 'papers_here']);
    expect(good(await bring(ana, request.id, 'INCOME')).next).toBe('team');
    expect(await inbox()).toContainEqual([ana.id, 'papers_here']);

    const [address, income] = (await of(ana))[0]?.asked.map(({ paper }) => paper?.id ?? '') ?? [];
    good(await decide(address ?? '', true));
    good(await decide(income ?? '', false, 'No se lee el importe'));
    expect(await inbox()).not.toContainEqual([ana.id, 'papers_here']);
    const again = await first(ana);
    expect(again.asked[1]).toMatchObject({ state: 'REFUSED', paper: { reason: 'No se lee el importe' } });
    expect((await bring(ana, request.id, 'ADDRESS')).status).toBe(409);
    good(await bring(ana, request.id, 'INCOME'));
    const newest = (await of(ana))[0]?.asked[1]?.paper?.id ?? '';
    expect(good(await decide(newest, true)).state).toBe('DONE');
    expect(await own(ana)).toEqual([]);
    expect(await kindsOf(ana)).toEqual(['papers.asked', 'papers.refused', 'papers.accepted']);
  });

  it('replaces a paper that nobody has looked at, and keeps the one of before', async () => {
    const ana = await world.addPerson();
    await ask([ana]);
    const { id } = await first(ana);
    good(await bring(ana, id, 'ADDRESS'));
    const before = (await first(ana)).asked[0]?.paper;
    good(await bring(ana, id, 'ADDRESS', pdfFile('otro.pdf')));
    expect((await first(ana)).asked[0]?.paper).toMatchObject({ name: 'otro.pdf', state: 'SENT' });
    expect((await decide(before?.id ?? '', true)).status).toBe(409);
    expect(await world.db.query('select state from asked_papers where request_id = $1 order by sent_at', [id])).toEqual(
      [{ state: 'REPLACED' }, { state: 'SENT' }],
    );
    const files = await world.db.query('select id from files where id = $1', [before?.file_id ?? '']);
    expect(files).toHaveLength(1);
  });

  it('leaves out and names whom it cannot ask, and asks the others', async () => {
    const [ana, eva, boss] = [
      await world.addPerson(),
      await world.addPerson(),
      await world.addPerson({ roles: ['ADMIN'] }),
    ];
    await ask([ana]);
    const answer = good(await ask([ana, eva, boss]));
    expect(answer.asked).toBe(1);
    expect(Object.fromEntries(answer.left.map(({ id, why }) => [id, why]))).toEqual({
      [ana.id]: 'already',
      [boss.id]: 'no_area',
    });
    for (let at = 0; at < 4; at += 1) good(await ask([eva], ['OTHER']));
    expect(good(await ask([eva], ['OTHER'])).left[0]?.why).toBe('too_many');
  });

  it('takes no day that is past, today or half a year away, no kind that there is not, and nobody who is not there', async () => {
    const ana = await world.addPerson();
    expect((await ask([ana], ['ADDRESS'], 0)).body).toMatchObject({
      fields: { due_on: { key: 'validator.error_date_range' } },
    });
    expect((await ask([ana], ['ADDRESS'], 181)).status).toBe(422);
    expect((await ask([ana], ['PASSPORT' as AskedKind])).status).toBe(400);
    expect((await ask([ana], [])).status).toBe(400);
    expect((await ask([ana, { ...ana, id: '00000000-0000-4000-8000-000000000001' }])).status).toBe(404);
    expect(await own(ana)).toEqual([]);
  });

  it('is nobody else’s: another person, another kind and another tenant find nothing, and only managers ask', async () => {
    const [ana, eva] = [await world.addPerson(), await world.addPerson()];
    await ask([ana]);
    const { id } = await first(ana);
    expect((await bring(eva, id, 'ADDRESS')).status).toBe(404);
    expect((await bring(ana, id, 'INCOME')).status).toBe(404);
    expect((await ask([ana], ['INCOME'], 10, eva)).status).toBe(403);
    good(await bring(ana, id, 'ADDRESS'));
    const paper = (await first(ana)).asked[0]?.paper;
    expect((await world.call(getFile, { params: { id: paper?.file_id ?? '' }, as: eva })).status).toBe(404);
    expect((await decide(paper?.id ?? '', false)).body).toMatchObject({ fields: { reason: {} } });
  });

  it('takes no file that is none', async () => {
    const ana = await world.addPerson();
    await ask([ana]);
    const { id } = await first(ana);
    const page = new File(['<html></html>'], 'x.pdf', { type: 'application/pdf' });
    expect((await bring(ana, id, 'ADDRESS', page)).body).toMatchObject({ fields: { document: {} } });
    expect((await first(ana)).asked[0]?.state).toBe('MISSING');
  });

  it('is withdrawn: the person is told, nothing more is taken, and what came stays', async () => {
    const ana = await world.addPerson();
    await ask([ana], ['ADDRESS', 'INCOME']);
    const { id } = await first(ana);
    good(await bring(ana, id, 'ADDRESS'));
    const withdraw = () => world.call(withdrawPaperRequest, { params: { id }, body: {}, as: world.manager });
    good(await withdraw());
    expect((await withdraw()).status).toBe(409);
    expect((await bring(ana, id, 'INCOME')).status).toBe(409);
    expect((await of(ana))[0]).toMatchObject({ state: 'WITHDRAWN', asked: [{ state: 'SENT' }, { state: 'MISSING' }] });
    expect(await kindsOf(ana)).toEqual(['papers.asked', 'papers.withdrawn']);
  });

  it('a manager who invests too cannot decide their own', async () => {
    const boss = await world.addPerson({ roles: ['ADMIN', 'USER'] });
    await ask([boss]);
    const { id } = await first(boss);
    good(await bring(boss, id, 'ADDRESS'));
    const paper = (await first(boss)).asked[0]?.paper?.id ?? '';
    expect((await decide(paper, true, undefined, boss)).status).toBe(403);
    expect(await inbox(boss)).not.toContainEqual([boss.id, 'papers_here']);
  });
});

describe('the clock of a request', () => {
  it('reminds three days before its day and once it has passed, each once, and never who has brought all', async () => {
    const [ana, eva, gone] = [await world.addPerson(), await world.addPerson(), await world.addPerson()];
    await ask([ana, eva, gone], ['ADDRESS'], 10);
    good(await bring(eva, (await first(eva)).id, 'ADDRESS'));
    await world.db.query('update users set deleted_at = now() where id = $1', [gone.id]);
    const sweepOn = async (days: number) => {
      world.moveDays(days);
      await Promise.all([sweepAskedPapers(world.backEnd.deps), sweepAskedPapers(world.backEnd.deps)]);
    };
    await sweepOn(6);
    expect(await kindsOf(ana)).toEqual(['papers.asked']);
    await sweepOn(7);
    await sweepOn(8);
    expect(await kindsOf(ana)).toEqual(['papers.asked', 'papers.reminded']);
    await sweepOn(11);
    await sweepOn(12);
    expect(await kindsOf(ana)).toEqual(['papers.asked', 'papers.reminded', 'papers.late']);
    expect(await inbox()).toContainEqual([ana.id, 'papers_late']);
    expect(await kindsOf(eva)).toEqual(['papers.asked']);
    expect(await kindsOf(gone)).toEqual(['papers.asked']);
    expect((await inbox()).map(([id]) => id)).not.toContain(gone.id);
    world.moveDays(null);
  });
});
