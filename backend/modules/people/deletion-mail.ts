import { longDay } from '#backend/mail/long-date.ts';
import type { MailOrder } from '#backend/mail/mail-order.ts';
import { tenantNameOf } from '#backend/mail/render-mail.ts';
import type { MailText } from '#backend/mail/texts/mail-texts.ts';
import type { CallTenant } from '#backend/tenant/tenant-directory.ts';
import { lawName } from '#domain/law/law-name.ts';
import type { Language } from '#domain/tenant/language.ts';
import type { KeptKind, KeptRecord } from '#domain/user/retention.ts';

const KINDS: Record<Language, Record<KeptKind, string>> = {
  es: {
    orders: 'sus órdenes, contratos y consentimientos',
    money: 'los movimientos de su dinero',
    identity: 'su identidad, tal como la comprobamos',
  },
  en: {
    orders: 'your orders, contracts and consents',
    money: 'the movements of your money',
    identity: 'your identity as we checked it',
  },
};

const WORDS: Record<Language, (tenant: string, by: 'manager' | 'self', kept: string[]) => MailText> = {
  es: (tenant, by, kept) => ({
    subject: `Su cuenta de ${tenant} se ha eliminado`,
    paragraphs: [
      by === 'self'
        ? 'La ha eliminado usted desde su página de cuenta.'
        : 'La ha eliminado el equipo de la plataforma. Si no conoce el motivo, escríbanos.',
      'Hemos cerrado sus sesiones y borrado sus enlaces, sus tarjetas guardadas, su imagen y sus preferencias. Esta dirección queda libre: puede volver a registrarse con ella.',
      ...(kept.length === 0
        ? ['No conservamos nada más de usted.']
        : [
            'La ley nos obliga a conservar lo que sigue. Nadie lo usa para otra cosa, y se borra al acabar su plazo:',
            ...kept,
          ]),
    ],
    note: by === 'self' ? 'Si no ha sido usted, escríbanos cuanto antes.' : undefined,
  }),
  en: (tenant, by, kept) => ({
    subject: `Your account at ${tenant} has been deleted`,
    paragraphs: [
      by === 'self'
        ? 'You deleted it on your account page.'
        : 'The platform’s team deleted it. If you do not know why, write to us.',
      'We have closed your sessions and erased your links, your saved cards, your picture and your preferences. This address is free: you can register with it again.',
      ...(kept.length === 0
        ? ['We keep nothing else about you.']
        : [
            'The law obliges us to keep what follows. Nobody uses it for anything else, and it is erased when its time is over:',
            ...kept,
          ]),
    ],
    note: by === 'self' ? 'If this was not you, write to us at once.' : undefined,
  }),
};

const UNTIL: Record<Language, (kind: string, day: string, source: string) => string> = {
  es: (kind, day, source) => `– ${kind}, hasta el ${day} (${source}).`,
  en: (kind, day, source) => `– ${kind}, until ${day} (${source}).`,
};

/** The last word to somebody whose account has ended: what went, what is kept, by which rule and how long. */
export function deletionMail(
  tenant: CallTenant,
  to: MailOrder['to'],
  kept: readonly KeptRecord[],
  by: 'manager' | 'self',
): MailOrder {
  const lines = kept.map(({ kind, until, source }) =>
    // Noon in UTC is the same day in every zone that a tenant has.
    UNTIL[to.lang](
      KINDS[to.lang][kind],
      longDay(new Date(`${until}T12:00:00Z`), 'UTC', to.lang),
      lawName(source, to.lang),
    ),
  );
  return { kind: 'user.deleted', to, words: WORDS[to.lang](tenantNameOf(tenant), by, lines) };
}
