import { randomUUID } from 'node:crypto';
import { cp } from 'node:fs/promises';
import path from 'node:path';
import { writeExport } from '#backend/modules/exports/write-export.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import type { BackEnd, Speaker } from './back-end.ts';
import type { TestDatabase } from './database.ts';
import { addOffer, addOrder } from './demo-copies.ts';
import { demoSamples } from './demo-samples.ts';
import { demoSpeaker } from './demo-speaker.ts';
import { keepVote, orderInPayment, servedEndpoint } from './demo-steps.ts';
import { rawCall } from './raw-call.ts';
import { SAMPLE_INPUTS, type SampleInput } from './sample-inputs.ts';
import { pictureFile } from './sample-pictures.ts';
import { DEMO_PASSWORD } from './visitor.ts';

const NAME = 'aurora';
const HOST = `${NAME}.localhost`;

const READERS = ['manager', 'issuer', 'investor'] as const;
export type Reader = (typeof READERS)[number];
/** What a read asks for. */
export interface ReadSample {
  params?: Record<string, string>;
  query?: Record<string, string>;
}

export interface DemoReads {
  tenantId: string;
  speakers: Record<Reader, Speaker & { id: string }>;
  /** Something that is there for the endpoint of that id, by who may see it. */
  samplesOf(endpointId: string): Partial<Record<Reader, ReadSample>>;
  ask(endpointId: string, who: Reader, sample: ReadSample): ReturnType<typeof rawCall>;
}

