import { letterMoment } from '#backend/mail/long-date.ts';
import type { MailText } from '#backend/mail/texts/mail-texts.ts';
import { findUser } from '#backend/modules/users/users.repository.ts';
import type { Work } from '#backend/work.ts';
import { pathTo } from '#domain/access/addresses.ts';
import { type Language, type Localized, localized } from '#domain/tenant/language.ts';

interface SuspensionWords {
  suspended(project: string, until: string, reason: string): MailText;
  resumed(project: string): MailText;
}

const WORDS: Record<Language, SuspensionWords> = {
  es: {
    suspended: (project, until, reason) => ({
      subject: `Hemos suspendido la oferta de su proyecto «${project}»`,
      paragraphs: [
        `La oferta queda suspendida hasta el ${until}. Hasta entonces no se admiten órdenes ni pagos y no se emiten tokens.`,
        `Motivo: ${reason}`,
        'Avisamos a quienes tienen una orden o un interés declarado. Mientras dure la suspensión, quien tenga una orden puede desistir sin coste.',
      ],
      action: 'Ver mi proyecto',
    }),
    resumed: (project) => ({
      subject: `Se reanuda la oferta de su proyecto «${project}»`,
      paragraphs: [
        'La suspensión ha terminado y la oferta sigue su curso.',
        'Avisamos a quienes tienen una orden o un interés declarado.',
      ],
      action: 'Ver mi proyecto',
    }),
  },
  en: {
    suspended: (project, until, reason) => ({
      subject: `We have suspended the offer of your project “${project}”`,
      paragraphs: [
        `The offer is suspended until ${until}. Until then no orders and no payments are taken, and no tokens are issued.`,
        `Reason: ${reason}`,
        'We are telling everyone who has an order or a declared interest. While the suspension lasts, anyone with an order can withdraw at no cost.',
      ],
      action: 'See my project',
    }),
    resumed: (project) => ({
      subject: `The offer of your project “${project}” resumes`,
      paragraphs: [
        'The suspension has ended and the offer goes on.',
        'We are telling everyone who has an order or a declared interest.',
      ],
      action: 'See my project',
    }),
  },
};

interface Offer {
  id: string;
  title: Localized;
  issuerUserId: string;
}

/** Tells the issuer, in their language, that their offer was stopped, until when and why. */
export async function tellIssuerOfSuspension(
  work: Work,
  offer: Offer,
  { until, reason }: { until: Date; reason: string },
): Promise<void> {
  const zone = work.tenant.customization.tenant.time_zone;
  await tellIssuer(work, offer, 'issuance.suspended', (lang, project) =>
    WORDS[lang].suspended(project, letterMoment(until, zone, lang), reason),
  );
}

/** Tells the issuer that it goes on. */
export async function tellIssuerOfResumption(work: Work, offer: Offer): Promise<void> {
  await tellIssuer(work, offer, 'issuance.resumed', (lang, project) => WORDS[lang].resumed(project));
}

async function tellIssuer(
  work: Work,
  { id, title, issuerUserId }: Offer,
  kind: 'issuance.suspended' | 'issuance.resumed',
  wordsIn: (lang: Language, project: string) => MailText,
): Promise<void> {
  const issuer = await findUser(work.tx, work.tenant.id, issuerUserId);
  if (!issuer) return;
  const { id: userId, email, lang } = issuer;
  await work.mail({
    kind,
    to: { email, lang, userId },
    words: wordsIn(lang, localized(title, lang)),
    path: pathTo.entrepreneur.issuance(id),
  });
}
