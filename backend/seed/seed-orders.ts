import { randomUUID } from 'node:crypto';
import { investmentEvents, investments } from '#backend/db/schema/investments.ts';
import { paymentProofs, payments } from '#backend/db/schema/payments.ts';
import { costBy, offeredMethods } from '#backend/modules/payments/offered-methods.ts';
import { orderExpiresAt } from '#domain/investment/order-expiry.ts';
import type { InvestmentStatus } from '#domain/investment/status.ts';
import type { Actor } from '#domain/investment/transitions.ts';
import { orderReference, wireReference } from '#domain/investment/wire-reference.ts';
import { amountOf, priceOf } from '#domain/money/price.ts';
import { dayIn } from '#domain/time/zone.ts';
import { bulkInsert } from './bulk-insert.ts';
import { interestedIn, plansOf } from './demand.ts';
import { DemoLedger } from './demo-ledger.ts';
import type { OrderPlan } from './order-plan.ts';
import { References } from './references.ts';
import type { SeededPerson } from './seed-people.ts';
import type { SeededProject } from './seed-projects.ts';
import type { SeedWork } from './seed-work.ts';

interface Rows {
  references: References;
  investments: (typeof investments.$inferInsert)[];
  events: (typeof investmentEvents.$inferInsert)[];
  payments: (typeof payments.$inferInsert)[];
  proofs: (typeof paymentProofs.$inferInsert)[];
}

/** An order that was written. */
export interface SeededOrder {
  id: string;
  person: SeededPerson;
  status: InvestmentStatus;
  signedAt: Date | null;
  issuanceId: string;
  tokens: number;
  /** Of a project whose campaign is over. */
  isOver: boolean;
}

/**
 * Writes eighteen months of orders: who bought what, how far each has come, and the journal of the money and the tokens that moved.
 * @param investors the first one takes part in every project but the first campaign, which is left for trying the product
 * @param desk who confirmed the payments and issued the tokens, and the file of the proof that waiting transfers show
 */
export async function seedOrders(
  work: SeedWork,
  projects: readonly SeededProject[],
  investors: readonly SeededPerson[],
  desk: Desk,
): Promise<SeededOrder[]> {
  const rows: Rows = { references: new References(), investments: [], events: [], payments: [], proofs: [] };
  const ledger = new DemoLedger(work);
  const seeded: SeededOrder[] = [];
  const first = projects.find(({ content }) => content.status === 'CAMPAIGN');
  for (const project of projects) {
    for (const { plan, person } of plansOf(work, project, investors, project === first)) {
      seeded.push(writeOrder(work, { project, person, plan, ...desk }, rows, ledger));
    }
    for (const person of interestedIn(work, project, investors)) writeInterest(work, project, person, rows);
  }
  await bulkInsert(work.tx, investments, rows.investments);
  await bulkInsert(work.tx, investmentEvents, rows.events);
  await bulkInsert(work.tx, payments, rows.payments);
  await bulkInsert(work.tx, paymentProofs, rows.proofs);
  await ledger.write();
  return seeded;
}

interface Desk {
  managerId: string;
  proofFileId: string;
}

interface Order extends Desk {
  project: SeededProject;
  person: SeededPerson;
  plan: OrderPlan;
}

function writeOrder(work: SeedWork, order: Order, rows: Rows, ledger: DemoLedger): SeededOrder {
  const { tenant, dates } = work;
  const { project, person, plan } = order;
  const id = randomUUID();
  const at = new Map(plan.events.map((event) => [event.status, event.at]));
  const last = plan.events.at(-1);
  const first = plan.events[0];
  if (!last || !first) throw new RangeError('an order has at least one event');
  const cost = costOf(work, project, plan.tokens);
  const acceptedAt = at.get('ACCEPTED') ?? null;
  const isOpen = ['ACCEPTED', 'METHOD_PAYMENT', 'IN_UPLOAD_PROOF_OF_PAYMENT'].includes(last.status);
  rows.investments.push({
    tenantId: tenant.id,
    id,
    reference: rows.references.next(orderReference),
    userId: person.id,
    issuanceId: project.id,
    status: last.status,
    tokens: plan.tokens,
    price: project.content.token.price,
    amountCents: cost.amountCents,
    feeCents: at.has('METHOD_PAYMENT') ? cost.feeCents : 0n,
    method: at.has('METHOD_PAYMENT') ? 'BANK_TRANSFER' : null,
    wireReference: at.has('IN_UPLOAD_PROOF_OF_PAYMENT') ? rows.references.next(wireReference) : null,
    termsVersion: 1,
    risksAcceptedAt: first.at,
    acceptedAt,
    chargedAt: at.get('CHARGED') ?? null,
    signedAt: at.get('SIGNED') ?? null,
    mintedAt: at.get('MINTED') ?? null,
    reflectionEndsAt: acceptedAt && plan.reflectionEndsAt,
    expiresAt: acceptedAt && isOpen ? orderExpiresAt(dates.now, tenant.settings.orderExpiryDays, dates.timeZone) : null,
    createdAt: first.at,
    updatedAt: last.at,
  });
  rows.events.push(
    ...plan.events.map((event) => ({
      tenantId: tenant.id,
      investmentId: id,
      status: event.status,
      by: actorOf(event.status),
      byUserId: { investor: person.id, manager: order.managerId, provider: null, system: null }[actorOf(event.status)],
      at: event.at,
    })),
  );
  writeMoney(work, { ...order, id, cost, at }, rows, ledger);
  return {
    id,
    person,
    status: last.status,
    signedAt: at.get('SIGNED') ?? null,
    issuanceId: project.id,
    tokens: plan.tokens,
    isOver: project.content.status === 'CLOSED',
  };
}