/** A record for each read of the API that asks for one: those of the demo data, and what these lack, made by the calls that make it. */
export async function demoReads(backEnd: BackEnd, db: TestDatabase): Promise<DemoReads> {
  await cp(process.env.TEST_FILES ?? '', path.join(backEnd.deps.config.dataDir, 'files'), { recursive: true });
  const speakers = {
    manager: await demoSpeaker(db, NAME, 'manager'),
    issuer: await demoSpeaker(db, NAME, 'issuer'),
    investor: await demoSpeaker(db, NAME, 'investor'),
  };
  const samples = await demoSamples(db, NAME);
  const { tenantId } = samples;
  const call = (endpointId: string, who: Reader, input: SampleInput, query?: Record<string, string>) =>
    rawCall(backEnd.fetch, servedEndpoint(endpointId), {
      ...{ host: HOST, as: speakers[who], input, query },
      key: randomUUID(),
    });
  async function made(endpointId: string, who: Reader, input: SampleInput): Promise<Record<string, string>> {
    const { status, text, json } = await call(endpointId, who, input);
    if (status !== 200) throw new Error(`${endpointId} answers ${status}: ${text.slice(0, 300)}`);
    return (json as { data: Record<string, string> }).data;
  }
  async function one(statement: string, ...values: unknown[]): Promise<string> {
    const [row] = await db.query<{ id: string }>(statement, [tenantId, ...values]);
    if (!row) throw new Error(`nothing is found by ${statement}`);
    return row.id;
  }
  const { issuer, investor } = speakers;
  const each = async (make: (who: 'manager' | 'issuer') => Promise<string>) => ({
    manager: await make('manager'),
    issuer: await make('issuer'),
  });

  const held = await one(
    `select h.issuance_id as id from issuance_holders h join issuances i on i.tenant_id = h.tenant_id and i.id = h.issuance_id
     where h.tenant_id = $1 and h.user_id = $2 and h.tokens > 0 order by (i.product_type = 'DEBT') desc limit 1`,
    investor.id,
  );
  const project = await one('select id from issuances where tenant_id = $1 and id = $2', samples.issuanceId);
  const distribution = await one(
    `select e.distribution_id as id from earnings e join distributions d on d.tenant_id = e.tenant_id and d.id = e.distribution_id
       join issuances i on i.tenant_id = d.tenant_id and i.id = d.issuance_id
     where e.tenant_id = $1 and i.issuer_user_id = $2 group by 1 order by count(*) desc limit 1`,
    issuer.id,
  );
  const debt = await one(
    `select id from issuances where tenant_id = $1 and issuer_user_id = $2 and product_type = 'DEBT' order by status = 'CLOSED' desc limit 1`,
    issuer.id,
  );
  const files = await each((who) => listFile(who));
  const ownFile = await made('prepareOwnExport', 'investor', {
    body: { list: 'own-orders', format: 'CSV', columns: ['reference', 'amount'] },
  });
  await writeExport(backEnd.deps, { tenantId, exportId: ownFile.id ?? '' });
  async function listFile(who: 'manager' | 'issuer'): Promise<string> {
    const { id = '' } = await made('prepareExport', who, {
      body: { list: 'issuances', format: 'CSV', columns: ['project', 'status'] },
    });
    await writeExport(backEnd.deps, { tenantId, exportId: id });
    return id;
  }
  const whitelist = await each(async (who) => {
    const { id } = await made('judgeWhitelist', who, { ...SAMPLE_INPUTS.judgeWhitelist, params: { id: project } });
    return id ?? '';
  });

  // One that nobody has an order of, for each.
  for (const _ of ['wire', 'terminal']) await addOffer(db, {});
  const wire = await orderInPayment(db, { id: tenantId, name: NAME }, (endpoint, input) =>
    call(endpoint.id, 'investor', input),
  );
  const terminal = await orderInPayment(
    db,
    { id: tenantId, name: NAME },
    (endpoint, input) => call(endpoint.id, 'investor', input),
    'CARD_TERMINAL',
  );
  const allotted = await addOffer(db, {});
  await db.query(
    `update issuances set oversubscription = 'PRO_RATA', campaign_ends_at = now() - interval '1 minute' where tenant_id = $1 and id = $2`,
    [tenantId, allotted.id],
  );
  const request = await addOrder(db, { id: investor.id, tenantId, email: '', name: '' }, allotted.id, 'ACCEPTED');
  await db.query('update investments set is_request = true where tenant_id = $1 and id = $2', [tenantId, request.id]);
  const refunded = await addOffer(db, {});
  await db.query(
    `update issuances set campaign_ends_at = now() - interval '1 minute', soft_cap_tokens = 1000 where tenant_id = $1 and id = $2`,
    [tenantId, refunded.id],
  );

  const full = await addOffer(db, {});
  await db.query(`update issuances set oversubscription = 'WAITING_LIST' where tenant_id = $1 and id = $2`, [
    tenantId,
    full.id,
  ]);
  await db.query(
    `insert into waiting_places (tenant_id, issuance_id, user_id, tokens, state, joined_at) values ($1, $2, $3, 1, 'WAITING', now())`,
    [tenantId, full.id, investor.id],
  );

  const draft = await made('createProject', 'issuer', {
    body: {
      title: { es: 'Huerta', en: '' },
      product_type: 'DEBT',
      sector: 'energy',
      price: '120',
      tokens_for_sale: 15,
    },
  });
  const drawn = await pictureFile('foto.jpg', { width: 400, height: 300 });
  const picture = await made('uploadProjectPicture', 'issuer', {
    ...{ params: { id: draft.id ?? '' }, body: { use: 'picture' } },
    files: { picture: () => drawn },
  });
  const { draft: look } = (await made('getLook', 'manager', {})) as unknown as { draft: { version: number } };
  const logo = await made('uploadLookPicture', 'manager', {
    ...{ body: { use: 'logo', version: String(look.version) }, files: { picture: () => drawn } },
  });
  const lastOf = (url = '') => url.split('/').at(-1) ?? '';

  await made('beginTotp', 'investor', { body: { current_password: DEMO_PASSWORD } });
  await made('beginPasskey', 'investor', { body: { name: 'Móvil', current_password: DEMO_PASSWORD } });
  await made('prepareOwnData', 'investor', { body: { area: 'user', current_password: DEMO_PASSWORD } });
  const certificate = await made('issueTaxCertificate', 'investor', {
    body: {
      year: Number(
        await one(
          `select extract(year from max(distributed_at))::text as id from earnings where tenant_id = $1 and user_id = $2`,
          investor.id,
        ),
      ),
    },
  });
  await db.query(
    `insert into transfer_drafts (tenant_id, user_id, issuance_id, to_user_id, tokens, created_at) values ($1, $2, $3, $4, 1, now())`,
    [tenantId, investor.id, held, issuer.id],
  );
  await db.query(
    `insert into look_versions (tenant_id, number, customization, changes, published_at) values ($1, 1, '{}', '{}', now())`,
    [tenantId],
  );
  const vote = await keepVote(db, { id: tenantId, name: NAME });
  await db.query(
    'update votes set issuance_id = (select id from issuances where tenant_id = $1 and issuer_user_id = $3 limit 1) where tenant_id = $1 and id = $2',
    [tenantId, vote, issuer.id],
  );
  const update = await one(
    `select u.id from issuance_updates u join issuances i on i.tenant_id = u.tenant_id and i.id = u.issuance_id
     where u.tenant_id = $1 and i.issuer_user_id = $2 limit 1`,
    issuer.id,
  );
  const message = {
    manager: await one('select id from messages where tenant_id = $1 and issuance_id is null limit 1').catch(() =>
      one('select id from messages where tenant_id = $1 limit 1'),
    ),
    issuer: await one(
      `select m.id from messages m join issuances i on i.tenant_id = m.tenant_id and i.id = m.issuance_id
       where m.tenant_id = $1 and i.issuer_user_id = $2 limit 1`,
      issuer.id,
    ).catch(() => ''),
  };
  const issuersOrder = samples.issuerInvestmentId;
  const statement = await one(
    'select import_id as id from statement_rows where tenant_id = $1 and id = $2',
    samples.statementRowId,
  );
  const proof = await one(
    `select p.file_id as id from payment_proofs p join investments v on v.tenant_id = p.tenant_id and v.id = p.investment_id
     where p.tenant_id = $1 and v.user_id = $2 limit 1`,
    investor.id,
  );
  const publicFile = await one('select file_id as id from issuance_documents where tenant_id = $1 limit 1');
  const mail = await one('select id from mails where tenant_id = $1 limit 1');

  const ofOne = (id: string | undefined): ReadSample => ({ params: { id: id ?? '' } });
  const table: Record<string, ReadSample | Partial<Record<Reader, ReadSample>>> = {
    getLookPicture: { manager: ofOne(lastOf(logo.url)) },
    getLookVersion: { params: { number: '1' } },
    getHit: ofOne(samples.hitId),
    getOwnComplaint: ofOne(samples.complaintId),
    getComplaint: ofOne(samples.newComplaintId),
    getFile: ofOne(proof),
    getPublicFile: ofOne(publicFile),
    getIssuanceBySlug: { params: { slug: samples.slug } },
    getInvestFlow: { params: { slug: samples.slug } },
    previewAllotment: ofOne(allotted.id),
    previewRefundAll: ofOne(refunded.id),
    previewProjectDeletion: ofOne(draft.id),
    getProjectPicture: { issuer: ofOne(lastOf(picture.url)) },
    getRegisterEntry: ofOne(samples.registerEntryId),
    getLegitimation: ofOne(samples.legitimationId),
    getLegitimationPaper: ofOne(samples.legitimationId),
    getUpdate: ofOne(update),
    measureAudience: { query: { audience: 'HOLDERS', issuance: debt } },
    getMessage: { manager: ofOne(message.manager), issuer: ofOne(message.issuer) },
    getMail: ofOne(mail),
    getWhitelistBatch: { manager: ofOne(whitelist.manager), issuer: ofOne(whitelist.issuer) },
    getSophisticated: ofOne(samples.sophisticatedId),
    getPurchase: ofOne(samples.purchaseId),
    listPaymentOptions: ofOne(wire),
    getBankTransfer: ofOne(wire),
    getPaymentHandover: ofOne(terminal),
    getNotice: ofOne(samples.noticeId),
    getPayoutFile: ofOne(samples.payoutFileId),
    getWalletBatch: ofOne(samples.walletBatchId),
    getBatchWithdrawal: ofOne(samples.walletBatchId),
    getQueuePlace: { query: { queue: 'identity', at: samples.userId } },
    getStatement: ofOne(statement),
    getStatementRow: ofOne(samples.statementRowId),
    getRun: ofOne(samples.runId),
    getExportFile: { manager: ofOne(files.manager), issuer: ofOne(files.issuer) },
    getOwnExportFile: ofOne(ownFile.id),
    listPaperRequests: ofOne(samples.userId),
    getManagedDebt: ofOne(debt),
    getOwnDebt: ofOne(held),
    previewDistribution: {
      params: { id: debt },
      query: { kind: 'INTEREST', income: '1000.00' },
    },
    getDistribution: ofOne(distribution),
    listDistributionEarnings: ofOne(distribution),
    getVoteFile: ofOne(vote),
    listOwnVotes: ofOne(held),
    getWaitingPlace: ofOne(full.id),
    listWaitingPlaces: ofOne(full.id),
    getAd: ofOne(samples.adId),
    getManagedAd: ofOne(samples.adId),
    getTaxCertificate: ofOne(certificate.id),
    getWalletClaim: ofOne(samples.walletClaimId),
    listUserNames: { query: { ids: `${samples.userId},${investor.id}` } },
    getManagedInvestor: ofOne(investor.id),
    getManagedInvestment: ofOne(issuersOrder),
  };
  /** By what the address of a read is about. */
  const about = (address: string): string => {
    if (address.startsWith('/investments/') || address.startsWith('/purchases/')) return samples.investmentId;
    if (address.startsWith('/manager/users/')) return samples.userId;
    return project;
  };

  function samplesOf(endpointId: string): Partial<Record<Reader, ReadSample>> {
    const endpoint = servedEndpoint(endpointId);
    const known = table[endpointId] ?? (endpoint.path.includes('{id}') ? ofOne(about(endpoint.path)) : {});
    if (READERS.some((who) => who in known)) return known as Partial<Record<Reader, ReadSample>>;
    return Object.fromEntries(readersOf(endpoint).map((who) => [who, known]));
  }
  return {
    ...{ tenantId, speakers, samplesOf },
    ask: (endpointId, who, { params, query }) => call(endpointId, who, { params }, query),
  };
}

/** Everybody who reads it, as far as they read it in another way. */
function readersOf({ caller }: Endpoint): Reader[] {
  if (caller === 'manager') return ['manager'];
  if (caller === 'issuer') return ['issuer'];
  return caller === 'issuer-or-manager' ? ['issuer', 'manager'] : ['investor'];
}
