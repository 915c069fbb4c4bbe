import type { PaymentMethod } from '#domain/investment/status.ts';
import type { MintingStrategy, ProductType } from '#domain/issuance/status.ts';
import type { Language } from '#domain/tenant/language.ts';

type Sentences<K extends string> = Readonly<Record<Language, Readonly<Record<K, string>>>>;

/** What the tokens represent, by product. */
export const OBJECT: Sentences<ProductType> = {
  es: {
    EQUITY:
      'Cada token representa una participación en el capital de la Sociedad Emisora y da derecho a los dividendos y al valor de liquidación en proporción a los tokens que se posean.',
    REAL_ESTATE:
      'Cada token da derecho a la parte proporcional de las rentas netas del inmueble y del resultado neto de su venta.',
    DEBT: 'Cada token representa una parte alícuota de la financiación concedida a la Sociedad Emisora y da derecho a la devolución del capital y a los intereses según el calendario publicado.',
    REVENUE_SHARE:
      'Cada token da derecho a la parte proporcional de los ingresos que la Sociedad Emisora comparte según las condiciones publicadas.',
  },
  en: {
    EQUITY:
      'Each token represents a share in the capital of the Issuer and carries the right to dividends and to the liquidation value in proportion to the tokens held.',
    REAL_ESTATE:
      'Each token carries the right to a proportional part of the net rent of the property and of the net proceeds of its sale.',
    DEBT: 'Each token represents an equal part of the financing granted to the Issuer and carries the right to repayment of the principal and to interest on the published schedule.',
    REVENUE_SHARE:
      'Each token carries the right to a proportional part of the revenue that the Issuer shares under the published conditions.',
  },
};

/** How the order was paid. */
export const METHOD: Sentences<PaymentMethod> = {
  es: {
    BANK_TRANSFER: 'transferencia bancaria',
    CARD: 'tarjeta',
    CARD_TERMINAL: 'tarjeta (TPV)',
    BIZUM: 'Bizum',
    ETH: 'criptomoneda (ETH)',
    BALANCE: 'saldo disponible',
  },
  en: {
    BANK_TRANSFER: 'bank transfer',
    CARD: 'card',
    CARD_TERMINAL: 'card (terminal)',
    BIZUM: 'Bizum',
    ETH: 'cryptocurrency (ETH)',
    BALANCE: 'available balance',
  },
};

/** When the tokens are made; `{campaign}` stands for what the platform calls its campaigns. */
export const MINTING: Sentences<MintingStrategy> = {
  es: {
    MANUAL: 'Los tokens se emitirán cuando la Plataforma lo acuerde con la Sociedad Emisora.',
    AT_PURCHASE: 'Los tokens se emitirán en cuanto termine el periodo de reflexión.',
    AT_CAMPAIGN_END: 'Los tokens se emitirán al término de la {campaign}, si alcanza su objetivo mínimo.',
    AT_SOFT_CAP: 'Los tokens se emitirán cuando la {campaign} alcance su objetivo mínimo.',
  },
  en: {
    MANUAL: 'The tokens are issued when the Platform and the Issuer so agree.',
    AT_PURCHASE: 'The tokens are issued as soon as the reflection period ends.',
    AT_CAMPAIGN_END: 'The tokens are issued at the end of the {campaign}, provided that it reaches its minimum target.',
    AT_SOFT_CAP: 'The tokens are issued when the {campaign} reaches its minimum target.',
  },
};
