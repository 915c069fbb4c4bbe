import { randomUUID } from 'node:crypto';
import { addInvestor, addOffer, addOrder } from '#tests/support/demo-copies.ts';
import type { Product } from '#tests/support/product.ts';

/** How many wait of each kind. */
export interface Waiting {
  jobs: number;
  identities: number;
  proofs: number;
  requests: number;
  questions: number;
}

/** Older than anything else that waits, kind by kind, so that ours stand first in the inbox and in each queue. */
const since = (kind: number, at: number) => new Date(Date.UTC(2018, kind, 1 + at));

/** What waits for aurora's team one morning, the oldest kind first. Answers the proofs, oldest first, with the cents that each order is to be paid with, and how to count what waits still. */
export async function addMorning({ database }: Product, of: Waiting) {
  const mark = randomUUID();
  const many = async <T>(count: number, make: (at: number) => Promise<T>): Promise<T[]> => {
    const made: T[] = [];
    for (let at = 0; at < count; at++) made.push(await make(at));
    return made;
  };
  const offer = await addOffer(database);
  await many(of.jobs, (at) =>
    database.query(
      `insert into failed_jobs (tenant_id, job, subject_id, data, tries, fault, failed_at)
       select id, 'run.work', $1, jsonb_build_object('runId', $2::text), 9, 'Error ECONNREFUSED', $3 from tenants where name = 'aurora'`,
      [randomUUID(), `${mark} ${at}`, since(0, at)],
    ),
  );
  const identities = await many(of.identities, async (at) => {
    const { id } = await addInvestor(database);
    await database.query(
      `update kyc_checks set status = 'MANUAL_REVIEW', submitted_at = $2, created_at = $2, reviewed_at = null, reviewed_by = null where user_id = $1`,
      [id, since(1, at)],
    );
    return id;
  });
  const proofs = await many(of.proofs, async (at) => {
    const { id } = await addOrder(database, await addInvestor(database), offer.id, 'PROOF_OF_PAYMENT_UPLOADED');
    const [order] = await database.query<{ cents: string }>(
      'update investments set updated_at = $2 where id = $1 returning amount_cents + fee_cents as cents',
      [id, since(2, at)],
    );
    return { id, cents: Number(order?.cents) };
  });
  const requests = await many(of.requests, async (at) => {
    const [id, who] = [randomUUID(), await addInvestor(database)];
    await database.query(
      `insert into sophisticated_requests (tenant_id, id, user_id, criteria, status, created_at)
       values ($1, $2, $3, '["wealth","profession"]', 'REQUESTED', $4)`,
      [who.tenantId, id, who.id, since(3, at)],
    );
    return id;
  });
  const curious = await addInvestor(database);
  await many(of.questions, (at) =>
    database.query(
      `insert into issuance_questions (tenant_id, issuance_id, asked_by, question, asked_at)
       values ($1, $2, $3, $4, $5)`,
      [curious.tenantId, offer.id, curious.id, { es: `¿Pregunta ${at}?`, en: `Question ${at}?` }, since(4, at)],
    ),
  );
  /** How many of them wait still. */
  const left = async (): Promise<number> => {
    const [row] = await database.query<{ left: number }>(
      `select ((select count(*) from failed_jobs where data->>'runId' like $1 || ' %')
         + (select count(*) from kyc_checks where user_id = any($2) and status = 'MANUAL_REVIEW')
         + (select count(*) from investments where id = any($3) and status = 'PROOF_OF_PAYMENT_UPLOADED')
         + (select count(*) from sophisticated_requests where id = any($4) and status = 'REQUESTED')
         + (select count(*) from issuance_questions where issuance_id = $5 and answered_at is null))::int as left`,
      [mark, identities, proofs.map(({ id }) => id), requests, offer.id],
    );
    return row?.left ?? Number.NaN;
  };
  return { proofs, left };
}
