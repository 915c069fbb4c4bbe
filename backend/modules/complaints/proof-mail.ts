import type { Call } from '#backend/http/call.ts';
import { longDay } from '#backend/mail/long-date.ts';
import type { MailOrder } from '#backend/mail/mail-order.ts';
import { tenantNameOf } from '#backend/mail/render-mail.ts';
import type { MailText } from '#backend/mail/texts/mail-texts.ts';
import { pathTo } from '#domain/access/addresses.ts';
import type { Language } from '#domain/tenant/language.ts';

const WORDS: Record<Language, (facts: { house: string; until: string }) => MailText> = {
  es: ({ house, until }) => ({
    subject: 'Confirme su reclamación',
    paragraphs: [
      `Alguien ha escrito una reclamación a ${house} con esta dirección de correo. Si es usted, confírmela: hasta entonces no la lee nadie.`,
      `El enlace vale hasta el ${until}. Después se borra lo escrito.`,
    ],
    action: 'Confirmar la reclamación',
    note: 'Si no ha sido usted, no haga nada.',
  }),
  en: ({ house, until }) => ({
    subject: 'Confirm your complaint',
    paragraphs: [
      `Somebody has written a complaint to ${house} with this e-mail address. If it was you, confirm it: until then nobody reads it.`,
      `The link works until ${until}. After that, what was written is deleted.`,
    ],
    action: 'Confirm the complaint',
    note: 'If it was not you, do nothing.',
  }),
};

/** The link that proves the address of a complaint without an account. Nothing of what was typed stands in it: it may go to a stranger. */
export function proofMail(
  { tenant }: Pick<Call, 'tenant'>,
  to: { email: string; lang: Language },
  token: string,
  until: Date,
): MailOrder {
  const { legal_name: legalName, time_zone: zone } = tenant.customization.tenant;
  return {
    kind: 'complaint_outside.prove',
    to,
    words: WORDS[to.lang]({ house: legalName || tenantNameOf(tenant), until: longDay(until, zone, to.lang) }),
    path: pathTo.followedComplaint(token),
  };
}
