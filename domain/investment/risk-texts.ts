import type { Language } from '#domain/tenant/language.ts';
import { RISK_TEXT_VERSION } from './warning-gate.ts';

/** What an investor accepts on the way to an order: two boxes, and the warning above the threshold. */
export const RISK_SUBJECTS = ['risk_loss', 'risk_liquidity', 'risk_warning'] as const;
export type RiskSubject = (typeof RISK_SUBJECTS)[number];

type RiskTexts = Record<Language, Record<RiskSubject, string>>;

/**
 * The words of each version, as they stand on the pages (`tests/architecture/risk-texts.test.ts` holds them to each other). A version is never changed and never
 * taken away: whoever accepted it may read it for as long as their order is kept (Regulation (EU) 2020/1503, article 26).
 */
const TEXTS: Readonly<Record<string, RiskTexts>> = {
  '2026-1': {
    es: {
      risk_loss: 'He leído la ficha de datos fundamentales y entiendo que puedo perder todo el dinero.',
      risk_liquidity: 'Entiendo que quizá no pueda vender los tokens cuando quiera.',
      risk_warning:
        'Esta inversión es alta para usted\nSupera {{threshold}}, el mayor de 1.000 € o el 5 % de su patrimonio neto. Podría perder todo este dinero. Piense si puede permitírselo.\nHe leído el aviso y quiero invertir {{amount}} de todas formas.',
    },
    en: {
      risk_loss: 'I have read the key information sheet and understand that I can lose all the money.',
      risk_liquidity: 'I understand that I may not be able to sell the tokens when I wish.',
      risk_warning:
        'This is a large investment for you\nIt is above {{threshold}}, the higher of 1,000 EUR and 5% of your net worth. You could lose all of this money. Consider whether you can afford that.\nI have read the warning and still want to invest {{amount}}.',
    },
  },
  // A tenant may warn from less than 1,000 EUR on.
  '2026-2': {
    es: {
      risk_loss: 'He leído la ficha de datos fundamentales y entiendo que puedo perder todo el dinero.',
      risk_liquidity: 'Entiendo que quizá no pueda vender los tokens cuando quiera.',
      risk_warning:
        'Esta inversión es alta para usted\nSupera {{threshold}}, el mayor entre el mínimo desde el que advierte la plataforma y el 5 % de su patrimonio neto. Podría perder todo este dinero. Piense si puede permitírselo.\nHe leído el aviso y quiero invertir {{amount}} de todas formas.',
    },
    en: {
      risk_loss: 'I have read the key information sheet and understand that I can lose all the money.',
      risk_liquidity: 'I understand that I may not be able to sell the tokens when I wish.',
      risk_warning:
        'This is a large investment for you\nIt is above {{threshold}}, the higher of the least from which the platform warns and 5% of your net worth. You could lose all of this money. Consider whether you can afford that.\nI have read the warning and still want to invest {{amount}}.',
    },
  },
};

/** Sums of the warning, as the person read them. */
export interface WarningSums {
  threshold: string;
  amount: string;
}

/** The words of a subject in one version and language, the sums of the warning put in; null for a version that there never was. */
export function riskText(
  subject: RiskSubject,
  lang: Language,
  sums: WarningSums | null = null,
  version: string = RISK_TEXT_VERSION,
): string | null {
  const text = TEXTS[version]?.[lang][subject];
  if (text === undefined) return null;
  return text.replace('{{threshold}}', sums?.threshold ?? '…').replace('{{amount}}', sums?.amount ?? '…');
}
