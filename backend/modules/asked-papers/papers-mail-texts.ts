import type { MailText } from '#backend/mail/texts/mail-texts.ts';
import type { Language } from '#domain/tenant/language.ts';
import type { AskedKind } from '#domain/user/asked-papers.ts';

interface Words {
  kinds: Record<AskedKind, string>;
  asked(kinds: readonly string[], message: string, day: string): MailText;
  near(day: string): MailText;
  late(day: string): MailText;
  refused(kind: string, reason: string, day: string): MailText;
  done: MailText;
  withdrawn(kinds: readonly string[]): MailText;
}

/** Mails about papers that a person is asked for. */
export const PAPERS_MAILS: Record<Language, Words> = {
  es: {
    kinds: {
      IDENTITY: 'documento de identidad',
      ADDRESS: 'justificante de domicilio',
      INCOME: 'justificante de ingresos',
      FUNDS: 'justificante del origen de los fondos',
      TAX_RESIDENCE: 'certificado de residencia fiscal',
      BANK_ACCOUNT: 'certificado de titularidad de la cuenta',
      COMPANY: 'documentos de la sociedad',
      OWNERS: 'acta o declaración de titularidad real',
      OTHER: 'otro documento',
    },
    asked: (kinds, message, day) => ({
      subject: 'Necesitamos que nos envíe documentación',
      paragraphs: [`Le pedimos: ${kinds.join(', ')}.`, `El motivo: ${message}`, `Puede enviarla hasta el ${day}.`],
      action: 'Enviar la documentación',
      note: 'Envíela solo desde su cuenta. No la adjunte a una respuesta a este correo.',
    }),
    near: (day) => ({
      subject: `Nos falta documentación que puede enviar hasta el ${day}`,
      paragraphs: [
        'Le pedimos documentación que todavía no hemos recibido completa.',
        `Puede enviarla hasta el ${day}.`,
      ],
      action: 'Ver lo que falta',
    }),
    late: (day) => ({
      subject: 'Seguimos sin su documentación',
      paragraphs: [
        `El plazo para enviar la documentación que le pedimos terminó el ${day} y no la hemos recibido completa.`,
        'Todavía puede enviarla desde su cuenta. Si no puede conseguirla, escríbanos.',
      ],
      action: 'Ver lo que falta',
    }),
    refused: (kind, reason, day) => ({
      subject: 'Uno de los documentos que envió no nos sirve',
      paragraphs: [
        `Se trata de: ${kind}.`,
        `El motivo: ${reason}`,
        `Envíe otro desde su cuenta. El plazo para toda la documentación es el ${day}.`,
      ],
      action: 'Enviar otro documento',
    }),
    done: {
      subject: 'Hemos revisado su documentación',
      paragraphs: ['Está todo en orden. No tiene que enviar nada más.'],
      action: 'Ver mis documentos',
    },
    withdrawn: (kinds) => ({
      subject: 'Ya no necesitamos la documentación que le pedimos',
      paragraphs: [`Le habíamos pedido: ${kinds.join(', ')}.`, 'Ya no hace falta que la envíe.'],
      action: 'Ver mis documentos',
    }),
  },
  en: {
    kinds: {
      IDENTITY: 'identity document',
      ADDRESS: 'proof of address',
      INCOME: 'proof of income',
      FUNDS: 'proof of where the funds come from',
      TAX_RESIDENCE: 'certificate of tax residence',
      BANK_ACCOUNT: 'proof that the bank account is yours',
      COMPANY: 'documents of the company',
      OWNERS: 'deed or declaration of who owns the company',
      OTHER: 'another document',
    },
    asked: (kinds, message, day) => ({
      subject: 'We need some documents from you',
      paragraphs: [
        `We ask you for: ${kinds.join(', ')}.`,
        `This is why: ${message}`,
        `You can send them until ${day}.`,
      ],
      action: 'Send the documents',
      note: 'Send them from your account only. Do not attach them to a reply to this e-mail.',
    }),
    near: (day) => ({
      subject: `We are missing documents that you can send until ${day}`,
      paragraphs: ['We asked you for documents and do not have all of them yet.', `You can send them until ${day}.`],
      action: 'See what is missing',
    }),
    late: (day) => ({
      subject: 'We still do not have your documents',
      paragraphs: [
        `The documents that we asked you for were due on ${day}, and we do not have all of them.`,
        'You can still send them from your account. If you cannot get them, please write to us.',
      ],
      action: 'See what is missing',
    }),
    refused: (kind, reason, day) => ({
      subject: 'We cannot use one of the documents that you sent',
      paragraphs: [
        `It is this one: ${kind}.`,
        `This is why: ${reason}`,
        `Send another from your account. Everything is due on ${day}.`,
      ],
      action: 'Send another document',
    }),
    done: {
      subject: 'We have reviewed your documents',
      paragraphs: ['Everything is in order. There is nothing else to send.'],
      action: 'See my documents',
    },
    withdrawn: (kinds) => ({
      subject: 'We no longer need the documents that we asked for',
      paragraphs: [`We had asked you for: ${kinds.join(', ')}.`, 'You do not have to send them any more.'],
      action: 'See my documents',
    }),
  },
};
