import { redirect } from '@remix-run/node';
import { call } from '#app/api/call.server.ts';
import { pageHead } from '#app/page-head.server.ts';
import { earningRow } from '#app/parts/earning/earning-row.server.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import { listEarnings, listManagedEarnings } from '#contract/earnings.ts';
import { pathTo } from '#domain/access/addresses.ts';
import { ethFigure } from '#domain/money/wei.ts';
import { isRecordId } from '#domain/validation/record-id.ts';
import { receiptLines } from './receipt-lines.ts';

/** The receipt of one earning that was paid, to print or keep; of one that waits for its payment there is none, and the page leads to its history. */
export async function loadReceipt(visit: SignedInVisit, area: 'user' | 'manager', id = '') {
  const { t, customization } = visit;
  if (!isRecordId(id)) throw new Response(null, { status: 404 });
  const query = { earning: id, per_page: 1 };
  const { data } =
    area === 'user' ? await call(visit, listEarnings, { query }) : await call(visit, listManagedEarnings, { query });
  const [earning] = data;
  if (!earning) throw new Response(null, { status: 404 });
  const history = pathTo[area].tokenEarnings(earning.issuance.id);
  if (earning.status === 'PENDING') throw redirect(history);
  const row = earningRow(visit, earning, area);
  const title = t('earnings:receipt.title');
  const facts = [
    ['receipt.reference', earning.id],
    ['holder', row.holder],
    ['project', `${row.project} · ${earning.issuance.symbol}`],
    ['what', `${row.kind} · ${row.name}`],
    ['recordDay', row.recordOn],
    ['tokens', row.tokens],
    ['receipt.availableOn', row.dates.executed],
    ['receipt.claimedOn', row.dates.claimed],
    ['where', row.status.label],
    ['receipt.account', earning.sent && `•••• ${earning.sent.iban_end}`],
    ['receipt.transfer', earning.sent?.reference],
    ['receipt.wallet', earning.on_chain?.address],
    ['receipt.ether', earning.on_chain?.ether && ethFigure(earning.on_chain.ether, visit.lang)],
    ['receipt.hash', earning.on_chain?.hash],
    ['receipt.arrivedOn', row.dates.delivered],
  ] as const;
  const { page, turn } = earning.on_chain ?? {};
  // What can be done about a fact, or read of it.
  const links: Readonly<Record<string, { href: string; see: string }>> = {
    ...(page ? { 'receipt.hash': { href: page, see: t('earnings:receipt.see') } } : {}),
    ...(turn && area === 'user'
      ? { 'receipt.wallet': { href: pathTo.user.turnClaim(turn), see: t('earnings:turn.act') } }
      : {}),
  };
  const { legal_name, name, legal_address } = customization.tenant;
  return {
    head: pageHead(visit, { title: `${title} · ${row.name}` }),
    title,
    crumbs: [
      { label: t(area === 'user' ? 'earnings:title' : 'earnings:distributions'), href: pathTo[area].earnings },
      { label: row.project, href: history },
      { label: title },
    ],
    house: legal_name || name,
    address: legal_address,
    facts: facts.flatMap(([key, value]) =>
      value ? [{ label: t(`earnings:${key}`), value, ...(links[key] ?? {}) }] : [],
    ),
    papers: row.papers,
    ...receiptLines(visit, earning),
  };
}

export type ReceiptData = Awaited<ReturnType<typeof loadReceipt>>;