type Cost = ReturnType<typeof costOf>;

/** Proof, payment and the journal, in the same entries as the use cases post (modules/payments/charge.ts, modules/minting/mint-order.ts). */
function writeMoney(
  { tenant, dates }: SeedWork,
  order: Order & { id: string; cost: Cost; at: Map<InvestmentStatus, Date> },
  rows: Rows,
  ledger: DemoLedger,
): void {
  const { id, at, cost, plan, person, project, proofFileId } = order;
  const tenantId = tenant.id;
  const total = cost.amountCents + cost.feeCents;
  const chargedAt = at.get('CHARGED');
  const proofAt = at.get('PROOF_OF_PAYMENT_UPLOADED');
  if (proofAt)
    rows.proofs.push({ tenantId, investmentId: id, fileId: proofFileId, uploadedAt: proofAt, confirmedAt: chargedAt });
  const owner = { userId: person.id, issuanceId: project.id };
  if (chargedAt) {
    const valueDate = dayIn(chargedAt, dates.timeZone);
    const confirmed = { state: 'CONFIRMED' as const, valueDate, confirmedAt: chargedAt, createdAt: chargedAt };
    rows.payments.push({ tenantId, investmentId: id, method: 'BANK_TRANSFER', amountCents: total, ...confirmed });
    ledger.post('investment.charged', id, chargedAt, [
      { kind: 'bank', amount: -total },
      { kind: 'issuance_escrow', ...owner, amount: total },
    ]);
  }
  const mintedAt = at.get('MINTED');
  if (mintedAt)
    ledger.post('investment.minted', id, mintedAt, [
      { kind: 'treasury', issuanceId: project.id, amount: -BigInt(plan.tokens) },
      { kind: 'holding', ...owner, amount: BigInt(plan.tokens) },
      { kind: 'issuance_escrow', ...owner, amount: -total },
      { kind: 'issuer_cash', issuanceId: project.id, amount: cost.amountCents },
      { kind: 'fees', amount: cost.feeCents },
    ]);
}

function writeInterest(work: SeedWork, { id: issuanceId, content }: SeededProject, person: SeededPerson, rows: Rows) {
  const { tenant, dates, random } = work;
  const { token, createdDay } = content;
  const id = randomUUID();
  const tokens = token.minPerOrder * random.whole(1, Math.max(1, Math.min(12, token.maxPerOrder / token.minPerOrder)));
  const at = dates.at(random.whole(Math.min(createdDay + 2, -1), -1), random.whole(0, 600));
  rows.investments.push({
    tenantId: tenant.id,
    id,
    reference: rows.references.next(orderReference),
    userId: person.id,
    issuanceId,
    status: 'RESERVED',
    tokens,
    price: token.price,
    amountCents: amountOf(tokens, priceOf(token.price)),
    termsVersion: 1,
    createdAt: at,
    updatedAt: at,
  });
  rows.events.push({
    tenantId: tenant.id,
    investmentId: id,
    status: 'RESERVED',
    by: 'investor',
    byUserId: person.id,
    at,
  });
}

function costOf({ tenant, deps }: SeedWork, { content }: SeededProject, tokens: number) {
  const transfer = offeredMethods({ tenant, deps }).find(({ method }) => method === 'BANK_TRANSFER');
  const free = { method: 'BANK_TRANSFER' as const, adapter: null, feeFixed: '0.00', feePercent: '0' };
  return costBy(transfer ?? free, { tokens, price: content.token.price }, 0n, tenant);
}

function actorOf(status: InvestmentStatus): Actor {
  if (status === 'CHARGED' || status === 'MINTED') return 'manager';
  return status === 'CLOSED' ? 'system' : 'investor';
}
