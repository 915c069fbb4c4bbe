import type { IssuanceRow } from '#backend/modules/investments/investments.repository.ts';
import type { SheetAnswer, SheetAnswers } from '#domain/information-sheet/sheet-answers.ts';
import { registerOf, registrationAnswer } from '#domain/issuance/issuer-register.ts';

/**
 * The answers of a sheet, and in Part A what the project says of its issuer where nobody has answered: its web address and where it is registered.
 * What somebody has written of it stays as it is.
 */
export function withProjectAnswers(issuance: IssuanceRow, answers: SheetAnswers): SheetAnswers {
  const register = registerOf(issuance);
  const said: Record<string, SheetAnswer> = {
    website: issuance.issuerWebsite,
    registration: { es: registrationAnswer(register, 'es'), en: registrationAnswer(register, 'en') },
  };
  const open = Object.entries(said).filter(([key, value]) => isOpen(answers.A?.[key]) && !isOpen(value));
  return open.length === 0 ? answers : { ...answers, A: { ...answers.A, ...Object.fromEntries(open) } };
}

function isOpen(answer: SheetAnswer | undefined): boolean {
  if (answer === undefined || Array.isArray(answer)) return answer === undefined;
  return typeof answer === 'string' ? answer === '' : Object.values(answer).every((text) => text === '');
}
