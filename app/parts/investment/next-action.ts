import type { Visit } from '#app/session/visit.ts';
import type { IdentityWait, Investment } from '#contract/investment.ts';
import { pathTo } from '#domain/access/addresses.ts';
import type { InvestStep } from '#domain/access/invest-steps.ts';
import { signs } from '#domain/investment/minting.ts';
import { isPaymentUnverified } from '#domain/investment/unverified.ts';
import { isCart } from '#domain/investment/waiting.ts';

/** What an investor has to do next on one order, as a sentence and a link; null where nothing waits for them. */
export interface NextAction {
  text: string;
  label: string;
  href: string;
}

/** Names the next thing to do and where. The address is the step of the flow; the flow itself decides again on arrival. */
export function nextAction(visit: Visit, investment: Investment, identityWait: IdentityWait = null): NextAction | null {
  const { t, format, customization } = visit;
  const step = (page: InvestStep, label: string): NextAction => ({
    text: t(`investments:finish.${isPaymentUnverified(investment) ? 'unverified' : investment.status}`, {
      count: investment.tokens,
      tokens: format.tokens(investment.tokens),
      date: investment.expires_at ? format.date(investment.expires_at) : '',
    }),
    label: t(`investments:finish.${label}`),
    href: pathTo.invest(investment.issuance.slug, page),
  });
  switch (investment.status) {
    case 'CREATED':
      // The breakdown opens when the identity is checked: until then there is nothing to press.
      return identityWait ? null : step('contribution-breakdown', 'confirm');
    case 'METHOD_PAYMENT':
      // Ether is awaited in this very status.
      return investment.payment_method === 'ETH' ? step('payment-creditcard', 'resume') : step('method-payment', 'pay');
    case 'ACCEPTED':
    case 'PAYMENT_ERROR':
      return step('method-payment', 'pay');
    case 'IN_UPLOAD_PROOF_OF_PAYMENT':
      return step('payment-bankwire', 'upload');
    case 'CREDIT_CARD':
    case 'IN_UPDATE_CREDIT_CARD':
    case 'CARD_REGISTRATION_UPDATED':
    case 'IN_UPDATE_TPV':
      return step('payment-creditcard', 'resume');
    case 'CHARGED':
    case 'SIGNED_PENDING':
      return !investment.is_request && signs(customization.modules, customization.hide) ? step('sign', 'sign') : null;
    default:
      return null;
  }
}

/** What an unconfirmed order says while its investor's identity is being checked; null for any other order. A promise that is broken is not repeated. */
export function identityWaitText(
  { t, format, now }: Visit,
  { status, tokens }: Investment,
  wait: IdentityWait,
): string | null {
  if (!wait || !isCart(status)) return null;
  const isPromised = wait.by !== null && new Date(wait.by) > now;
  return t(isPromised ? 'investments:identityWait.until' : 'investments:identityWait.open', {
    date: wait.by ? format.date(wait.by) : '',
    count: tokens,
    tokens: format.tokens(tokens),
  });
}
