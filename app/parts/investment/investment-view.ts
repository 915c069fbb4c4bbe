import { type RefundView, refundView } from '#app/parts/refunds/refund-view.ts';
import { cardText } from '#app/parts/saved-cards/card-line.ts';
import { orderChip } from '#app/parts/status/order-chip.ts';
import type { Visit } from '#app/session/visit.ts';
import { methodName } from '#app/tenant/method-name.ts';
import type { ChipTone } from '#app/ui/controls/chip.tsx';
import type { IdentityWait, Investment } from '#contract/investment.ts';
import { pathTo } from '#domain/access/addresses.ts';
import { fileAddress } from '#domain/access/file-address.ts';
import { localized } from '#domain/tenant/language.ts';
import { identityWaitText, type NextAction, nextAction } from './next-action.ts';
import { type TimelineLine, timelineLines } from './timeline-view.ts';

/** One investment as its investor reads it: everything is text already. */
export interface InvestmentView {
  id: string;
  reference: string;
  project: { title: string; href: string; symbol: string; cover: string };
  status: { label: string; tone: ChipTone };
  tokens: string;
  amount: string;
  fee: string;
  total: string;
  method: string;
  date: string;
  next: NextAction | null;
  /** What the order waits for while nothing is left to its investor. */
  waits: string | null;
  /** Last day to revoke at no cost; null where that is over or never was. */
  revokeUntil: string | null;
  contract: { href: string; label: string } | null;
  proofHref: string | null;
  proofRejected: string | null;
  refunds: RefundView[];
  timeline: TimelineLine[];
}

/** An investment of the API in the reader's words. */
export function investmentView(
  visit: Visit,
  investment: Investment,
  identityWait: IdentityWait = null,
): InvestmentView {
  const { format, lang } = visit;
  const { issuance, proof } = investment;
  return {
    id: investment.id,
    reference: investment.reference,
    project: {
      title: localized(issuance.title, lang),
      href: pathTo.user.issuance(issuance.id),
      symbol: issuance.symbol,
      cover: issuance.cover_url,
    },
    status: orderChip(visit, investment.status, 'investor'),
    tokens: format.tokens(investment.tokens),
    amount: format.money(investment.amount),
    fee: format.money(investment.fee),
    total: format.money(investment.total),
    method: methodText(visit, investment),
    date: format.date(investment.created_at),
    next: nextAction(visit, investment, identityWait),
    waits: identityWaitText(visit, investment, identityWait),
    revokeUntil:
      investment.may_revoke && investment.reflection_ends_at ? format.deadline(investment.reflection_ends_at) : null,
    contract: signedContract(visit, investment),
    proofHref: proof ? fileAddress(proof.file_id) : null,
    proofRejected: proof?.rejected_reason ?? null,
    refunds: investment.refunds.map((refund) => refundView(visit, refund, 'investor')),
    timeline: timelineLines(visit, investment),
  };
}

/** The contract that was signed; of an order that was cancelled it says that it holds no longer. */
function signedContract({ t }: Visit, { contract, status }: Pick<Investment, 'contract' | 'status'>) {
  if (contract?.status !== 'SIGNED' || !contract.file_id) return null;
  const label = t(status === 'CANCELED' ? 'investments:contractVoid' : 'investments:contract');
  return { href: fileAddress(contract.file_id), label };
}

/** How it is paid, with the card that paid where it was one. */
function methodText(visit: Visit, { payment_method: method, payment_card: card }: Investment): string {
  if (!method) return '';
  const name = methodName(visit, method);
  return card ? `${name} · ${cardText(visit, card)}` : name;
}
