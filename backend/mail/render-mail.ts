import { escapeHtml } from '#backend/http/html-page.ts';
import type { CallTenant } from '#backend/tenant/tenant-directory.ts';
import type { Language } from '#domain/tenant/language.ts';
import type { MailOrder } from './mail-order.ts';
import { en, enExeu } from './texts/en.ts';
import { es, esExeu } from './texts/es.ts';
import type { MailOverrides, MailText, MailTexts } from './texts/mail-texts.ts';

const TEXTS: Record<Language, MailTexts> = { es, en };
const EXEU: Record<Language, MailOverrides> = { es: esExeu, en: enExeu };

export interface RenderedMail {
  subject: string;
  html: string;
  plain: string;
}

/**
 * Words, look and link of one mail in the tenant's brand: one column, one action, and the same in plain text.
 * @throws RangeError where a placeholder has no value: a mail with a hole must not leave
 */
export function renderMail(tenant: CallTenant, order: MailOrder, dashboardOrigin: string): RenderedMail {
  const { lang } = order.to;
  const { customization } = tenant;
  const name = customization.tenant.name || customization.title;
  const exeu = customization.tenant.type === 'EXEU' ? EXEU[lang][order.kind] : undefined;
  const text: MailText = { ...TEXTS[lang][order.kind], ...exeu };
  const values = { ...order.values, tenant: name };
  const filled = (part: string) => fillText(part, values);
  const parts: Parts = {
    lang,
    name,
    accent: customization.look.accent,
    subject: filled(text.subject),
    heading: filled(text.heading),
    paragraphs: text.paragraphs.map(filled),
    code: text.code ? filled(text.code) : null,
    action: text.action && order.path ? { label: filled(text.action), url: dashboardOrigin + order.path } : null,
    note: text.note ? filled(text.note) : null,
    footer: [customization.tenant.legal_name, customization.tenant.legal_address].filter(Boolean).join(' · '),
  };
  return { subject: parts.subject.replace(/[\r\n]+/g, ' '), html: htmlOf(parts), plain: plainOf(parts) };
}

interface Parts {
  lang: Language;
  name: string;
  accent: string;
  subject: string;
  heading: string;
  paragraphs: string[];
  code: string | null;
  action: { label: string; url: string } | null;
  note: string | null;
  footer: string;
}

function fillText(text: string, values: Record<string, string>): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new RangeError(`a mail needs ${name}`);
    return value;
  });
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
