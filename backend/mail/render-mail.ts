import type { CallTenant } from '#backend/tenant/tenant-directory.ts';
import { type MailParts, mailHtml } from './mail-html.ts';
import { mailLook } from './mail-look.ts';
import type { MailOrder } from './mail-order.ts';

interface RenderedMail {
  subject: string;
  html: string;
  plain: string;
}

/**
 * Look and link of one mail in the tenant's brand: one column, one action, and the same in plain text.
 * @param dashboardOrigin without a trailing slash
 */
export function renderMail(
  tenant: CallTenant,
  { to, words, path, leave }: MailOrder,
  dashboardOrigin: string,
): RenderedMail {
  const { customization } = tenant;
  const { mail: logo } = customization.image;
  const parts: MailParts = {
    lang: to.lang,
    name: tenantNameOf(tenant),
    logo: logo ? new URL(logo, dashboardOrigin).href : null,
    look: mailLook(customization),
    subject: words.subject.replace(/[\r\n]+/g, ' '),
    heading: words.heading ?? words.subject,
    paragraphs: words.paragraphs,
    code: words.code ?? null,
    action: words.action && path ? { label: words.action, url: dashboardOrigin + path } : null,
    note: words.note ?? null,
    leave: leave ? { label: leave.label, url: dashboardOrigin + leave.path } : null,
    footer: [customization.tenant.legal_name, customization.tenant.legal_address].filter(Boolean).join(' · '),
  };
  return { subject: parts.subject, html: mailHtml(parts), plain: plainOf(parts) };
}

/** What the tenant is called in its mails. */
export function tenantNameOf({ customization }: Pick<CallTenant, 'customization'>): string {
  return customization.tenant.name || customization.title;
}

function plainOf({ heading, paragraphs, code, action, note, leave, name, footer }: MailParts): string {
  const link = action ? `${action.label}: ${action.url}` : null;
  const out = leave ? `${leave.label}: ${leave.url}` : null;
  return [heading, ...paragraphs, code, link, note, out, [name, footer].filter(Boolean).join('\n')]
    .filter((part) => part !== null && part !== '')
    .join('\n\n');
}
