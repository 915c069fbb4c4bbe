import { longDay } from '#backend/mail/long-date.ts';
import type { MailOrder } from '#backend/mail/mail-order.ts';
import { tenantNameOf } from '#backend/mail/render-mail.ts';
import type { MailText } from '#backend/mail/texts/mail-texts.ts';
import type { CallTenant } from '#backend/tenant/tenant-directory.ts';
import { pathTo } from '#domain/access/addresses.ts';
import { noticeLinkEnds } from '#domain/issuance/notice-address.ts';
import { type Language, type Localized, localized } from '#domain/tenant/language.ts';
import type { NoticeAddressRow } from './notice-addresses.repository.ts';

interface Project {
  id: string;
  title: Localized;
  issuerName: string;
}

interface Words {
  asked(facts: { project: string; issuer: string; tenant: string; until: string }): MailText;
  question(facts: { project: string; question: string; isAccount: boolean }): MailText;
  leave: string;
}

const WORDS: Record<Language, Words> = {
  es: {
    asked: ({ project, issuer, tenant, until }) => ({
      subject: `¿Quiere recibir las preguntas sobre «${project}»?`,
      paragraphs: [
        `${issuer || 'El emisor'} ha dado esta dirección para recibir las preguntas que se hacen en la página de «${project}» en ${tenant}.`,
        `Si quiere recibirlas, confírmelo antes del ${until}. Si no hace nada, no le llegará ninguna.`,
      ],
      action: 'Decir si las quiero',
      note: 'Abrir el enlace no confirma nada: en la página hay un botón. Si no sabe de qué se trata, no haga nada.',
    }),
    question: ({ project, question, isAccount }) => ({
      subject: `Una pregunta sobre «${project}»`,
      paragraphs: [`Alguien pregunta: ${question}`, 'Se publica con su respuesta, sin el nombre de quien pregunta.'],
      action: 'Responder',
      note: isAccount
        ? 'Le escribimos porque representa a la empresa emisora de este proyecto.'
        : 'Le escribimos porque esta dirección confirmó que quería las preguntas sobre este proyecto. Para responder hace falta la cuenta del emisor.',
    }),
    leave: 'No recibir más preguntas sobre este proyecto',
  },
  en: {
    asked: ({ project, issuer, tenant, until }) => ({
      subject: `Do you want the questions about “${project}”?`,
      paragraphs: [
        `${issuer || 'The issuer'} gave this address to be sent the questions that people ask on the page of “${project}” on ${tenant}.`,
        `If you want them, confirm it before ${until}. If you do nothing, none will be sent to you.`,
      ],
      action: 'Say whether I want them',
      note: 'Opening the link confirms nothing: there is a button on the page. If you do not know what this is, do nothing.',
    }),
    question: ({ project, question, isAccount }) => ({
      subject: `A question about “${project}”`,
      paragraphs: [
        `Somebody asks: ${question}`,
        'It is published with its answer, without the name of the person who asks.',
      ],
      action: 'Answer',
      note: isAccount
        ? 'We write because you act for the company behind this project.'
        : 'We write because this address confirmed that it wants the questions about this project. To answer, you need the issuer’s account.',
    }),
    leave: 'Stop the questions about this project',
  },
};

/** The one mail that an address gets before it has said yes. */
export function addressAskedMail(
  tenant: CallTenant,
  issuance: Project,
  { address, lang, askedAt }: Pick<NoticeAddressRow, 'address' | 'lang' | 'askedAt'>,
  token: string,
): MailOrder {
  const until = longDay(noticeLinkEnds({ askedAt }), tenant.customization.tenant.time_zone, lang);
  const project = localized(issuance.title, lang);
  return {
    kind: 'question.address_asked',
    to: { email: address, lang },
    words: WORDS[lang].asked({ project, issuer: issuance.issuerName, tenant: tenantNameOf(tenant), until }),
    path: pathTo.projectMail(token),
  };
}

/** A question, without who asks: to the issuer's account, or with the way out to an address that wants it. */
export function questionMail(
  issuance: Project,
  question: Localized,
  to: { email: string; lang: Language } & ({ userId: string } | { token: string }),
): MailOrder {
  const { email, lang } = to;
  const isAccount = 'userId' in to;
  const words = WORDS[lang].question({
    project: localized(issuance.title, lang),
    question: localized(question, lang),
    isAccount,
  });
  const path = pathTo.entrepreneur.updates(issuance.id);
  if (isAccount) return { kind: 'question.asked', to: { email, lang, userId: to.userId }, words, path };
  const leave = {
    label: WORDS[lang].leave,
    path: pathTo.projectMail(to.token),
    oneClick: pathTo.unsubscribe(to.token),
  };
  return { kind: 'question.asked', to: { email, lang }, words, path, leave };
}
