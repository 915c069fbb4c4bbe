import type { Language } from '#domain/tenant/language.ts';

/*
 * What a key investment information sheet says word for word. Sources: Regulation (EU) 2020/1503, article 23(6)(b) and (c) and Annex I (OJ L 347,
 * 20.10.2020, p. 1), http://data.europa.eu/eli/reg/2020/1503/oj, and the model of Delegated Regulation (EU) 2022/2119 (OJ L 287, 8.11.2022, p. 63),
 * http://data.europa.eu/eli/reg_del/2022/2119/oj. Of the English words the disclaimer, the warning, the responsibility statement, the headings of
 * parts A and B and the titles before them were compared with these texts; the headings of parts C to H and all of the Spanish words have to be
 * compared with the Official Journal before a tenant publishes (decision record 0058).
 */

/** Parts of Annex I, in its order. Part I is for providers that manage portfolios of loans: none of our sheets has it. */
export const ANNEX_PARTS = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'] as const;
type AnnexPart = (typeof ANNEX_PARTS)[number];

type Both = Record<Language, string>;

export const SHEET_TITLE: Both = {
  es: 'Ficha de datos fundamentales de la inversión',
  en: 'Key investment information sheet',
};

/** Directly underneath the title: article 23(6)(b). */
export const DISCLAIMER: Record<Language, readonly string[]> = {
  es: [
    'La presente oferta de financiación participativa no ha sido verificada ni aprobada por las autoridades competentes ni por la Autoridad Europea de Valores y Mercados (AEVM).',
    'No se ha evaluado necesariamente la idoneidad de su experiencia y conocimientos antes de concederle acceso a esta inversión. Al realizar esta inversión, usted asume plenamente el riesgo que esta conlleva, incluido el riesgo de pérdida parcial o total del dinero invertido.',
  ],
  en: [
    'This crowdfunding offer has been neither verified nor approved by competent authorities or the European Securities and Markets Authority (ESMA).',
    'The appropriateness of your experience and knowledge have not necessarily been assessed before you were granted access to this investment. By making this investment, you assume full risk of taking this investment, including the risk of partial or entire loss of the money invested.',
  ],
};

export const RISK_WARNING_TITLE: Both = { es: 'Advertencia de riesgo', en: 'Risk warning' };

/** Article 23(6)(c). */
export const RISK_WARNING: Record<Language, readonly string[]> = {
  es: [
    'La inversión en este proyecto de financiación participativa entraña riesgos, incluido el riesgo de pérdida parcial o total del dinero invertido. Su inversión no está cubierta por los sistemas de garantía de depósitos establecidos de conformidad con la Directiva 2014/49/UE del Parlamento Europeo y del Consejo. Su inversión tampoco está cubierta por los sistemas de indemnización de los inversores establecidos de conformidad con la Directiva 97/9/CE del Parlamento Europeo y del Consejo.',
    'Es posible que no reciba ningún rendimiento de su inversión.',
    'No se trata de un producto de ahorro y le aconsejamos que no invierta más del 10 % de su patrimonio neto en proyectos de financiación participativa.',
    'Es posible que no pueda vender los instrumentos de inversión cuando lo desee. Aunque pueda venderlos, podría sufrir pérdidas.',
  ],
  en: [
    'Investment in this crowdfunding project entails risks, including the risk of partial or entire loss of the money invested. Your investment is not covered by the deposit guarantee schemes established in accordance with Directive 2014/49/EU of the European Parliament and of the Council. Nor is your investment covered by the investor compensation schemes established in accordance with Directive 97/9/EC of the European Parliament and of the Council.',
    'You may not receive any return on your investment.',
    'This is not a savings product and we advise you not to invest more than 10 % of your net worth in crowdfunding projects.',
    'You may not be able to sell the investment instruments when you wish. If you are able to sell them, you may nonetheless incur losses.',
  ],
};

export const REFLECTION_TITLE: Both = {
  es: 'Período de reflexión precontractual para los inversores no experimentados',
  en: 'Pre-contractual reflection period for non-sophisticated investors',
};

export const OVERVIEW_TITLE: Both = {
  es: 'Resumen de la oferta de financiación participativa',
  en: 'Overview of the crowdfunding offer',
};

/** Annex I, Part A, point (b). */
export const RESPONSIBILITY: Both = {
  es: 'El promotor del proyecto declara que, a su leal saber y entender, no se ha omitido ninguna información ni hay información sustancialmente engañosa o inexacta. El promotor del proyecto es responsable de la elaboración de la presente ficha de datos fundamentales de la inversión.',
  en: 'The project owner declares that, to the best of its knowledge, no information has been omitted or is materially misleading or inaccurate. The project owner is responsible for the preparation of this key investment information sheet.',
};

/** The headings of Annex I. */
export const PART_TITLES: Record<AnnexPart, Both> = {
  A: {
    es: 'Parte A: Información sobre el promotor o los promotores del proyecto y sobre el proyecto de financiación participativa',
    en: 'Part A: Information about the project owner(s) and the crowdfunding project',
  },
  B: {
    es: 'Parte B: Principales características del proceso de financiación participativa y, según proceda, condiciones de la obtención de capital o de la toma de fondos en préstamo',
    en: 'Part B: Main features of the crowdfunding process and, as applicable, conditions for the capital raising or funds borrowing',
  },
  C: { es: 'Parte C: Factores de riesgo', en: 'Part C: Risk factors' },
  D: {
    es: 'Parte D: Información relacionada con la oferta de valores negociables e instrumentos admitidos para la financiación participativa',
    en: 'Part D: Information related to the offer of transferable securities and admitted instruments for crowdfunding purposes',
  },
  E: {
    es: 'Parte E: Información sobre las entidades instrumentales',
    en: 'Part E: Information on special purpose vehicles (SPVs)',
  },
  F: { es: 'Parte F: Derechos de los inversores', en: 'Part F: Investor rights' },
  G: { es: 'Parte G: Información relativa a los préstamos', en: 'Part G: Disclosures related to loans' },
  H: {
    es: 'Parte H: Comisiones, información y recursos legales',
    en: 'Part H: Fees, information and legal redress',
  },
};

/** The most sides of A4 that a sheet may have when it is printed: article 23(7). */
export const SHEET_MAX_PAGES = 6;
