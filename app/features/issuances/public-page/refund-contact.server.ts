import type { Visit } from '#app/session/visit.ts';
import type { IssuancePage } from '#contract/issuance.ts';
import { showsRefundContact } from '#domain/issuance/figures.ts';
import { centsOf } from '#domain/money/money.ts';

/** Whom to ask about disbursement and refunds, once a campaign is near its target; null before, after its end, and where the tenant names nobody. */
export function refundContactOf(
  { t, format, customization }: Visit,
  { status, raised, target, contact_at_percent: percent }: IssuancePage,
): { href: string; text: string } | null {
  const { urls, tenant } = customization;
  const href = urls.contact || (tenant.support_email ? `mailto:${tenant.support_email}` : '');
  if (!href || status !== 'CAMPAIGN' || !showsRefundContact(centsOf(raised), centsOf(target), percent)) return null;
  return { href, text: t('issuances:box.nearTarget', { percent: format.percent(percent) }) };
}
