import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sweepDocuments } from '#backend/modules/identity/sweep-documents.ts';
import { listInbox } from '#contract/inbox.ts';
import { addDays, dayIn } from '#domain/time/zone.ts';
import { checkedAnew, type InvestWorld, makeInvestWorld, type Person } from '#tests/support/invest-world.ts';
import { good } from '#tests/support/order-steps.ts';

let world: InvestWorld;
beforeAll(async () => {
  world = await makeInvestWorld();
});
afterAll(() => world?.close());

const today = () => dayIn(world.backEnd.clock.now(), 'Europe/Madrid');
/** Somebody whose passport was checked and ends in so many days. */
async function endingIn(days: number): Promise<Person> {
  const person = await world.addPerson();
  await ends(person, days);
  await checkedAnew(world, person);
  return person;
}
const ends = ({ id }: Person, days: number) =>
  world.db.query("update user_profiles set id_type = 'PASSPORT', id_expires_on = $2 where user_id = $1", [
    id,
    addDays(today(), days),
  ]);
const sweep = () => sweepDocuments(world.backEnd.deps);
const told = async (person: Person) =>
  (await world.mailsTo(person)).filter(({ kind }) => kind.startsWith('identity.document_')).map(({ kind }) => kind);
const inbox = async (as: Person = world.manager) =>
  good(await world.call(listInbox, { as, query: { kind: 'document' } })).data;

describe('a document that comes to its last day', () => {
  it('is written about once, thirty days before, and again when it is another day', async () => {
    const ana = await endingIn(31);
    await sweep();
    expect(await told(ana)).toEqual([]);
    await ends(ana, 30);
    await sweep();
    await sweep();
    expect(await told(ana)).toEqual(['identity.document_ends']);
    await ends(ana, 12);
    await sweep();
    expect(await told(ana)).toHaveLength(2);
  });

  it('is written about once where two runs of the job meet', async () => {
    const eva = await endingIn(9);
    await Promise.all([sweep(), sweep(), sweep()]);
    expect(await told(eva)).toEqual(['identity.document_ends']);
  });

  it('is not written about where the tenant checks nobody', async () => {
    const plain = await makeInvestWorld({ modules: { kyc: false } });
    try {
      const ana = await plain.addPerson();
      await plain.db.query('update user_profiles set id_expires_on = $2 where user_id = $1', [
        ana.id,
        addDays(today(), 4),
      ]);
      await checkedAnew(plain, ana);
      await sweepDocuments(plain.backEnd.deps);
      expect((await plain.mailsTo(ana)).map(({ kind }) => kind)).toEqual([]);
    } finally {
      await plain.close();
    }
  });

  it('is said to have expired where it has', async () => {
    const late = await endingIn(-1);
    await sweep();
    expect(await told(late)).toEqual(['identity.document_ended']);
  });

  it('says nothing to who is gone, was never checked, or is being checked anew', async () => {
    const [gone, unchecked, anew] = [await endingIn(5), await world.addPerson(), await endingIn(5)];
    await ends(unchecked, 5);
    await world.db.query('delete from kyc_checks where user_id = $1', [unchecked.id]);
    await world.db.query('update users set deleted_at = now() where id = $1', [gone.id]);
    await world.db.query("update kyc_checks set status = 'CREATED' where user_id = $1", [anew.id]);
    await sweep();
    for (const person of [gone, unchecked, anew]) expect(await told(person)).toEqual([]);
  });

  it('says nothing to who does not invest, for whom the page of papers is closed, until they do', async () => {
    const issuer = await endingIn(8);
    const roles = (role: string) =>
      world.db.query('update users set role = $2, roles = array[$2] where id = $1', [issuer.id, role]);
    await roles('ISSUER');
    await sweep();
    expect(await told(issuer)).toEqual([]);
    await roles('USER');
    await sweep();
    expect(await told(issuer)).toEqual(['identity.document_ends']);
  });

  it('waits in the team’s inbox in its last week, once and until the end of its last day, but not for its own person', async () => {
    const [near, later, over] = [await endingIn(6), await endingIn(7), await endingIn(-2)];
    const rows = await inbox();
    expect(rows.filter(({ id }) => id === near.id)).toHaveLength(1);
    expect(rows.map(({ id }) => id)).not.toContain(later.id);
    const [row] = rows.filter(({ id }) => id === near.id);
    expect(row).toMatchObject({ page: near.id, note: addDays(today(), 6) });
    expect(dayIn(new Date(row?.due_at ?? 0), 'Europe/Madrid')).toBe(addDays(today(), 7));
    const late = rows.find(({ id }) => id === over.id);
    expect(new Date(late?.due_at ?? 0).getTime()).toBeLessThan(world.backEnd.clock.now().getTime());
    await ends(world.manager, 2);
    await checkedAnew(world, world.manager);
    expect((await inbox()).map(({ id }) => id)).not.toContain(world.manager.id);
  });

  it('leaves the inbox as soon as the check is open again', async () => {
    const eva = await endingIn(2);
    expect((await inbox()).map(({ id }) => id)).toContain(eva.id);
    await world.db.query("update kyc_checks set status = 'CREATED' where user_id = $1", [eva.id]);
    expect((await inbox()).map(({ id }) => id)).not.toContain(eva.id);
  });
});
