import type { CallTenant } from '#backend/tenant/tenant-directory.ts';
import type { Language } from '#domain/tenant/language.ts';
import { oneStop } from '#domain/text/one-stop.ts';
import type { MailOrder } from './mail-order.ts';
import { tenantNameOf } from './render-mail.ts';
import { en, enExeu } from './texts/en.ts';
import { es, esExeu } from './texts/es.ts';
import type { AccountMail, MailOverrides, MailText, MailTexts } from './texts/mail-texts.ts';

const TEXTS: Record<Language, { base: MailTexts; exeu: MailOverrides }> = {
  es: { base: es, exeu: esExeu },
  en: { base: en, exeu: enExeu },
};

/**
 * A mail about an account, in the reader's language and the tenant's wording.
 * @param values fill the placeholders; `tenant` is always there
 * @throws RangeError where a placeholder has no value: a mail with a hole must not leave
 */
export function accountMail(
  kind: AccountMail,
  tenant: CallTenant,
  to: MailOrder['to'],
  values: Record<string, string> = {},
  path?: string,
): MailOrder {
  const { base, exeu } = TEXTS[to.lang];
  const words: MailText = { ...base[kind], ...(tenant.customization.tenant.type === 'EXEU' ? exeu[kind] : undefined) };
  const known: Record<string, string> = { ...values, tenant: tenantNameOf(tenant) };
  const filled = (text: string) => fill(text, known);
  return {
    kind,
    to,
    path,
    words: {
      subject: filled(words.subject),
      heading: words.heading && filled(words.heading),
      paragraphs: words.paragraphs.map(filled),
      code: words.code && filled(words.code),
      action: words.action,
      note: words.note && filled(words.note),
    },
  };
}

function fill(text: string, values: Record<string, string>): string {
  const filled = text.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new RangeError(`a mail needs ${name}`);
    return value;
  });
  return oneStop(filled, Object.values(values));
}
