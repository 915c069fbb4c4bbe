import { letterMoment } from '#backend/mail/long-date.ts';
import type { MailOrder } from '#backend/mail/mail-order.ts';
import type { MailText } from '#backend/mail/texts/mail-texts.ts';
import type { IssuanceRow } from '#backend/modules/investments/investments.repository.ts';
import type { CallTenant } from '#backend/tenant/tenant-directory.ts';
import { pathTo } from '#domain/access/addresses.ts';
import { isPaid } from '#domain/investment/transitions.ts';
import { type Language, localized } from '#domain/tenant/language.ts';
import type { Listener } from './tellings.repository.ts';

/** What somebody has of the offer: a declared interest, an order to be paid, an order whose money is in. */
type Standing = 'interest' | 'unpaid' | 'paid';

interface SuspensionWords {
  suspended(facts: { title: string; until: string; reason: string; standing: Standing }): MailText;
  resumed(facts: { title: string; standing: Standing }): MailText;
}

const WORDS: Record<Language, SuspensionWords> = {
  es: {
    suspended: ({ title, until, reason, standing }) => ({
      subject: `La oferta de «${title}» queda suspendida`,
      paragraphs: [
        `La oferta queda suspendida hasta el ${until}. Hasta entonces no se admiten órdenes ni pagos y no se emiten tokens.`,
        `Motivo: ${reason}`,
        {
          interest: 'Su interés declarado sigue en pie y no le compromete a nada. Puede retirarlo cuando quiera.',
          unpaid:
            'Su orden sigue en pie. No la pague por ahora: al terminar la suspensión tendrá al menos tres días para hacerlo.',
          paid: 'Su inversión sigue en pie y su dinero continúa en la cuenta de salvaguarda: no llega al emisor.',
        }[standing],
        ...(standing === 'interest'
          ? []
          : [
              'Si ya no quiere invertir, puede desistir sin coste y sin dar motivos. La fecha límite figura en su inversión y nunca es anterior al fin de la suspensión.',
            ]),
      ],
      action: standing === 'interest' ? 'Ver mi interés' : 'Ver mi inversión',
      note: 'Le escribimos porque tiene una orden o un interés declarado en este proyecto, no como publicidad.',
    }),
    resumed: ({ title, standing }) => ({
      subject: `La oferta de «${title}» se reanuda`,
      paragraphs: [
        'La suspensión ha terminado.',
        {
          interest: 'Su interés declarado sigue en pie.',
          unpaid: 'Su orden sigue en pie y ya puede pagarla. El plazo figura en su inversión.',
          paid: 'Su inversión sigue su curso. Si tiene plazo para desistir, figura en ella.',
        }[standing],
      ],
      action: standing === 'interest' ? 'Ver mi interés' : 'Ver mi inversión',
      note: 'Le escribimos porque tiene una orden o un interés declarado en este proyecto, no como publicidad.',
    }),
  },
  en: {
    suspended: ({ title, until, reason, standing }) => ({
      subject: `The offer of “${title}” is suspended`,
      paragraphs: [
        `The offer is suspended until ${until}. Until then no orders and no payments are taken, and no tokens are issued.`,
        `Reason: ${reason}`,
        {
          interest: 'Your declared interest stands and commits you to nothing. You can withdraw it at any time.',
          unpaid:
            'Your order stands. Do not pay it for now: once the suspension ends you will have at least three days.',
          paid: 'Your order stands and your money stays in the safeguarding account: it does not reach the issuer.',
        }[standing],
        ...(standing === 'interest'
          ? []
          : [
              'If you no longer want to invest, you can withdraw at no cost and without giving a reason. The deadline is shown with your order and is never before the end of the suspension.',
            ]),
      ],
      action: standing === 'interest' ? 'See my interest' : 'See my order',
      note: 'We write because you have an order or a declared interest in this project; this is not advertising.',
    }),
    resumed: ({ title, standing }) => ({
      subject: `The offer of “${title}” resumes`,
      paragraphs: [
        'The suspension has ended.',
        {
          interest: 'Your declared interest stands.',
          unpaid: 'Your order stands and you can pay it now. The deadline is shown with your order.',
          paid: 'Your order goes on. If you can still withdraw, the deadline is shown with it.',
        }[standing],
      ],
      action: standing === 'interest' ? 'See my interest' : 'See my order',
      note: 'We write because you have an order or a declared interest in this project; this is not advertising.',
    }),
  },
};

type Told = Pick<IssuanceRow, 'title' | 'suspendedUntil'>;

/** What the people of an offer are told when it is stopped; `reason` as the manager wrote it. */
export function suspendedMail(
  tenant: Pick<CallTenant, 'customization'>,
  issuance: Told,
  person: Listener,
  reason: string,
): MailOrder {
  const until = issuance.suspendedUntil ?? new Date(0);
  const { time_zone: zone } = tenant.customization.tenant;
  const facts = { title: localized(issuance.title, person.lang), standing: standingOf(person) };
  return order(
    'issuance.suspended',
    person,
    WORDS[person.lang].suspended({ ...facts, reason, until: letterMoment(until, zone, person.lang) }),
  );
}

/** What they are told when it goes on. */
export function resumedMail(_: Pick<CallTenant, 'customization'>, issuance: Told, person: Listener): MailOrder {
  const facts = { title: localized(issuance.title, person.lang), standing: standingOf(person) };
  return order('issuance.resumed', person, WORDS[person.lang].resumed(facts));
}

function standingOf({ status }: Listener): Standing {
  if (status === null || status === 'RESERVED') return 'interest';
  return isPaid(status) ? 'paid' : 'unpaid';
}

function order(kind: string, { id, email, lang }: Listener, words: MailText): MailOrder {
  return { kind, to: { email, lang, userId: id }, words, path: pathTo.user.investments, bulk: true };
}
