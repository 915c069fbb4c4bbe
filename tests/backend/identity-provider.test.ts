import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sweepIdentity } from '#backend/providers/sumsub/sweep-identity.ts';
import {
  chooseInvestorType,
  listIdentityChecks,
  reviewIdentity,
  submitIdentity,
  uploadLegalDocument,
} from '#contract/identity.ts';
import { getLegalInformation, savePersonalData } from '#contract/profiles.ts';
import { getUser } from '#contract/users.ts';
import { type IdentityWorld, makeIdentityWorld, SECRETS, signedBy } from '#tests/support/identity-world.ts';
import type { Person } from '#tests/support/invest-world.ts';
import { good, outcome } from '#tests/support/order-steps.ts';
import { SAMPLE_PERSON } from '#tests/support/sample-person.ts';

let world: IdentityWorld;
let ana: Person;

beforeAll(async () => {
  world = await makeIdentityWorld();
  // The mail's button leads to a step of a project that takes orders.
  await world.addOffer({ tokens: 10 });
});
afterAll(() => world?.close());
beforeEach(async () => {
  world.moveDays(null);
  ana = await world.applicant();
});

const atProvider = async () => {
  expect(await world.submit(ana)).toBe(200);
  await world.handOn(ana);
  expect(await world.kyc(ana)).toMatchObject({ status: 'PENDING' });
};
const mails = async (person = ana) =>
  (await world.mailsTo(person)).filter(({ kind }) => kind.startsWith('identity.')).map(({ kind }) => kind);
const queue = async () => (await world.call(listIdentityChecks, { as: world.manager })).body.data;

test('a check runs until the provider has taken it, waits, and is confirmed by its word', async () => {
  expect(await world.submit(ana)).toBe(200);
  expect(await world.kyc(ana)).toMatchObject({ status: 'RUNNING' });
  await world.handOn(ana);
  // A job may run twice.
  await world.handOn(ana);
  expect(await world.kyc(ana)).toMatchObject({ status: 'PENDING' });
  expect(await world.submit(ana)).toBe(409);
  expect(await world.decide(ana, 'accept-twice')).toBe(303);
  expect(await world.kyc(ana)).toEqual({ status: 'SUCCESS', reason: null, causes: [] });
  expect(await mails()).toEqual(['identity.approved']);
  const { data } = (await world.call(getUser, { params: { id: ana.id }, as: world.manager })).body;
  expect(data).toMatchObject({ status: 'VERIFIED', identity: { provider_labels: [] } });
  expect(data.identity?.handed_on_at).not.toBeNull();
  const told = data.history.map(({ action }) => action);
  for (const action of ['provider_asked', 'handed_on', 'approved']) expect(told).toContain(`identity.${action}`);
});

test('the queue holds the job that hands a check on', async () => {
  await world.submit(ana);
  const jobs = await world.db.query<{ data: { checkId: string } }>(
    `select data from pgboss.job where name = 'identity.hand-on'`,
  );
  const [check] = await world.db.query<{ id: string }>('select id from kyc_checks where user_id = $1', [ana.id]);
  expect(jobs.filter(({ data }) => data.checkId === check?.id)).toHaveLength(1);
});

