import type { MailOrder } from '#backend/mail/mail-order.ts';
import type { MailText } from '#backend/mail/texts/mail-texts.ts';
import type { IssuanceRow } from '#backend/modules/investments/investments.repository.ts';
import type { PlanOfSomebody } from '#backend/modules/issuances/phases.repository.ts';
import { pathTo } from '#domain/access/addresses.ts';
import { type Language, localized } from '#domain/tenant/language.ts';

const WORDS: Record<Language, (facts: { title: string; isClosing: boolean; isUnderCap: boolean }) => MailText> = {
  es: ({ title, isClosing, isUnderCap }) => ({
    subject: `«${title}» no ha cambiado de fase`,
    paragraphs: [
      isClosing
        ? 'El cierre previsto no se ha hecho.'
        : 'El cambio de fase previsto no se ha hecho: ya no cumple todo lo que hace falta.',
      ...(isUnderCap
        ? [
            'El dinero recibido y el que está por llegar no alcanzan el objetivo mínimo. Decida en la ficha cómo termina la oferta.',
          ]
        : ['En la ficha del proyecto verá qué falta.']),
    ],
    action: 'Ver el proyecto',
  }),
  en: ({ title, isClosing, isUnderCap }) => ({
    subject: `“${title}” has not changed its phase`,
    paragraphs: [
      isClosing
        ? 'The planned closing was not carried out.'
        : 'The planned change of phase was not carried out: something that it needs is missing.',
      ...(isUnderCap
        ? [
            'The money that came in and what is on its way do not reach the minimum target. Decide on its sheet how the offer ends.',
          ]
        : ['The sheet of the project says what is missing.']),
    ],
    action: 'See the project',
  }),
};

/** What the manager who planned a change of phase is told where it could not be carried out. */
export function planStoppedMail(
  issuance: Pick<IssuanceRow, 'id' | 'title'>,
  plan: PlanOfSomebody,
  why: string,
): MailOrder {
  const { byEmail: email, byLang: lang } = plan;
  const facts = { isClosing: plan.toStatus === 'CLOSED', isUnderCap: why === 'under_soft_cap' };
  return {
    kind: 'issuance.plan_stopped',
    to: { email, lang, userId: plan.byUserId },
    words: WORDS[lang]({ title: localized(issuance.title, lang), ...facts }),
    path: pathTo.manager.issuance(issuance.id),
  };
}
