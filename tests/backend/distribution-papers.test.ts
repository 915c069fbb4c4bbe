import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fillPath, fullPath } from '#contract/base-address.ts';
import { removeDistributionDocument, uploadDistributionDocument } from '#contract/distribution-documents.ts';
import { getDistribution, refuseDistribution } from '#contract/distributions.ts';
import { listEarnings } from '#contract/earnings.ts';
import { getFile, getPublicFile } from '#contract/files.ts';
import { DISTRIBUTION_DOCUMENTS_MAX } from '#domain/limits.ts';
import { bookTokens, type DistributionSteps, distributionSteps } from '#tests/support/distribution-steps.ts';
import { anotherTenant, type InvestWorld, makeInvestWorld, type Person } from '#tests/support/invest-world.ts';
import { good } from '#tests/support/order-steps.ts';

let world: InvestWorld;
let steps: DistributionSteps;
let rival: Person;
let second: Person;

beforeAll(async () => {
  world = await makeInvestWorld();
  steps = distributionSteps(world);
  await steps.giveAccount(world.issuer);
  rival = await world.addPerson({ roles: ['ENTREPRENEUR'] });
  second = await world.addPerson({ roles: ['ADMIN'] });
  // The day's quota has a test of its own.
  await world.db.query(
    `update tenants set settings = settings || '{"uploads":{"filesPerDay":1000,"megabytesPerDay":1000}}', version = version + 1 where id = $1`,
    [world.tenantId],
  );
});
afterAll(() => world.close());

const paper = (text = '', name = 'acta.pdf') =>
  new File([`%PDF-1.4\n${text}\n%%EOF`], name, { type: 'application/pdf' });
const send = (id: string, document = paper(), as: Person = world.issuer, of = world) =>
  of.call(uploadDistributionDocument, { params: { id }, body: {}, files: { document }, as });
const remove = (id: string, document_id: string, as: Person = world.issuer) =>
  world.call(removeDistributionDocument, { params: { id }, body: { document_id }, as, key: randomUUID() });
const sheet = async (id: string, as: Person = world.manager) =>
  good(await world.call(getDistribution, { params: { id }, as })).data;
const fieldsOf = ({ body }: Awaited<ReturnType<typeof send>>) =>
  Object.fromEntries(Object.entries(body.fields ?? {}).map(([field, { key }]) => [field, key]));

/** Status with which somebody is answered who asks for a file. */
async function opened(fileId: string, as: Person | null, host = world.host): Promise<number> {
  const headers: Record<string, string> = { 'X-TENANT-HOST': host };
  if (as) headers[as.kind === 'manager' ? 'X-MANAGER-USER-ACCESS-TOKEN' : 'X-USER-ACCESS-TOKEN'] = as.token;
  const path = fillPath(fullPath((as ? getFile : getPublicFile).path), { id: fileId });
  return (await world.backEnd.fetch(new Request(`http://api.test${path}`, { headers }))).status;
}

/** A proposed distribution with one holder. */
async function proposal(income = '100.00'): Promise<{ id: string; net: string; holder: Person }> {
  const offer = await world.addOffer({ issuer: world.issuer });
  const holder = await world.addPerson();
  await bookTokens(world, holder, offer, 10, 30);
  const { id, sums } = good(await steps.propose(offer, { income })).data;
  return { id, net: sums.net, holder };
}

test('a paper of a proposal is read by its issuer and managers, and by its holders from their earnings once it is approved', async () => {
  const { id, net, holder } = await proposal();
  good(await send(id));
  const [document] = (await sheet(id)).documents;
  expect(document).toMatchObject({ name: 'acta.pdf', by: { id: world.issuer.id } });
  const file = document?.file_id ?? '';
  const before = [world.issuer, world.manager, holder, rival, null];
  expect(await Promise.all(before.map((who) => opened(file, who)))).toEqual([200, 200, 404, 404, 404]);
  good(await steps.approve(id, net));
  expect(await Promise.all(before.map((who) => opened(file, who)))).toEqual([200, 200, 200, 404, 404]);
  const { data } = good(await world.call(listEarnings, { query: {}, as: holder }));
  expect(data[0]?.distribution.documents).toEqual([{ file_id: file, name: 'acta.pdf' }]);
});