test('a refusal that can be mended is named, by mail too, and the same person is checked again', async () => {
  await atProvider();
  await world.decide(ana, 'unreadable');
  expect(await world.kyc(ana)).toEqual({ status: 'VERIFICATION_ERROR', reason: null, causes: ['UNREADABLE'] });
  expect(await mails()).toEqual(['identity.refused']);
  const mail = (await world.mailsTo(ana)).at(-1)?.plain;
  expect(mail).toContain('no se lee bien');
  expect(mail).toMatch(/\/invest\/[^/]+\/identification/);
  // The provider's own words are shown, and the same picture is not taken again.
  const { comment } = (await world.call(getLegalInformation, { as: ana })).body.data.kyc;
  expect(comment).toContain('better light');
  const again = await world.call(submitIdentity, { body: {}, as: ana });
  expect(again).toMatchObject({ status: 422, body: { error: 'kyc.incomplete' } });
  expect(Object.keys(again.body.fields ?? {}).sort()).toEqual(['IDENTITY_PROOF', 'IDENTITY_PROOF_BACK']);
  await world.bring(ana, 'IDENTITY_PROOF');
  await atProvider();
  // The first answer comes once more: it is the state at the provider that counts.
  expect(await world.tell(ana)).toBe(200);
  expect(await world.kyc(ana)).toMatchObject({ status: 'PENDING' });
  await world.decide(ana, 'accept');
  expect(await world.kyc(ana)).toMatchObject({ status: 'SUCCESS' });
});

test('a final refusal shows the person no cause and the manager all causes; the next one is for people', async () => {
  await atProvider();
  await world.decide(ana, 'refuse');
  expect(await world.kyc(ana)).toEqual({ status: 'VERIFICATION_ERROR', reason: null, causes: [] });
  expect((await world.mailsTo(ana)).at(-1)?.plain).not.toContain('FORGERY');
  const { data } = (await world.call(getUser, { params: { id: ana.id }, as: world.manager })).body;
  expect(data.identity?.provider_labels).toEqual(['FORGERY']);
  expect(await world.submit(ana)).toBe(200);
  expect(await world.kyc(ana)).toMatchObject({ status: 'MANUAL_REVIEW' });
});

test('an officer of the provider who throws the documents away has the person asked again', async () => {
  await atProvider();
  await world.decide(ana, 'reset');
  expect(await world.kyc(ana)).toMatchObject({ status: 'ERROR' });
  await atProvider();
});

test('a check on hold changes nothing', async () => {
  await atProvider();
  await world.decide(ana, 'hold');
  expect(await world.kyc(ana)).toMatchObject({ status: 'PENDING' });
  expect(await mails()).toEqual([]);
});

test('the papers of a company are looked at by a manager, after the provider has confirmed who acts for it', async () => {
  await atProvider();
  await world.db.query(`update user_profiles set legal_type = 'LEGAL_ENTITY' where user_id = $1`, [ana.id]);
  await world.decide(ana, 'accept');
  expect(await world.kyc(ana)).toMatchObject({ status: 'MANUAL_REVIEW' });
  expect((await queue()).map(({ user_id }) => user_id)).toContain(ana.id);
  expect(await mails()).toEqual([]);
  const said = await world.call(reviewIdentity, {
    params: { user_id: ana.id },
    body: { approved: true },
    as: world.manager,
  });
  expect(said.status).toBe(200);
  expect(await mails()).toEqual(['identity.approved']);
});

