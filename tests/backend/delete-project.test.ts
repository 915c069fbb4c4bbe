import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { askQuestion, followIssuance, listManagedIssuances } from '#contract/issuances.ts';
import { deleteProject, previewProjectDeletion } from '#contract/project-deletion.ts';
import { uploadProjectDocument, uploadProjectPicture } from '#contract/project-files.ts';
import { createProject, getProject } from '#contract/projects.ts';
import { anotherTenant, type InvestWorld, makeInvestWorld, type Person } from '#tests/support/invest-world.ts';
import { good, outcome, pdfFile } from '#tests/support/order-steps.ts';
import { pictureFile } from '#tests/support/sample-pictures.ts';

let world: InvestWorld;
beforeAll(async () => {
  world = await makeInvestWorld();
});
afterAll(() => world.close());

const remove = (id: string, as: Person = world.issuer, key: string = randomUUID()) =>
  world.call(deleteProject, { params: { id }, body: {}, as, key });
const reasons = async (id: string, as: Person = world.issuer) =>
  good(await world.call(previewProjectDeletion, { params: { id }, as })).data.reasons.map(({ reason }) => reason);
const onDisk = async () => (await world.backEnd.deps.files.list(world.tenantId)).map(({ id }) => id).sort();
async function draft(): Promise<string> {
  const body = {
    title: { es: 'Huerta que se va', en: '' },
    product_type: 'DEBT',
    sector: 'energy',
    price: '120',
    tokens_for_sale: 1500,
  } as const;
  return good(await world.call(createProject, { body, as: world.issuer, key: randomUUID() })).data.id;
}
const slugOf = async (id: string) =>
  good(await world.call(getProject, { params: { id }, as: world.issuer })).data.sections.card.slug;

test('a draft goes with its pictures, its papers and its address, and is told of in the audit log', async () => {
  const before = await onDisk();
  const id = await draft();
  const slug = await slugOf(id);
  const sent = { params: { id }, as: world.issuer };
  const picture = await pictureFile('a.jpg');
  for (const use of ['picture', 'logo', 'person'] as const)
    good(await world.call(uploadProjectPicture, { ...sent, body: { use }, files: { picture } }));
  const words = { kind: 'deck', access: 'public', title_es: 'Plan', title_en: 'Plan' } as const;
  good(await world.call(uploadProjectDocument, { ...sent, body: words, files: { document: pdfFile() } }));
  expect((await onDisk()).length).toBeGreaterThan(before.length + 3);
  const preview = good(await world.call(previewProjectDeletion, sent)).data;
  expect(preview).toMatchObject({ reasons: [], pictures: 3, documents: 1 });

  const key = randomUUID();
  good(await remove(id, world.issuer, key));
  // The same button twice is one deletion.
  good(await remove(id, world.issuer, key));
  expect((await world.call(getProject, sent)).status).toBe(404);
  expect((await remove(id)).status).toBe(404);
  expect(await onDisk()).toEqual(before);
  const list = good(await world.call(listManagedIssuances, { query: { q: 'huerta' }, as: world.manager })).data;
  expect(list.map((one) => one.id)).not.toContain(id);
  const rows = await world.db.query<{ details: { slug: string } }>(
    `select details from audit_log where tenant_id = $1 and subject_id = $2 and action = 'issuance.deleted'`,
    [world.tenantId, id],
  );
  expect(rows.map(({ details }) => details.slug)).toEqual([slug]);
  // Its address is free: the next project of that title gets it.
  expect(await slugOf(await draft())).toBe(slug);
});

test('a project on which anything hangs stays, and each reason is named', async () => {
  const { id } = await world.addOffer({ status: 'CAMPAIGN' });
  expect(await reasons(id)).toContain('phase');
  expect(outcome(await remove(id))).toBe('409 project.kept');
  const investor = await world.addPerson();
  good(await world.call(followIssuance, { params: { id }, body: { followed: true }, as: investor }));
  good(await world.call(askQuestion, { params: { id }, body: { question: '¿Cuándo empieza la obra?' }, as: investor }));
  await world.db.query(`update issuances set status = 'DRAFT' where id = $1`, [id]);
  expect(await reasons(id)).toEqual(['followers', 'questions']);
  expect(outcome(await remove(id, world.manager))).toBe('409 project.kept');
  expect((await world.call(getProject, { params: { id }, as: world.issuer })).status).toBe(200);
});

test('a project goes once, however many press the button, and one that somebody begins to follow meanwhile stays whole', async () => {
  const id = await draft();
  const answers = await Promise.all([remove(id), remove(id, world.manager), remove(id)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404]);

  const { id: followed } = await world.addOffer({ status: 'PRE_CAMPAIGN' });
  const follower = await world.addPerson({ roles: ['PREMIUM_USER'] });
  const [gone, follows] = await Promise.all([
    remove(followed),
    world.call(followIssuance, { params: { id: followed }, body: { followed: true }, as: follower }),
  ]);
  // One of the two, never both and never half of each.
  expect([gone.status, follows.status]).toEqual(gone.status === 200 ? [200, 404] : [409, 200]);
});

test('the database itself refuses a project that something points to', async () => {
  const { id } = await world.addOffer({ status: 'DRAFT' });
  await world.db.query(
    `insert into issuance_tellings (tenant_id, issuance_id, occasion, created_at) values ($1, $2, 'OPENED', now())`,
    [world.tenantId, id],
  );
  expect(await reasons(id)).toEqual(['other']);
  await expect(
    world.db.query(`select set_config('app.tenant_id', $1, false), lonja_delete_project($2)`, [world.tenantId, id]),
  ).rejects.toThrow(/foreign key/);
  expect(outcome(await remove(id))).toBe('409 project.kept');
});

test('another issuer’s project is not there to be deleted, and nobody deletes one of another tenant', async () => {
  const id = await draft();
  const rival = await world.addPerson({ roles: ['ENTREPRENEUR'] });
  const investor = await world.addPerson();
  const other = await anotherTenant(world);
  expect((await remove(id, rival)).status).toBe(404);
  expect((await remove(id, investor)).status).toBe(403);
  const asOther = await other.call(deleteProject, { params: { id }, body: {}, as: other.manager, key: randomUUID() });
  expect(asOther.status).toBe(404);
  expect(good(await remove(id, world.manager)).data).toEqual({ deleted: true });
});
