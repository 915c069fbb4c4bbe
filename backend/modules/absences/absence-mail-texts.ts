import type { MailText } from '#backend/mail/texts/mail-texts.ts';
import type { Language } from '#domain/tenant/language.ts';

/** A mail with the other one's name, the first and the last day. */
type Write = (other: string, from: string, to: string) => MailText;
type Told = Record<'noted' | 'ended', Write>;

/** Mails about a colleague who is away, to both. In the EXEU wording nothing of them differs. */
export const ABSENCE_MAILS: Record<Language, Record<'away' | 'standIn', Told>> = {
  es: {
    away: {
      noted: (other, from, to) => ({
        subject: `Su ausencia está anotada: le suple ${other}`,
        paragraphs: [
          `Del ${from} al ${to}, ambos incluidos, ${other} verá entre lo suyo lo que usted tenga asignado en la bandeja.`,
          'Termina sola con el último día. Si vuelve antes, puede darla por terminada en su cuenta.',
        ],
        action: 'Ver mi ausencia',
      }),
      ended: (other) => ({
        subject: 'Su ausencia ha terminado',
        paragraphs: [`${other} ya no le suple. Lo que siga asignado a usted en la bandeja vuelve a ser solo suyo.`],
        action: 'Ir a mi cuenta',
      }),
    },
    standIn: {
      noted: (other, from, to) => ({
        subject: `Suple a ${other}, del ${from} al ${to}`,
        paragraphs: [
          `Lo que ${other} tenga asignado en la bandeja aparecerá esos días entre lo suyo, y puede asignárselo.`,
          'Usted actúa siempre en su propio nombre: lo que necesita dos personas no lo aprueba quien lo pidió.',
        ],
        action: 'Abrir la bandeja',
      }),
      ended: (other) => ({
        subject: `Ya no suple a ${other}`,
        paragraphs: ['Lo que usted se haya asignado entretanto sigue siendo suyo.'],
        action: 'Abrir la bandeja',
      }),
    },
  },
  en: {
    away: {
      noted: (other, from, to) => ({
        subject: `Your absence is noted: ${other} stands in for you`,
        paragraphs: [
          `From ${from} to ${to}, both included, ${other} will see what is assigned to you in the inbox among their own tasks.`,
          'It ends automatically with its last day. If you are back earlier, you can end it in your account.',
        ],
        action: 'See my absence',
      }),
      ended: (other) => ({
        subject: 'Your absence is over',
        paragraphs: [`${other} no longer stands in for you. What is still assigned to you is yours alone again.`],
        action: 'Go to my account',
      }),
    },
    standIn: {
      noted: (other, from, to) => ({
        subject: `You stand in for ${other}, from ${from} to ${to}`,
        paragraphs: [
          `What is assigned to ${other} in the inbox appears among your own tasks on these days, and you can assign it to yourself.`,
          'You always act in your own name: what takes two people is never approved by the one who asked for it.',
        ],
        action: 'Open the inbox',
      }),
      ended: (other) => ({
        subject: `You no longer stand in for ${other}`,
        paragraphs: ['What you have assigned to yourself meanwhile stays yours.'],
        action: 'Open the inbox',
      }),
    },
  },
};
