import type { Instrument, YEAR_FIGURES } from '#domain/information-sheet/sheet-questions.ts';
import type { Language } from '#domain/tenant/language.ts';
import { eitherOf } from '#domain/text/either-of.ts';

/** What is offered, in the regulation's terms. */
export const INSTRUMENT: Record<Language, Record<Instrument, string>> = {
  es: {
    securities: 'Valores negociables representados con tokens',
    instruments: 'Instrumentos admitidos para la financiación participativa, representados con tokens',
    loan: 'Préstamo representado con tokens',
  },
  en: {
    securities: 'Transferable securities represented by tokens',
    instruments: 'Admitted instruments for crowdfunding purposes, represented by tokens',
    loan: 'Loan represented by tokens',
  },
};

interface SheetWords {
  line(title: string, version: number, day: string): string;
  page(page: number, pages: number): string;
  reflection: string;
  overview: Record<'identifier' | 'owner' | 'lei' | 'type' | 'target' | 'deadline', string>;
  fact: Record<
    | 'identity'
    | 'project'
    | 'minimum'
    | 'deadline'
    | 'failure'
    | 'maximum'
    | 'risk'
    | 'amount'
    | 'price'
    | 'limits'
    | 'payment'
    | 'platform',
    string
  >;
  noMinimum: string;
  failure: string;
  noFailure: string;
  between(min: string, max: string): string;
  payment(methods: readonly string[]): string;
  years: string;
  year: string;
  figure: Record<(typeof YEAR_FIGURES)[number], string>;
  costs: { caption(amount: string): string; head: readonly string[]; overLimit(method: string): string };
}

/** The words of a sheet around the regulation's own. */
export const SHEET_WORDS: Record<Language, SheetWords> = {
  es: {
    line: (title, version, day) => `${title} · Versión ${version} · ${day}`,
    page: (page, pages) => `Página ${page} de ${pages}`,
    reflection:
      'Los inversores no experimentados disponen de cuatro días naturales, desde su oferta de invertir o su manifestación de interés, para revocarla sin dar motivos y sin coste alguno. Se revoca en la misma página de la inversión. Antes de que termine ese período no se emiten tokens ni llega dinero al promotor.',
    overview: {
      identifier: 'Identificador de la oferta',
      owner: 'Promotor y nombre del proyecto',
      lei: 'LEI del promotor',
      type: 'Tipo de oferta y de instrumento',
      target: 'Importe objetivo',
      deadline: 'Plazo de la oferta',
    },
    fact: {
      identity: 'Identidad',
      project: 'Descripción del proyecto',
      minimum: 'Importe mínimo que debe obtenerse',
      deadline: 'Plazo para alcanzarlo',
      failure: 'Qué ocurre si no se alcanza',
      maximum: 'Importe máximo de la oferta',
      risk: 'Otro riesgo',
      amount: 'Importe total y tipo',
      price: 'Precio de suscripción',
      limits: 'Importe por orden',
      payment: 'Condiciones de pago',
      platform: 'Proveedor de servicios de financiación participativa',
    },
    noMinimum: 'La oferta no tiene importe mínimo.',
    failure: 'Se devuelve a cada inversor todo lo pagado, comisiones incluidas, sin coste y por la misma vía.',
    noFailure: 'El promotor recibe lo obtenido, sea cual sea el importe.',
    between: (min, max) => `De ${min} a ${max}`,
    payment: (methods) =>
      `La orden se paga por ${eitherOf('es', methods) || 'los medios que indica la plataforma'}, y el dinero queda en la cuenta de salvaguarda hasta la emisión.`,
    years: 'Cifras financieras anuales del promotor',
    year: 'Ejercicio',
    figure: {
      turnover: 'Cifra de negocios',
      net_profit: 'Resultado neto',
      total_assets: 'Activos totales',
      own_funds: 'Fondos propios',
      net_debt: 'Deuda neta',
    },
    costs: {
      caption: (amount) => `Comisiones de la plataforma sobre una inversión hipotética de ${amount}`,
      head: ['Medio de pago', 'De entrada', 'Corrientes', 'De salida', 'Total a pagar'],
      overLimit: (method) => `${method} (no admite este importe)`,
    },
  },
  en: {
    line: (title, version, day) => `${title} · Version ${version} · ${day}`,
    page: (page, pages) => `Page ${page} of ${pages}`,
    reflection:
      'Non-sophisticated investors have four calendar days, from their offer to invest or their expression of interest, to revoke it without giving a reason and at no cost. It is revoked on the same page as the investment. Before that period ends no tokens are issued and no money reaches the project owner.',
    overview: {
      identifier: 'Offer identifier',
      owner: 'Project owner and project name',
      lei: 'LEI of the project owner',
      type: 'Type of offer and instrument type',
      target: 'Target amount',
      deadline: 'Deadline',
    },
    fact: {
      identity: 'Identity',
      project: 'Description of the project',
      minimum: 'Minimum target',
      deadline: 'Deadline for reaching it',
      failure: 'Consequences if it is not reached',
      maximum: 'Maximum offer amount',
      risk: 'Other risk',
      amount: 'Total amount and type',
      price: 'Subscription price',
      limits: 'Amount of an order',
      payment: 'Terms of payment',
      platform: 'Crowdfunding service provider',
    },
    noMinimum: 'The offer has no minimum target.',
    failure: 'Everything paid goes back to each investor, fees included, at no cost and by the same route.',
    noFailure: 'The project owner receives what was raised, whatever its amount.',
    between: (min, max) => `From ${min} to ${max}`,
    payment: (methods) =>
      `An order is paid by ${eitherOf('en', methods) || 'the means that the platform states'}, and the money stays in the safeguarding account until the issue.`,
    years: 'Annual financial figures of the project owner',
    year: 'Financial year',
    figure: {
      turnover: 'Turnover',
      net_profit: 'Net profit',
      total_assets: 'Total assets',
      own_funds: 'Own funds',
      net_debt: 'Net debt',
    },
    costs: {
      caption: (amount) => `Fees of the platform on a hypothetical investment of ${amount}`,
      head: ['Means of payment', 'Entry', 'Ongoing', 'Exit', 'Total to pay'],
      overLimit: (method) => `${method} (not for this amount)`,
    },
  },
};
