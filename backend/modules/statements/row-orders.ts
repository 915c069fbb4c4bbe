import { toPay } from '#backend/modules/payments/open-attempt.ts';
import type { Work } from '#backend/work.ts';
import { readWireReference } from '#domain/investment/wire-reference.ts';
import { moneyText, parseMoney } from '#domain/money/money.ts';
import { rankedCandidates } from '#domain/statement/candidates.ts';
import { awaitsTransfer } from '#domain/statement/match.ts';
import { payerOf } from '#domain/statement/payer.ts';
import { isWaiting } from '#domain/statement/row-state.ts';
import { exactTogether, MOST_PARTS } from '#domain/statement/split.ts';
import { orderIdOf } from './named-orders.repository.ts';
import { otherPartOf } from './other-part-of.ts';
import { awaitingOrders, type OrderRecord, orderRecord } from './row-orders.repository.ts';
import type { RowRecord } from './statements.repository.ts';

const SHOWN = 5;

/** The order that a movement names or is asked about, those that it would be split over, and those that it may pay. */
export async function rowOrders(work: Work, row: RowRecord, asked: { q?: string; order?: string; split?: string }) {
  const { tx } = work;
  const id = asked.order ? await idOf(tx, asked.order) : row.investmentId;
  const named = id ? await orderRecord(tx, id) : null;
  const { likeliest, ...found } = await candidatesFor(work, row, asked.q);
  const short = named && awaitsTransfer(named.investment) ? named : likeliest;
  return {
    order: named && orderFacts(row, named),
    split: await namedOrders(tx, row, asked.split),
    ...found,
    other_part: await otherPartOf(work, row, short && shortOrder(row, short)),
  };
}

function idOf(tx: Work['tx'], reference: string): Promise<string | null> {
  return orderIdOf(tx, reference.toUpperCase(), readWireReference(reference.toUpperCase()));
}

/** The orders of these references, each once; null where one is none. */
async function namedOrders(tx: Work['tx'], row: RowRecord, references = '') {
  const asked = references.split(',').filter((one) => one.trim() !== '');
  const ids = await Promise.all(asked.slice(0, MOST_PARTS).map((one) => idOf(tx, one.trim())));
  const once = ids.filter((id, at) => id === null || ids.indexOf(id) === at);
  const records = await Promise.all(once.map((id) => (id ? orderRecord(tx, id) : null)));
  return records.map((record) => record && orderFacts(row, record));
}

/** Whether the investor of an order is who pays with this movement. */
export async function payerFor({ tx }: Pick<Work, 'tx'>, row: RowRecord, orderId: string) {
  const record = await orderRecord(tx, orderId);
  return record ? payer(row, record) : 'unknown';
}

async function candidatesFor({ tx, tenant }: Work, row: RowRecord, q?: string) {
  if (!row.isCredit || !isWaiting(row.state)) return { candidates: [], together: [], likeliest: null };
  const orders = (await awaitingOrders(tx, tenant.id, q ? { text: q, cents: centsIn(q) } : undefined)).map(
    (record) => ({
      record,
      owner: record.investment.userId,
      missingCents: missing(row, record),
      names: namesOf(record),
      iban: record.iban,
      wireReference: record.investment.wireReference,
    }),
  );
  const credit = { ...row, cents: row.amountCents };
  const ranked = rankedCandidates(credit, orders, { all: Boolean(q) });
  const likely = ranked.filter(({ signs }) => signs.length > 0).map(({ order }) => order);
  const together = exactTogether(row.amountCents, likely) ?? [];
  return {
    candidates: ranked.slice(0, SHOWN).map(({ order, signs }) => ({ ...orderFacts(row, order.record), signs })),
    together: together.map(({ record }) => record.investment.reference),
    likeliest: likely[0]?.record ?? null,
  };
}

/** "6.600,00", "6600" or "6600.5" as people type it into a search; null where it is no amount. */
function centsIn(q: string): bigint | null {
  const plainest = /,\d{1,2}$/.test(q) ? q.replace(/\./g, '').replace(',', '.') : q.replace(/,/g, '');
  const parsed = parseMoney(plainest.replace(/[^\d.]/g, ''));
  return parsed.ok ? parsed.value : null;
}

function orderFacts(row: RowRecord, record: OrderRecord) {
  const { investment, title, name, company, email } = record;
  return {
    id: investment.id,
    reference: investment.reference,
    issuance: { es: title.es ?? '', en: title.en ?? '' },
    tokens: investment.tokens,
    investor: company || name || email,
    email,
    status: investment.status,
    to_pay: moneyText(toPay(investment)),
    missing: moneyText(missing(row, record)),
    awaits: awaitsTransfer(investment),
    payer: payer(row, record),
  };
}

function shortOrder(row: RowRecord, record: OrderRecord) {
  const { id, reference, wireReference } = record.investment;
  return { id, reference, wireReference, missingCents: missing(row, record) };
}

/** What is still to come without this movement, in cents. */
function missing(row: RowRecord, { investment, held }: OrderRecord): bigint {
  if (!awaitsTransfer(investment)) return 0n;
  const own = row.state === 'HELD' && row.investmentId === investment.id ? row.amountCents : 0n;
  return toPay(investment) - BigInt(held) + own;
}

function payer(row: RowRecord, record: OrderRecord) {
  return payerOf({
    payerName: row.counterparty,
    payerIban: row.counterpartyIban,
    names: namesOf(record),
    iban: record.iban,
  });
}

function namesOf({ name, company }: OrderRecord): string[] {
  return [name, company ?? ''].filter((each) => each !== '');
}