test('both sides of a card go to the provider, each as its side; a passport goes as the one page that it is', async () => {
  const sent: unknown[] = [];
  const real = globalThis.fetch;
  globalThis.fetch = async (address, init) => {
    if (String(address).endsWith('/info/idDoc')) {
      const form = await new Response(init?.body, { headers: init?.headers }).formData();
      const warnings = new Headers(init?.headers).get('X-Return-Doc-Warnings');
      sent.push({ ...JSON.parse(String(form.get('metadata'))), warnings, name: (form.get('content') as File).name });
    }
    return real(address, init);
  };
  try {
    await atProvider();
    const dni = { idDocType: 'ID_CARD', country: 'ESP', warnings: 'true' };
    expect(sent.splice(0)).toEqual([
      { ...dni, idDocSubType: 'FRONT_SIDE', name: 'IDENTITY_PROOF.pdf' },
      { ...dni, idDocSubType: 'BACK_SIDE', name: 'IDENTITY_PROOF_BACK.pdf' },
    ]);
    ana = await world.applicant();
    await world.db.query(`update user_profiles set id_number = 'ABC123456' where user_id = $1`, [ana.id]);
    await atProvider();
    expect(sent.splice(0)).toEqual([
      { idDocType: 'PASSPORT', country: 'ESP', warnings: 'true', name: 'IDENTITY_PROOF.pdf' },
    ]);
    // Of whoever named it: what it is and who issued it, not of which country they are or where they live.
    for (const [type, country, idDocType, sides] of [
      ['PASSPORT', 'DEU', 'PASSPORT', [undefined]],
      ['ID_CARD', 'DEU', 'ID_CARD', ['FRONT_SIDE', 'BACK_SIDE']],
      ['NIF', 'DEU', 'PASSPORT', [undefined]],
      ['NIE', 'ESP', 'RESIDENCE_PERMIT', ['FRONT_SIDE', 'BACK_SIDE']],
    ] as const) {
      ana = await world.applicant();
      const number = { PASSPORT: 'C01X00T47', ID_CARD: 'L01X00T47', NIF: 'M1234567L', NIE: 'X1234567L' }[type];
      const document = { id_type: type, id_number: number, id_country: 'DE', id_expires_on: '2095-01-31' };
      good(await world.call(savePersonalData, { body: { ...SAMPLE_PERSON, nationality: 'FR', ...document }, as: ana }));
      await atProvider();
      expect(sent.splice(0)).toEqual(
        sides.map((side) => expect.objectContaining({ idDocType, country, ...(side ? { idDocSubType: side } : {}) })),
      );
    }
  } finally {
    globalThis.fetch = real;
  }
});

test('a picture that the provider refuses at once ends the check, and the person is told why', async () => {
  const real = globalThis.fetch;
  globalThis.fetch = async (address, init) => {
    const answer = await real(address, init);
    if (!String(address).endsWith('/info/idDoc')) return answer;
    return Response.json({
      idDocType: 'ID_CARD',
      country: 'ESP',
      errors: [{ code: 'dataNotReadable', message: 'No' }],
    });
  };
  try {
    expect(await world.submit(ana)).toBe(200);
    await world.handOn(ana);
  } finally {
    globalThis.fetch = real;
  }
  expect(await world.kyc(ana)).toEqual({ status: 'VERIFICATION_ERROR', reason: null, causes: ['UNREADABLE'] });
  expect(await mails()).toEqual(['identity.refused']);
});

test.each([
  ['breaks off', async () => Promise.reject(new TypeError('broken off'))],
  ['answers 503', async () => new Response('busy', { status: 503 })],
  ['answers what is no JSON', async () => new Response('<html>', { status: 200 })],
])('a provider that %s: nothing is lost, the check runs on and is handed on the next time', async (_, answer) => {
  expect(await world.submit(ana)).toBe(200);
  const real = globalThis.fetch;
  globalThis.fetch = answer;
  try {
    await expect(world.handOn(ana)).rejects.toThrow();
  } finally {
    globalThis.fetch = real;
  }
  expect(await world.kyc(ana)).toMatchObject({ status: 'RUNNING' });
  await world.handOn(ana);
  expect(await world.kyc(ana)).toMatchObject({ status: 'PENDING' });
  expect(await mails()).toEqual([]);
});

test('the identity cannot be changed while the provider looks', async () => {
  await atProvider();
  const document = new File(['%PDF-1.4\n%%EOF'], 'otro.pdf', { type: 'application/pdf' });
  const params = { type: 'IDENTITY_PROOF' } as const;
  expect((await world.call(uploadLegalDocument, { params, files: { document }, as: ana })).status).toBe(409);
});

test('an investor cannot turn into a company while the provider looks: the answer is about what was handed in', async () => {
  await atProvider();
  good(await world.call(chooseInvestorType, { body: { legal_type: 'INDIVIDUAL' }, as: ana }));
  const body = { legal_type: 'LEGAL_ENTITY' } as const;
  expect(outcome(await world.call(chooseInvestorType, { body, as: ana }))).toBe('409 kyc.in_review');
  await world.decide(ana, 'accept');
  await sweepIdentity(world.backEnd.deps);
  expect(await world.kyc(ana)).toMatchObject({ status: 'SUCCESS' });
});

