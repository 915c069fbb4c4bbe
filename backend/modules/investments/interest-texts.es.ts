import type { InterestMail, MailTexts } from './mail-texts.ts';

/** The mails of an interest: nothing is ordered or paid for one, and nothing goes back when it ends. */
export const INTEREST_ES: Pick<MailTexts, InterestMail> = {
  interest_declared: {
    subject: 'Su interés en «{title}» está anotado',
    lines: [
      'Ha declarado interés por {amount} en «{title}» ({reference}).',
      'No le compromete a nada y puede retirarlo cuando quiera. Le avisaremos cuando se admitan órdenes.',
    ],
    action: 'Ver mi interés',
  },
  interest_withdrawn: {
    subject: 'Ha retirado su interés en «{title}»',
    lines: [
      'Ya no consta su interés en «{title}» ({reference}, {amount}). No había hecho ninguna orden ni pagado nada, así que no hay nada que devolver.',
      'Esta declaración no se puede recuperar. Mientras el proyecto admita declaraciones de interés, puede hacer una nueva.',
    ],
    action: 'Ver mis inversiones',
  },
  interest_canceled: {
    subject: 'Su interés en «{title}» se ha cancelado',
    lines: [
      'Ya no consta su interés en «{title}» ({reference}, {amount}). No había hecho ninguna orden ni pagado nada, así que no hay nada que devolver.',
      'Motivo: {reason}',
    ],
    action: 'Ver mis inversiones',
  },
  interest_missed: {
    subject: '«{title}» no ha alcanzado su objetivo mínimo: su interés se cancela',
    lines: [
      'El proyecto se ha cerrado por debajo de su objetivo mínimo, así que ya no consta su interés en él ({reference}, {amount}).',
      'No había hecho ninguna orden ni pagado nada, así que no hay nada que devolver.',
    ],
    action: 'Ver mis inversiones',
  },
};
