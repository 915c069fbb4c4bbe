import type { Repayment } from '#domain/debt/schedule.ts';
import type { FinanceFigure } from '#domain/issuance/project-sections.ts';
import type { Language } from '#domain/tenant/language.ts';

interface TermWords {
  section: string;
  ends_on: string;
  token_expires_on: string;
  tokens_for_sale: string;
  soft_cap_tokens: string;
  min_tokens: string;
  max_tokens: string;
  headline_return: string;
  finance: Record<FinanceFigure, string>;
  repayment: string;
  repaid: Record<Repayment, string>;
  risk(place: number): string;
  tokens(count: string, amount: string): string;
  none: string;
  months(count: string): string;
}

/** How the terms of an offer are called where a change of them is told. */
export const TERM_WORDS: Record<Language, TermWords> = {
  es: {
    section: 'Condiciones de la oferta',
    ends_on: 'Fin de la oferta',
    token_expires_on: 'Vencimiento del token',
    tokens_for_sale: 'Objetivo',
    soft_cap_tokens: 'Objetivo mínimo',
    min_tokens: 'Inversión mínima',
    max_tokens: 'Inversión máxima',
    headline_return: 'Rentabilidad',
    finance: {
      annual_interest_percent: 'Interés anual',
      expected_annual_return_percent: 'Rentabilidad anual prevista',
      term_months: 'Plazo',
      pay_every_months: 'Periodicidad de los pagos',
      pre_money_valuation: 'Valoración previa (pre-money)',
      share_percent: 'Participación',
    },
    repayment: 'Devolución del capital',
    repaid: {
      BULLET: 'De una vez, al vencimiento',
      LINEAR: 'En partes iguales en cada pago',
      ANNUITY: 'En cuotas iguales de intereses y capital',
    },
    risk: (place) => `Riesgo ${place}`,
    tokens: (count, amount) => `${amount} (${count} ${count === '1' ? 'token' : 'tokens'})`,
    none: 'Ninguno',
    months: (count) => (count === '1' ? '1 mes' : `${count} meses`),
  },
  en: {
    section: 'Terms of the offer',
    ends_on: 'End of the offer',
    token_expires_on: 'Maturity of the token',
    tokens_for_sale: 'Target',
    soft_cap_tokens: 'Minimum target',
    min_tokens: 'Minimum investment',
    max_tokens: 'Maximum investment',
    headline_return: 'Return',
    finance: {
      annual_interest_percent: 'Annual interest',
      expected_annual_return_percent: 'Expected annual return',
      term_months: 'Term',
      pay_every_months: 'Payments every',
      pre_money_valuation: 'Pre-money valuation',
      share_percent: 'Share',
    },
    repayment: 'Repayment of the capital',
    repaid: {
      BULLET: 'All at once, at maturity',
      LINEAR: 'In equal parts with each payment',
      ANNUITY: 'In equal instalments of interest and capital',
    },
    risk: (place) => `Risk ${place}`,
    tokens: (count, amount) => `${amount} (${count} ${count === '1' ? 'token' : 'tokens'})`,
    none: 'None',
    months: (count) => (count === '1' ? '1 month' : `${count} months`),
  },
};