test('provider events are heard where a secret of the tenant signed them; their content is not believed', async () => {
  await atProvider();
  const sha1 = (body: string) => ({
    'X-Payload-Digest': createHmac('sha1', SECRETS[0] ?? '')
      .update(body)
      .digest('hex'),
    'X-Payload-Digest-Alg': 'HMAC_SHA1_HEX',
  });
  expect(await world.tell(ana, () => ({}))).toBe(403);
  expect(await world.tell(ana, sha1)).toBe(403);
  expect(await world.tell(ana, signedBy('whsec_of_somebody_else'))).toBe(403);
  expect(await world.tell(ana, (body) => signedBy(SECRETS[0])(`${body} `))).toBe(403);
  // Signed, and it claims a yes: the provider itself knows of none.
  expect(await world.tell(ana, signedBy(SECRETS[1], 'HMAC_SHA512_HEX'))).toBe(200);
  expect(await world.kyc(ana)).toMatchObject({ status: 'PENDING' });
  expect(await world.tell({ id: world.issuer.id })).toBe(200);
});

test('a notice that comes before its check is known to be there is asked for again', async () => {
  await world.submit(ana);
  expect(await world.tell(ana)).toBe(503);
  await world.handOn(ana);
  expect(await world.tell(ana)).toBe(200);
});

test('a provider that is away is tried again, and then people look', async () => {
  await world.submit(ana);
  const { apiOrigin } = world.backEnd.deps.config;
  world.backEnd.deps.config.apiOrigin = 'http://127.0.0.1:1';
  try {
    await expect(world.handOn(ana)).rejects.toThrow('no answer');
    expect(await world.kyc(ana)).toMatchObject({ status: 'RUNNING' });
    await sweepIdentity(world.backEnd.deps);
    expect(await world.kyc(ana)).toMatchObject({ status: 'RUNNING' });
    world.moveDays(2.1 / 24);
    await sweepIdentity(world.backEnd.deps);
    expect(await world.kyc(ana)).toMatchObject({ status: 'MANUAL_REVIEW' });
  } finally {
    world.backEnd.deps.config.apiOrigin = apiOrigin;
  }
});

test('a lost notice is made up for; a check without an answer after 24 hours goes to people', async () => {
  await atProvider();
  const silent = await world.applicant();
  await world.submit(silent);
  await world.handOn(silent);
  // The desk decides, and its notice finds nobody.
  const { apiOrigin } = world.backEnd.deps.config;
  world.backEnd.deps.config.apiOrigin = `${apiOrigin}/nowhere`;
  await world.decide(ana, 'accept');
  world.backEnd.deps.config.apiOrigin = apiOrigin;
  expect(await world.kyc(ana)).toMatchObject({ status: 'PENDING' });
  await sweepIdentity(world.backEnd.deps);
  expect(await world.kyc(ana)).toMatchObject({ status: 'SUCCESS' });
  expect(await world.kyc(silent)).toMatchObject({ status: 'PENDING' });
  world.moveDays(1.01);
  await sweepIdentity(world.backEnd.deps);
  expect(await world.kyc(silent)).toMatchObject({ status: 'MANUAL_REVIEW' });
});

test('checks go to people where the tenant has left its provider', async () => {
  await world.submit(ana);
  const move = (from: string, to: string) =>
    world.db.query(
      `update tenants set version = version + 1, settings = settings - $2::text || jsonb_build_object($3::text, settings->$2::text)
       where id = $1`,
      [world.tenantId, from, to],
    );
  await move('identity', 'left');
  await world.handOn(ana);
  expect(await world.kyc(ana)).toMatchObject({ status: 'MANUAL_REVIEW' });
  await move('left', 'identity');
});
