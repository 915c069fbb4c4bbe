import type { MailText } from '#backend/mail/texts/mail-texts.ts';
import type { IssuanceRow } from '#backend/modules/investments/investments.repository.ts';
import { findUser } from '#backend/modules/users/users.repository.ts';
import type { Work } from '#backend/work.ts';
import { pathTo } from '#domain/access/addresses.ts';
import { type Language, localized } from '#domain/tenant/language.ts';

/** What an issuer hands in and the platform decides: a version of the information sheet, a change of the offer. */
type HandedIn = 'sheet' | 'change';

interface Decision {
  approved: boolean;
  number: number;
  /** Why it was given back. */
  reason: string | null;
}

const KINDS = {
  sheet: { yes: { kind: 'sheet.published' }, no: { kind: 'sheet.returned' } },
  change: { yes: { kind: 'change.approved' }, no: { kind: 'change.returned' } },
} as const;

type Words = (project: string, decision: Decision) => MailText;

const WORDS: Record<Language, Record<HandedIn, { yes: Words; no: Words }>> = {
  es: {
    sheet: {
      yes: (project, { number }) => ({
        subject: `Publicada la ficha de datos fundamentales de «${project}»`,
        paragraphs: [`La versión ${number} de la ficha está aprobada y publicada en la página del proyecto.`],
        action: 'Ver la ficha',
      }),
      no: (project, { number, reason }) => ({
        subject: `Tiene que corregir la ficha de datos fundamentales de «${project}»`,
        paragraphs: [
          `Le hemos devuelto la versión ${number} de la ficha.`,
          `Motivo: ${reason}`,
          'Corríjala y preséntela otra vez.',
        ],
        action: 'Corregir la ficha',
      }),
    },
    change: {
      yes: (project) => ({
        subject: `Aprobado el cambio de la oferta de «${project}»`,
        paragraphs: ['El cambio que propuso está aprobado y se aplica desde ahora.'],
        action: 'Ver el cambio',
      }),
      no: (project, { reason }) => ({
        subject: `No se ha aprobado el cambio de la oferta de «${project}»`,
        paragraphs: [
          'Le hemos devuelto el cambio que propuso. La oferta sigue como estaba.',
          ...(reason ? [`Motivo: ${reason}`] : []),
        ],
        action: 'Ver el cambio',
      }),
    },
  },
  en: {
    sheet: {
      yes: (project, { number }) => ({
        subject: `The key information sheet of “${project}” is published`,
        paragraphs: [`Version ${number} of the sheet is approved and published on the project’s page.`],
        action: 'See the sheet',
      }),
      no: (project, { number, reason }) => ({
        subject: `The key information sheet of “${project}” needs correcting`,
        paragraphs: [
          `We have given version ${number} of the sheet back to you.`,
          `Reason: ${reason}`,
          'Correct it and hand it in again.',
        ],
        action: 'Correct the sheet',
      }),
    },
    change: {
      yes: (project) => ({
        subject: `The change of the offer “${project}” is approved`,
        paragraphs: ['The change that you proposed is approved and applies from now on.'],
        action: 'See the change',
      }),
      no: (project, { reason }) => ({
        subject: `The change of the offer “${project}” was not approved`,
        paragraphs: [
          'We have given the change that you proposed back to you. The offer stays as it was.',
          ...(reason ? [`Reason: ${reason}`] : []),
        ],
        action: 'See the change',
      }),
    },
  },
};

/** Tells the issuer, in their language, how what they handed in was decided: nobody has to look in every day. */
export async function tellOfDecision(
  work: Work,
  issuance: IssuanceRow,
  what: HandedIn,
  decision: Decision,
): Promise<void> {
  const issuer = await findUser(work.tx, work.tenant.id, issuance.issuerUserId);
  if (!issuer) return;
  const { id: userId, email, lang } = issuer;
  const outcome = decision.approved ? 'yes' : 'no';
  const { informationSheet, change } = pathTo.entrepreneur;
  await work.mail({
    ...KINDS[what][outcome],
    to: { email, lang, userId },
    words: WORDS[lang][what][outcome](localized(issuance.title, lang), decision),
    path: what === 'sheet' ? informationSheet(issuance.id) : change(issuance.id),
  });
}
