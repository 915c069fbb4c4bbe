import { INTEREST_ES } from './interest-texts.es.ts';
import type { MailOverrides, MailTexts } from './mail-texts.ts';

const BALANCE_BACK = 'Los {balance_back} de su saldo vuelven a estar disponibles.';
const FEE_BACK = 'La devolución incluye los {refund_fee} de comisión.';
const ORDER = 'Orden {reference}: {counted} de «{title}» por {amount}.';
/** While a payment is open no reference but the transfer's stands in a mail, and no second sum that could be paid by mistake. */
const OPEN = 'Su orden: {counted} de «{title}». Importe: {made_of}.';
const REVOCABLE =
  'Como inversor no experimentado puede desistir de ella hasta el {reflection_end}, sin dar razones y sin coste.';
const TRANSFER = 'Transfiera {to_pay} a la cuenta {iban} con el concepto {wire_reference}, tal como está escrito.';

export const ES: MailTexts = {
  ...INTEREST_ES,
  order_confirmed: {
    subject: 'Su orden sobre «{title}» está confirmada',
    lines: [
      OPEN,
      'Los tokens quedan reservados a su nombre. Falta el pago: {due}.',
      'Tiene hasta el {expires} para pagar; después la orden se anula sola y sin coste.',
      REVOCABLE,
    ],
    action: 'Ir al pago',
  },
  order_expiring: {
    subject: 'Su orden sobre «{title}» va a caducar',
    lines: [OPEN, 'No nos consta el pago: {due}. La orden caduca el {expires} y los tokens quedarán libres.', TRANSFER],
    action: 'Terminar el pago',
  },
  order_expired: {
    subject: 'Su orden sobre «{title}» ha caducado',
    lines: [
      ORDER,
      'No recibimos el pago a tiempo y la orden se ha anulado sin coste.',
      BALANCE_BACK,
      'Si ya había hecho la transferencia, se la devolveremos entera en cuanto llegue.',
    ],
    action: 'Ver mis inversiones',
  },
  transfer_awaited: {
    subject: 'Datos para la transferencia de «{title}»',
    lines: [
      OPEN,
      TRANSFER,
      'Después suba el justificante. Sus tokens quedan reservados hasta el {expires}.',
      REVOCABLE,
    ],
    action: 'Subir el justificante',
  },
  proof_received: {
    subject: 'Hemos recibido su justificante de «{title}»',
    lines: [OPEN, 'Lo comprobamos con el banco, por lo general en uno o dos días hábiles, y le escribimos.'],
    action: 'Ver mi inversión',
  },
  proof_rejected: {
    subject: 'No hemos podido aceptar su justificante de «{title}»',
    lines: [OPEN, 'El motivo es este: {reason}', 'Suba otro y seguimos. Su orden sigue en pie hasta el {expires}.'],
    action: 'Subir otro justificante',
  },
  payment_failed: {
    subject: 'Su pago de «{title}» no se ha completado',
    lines: [
      OPEN,
      'El pago fue rechazado o se acabó su tiempo. No se le ha cobrado nada.',
      'Los {released} de su saldo vuelven a estar disponibles.',
      'Su orden sigue en pie hasta el {expires}. Puede intentarlo de nuevo o pagar de otra forma.',
      'Si aun así nos llegara dinero de este intento, lo anotaremos en su orden o se lo devolveremos entero.',
    ],
    action: 'Elegir cómo pagar',
  },
  payment_unverified: {
    subject: 'No hemos podido verificar su pago de «{title}»',
    lines: [
      OPEN,
      'Se ha acabado el tiempo para pagar y el servicio de pago no nos ha dicho ni que haya pagado ni que el pago se rechazara.',
      'Si su banco o su monedero muestran el cargo, no pague otra vez: lo anotaremos en su orden o se lo devolveremos entero.',
      'Los {released} de su saldo vuelven a estar disponibles.',
      'Si no se le ha cobrado nada, elija otra forma de pago. Su orden sigue en pie hasta el {expires}.',
    ],
    action: 'Ver qué hacer',
  },
  payment_returned: {
    subject: 'El banco ha devuelto su pago de «{title}»',
    lines: [
      ORDER,
      'El banco ha devuelto su transferencia de {to_pay}: ese dinero ya no está en nuestra cuenta y vuelve a la suya.',
      'Su orden sigue en pie y sus tokens siguen reservados hasta el {expires}.',
      'Para mantenerla, transfiera {to_pay} a la cuenta {iban} con el concepto {wire_reference}, tal como está escrito.',
    ],
    action: 'Ver los datos para pagar',
  },
  payment_received: {
    subject: 'Hemos recibido su pago de «{title}»',
    lines: [
      ORDER,
      'Tenemos los {total}. El dinero no llega al emisor ni se emiten tokens antes de que acabe su periodo de reflexión, el {reflection_end}.',
    ],
    action: 'Ver mi inversión',
  },
  contract_to_sign: {
    subject: 'Hemos recibido su pago de «{title}»: ya puede firmar',
    lines: [
      ORDER,
      'Tenemos los {total}, y su contrato está listo. Léalo con calma: se firma escribiendo su nombre y un código que le enviamos a este correo.',
      'El dinero no llega al emisor ni se emiten tokens antes de que acabe su periodo de reflexión, el {reflection_end}.',
    ],
    action: 'Leer y firmar',
  },
  signature_code: {
    subject: 'Su código de firma para la orden {reference}',
    lines: [
      'Va a firmar el contrato de la orden {reference}. El código vale 5 minutos y una sola vez. No se lo dé a nadie: nunca se lo pediremos por teléfono ni por mensaje.',
      'Escriba este código para firmar: {code}',
      'Si no está firmando un contrato, no escriba el código en ningún sitio y cambie su contraseña.',
    ],
    action: null,
  },
  contract_signed: {
    subject: 'Copia firmada de su contrato de «{title}»',
    lines: [ORDER, 'Adjuntamos el contrato firmado con sus evidencias. También queda guardado en su cuenta.'],
    action: 'Ver mi inversión',
  },
  minted: {
    subject: 'Ya tiene sus tokens de «{title}»',
    lines: [ORDER, 'Se ha emitido a su nombre, y aparece en su cartera: {counted}.'],
    action: 'Ver mi cartera',
  },
  revoked: {
    subject: 'Ha desistido de su orden sobre «{title}»',
    lines: [
      ORDER,
      'La orden queda sin efecto y sin coste.',
      'Le devolvemos {refund} {refund_way}.',
      FEE_BACK,
      BALANCE_BACK,
      'Si había un contrato, queda anulado.',
    ],
    action: 'Ver mis inversiones',
  },
  canceled: {
    subject: 'Su orden sobre «{title}» se ha cancelado',
    lines: [
      ORDER,
      'Motivo: {reason}',
      'La cancelación no tiene coste para usted.',
      'Le devolvemos {refund} {refund_way}.',
      FEE_BACK,
      BALANCE_BACK,
    ],
    action: 'Ver mis inversiones',
  },
  soft_cap_missed: {
    subject: '«{title}» no ha alcanzado su objetivo mínimo: le devolvemos lo pagado',
    lines: [
      ORDER,
      'La campaña ha terminado por debajo de su objetivo mínimo, así que el proyecto no recibe el dinero y su orden queda cancelada, sin coste para usted.',
      'Le devolvemos {refund} {refund_way}.',
      FEE_BACK,
      BALANCE_BACK,
    ],
    action: 'Ver mis inversiones',
  },
  allotted: {
    subject: 'Su orden sobre «{title}» recibe todos sus tokens',
    lines: [
      ORDER,
      'La campaña ha terminado y el reparto le asigna todo lo que pidió.',
      'Falta el pago: {due}. Tiene hasta el {expires}; después la orden se anula sola y sin coste.',
    ],
    action: 'Ver mi orden',
  },
  allotted_in_part: {
    subject: 'Su orden sobre «{title}» recibe {counted}',
    lines: [
      'Se pidieron más tokens de los que había en venta y se han repartido en proporción. De los {requested} que pidió le corresponden {tokens}.',
      ORDER,
      'Le devolvemos {refund} {refund_way}.',
      'Los {released} de su saldo vuelven a estar disponibles.',
      'Falta el pago: {due}. Tiene hasta el {expires}; después la orden se anula sola y sin coste.',
    ],
    action: 'Ver mi orden',
  },
  not_allotted: {
    subject: 'Su orden sobre «{title}» se queda sin tokens',
    lines: [
      'Se pidieron más tokens de los que había en venta y en el reparto no quedó ninguno para su orden {reference}. Queda cancelada, sin coste para usted.',
      'Le devolvemos {refund} {refund_way}.',
      FEE_BACK,
      BALANCE_BACK,
    ],
    action: 'Ver mis inversiones',
  },
  refunded: {
    subject: 'Le hemos devuelto {refund} de «{title}»',
    lines: [
      ORDER,
      'Vuelven a la tarjeta con la que pagó, con la referencia {card_reference}. Su banco puede tardar unos días hábiles en mostrarlo.',
      'Vuelven por Bizum, a la cuenta del teléfono con el que pagó, con la referencia {bizum_reference}. Su banco puede tardar unos días hábiles en mostrarlo.',
      'Han salido por transferencia con la referencia {bank_reference}. Pueden tardar unos días hábiles en llegar.',
      'La cuenta de destino que nos consta es {refund_iban}.',
      'Hemos enviado {refund_eth} ETH a su dirección para devoluciones ({refund_address}). De lo que pagó se apartan {network_fee} ETH para la red.',
      'Referencia de la transacción: {refund_transactions}',
      FEE_BACK,
    ],
    action: 'Ver mi inversión',
  },
};

const EXEU_OPEN = 'Su orden, en admisión a negociación: {counted} de «{title}». Importe: {made_of}.';
const EXEU_REVOCABLE =
  'Como partícipe no experimentado puede desistir de ella hasta el {reflection_end}, sin dar razones y sin coste.';

export const ES_EXEU: MailOverrides = {
  order_confirmed: { lines: [EXEU_OPEN, ...ES.order_confirmed.lines.slice(1, -1), EXEU_REVOCABLE] },
  transfer_awaited: { lines: [EXEU_OPEN, ...ES.transfer_awaited.lines.slice(1, -1), EXEU_REVOCABLE] },
  soft_cap_missed: {
    lines: [
      ORDER,
      'La admisión a negociación ha terminado por debajo de su objetivo mínimo, así que el proyecto no recibe el dinero y su orden queda cancelada, sin coste para usted.',
      ...ES.soft_cap_missed.lines.slice(2),
    ],
  },
  allotted: {
    lines: [
      ORDER,
      'La admisión a negociación ha terminado y el reparto le asigna todo lo que pidió.',
      ...ES.allotted.lines.slice(2),
    ],
  },
};
