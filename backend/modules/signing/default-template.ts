import type { ContractTemplate } from './contract-template.ts';

/** The subscription contract of an issuance whose issuer has written none. It states what regulation.md asks for and promises nothing. */
export const DEFAULT_TEMPLATE: ContractTemplate = {
  es: {
    title: 'Contrato de suscripción de tokens: {issuance}',
    preamble: [
      'Referencia de la orden: {reference}. Fecha de la orden: {order_date}.',
      'De una parte, {investor} (en adelante, el {investor_term}).',
      'De otra parte, {issuer} (en adelante, la Sociedad Emisora).',
      'El contrato se celebra a través de {platform} (en adelante, la Plataforma). {platform_authorisation}',
    ],
    clauses: [
      {
        heading: 'Objeto',
        text: 'El {investor_term} suscribe {tokens} {token_noun} {token_name} ({token_symbol}) de la emisión «{issuance}». {product_object}',
      },
      {
        heading: 'Precio y pago',
        text: 'El precio es de {price} por token y el importe de la suscripción, de {amount}. La comisión es de {fee} y el total, de {total}. {payment}',
      },
      { heading: 'Periodo de reflexión', text: '{reflection}' },
      {
        heading: 'Emisión y registro',
        text: '{minting} En ningún caso se emiten tokens ni llega dinero a la Sociedad Emisora antes de que termine el periodo de reflexión. La titularidad es la que consta en el registro de la emisión.',
      },
      {
        heading: 'Cancelación',
        text: 'Si la orden se cancela antes de la emisión, o si la {campaign} no alcanza su objetivo mínimo, se devuelve al {investor_term} todo lo pagado, sin coste y por la misma vía.',
      },
      {
        heading: 'Riesgos',
        text: 'El {investor_term} declara haber leído la ficha de datos fundamentales de la inversión y entiende que puede perder todo el capital invertido, que no hay rentabilidad garantizada, que puede no encontrar comprador para sus tokens y que la inversión no está cubierta por ningún fondo de garantía de depósitos ni sistema de indemnización de inversores.',
      },
      {
        heading: 'Transmisión',
        text: 'Los tokens se transmiten según las normas de la emisión y de su registro. La transmisión surte efecto desde su inscripción.',
      },
      {
        heading: 'Datos personales',
        text: 'La Plataforma y la Sociedad Emisora tratan los datos del {investor_term} para cumplir este contrato y sus obligaciones legales, y los conservan el plazo que la ley exige.',
      },
      {
        heading: 'Firma electrónica',
        text: 'Las partes aceptan la firma de este contrato por medios electrónicos: nombre escrito por el firmante y código de un solo uso enviado a su correo. Las evidencias se añaden al documento firmado.',
      },
      {
        heading: 'Ley aplicable',
        text: 'Este contrato se rige por la ley española, sin perjuicio de los derechos que, en su caso, la ley reconozca al {investor_term} como consumidor.',
      },
    ],
  },
  en: {
    title: 'Token subscription agreement: {issuance}',
    preamble: [
      'Order reference: {reference}. Date of the order: {order_date}.',
      'Of the one part, {investor} (the {investor_term}).',
      'Of the other part, {issuer} (the Issuer).',
      'The agreement is made through {platform} (the Platform). {platform_authorisation}',
    ],
    clauses: [
      {
        heading: 'Object',
        text: 'The {investor_term} subscribes {tokens} {token_name} {token_noun} ({token_symbol}) of the issue “{issuance}”. {product_object}',
      },
      {
        heading: 'Price and payment',
        text: 'The price is {price} per token and the amount of the subscription {amount}. The fee is {fee} and the total {total}. {payment}',
      },
      { heading: 'Reflection period', text: '{reflection}' },
      {
        heading: 'Issue and record',
        text: '{minting} In no case are tokens issued, or does money reach the Issuer, before the reflection period ends. The owner is whoever the record of the issue names.',
      },
      {
        heading: 'Cancellation',
        text: 'If the order is cancelled before the issue, or the {campaign} does not reach its minimum target, everything paid is returned to the {investor_term}, at no cost and by the same route.',
      },
      {
        heading: 'Risks',
        text: 'The {investor_term} states that they have read the key investment information sheet and understand that all the capital invested may be lost, that no return is guaranteed, that a buyer for the tokens may not be found, and that the investment is covered by no deposit guarantee fund or investor compensation scheme.',
      },
      {
        heading: 'Transfer',
        text: 'The tokens are transferred under the rules of the issue and of its record. A transfer takes effect once it is recorded.',
      },
      {
        heading: 'Personal data',
        text: 'The Platform and the Issuer process the {investor_term}’s data to perform this agreement and meet their legal duties, and keep them for as long as the law requires.',
      },
      {
        heading: 'Electronic signature',
        text: 'The parties accept that this agreement is signed by electronic means: the name typed by the signatory and a single-use code sent to their e-mail. The evidence is added to the signed document.',
      },
      {
        heading: 'Governing law',
        text: 'This agreement is governed by Spanish law, without prejudice to any rights that the law grants the {investor_term} as a consumer.',
      },
    ],
  },
};
