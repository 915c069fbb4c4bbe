import type { QuestionId } from '#domain/onboarding/knowledge-test.ts';
import type { Language } from '#domain/tenant/language.ts';

/** What a statement of the test is about, and what somebody who missed it should know. */
interface Lesson {
  idea: string;
  text: string;
}

/** One lesson for each statement (ECSPR, articles 19(2), 21 and 23; Directive 2014/49/EU, article 6). It says what is so, and never what to tick. */
export const LESSONS: Readonly<Record<Language, Readonly<Record<QuestionId, Lesson>>>> = {
  es: {
    total_loss: {
      idea: 'Pérdida total',
      text: 'Si el proyecto fracasa o la empresa quiebra, puede que no quede nada para quien invirtió. No hay una parte a salvo.',
    },
    deposit_guarantee: {
      idea: 'Garantía de depósitos',
      text: 'El fondo de garantía responde del dinero de las cuentas bancarias, hasta 100.000 euros por persona y banco. Lo que se pone en un proyecto ya no es un depósito, y ningún fondo lo devuelve.',
    },
    illiquidity: {
      idea: 'Vender antes de tiempo',
      text: 'Estos tokens no cotizan en un mercado. Para venderlos hace falta que otra persona los quiera, y eso puede tardar, hacerse a un precio menor o no llegar.',
    },
    guaranteed_return: {
      idea: 'Rentabilidad anunciada',
      text: 'Es una previsión de quien promueve el proyecto. Si sus planes no se cumplen, será menor, llegará tarde o no llegará.',
    },
    diversification: {
      idea: 'Repartir el dinero',
      text: 'Si todo está en un proyecto y ese proyecto falla, se pierde todo. Entre varios que no dependen de lo mismo, el fallo de uno solo se lleva su parte.',
    },
    approved_sheet: {
      idea: 'Quién responde de la ficha',
      text: 'La ficha de datos fundamentales la escribe quien promueve el proyecto, y responde de ella. La plataforma mira que esté completa y sea clara; ninguna autoridad la revisa ni la aprueba.',
    },
    dilution: {
      idea: 'Dilución y rango',
      text: 'Si la empresa emite más participaciones, las que usted tiene son una parte más pequeña de ella. Si pide más deuda, puede haber quien cobre antes que usted.',
    },
  },
  en: {
    total_loss: {
      idea: 'Losing everything',
      text: 'If the project fails or the company goes bankrupt, there may be nothing left for those who invested. No part of the money is safe.',
    },
    deposit_guarantee: {
      idea: 'Deposit guarantee',
      text: 'The guarantee scheme answers for money in bank accounts, up to 100,000 euros for each person and bank. What is put into a project is no longer a deposit, and no scheme gives it back.',
    },
    illiquidity: {
      idea: 'Selling early',
      text: 'These tokens are not traded on a market. To sell them somebody else has to want them, which may take time, bring a lower price or never happen.',
    },
    guaranteed_return: {
      idea: 'The announced return',
      text: 'It is a forecast of the project owner’s. If the plans do not come true, it will be lower, late or nil.',
    },
    diversification: {
      idea: 'Spreading the money',
      text: 'If everything is in one project and that project fails, everything is lost. Among several that do not depend on the same things, the failure of one takes its own part alone.',
    },
    approved_sheet: {
      idea: 'Who answers for the sheet',
      text: 'The key investment information sheet is written by the project owner, who answers for it. The platform checks that it is complete and clear; no authority reviews or approves it.',
    },
    dilution: {
      idea: 'Dilution and rank',
      text: 'If the company issues more shares, those that you hold are a smaller part of it. If it borrows more, somebody else may be paid before you.',
    },
  },
};
