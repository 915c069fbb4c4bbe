import type { QuestionId } from '#domain/onboarding/knowledge-test.ts';
import type { Language } from '#domain/tenant/language.ts';

/**
 * The seven statements that a person marks true or false, word for word as they are kept with the answers. Their order, the right
 * answers and the version stand in `domain/onboarding/knowledge-test.ts`: a change here raises that version.
 */
export const QUESTION_TEXT: Readonly<Record<Language, Readonly<Record<QuestionId, string>>>> = {
  es: {
    total_loss: 'Puedo perder todo el dinero que invierto.',
    deposit_guarantee: 'Mi inversión está cubierta por el fondo de garantía de depósitos.',
    illiquidity: 'Puede que no logre vender mis tokens cuando quiera.',
    guaranteed_return: 'La rentabilidad que anuncia un proyecto está garantizada.',
    diversification: 'Repartir el dinero entre varios proyectos reduce el riesgo de perderlo todo.',
    approved_sheet: 'El supervisor público ha aprobado la ficha de datos fundamentales de cada proyecto.',
    dilution: 'Si la empresa emite más participaciones o deuda, lo que tengo puede perder valor o rango.',
  },
  en: {
    total_loss: 'I can lose all the money that I invest.',
    deposit_guarantee: 'My investment is covered by the deposit guarantee scheme.',
    illiquidity: 'I may be unable to sell my tokens when I want to.',
    guaranteed_return: 'The return that a project announces is guaranteed.',
    diversification: 'Spreading my money over several projects lowers the risk of losing it all.',
    approved_sheet: 'The public supervisor has approved the key investment information sheet of each project.',
    dilution: 'If the company issues more shares or debt, what I hold can lose value or rank.',
  },
};

/**
 * The warning that stays above the declaration until it is typed: prominent and not encouraging. Its second sentence is that of Delegated Regulation (EU) 2022/2114,
 * article 4(2), in English word for word as republished at nomox.eu; the Spanish one is ours, to be compared with the Official Journal.
 */
export const DECLARATION_WARNING: Readonly<Record<Language, string>> = {
  es: 'Sus respuestas indican que estas inversiones pueden no ser adecuadas para usted. Una inversión en un proyecto de financiación participativa entraña el riesgo de perder la totalidad del dinero invertido. Puede también que no logre vender sus tokens. Si aun así quiere seguir, escriba «Declaro» para dejar constancia de que se le ha advertido.',
  en: 'Your answers show that these investments may not be suitable for you. An investment in a crowdfunding project includes the risk of losing the entirety of the money invested. You may also be unable to sell your tokens. If you still want to go on, type “I declare” to record that you have been warned.',
};