test('the same file twice is one paper, an issuer takes a wrong one back, and its bytes are gone', async () => {
  const { id } = await proposal();
  const first = good(await send(id)).data.id;
  expect(good(await send(id)).data.id).toBe(first);
  const [document] = (await sheet(id)).documents;
  good(await remove(id, first));
  expect((await sheet(id)).documents).toEqual([]);
  expect(await opened(document?.file_id ?? '', world.manager)).toBe(404);
  const left = await world.backEnd.deps.files.list(world.tenantId);
  expect(left.map((file) => file.id)).not.toContain(document?.file_id);
  expect((await remove(id, first)).status).toBe(404);
});

test('an issuer changes no paper after the first of two approvals, managers still do, and nobody takes one away after the last', async () => {
  const { id, net } = await proposal('10000.00');
  const first = good(await send(id)).data.id;
  expect(await sheet(id, world.issuer)).toMatchObject({ may: { add_papers: true, remove_papers: true } });
  good(await steps.approve(id, net));
  expect(await sheet(id, world.issuer)).toMatchObject({ status: 'PROPOSED', may: { add_papers: false } });
  expect((await send(id, paper('late'))).body).toMatchObject({ error: 'distribution.papers_closed' });
  expect((await remove(id, first)).body).toMatchObject({ error: 'distribution.papers_closed' });
  good(await send(id, paper('audit', 'auditoría.pdf'), world.manager));
  good(await remove(id, first, world.manager));
  good(await steps.approve(id, net, second));
  const [kept] = (await sheet(id)).documents;
  expect(kept?.name).toBe('auditoría.pdf');
  expect((await remove(id, kept?.id ?? '', world.manager)).body).toMatchObject({
    error: 'distribution.papers_closed',
  });
  good(await send(id, paper('report'), world.manager));
  expect((await sheet(id)).documents).toHaveLength(2);
});

test('one that was refused takes no paper, and its papers stay unread by holders', async () => {
  const { id, holder } = await proposal();
  good(await send(id));
  const [document] = (await sheet(id)).documents;
  const body = { reason: 'Falta el acta de la junta' };
  good(await world.call(refuseDistribution, { params: { id }, body, as: world.manager, key: randomUUID() }));
  expect((await send(id, paper('more'), world.manager)).body).toMatchObject({ error: 'distribution.papers_closed' });
  expect(await opened(document?.file_id ?? '', holder)).toBe(404);
});

test('a file that is no whole and quiet PDF is refused at its field, and so is one paper more than there is room for', async () => {
  const { id } = await proposal();
  const refused = async (document: File) => fieldsOf(await send(id, document));
  expect(await refused(new File(['PK'], 'acta.pdf'))).toEqual({ document: 'validator.error_file_type' });
  expect(await refused(new File(['%PDF-1.4\nhalf'], 'acta.pdf'))).toEqual({ document: 'validator.error_pdf_broken' });
  expect(await refused(paper('/JavaScript (app.alert(1))'))).toEqual({ document: 'validator.error_pdf_active' });
  for (let at = 0; at < DISTRIBUTION_DOCUMENTS_MAX; at += 1) good(await send(id, paper(`page ${at}`)));
  expect(await refused(paper('one more'))).toEqual({ document: 'validator.error_file_count' });
});

test('another’s distribution and another tenant’s take no paper and show none', async () => {
  const { id } = await proposal();
  good(await send(id));
  const [document] = (await sheet(id)).documents;
  const other = await anotherTenant(world);
  expect((await send(id, paper('x'), rival)).status).toBe(404);
  expect((await send(id, paper('x'), other.manager, other)).status).toBe(404);
  expect((await remove(id, document?.id ?? '', rival)).status).toBe(404);
  expect(await opened(document?.file_id ?? '', other.manager, other.host)).toBe(404);
});
