import type { InvestmentStatus } from '#domain/investment/status.ts';
import type { Language } from '#domain/tenant/language.ts';

/** What happened when an order came into a status: its record tells the past, and a status may be called by what is still to be done. */
export const STEP_WORDS: Record<Language, Record<InvestmentStatus, string>> = {
  es: {
    RESERVED: 'Interés declarado',
    CREATED: 'Orden creada',
    ACCEPTED: 'Orden confirmada',
    METHOD_PAYMENT: 'Paso del pago abierto',
    CREDIT_CARD: 'Tarjeta elegida',
    IN_UPLOAD_PROOF_OF_PAYMENT: 'Transferencia elegida',
    PROOF_OF_PAYMENT_UPLOADED: 'Justificante subido',
    IN_UPDATE_CREDIT_CARD: 'Enviada al proveedor de la tarjeta',
    IN_UPDATE_TPV: 'Enviada al proveedor de pago',
    CARD_REGISTRATION_UPDATED: 'Tarjeta registrada',
    CHARGED: 'Orden pagada',
    SIGNED_PENDING: 'Contrato preparado',
    SIGNED: 'Contrato firmado',
    PAYMENT_ERROR: 'Pago fallido',
    MINTED: 'Tokens emitidos',
    CLOSED: 'Orden cerrada',
    CANCELED: 'Orden cancelada',
  },
  en: {
    RESERVED: 'Interest declared',
    CREATED: 'Order created',
    ACCEPTED: 'Order confirmed',
    METHOD_PAYMENT: 'Payment step opened',
    CREDIT_CARD: 'Card chosen',
    IN_UPLOAD_PROOF_OF_PAYMENT: 'Bank transfer chosen',
    PROOF_OF_PAYMENT_UPLOADED: 'Proof uploaded',
    IN_UPDATE_CREDIT_CARD: 'Sent to the card provider',
    IN_UPDATE_TPV: 'Sent to the payment provider',
    CARD_REGISTRATION_UPDATED: 'Card registered',
    CHARGED: 'Order paid',
    SIGNED_PENDING: 'Contract prepared',
    SIGNED: 'Contract signed',
    PAYMENT_ERROR: 'Payment failed',
    MINTED: 'Tokens issued',
    CLOSED: 'Order closed',
    CANCELED: 'Order cancelled',
  },
};
