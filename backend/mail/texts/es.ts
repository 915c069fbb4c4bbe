import type { MailOverrides, MailTexts } from './mail-texts.ts';

export const es: MailTexts = {
  verify_email: {
    subject: 'Su código de verificación de {tenant}',
    heading: 'Confirme su correo electrónico',
    paragraphs: [
      'Escriba este código en {tenant} para terminar su registro. Vale durante {minutes} minutos y una sola vez.',
    ],
    code: '{code}',
    note: 'Si no se ha registrado, ignore este mensaje. Nadie de {tenant} le pedirá este código.',
  },
  account_exists: {
    subject: 'Ya tiene una cuenta en {tenant}',
    heading: 'Ya tiene una cuenta',
    paragraphs: [
      'Alguien ha intentado registrarse en {tenant} con esta dirección. Como ya tiene una cuenta, no hemos cambiado nada.',
      'Si ha sido usted, entre con este enlace. Vale durante {minutes} minutos y una sola vez.',
    ],
    action: 'Entrar',
    note: 'Si no ha sido usted, ignore este mensaje.',
  },
  sign_in_link: {
    subject: 'Su enlace para entrar en {tenant}',
    heading: 'Entre con este enlace',
    paragraphs: [
      'Alguien ha escrito su contraseña correcta desde un dispositivo que no conocemos, mientras había muchos intentos fallidos con su cuenta. Por eso no hemos dejado entrar solo con la contraseña.',
      'Si ha sido usted, entre con este enlace. Vale durante {minutes} minutos y una sola vez.',
    ],
    action: 'Entrar',
    note: 'Si no ha sido usted, alguien conoce su contraseña: cámbiela cuanto antes.',
  },
  many_tries: {
    subject: 'Muchos intentos de entrar en su cuenta de {tenant}',
    heading: 'Alguien intenta entrar en su cuenta',
    paragraphs: [
      'Hoy ha habido muchos intentos fallidos de entrar en su cuenta desde dispositivos que no conocemos. Nadie ha entrado.',
      'Usted puede seguir entrando con normalidad desde los dispositivos que ya ha usado. Desde uno nuevo, le enviaremos un enlace por correo después de escribir su contraseña.',
    ],
    action: 'Elegir otra contraseña',
    note: 'Si su contraseña es larga y no la usa en otro sitio, no hace falta que haga nada.',
  },
  reset_password: {
    subject: 'Elija una contraseña nueva para {tenant}',
    heading: 'Elija una contraseña nueva',
    paragraphs: ['Ha pedido cambiar su contraseña. El enlace vale durante {minutes} minutos y una sola vez.'],
    action: 'Elegir contraseña',
    note: 'Si no lo ha pedido, ignore este mensaje: su contraseña sigue siendo la misma.',
  },
  no_account: {
    subject: 'No hay ninguna cuenta con esta dirección en {tenant}',
    heading: 'No encontramos ninguna cuenta',
    paragraphs: [
      'Alguien ha pedido una contraseña nueva en {tenant} para esta dirección, pero no hay ninguna cuenta con ella.',
      'Quizá se registró con otra dirección.',
    ],
    note: 'Si no ha sido usted, ignore este mensaje.',
  },
  choose_password: {
    subject: 'Elija su contraseña para {tenant}',
    heading: 'Elija su contraseña',
    paragraphs: [
      'Su correo está confirmado. Como esta dirección se registró más de una vez antes de confirmarla, le pedimos que elija su contraseña con este enlace.',
      'Vale durante {minutes} minutos y una sola vez. Después puede pedir otro en la página de acceso.',
    ],
    action: 'Elegir contraseña',
  },
  own_password_changed: {
    subject: 'Su contraseña de {tenant} ha cambiado',
    heading: 'Su contraseña ha cambiado',
    paragraphs: ['La ha cambiado desde su cuenta. Hemos cerrado sus demás sesiones: vuelva a entrar con la nueva.'],
    action: 'Pedir otra contraseña',
    note: 'Si no ha sido usted, pida otra contraseña cuanto antes y escríbanos.',
  },
  factor_set: {
    subject: 'Ha activado el segundo factor en {tenant}',
    heading: 'El segundo factor está activado',
    paragraphs: [
      'Desde ahora le pediremos también un código de su aplicación cada vez que entre. Hemos cerrado sus demás sesiones.',
      'Guarde sus códigos de recuperación donde no los pierda: con ellos entra si se queda sin la aplicación.',
    ],
    action: 'Pedir otra contraseña',
    note: 'Si no ha sido usted, pida otra contraseña cuanto antes y escríbanos.',
  },
  factor_removed: {
    subject: 'Ha desactivado el segundo factor en {tenant}',
    heading: 'El segundo factor está desactivado',
    paragraphs: ['Desde ahora entra en su cuenta solo con la contraseña. Hemos cerrado sus demás sesiones.'],
    action: 'Pedir otra contraseña',
    note: 'Si no ha sido usted, pida otra contraseña cuanto antes y escríbanos.',
  },
  factor_reset: {
    subject: 'Hemos retirado el segundo factor de su cuenta de {tenant}',
    heading: 'Hemos retirado el segundo factor',
    paragraphs: [
      'Nos ha dicho que lo ha perdido. Hemos cerrado sus sesiones: vuelve a entrar solo con la contraseña.',
      'Actívelo otra vez en su cuenta en cuanto entre.',
    ],
    action: 'Pedir otra contraseña',
    note: 'Si no nos lo ha pedido, pida otra contraseña cuanto antes y escríbanos.',
  },
  factor_tried: {
    subject: 'Alguien tiene su contraseña de {tenant}',
    heading: 'Alguien ha fallado el segundo factor de su cuenta',
    paragraphs: [
      'Ha escrito bien su contraseña y mal el código, varias veces. No ha entrado.',
      'Si no ha sido usted, cambie la contraseña: quien lo intenta la conoce.',
    ],
    action: 'Pedir otra contraseña',
    note: 'Si ha sido usted y ya no tiene la aplicación, use un código de recuperación o escríbanos.',
  },
  recovery_codes_renewed: {
    subject: 'Tiene nuevos códigos de recuperación en {tenant}',
    heading: 'Tiene nuevos códigos de recuperación',
    paragraphs: ['Los anteriores ya no sirven.'],
    action: 'Pedir otra contraseña',
    note: 'Si no ha sido usted, pida otra contraseña cuanto antes y escríbanos.',
  },
  authenticator_removed: {
    subject: 'Ha quitado la aplicación de códigos en {tenant}',
    heading: 'Ha quitado la aplicación de códigos',
    paragraphs: ['Sus llaves de acceso siguen protegiendo la cuenta. Hemos cerrado sus demás sesiones.'],
    action: 'Pedir otra contraseña',
    note: 'Si no ha sido usted, pida otra contraseña cuanto antes y escríbanos.',
  },
  passkey_added: {
    subject: 'Ha añadido una llave de acceso en {tenant}',
    heading: 'Tiene una llave de acceso nueva',
    paragraphs: [
      'Se llama «{name}». Con ella entra en su cuenta sin contraseña. Hemos cerrado sus demás sesiones.',
      'Guarde sus códigos de recuperación donde no los pierda: con ellos entra si se queda sin la llave.',
    ],
    action: 'Pedir otra contraseña',
    note: 'Si no ha sido usted, pida otra contraseña cuanto antes y escríbanos.',
  },
  passkey_removed: {
    subject: 'Ha quitado una llave de acceso en {tenant}',
    heading: 'Ha quitado una llave de acceso',
    paragraphs: ['«{name}» ya no abre su cuenta. Hemos cerrado sus demás sesiones.'],
    action: 'Pedir otra contraseña',
    note: 'Si no ha sido usted, pida otra contraseña cuanto antes y escríbanos.',
  },
  passkey_doubted: {
    subject: 'No hemos admitido una llave de acceso suya en {tenant}',
    heading: 'Puede que alguien haya copiado una llave de acceso suya',
    paragraphs: [
      '«{name}» cuenta las veces que se usa, y esta vez ha dado un número que ya había pasado. Por eso no la hemos admitido.',
      'Entre de otra forma y quite la llave en su cuenta.',
    ],
    action: 'Entrar',
    note: 'Si no ha intentado entrar, escríbanos.',
  },
  recovery_code_used: {
    subject: 'Alguien ha entrado en su cuenta de {tenant} con un código de recuperación',
    heading: 'Se ha usado un código de recuperación',
    paragraphs: [
      'Cada código sirve una sola vez. Le quedan {left}.',
      'Si ha perdido la aplicación de códigos, configúrela de nuevo en su cuenta.',
    ],
    action: 'Entrar',
    note: 'Si no ha sido usted, pida otra contraseña cuanto antes y escríbanos.',
  },
  password_changed: {
    subject: 'Su contraseña de {tenant} ha cambiado',
    heading: 'Su contraseña ha cambiado',
    paragraphs: ['Hemos cerrado todas sus sesiones. Entre de nuevo con la contraseña nueva.'],
    action: 'Entrar',
    note: 'Si no ha sido usted, pida otra contraseña cuanto antes y escríbanos.',
  },
};

export const esExeu: MailOverrides = {
  account_exists: {
    paragraphs: [
      'Alguien ha intentado registrarse en {tenant} con esta dirección. Como ya tiene una cuenta de partícipe, no hemos cambiado nada.',
      'Si ha sido usted, entre con este enlace. Vale durante {minutes} minutos y una sola vez.',
    ],
  },
};
