import type { SheetAnswer } from '#domain/information-sheet/sheet-answers.ts';
import type { Bilingual, ProjectContent } from './project-content.ts';

const both = (es: string, en: string): Bilingual => ({ es, en });

const REPAID: Record<NonNullable<ProjectContent['finance']['repayment']>, Bilingual> = {
  BULLET: both('El capital se devuelve de una vez, al vencimiento', 'The principal is repaid in full at maturity'),
  LINEAR: both(
    'El capital se devuelve en partes iguales en cada pago',
    'The principal is repaid in equal parts, one with each payment',
  ),
  ANNUITY: both(
    'Todos los pagos son iguales e incluyen intereses y capital',
    'Every payment is the same and includes interest and principal',
  ),
};

const every = (months: number): Bilingual =>
  months === 1
    ? both('Un pago al mes', 'One payment a month')
    : both(`Un pago cada ${months} meses`, `One payment every ${months} months`);

/** The answers of Part G for a demo project that is a loan, made of its figures; empty ones for every other. */
export function demoLoanAnswers({
  loan,
  finance,
}: Pick<ProjectContent, 'loan' | 'finance'>): Record<string, SheetAnswer> {
  const ofLoan = (es: string, en: string) => (loan ? both(es, en) : both('', ''));
  const { termMonths = 0, payEveryMonths = termMonths, annualInterestPercent = '0', repayment = 'BULLET' } = finance;
  const [es, en] = [annualInterestPercent.replace('.', ','), annualInterestPercent];
  return {
    loan: ofLoan(
      `Préstamo al promotor, a ${termMonths} meses desde el cierre de la oferta. Cada token da derecho a su parte de lo que se cobre.`,
      `A loan to the project owner for ${termMonths} months from the close of the offer. Each token carries its part of what is collected.`,
    ),
    loan_rates: ofLoan(
      `${es} % anual fijo sobre el capital pendiente. No hay otra remuneración.`,
      `${en} % a year, fixed, on the outstanding principal. There is no other remuneration.`,
    ),
    loan_security: loan?.security ?? both('', ''),
    loan_schedule: ofLoan(
      `${every(payEveryMonths).es}. ${REPAID[repayment].es}.`,
      `${every(payEveryMonths).en}. ${REPAID[repayment].en}.`,
    ),
    loan_defaults: ofLoan(
      'Ninguno: el promotor no ha tenido otros préstamos.',
      'None: the project owner has had no other loans.',
    ),
    loan_servicing: ofLoan(
      'Lo administra la plataforma, que reclama cada cuota a su fecha y reparte lo cobrado.',
      'The platform services it: it asks for each instalment on its date and distributes what is collected.',
    ),
  };
}
