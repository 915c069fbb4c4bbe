import type { MailOverrides, MailTexts } from './mail-texts.ts';

export const es: MailTexts = {
  verify_email: {
    subject: '{code} es tu código de verificación de {tenant}',
    heading: 'Confirma tu correo electrónico',
    paragraphs: [
      'Escribe este código en {tenant} para terminar tu registro. Vale durante {minutes} minutos y una sola vez.',
    ],
    code: '{code}',
    note: 'Si no te has registrado, ignora este mensaje. Nadie de {tenant} te pedirá este código.',
  },
  account_exists: {
    subject: 'Ya tienes una cuenta en {tenant}',
    heading: 'Ya tienes una cuenta',
    paragraphs: [
      'Alguien ha intentado registrarse en {tenant} con esta dirección. Como ya tienes una cuenta, no hemos cambiado nada.',
      'Si has sido tú, entra con este enlace. Vale durante {minutes} minutos y una sola vez.',
    ],
    action: 'Entrar',
    note: 'Si no has sido tú, ignora este mensaje.',
  },
  reset_password: {
    subject: 'Elige una contraseña nueva para {tenant}',
    heading: 'Elige una contraseña nueva',
    paragraphs: ['Has pedido cambiar tu contraseña. El enlace vale durante {minutes} minutos y una sola vez.'],
    action: 'Elegir contraseña',
    note: 'Si no lo has pedido, ignora este mensaje: tu contraseña sigue siendo la misma.',
  },
  no_account: {
    subject: 'No hay ninguna cuenta con esta dirección en {tenant}',
    heading: 'No encontramos ninguna cuenta',
    paragraphs: [
      'Alguien ha pedido una contraseña nueva en {tenant} para esta dirección, pero no hay ninguna cuenta con ella.',
      'Quizá te registraste con otra dirección.',
    ],
    note: 'Si no has sido tú, ignora este mensaje.',
  },
  choose_password: {
    subject: 'Elige tu contraseña para {tenant}',
    heading: 'Elige tu contraseña',
    paragraphs: [
      'Tu correo está confirmado. Como esta dirección se registró más de una vez antes de confirmarla, te pedimos que elijas tu contraseña con este enlace.',
      'Vale durante {minutes} minutos y una sola vez. Después puedes pedir otro en la página de acceso.',
    ],
    action: 'Elegir contraseña',
  },
  password_changed: {
    subject: 'Tu contraseña de {tenant} ha cambiado',
    heading: 'Tu contraseña ha cambiado',
    paragraphs: ['Hemos cerrado todas tus sesiones. Entra de nuevo con la contraseña nueva.'],
    action: 'Entrar',
    note: 'Si no has sido tú, pide otra contraseña cuanto antes y escríbenos.',
  },
};

export const esExeu: MailOverrides = {
  account_exists: {
    paragraphs: [
      'Alguien ha intentado registrarse en {tenant} con esta dirección. Como ya tienes una cuenta de participante, no hemos cambiado nada.',
      'Si has sido tú, entra con este enlace. Vale durante {minutes} minutos y una sola vez.',
    ],
  },
};
