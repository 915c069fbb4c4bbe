import { escapeHtml } from '#backend/http/html-page.ts';
import type { Language } from '#domain/tenant/language.ts';
import type { MailLook } from './mail-look.ts';

/** One mail, before it is HTML or plain text. */
export interface MailParts {
  lang: Language;
  name: string;
  /** Whole address of the tenant's mark; null where it has none that mail programs draw. */
  logo: string | null;
  look: MailLook;
  subject: string;
  heading: string;
  paragraphs: readonly string[];
  code: string | null;
  action: { label: string; url: string } | null;
  note: string | null;
  leave: { label: string; url: string } | null;
  footer: string;
}

/** Mail programs know little: one column, inline styles, no picture that anything depends on. Every text stands at 5:1 on what is under it. */
export function mailHtml(parts: MailParts): string {
  const { lang, subject, look } = parts;
  const { colors, scheme, radius } = look;
  return `<!doctype html>
<html lang="${lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="${scheme} only"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:24px 12px;background:${colors.paper};color:${colors.ink};font:16px/1.5 system-ui,-apple-system,'Segoe UI',Roboto,sans-serif">
<div style="max-width:560px;margin:0 auto;overflow:hidden;background:${colors.surface};border:1px solid ${colors.line};border-radius:${radius}">
${headOf(parts)}
<div style="padding:32px">
${bodyOf(parts).filter(Boolean).join('\n')}
</div>
${footOf(parts)}</div></body></html>`;
}

function headOf({ name, logo, look: { colors, headings, headingWeight, headingCase } }: MailParts): string {
  const mark = logo
    ? `<img src="${escapeHtml(logo)}" alt="" width="32" height="32" style="display:inline-block;width:auto;height:32px;margin:0 12px 0 0;vertical-align:middle;border:0">`
    : '';
  return `<div style="padding:18px 32px;background:${colors.header};border-bottom:1px solid ${colors['header-line']};color:${colors['on-header']};font-family:${headings};font-size:18px;font-weight:${headingWeight};text-transform:${headingCase}">${mark}<span style="vertical-align:middle">${escapeHtml(name)}</span></div>`;
}

function bodyOf({ heading, paragraphs, code, action, note, leave, look }: MailParts): string[] {
  const { colors } = look;
  const soft = `font-size:13px;color:${colors['ink-soft']}`;
  return [
    `<h1 style="margin:0 0 16px;font-family:${look.headings};font-size:25px;font-weight:${look.headingWeight};line-height:1.2;text-transform:${look.headingCase}">${escapeHtml(heading)}</h1>`,
    ...paragraphs.map((text) => `<p style="margin:0 0 16px">${escapeHtml(text)}</p>`),
    code
      ? `<p style="margin:24px 0;font-family:${look.figures};font-size:32px;letter-spacing:6px;font-weight:700;font-variant-numeric:tabular-nums">${escapeHtml(code)}</p>`
      : '',
    action
      ? `<p style="margin:28px 0 20px"><a href="${escapeHtml(action.url)}" style="display:inline-block;padding:12px 22px;background:${colors.accent};border:1px solid ${colors.accent};border-radius:${look.controlRadius};color:${colors['on-accent']};font-weight:600;text-decoration:none">${escapeHtml(action.label)}</a></p>` +
        `<p style="margin:0 0 16px;${soft};word-break:break-all">${escapeHtml(action.url)}</p>`
      : '',
    note ? `<p style="margin:24px 0 0;${soft}">${escapeHtml(note)}</p>` : '',
    leave
      ? `<p style="margin:12px 0 0;${soft}"><a href="${escapeHtml(leave.url)}" style="color:${colors['ink-soft']}">${escapeHtml(leave.label)}</a></p>`
      : '',
  ];
}

function footOf({ footer, look: { colors } }: MailParts): string {
  if (!footer) return '';
  return `<p style="margin:0;padding:18px 32px;border-top:1px solid ${colors.line};font-size:13px;color:${colors['ink-soft']}">${escapeHtml(footer)}</p>\n`;
}
