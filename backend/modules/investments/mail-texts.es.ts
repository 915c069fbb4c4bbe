import type { MailOverrides, MailTexts } from './mail-texts.ts';

const ORDER = 'Orden {reference}: {tokens} tokens {symbol} de «{title}» por {amount}.';

export const ES: MailTexts = {
  interest_declared: {
    subject: 'Su interés en «{title}» está anotado',
    lines: [
      'Ha declarado interés por {amount} en «{title}» ({reference}).',
      'No le compromete a nada y puede retirarlo cuando quiera. Le avisaremos cuando se admitan órdenes.',
    ],
    action: 'Ver mi interés',
  },
  order_confirmed: {
    subject: 'Tu orden sobre «{title}» está confirmada',
    lines: [
      ORDER,
      'Los tokens quedan reservados a tu nombre. Falta el pago: {total} en total, comisión incluida si la hay.',
      'Tienes hasta el {expires} para pagar; después la orden se anula sola y sin coste.',
      'Como inversor no experimentado puedes revocarla hasta el {reflection_end}, sin dar razones y sin coste.',
    ],
    action: 'Elegir cómo pagar',
  },
  order_expiring: {
    subject: 'Tu orden sobre «{title}» va a caducar',
    lines: [ORDER, 'No nos consta el pago de {to_pay}. La orden caduca el {expires} y los tokens quedarán libres.'],
    action: 'Terminar el pago',
  },
  order_expired: {
    subject: 'Tu orden sobre «{title}» ha caducado',
    lines: [
      ORDER,
      'No recibimos el pago a tiempo y la orden se ha anulado sin coste.',
      'Si ya habías hecho la transferencia, te la devolveremos entera en cuanto llegue.',
    ],
    action: 'Ver mis inversiones',
  },
  transfer_awaited: {
    subject: 'Datos para la transferencia de «{title}»',
    lines: [
      ORDER,
      'Transfiere {to_pay} a la cuenta {iban} con el concepto {wire_reference}, tal como está escrito.',
      'Después sube el justificante. Tienes hasta el {expires}.',
    ],
    action: 'Subir el justificante',
  },
  proof_received: {
    subject: 'Hemos recibido tu justificante de «{title}»',
    lines: [ORDER, 'Lo comprobamos con el banco, por lo general en uno o dos días laborables, y te escribimos.'],
    action: 'Ver mi inversión',
  },
  proof_rejected: {
    subject: 'Tu justificante de «{title}» necesita otra revisión',
    lines: [
      ORDER,
      'No hemos podido aceptarlo por este motivo: {reason}',
      'Sube otro y seguimos. Tu orden sigue en pie hasta el {expires}.',
    ],
    action: 'Subir otro justificante',
  },
  payment_received: {
    subject: 'Hemos recibido tu pago de «{title}»',
    lines: [
      ORDER,
      'Tenemos los {total}. El dinero no llega al emisor ni se emiten tokens antes de que acabe tu período de reflexión, el {reflection_end}.',
    ],
    action: 'Ver mi inversión',
  },
  contract_to_sign: {
    subject: 'Tu contrato de «{title}» está listo para firmar',
    lines: [ORDER, 'Léelo con calma. Lo firmas escribiendo tu nombre y un código que te enviamos a este correo.'],
    action: 'Leer y firmar',
  },
  signature_code: {
    subject: '{code} es tu código de firma',
    lines: [
      'Escribe este código para firmar el contrato de la orden {reference}: {code}',
      'Vale 5 minutos y una sola vez. No se lo des a nadie: nunca te lo pediremos por teléfono ni por mensaje.',
      'Si no estás firmando un contrato, no hagas nada y cambia tu contraseña.',
    ],
    action: null,
  },
  contract_signed: {
    subject: 'Copia firmada de tu contrato de «{title}»',
    lines: [ORDER, 'Adjuntamos el contrato firmado con sus evidencias. También queda guardado en tu cuenta.'],
    action: 'Ver mi inversión',
  },
  minted: {
    subject: 'Ya tienes tus tokens de «{title}»',
    lines: [ORDER, 'Los {tokens} tokens {symbol} están emitidos a tu nombre y aparecen en tu cartera.'],
    action: 'Ver mi cartera',
  },
  revoked: {
    subject: 'Has revocado tu orden sobre «{title}»',
    lines: [
      ORDER,
      'La orden queda sin efecto y sin coste.',
      'Te devolvemos {refund}.',
      'Si había un contrato, queda anulado.',
    ],
    action: 'Ver mis inversiones',
  },
  canceled: {
    subject: 'Tu orden sobre «{title}» se ha cancelado',
    lines: [ORDER, 'Motivo: {reason}', 'Te devolvemos {refund}, sin coste.'],
    action: 'Ver mis inversiones',
  },
  refunded: {
    subject: 'Te hemos devuelto {refund} de «{title}»',
    lines: [
      ORDER,
      'La transferencia salió con la referencia {bank_reference}. Puede tardar uno o dos días laborables en llegar.',
    ],
    action: 'Ver mi inversión',
  },
};

const EXEU_ORDER = 'Orden {reference}: {tokens} tokens {symbol} de «{title}» por {amount}, en admisión a negociación.';

export const ES_EXEU: MailOverrides = {
  order_confirmed: {
    lines: [
      EXEU_ORDER,
      ...ES.order_confirmed.lines.slice(1, -1),
      'Como partícipe no experimentado puedes revocarla hasta el {reflection_end}, sin dar razones y sin coste.',
    ],
  },
};
