import { escapeHtml } from '#backend/http/html-page.ts';
import type { CallTenant } from '#backend/tenant/tenant-directory.ts';
import type { Language } from '#domain/tenant/language.ts';
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
export function renderMail(tenant: CallTenant, { to, words, path }: MailOrder, dashboardOrigin: string): RenderedMail {
  const { customization } = tenant;
  const parts: Parts = {
    lang: to.lang,
    name: tenantNameOf(tenant),
    accent: customization.look.accent,
    subject: words.subject.replace(/[\r\n]+/g, ' '),
    heading: words.heading ?? words.subject,
    paragraphs: words.paragraphs,
    code: words.code ?? null,
    action: words.action && path ? { label: words.action, url: dashboardOrigin + path } : null,
    note: words.note ?? null,
    footer: [customization.tenant.legal_name, customization.tenant.legal_address].filter(Boolean).join(' · '),
  };
  return { subject: parts.subject, html: htmlOf(parts), plain: plainOf(parts) };
}

/** What the tenant is called in its mails. */
export function tenantNameOf({ customization }: Pick<CallTenant, 'customization'>): string {
  return customization.tenant.name || customization.title;
}

interface Parts {
  lang: Language;
  name: string;
  accent: string;
  subject: string;
  heading: string;
  paragraphs: readonly string[];
  code: string | null;
  action: { label: string; url: string } | null;
  note: string | null;
  footer: string;
}

function plainOf({ heading, paragraphs, code, action, note, name, footer }: Parts): string {
  const link = action ? `${action.label}: ${action.url}` : null;
  return [heading, ...paragraphs, code, link, note, [name, footer].filter(Boolean).join('\n')]
    .filter((part) => part !== null && part !== '')
    .join('\n\n');
}

/** Mail programs know little: a table-free column, inline styles, the brand colour as a line only, so that no text depends on its contrast. */
function htmlOf({ lang, name, accent, subject, heading, paragraphs, code, action, note, footer }: Parts): string {
  const body = [
    `<p style="margin:0 0 24px;font-size:15px;font-weight:600">${escapeHtml(name)}</p>`,
    `<h1 style="margin:0 0 16px;font-size:22px;line-height:1.3">${escapeHtml(heading)}</h1>`,
    ...paragraphs.map((text) => `<p style="margin:0 0 16px">${escapeHtml(text)}</p>`),
    code
      ? `<p style="margin:24px 0;font-size:32px;letter-spacing:6px;font-weight:700;font-variant-numeric:tabular-nums">${escapeHtml(code)}</p>`
      : '',
    action
      ? `<p style="margin:24px 0"><a href="${escapeHtml(action.url)}" style="display:inline-block;padding:12px 20px;border:2px solid #17201c;border-radius:8px;color:#17201c;font-weight:600;text-decoration:none">${escapeHtml(action.label)}</a></p>` +
        `<p style="margin:0 0 16px;font-size:13px;color:#4d5551;word-break:break-all">${escapeHtml(action.url)}</p>`
      : '',
    note ? `<p style="margin:24px 0 0;font-size:13px;color:#4d5551">${escapeHtml(note)}</p>` : '',
    footer
      ? `<p style="margin:24px 0 0;padding-top:16px;border-top:1px solid #dde2df;font-size:12px;color:#4d5551">${escapeHtml(footer)}</p>`
      : '',
  ].join('\n');
  return `<!doctype html>
<html lang="${lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:24px;background:#f4f6f5;color:#17201c;font:16px/1.5 system-ui,-apple-system,'Segoe UI',Roboto,sans-serif">
<div style="max-width:560px;margin:0 auto;padding:32px;background:#ffffff;border-top:4px solid ${escapeHtml(accent)};border-radius:8px">
${body}
</div></body></html>`;
}
