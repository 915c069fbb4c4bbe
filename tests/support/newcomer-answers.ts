import { dayParts } from '#domain/validation/typed-day.ts';
import type { ReadControl } from './page-reader.ts';

/** Who comes, and what only they can know. */
export interface Newcomer {
  email: string;
  password: string;
  /** The code of the newest mail; null where none is waiting to be typed. */
  code: string | null;
  /** Whether they act for a company. */
  forCompany?: boolean;
}

const BORN = dayParts('1984-02-29');
const TODAY = dayParts(new Date().toISOString().slice(0, 10));
const ISSUED: [RegExp, string][] = [
  [/^(día|day)$/i, TODAY.day],
  [/^(mes|month)$/i, TODAY.month],
  [/^(año|year)$/i, TODAY.year],
];

/** Words of a question, in either language, and what is typed below it. */
const TYPED: [RegExp, string][] = [
  [/^(razón social|company name)$/i, 'Ibáñez y Asociados, S.L.'],
  // Its last character is the right one.
  [/^(NIF|tax number)$/i, 'B88011374'],
  [/^(actividad|activity)$/i, 'Consultoría agrícola'],
  [/^(ciudad de nacimiento|city of birth)$/i, 'Soria'],
  [/^(nombre|first name)$/i, 'Carmen'],
  [/^(apellidos|last name)$/i, 'Ibáñez Núñez'],
  [/^(teléfono|phone)/i, '612 345 678'],
  [/^(número del documento|document number)/i, '12345678Z'],
  [/^(dirección|address)$/i, 'Calle del Álamo, 7, 2.º B'],
  [/^(código postal|postal code)/i, '28013'],
  [/^(ciudad|city)/i, 'Madrid'],
  [/^(provincia|province)/i, 'Madrid'],
  [/^(ocupación|occupation)/i, 'Maestra'],
  [/^(día|day)$/i, BORN.day],
  [/^(mes|month)$/i, BORN.month],
  [/^(año|year)$/i, BORN.year],
  [/^(ingresos netos al año|(annual )?net (annual )?income)/i, '30000'],
  [/^(activos líquidos|liquid assets)/i, '20000'],
  [/^(compromisos financieros|(annual )?financial commitments)/i, '10000'],
  [/^(pérdida que puede soportar|loss you can afford)/i, '4000'],
];

/** The statements of the knowledge test that are true; the others are not. */
const TRUE_STATEMENT =
  /puedo perder todo|lose all|no pueda vender|puede que no|unable to sell|not be able to sell|repartir|spread|nuevas acciones|new shares/i;

/** A natural person with a Spanish document and no public office. */
const CHOSEN: [RegExp, RegExp][] = [
  [/cargo público|public office/i, /^no$/i],
  [/^(¿cómo la representa|how do you represent)/i, /^(como administrador único|as its sole administrator)/i],
  [/^(documento|document)$/i, /^(DNI español|Spanish DNI)/i],
  [/inver|invest|aport|contrib|inversor/i, /^(como persona física|as an individual)/i],
];

/** What the person writes below a question; null where they have nothing to say. */
export function answerTo({ label, kind, hint, group }: ReadControl, person: Newcomer): string | null {
  if (kind !== 'text') return null;
  // A company's papers are of today.
  if (/^(fecha de expedición|date of issue)/i.test(group))
    return ISSUED.find(([words]) => words.test(label))?.[1] ?? null;
  if (/código de 5 cifras|5-digit code|code of 5/i.test(label)) return person.code;
  // The name as the contract has it stands beside the field.
  if (/nombre completo|full name/i.test(label)) return /: (.+?)\s*$/.exec(hint)?.[1] ?? null;
  if (/correo|e-?mail/i.test(label)) return person.email;
  if (/contraseña|password/i.test(label)) return person.password;
  return TYPED.find(([words]) => words.test(label))?.[1] ?? null;
}

/** What the person takes of the choices below a question; null where the question says nothing to them. */
export function choiceOf<C extends ReadControl>(question: string, choices: readonly C[]): C | null {
  const take = (words: RegExp) => choices.find(({ label }) => words.test(label)) ?? null;
  if (choices.some(({ label }) => /^(verdadera|true)$/i.test(label)))
    return take(TRUE_STATEMENT.test(question) ? /^(verdadera|true)$/i : /^(falsa|false)$/i);
  for (const [words, wanted] of CHOSEN) {
    const chosen = words.test(question) ? take(wanted) : null;
    if (chosen) return chosen;
  }
  return null;
}

/** Beside a Spanish document nobody is shown where it was issued and until when it holds, nor without a public office where the money is from. */
export function isOutOfSight({ label, group }: ReadControl): boolean {
  return /^(país que lo expide|válido hasta|country that issued it|issued by|valid until|¿de dónde procede el dinero|where does the money)/i.test(
    group || label,
  );
}

/** The value of their country in a list of them; null where the list is of something else. */
export function homeIn({ options }: ReadControl): string | null {
  return options.find(({ words }) => /^(España|Spain)$/.test(words))?.value ?? null;
}

/** What the person would rather have than what is proposed: to pay by transfer, where that is offered, and, of those who act for one, to invest for their company. */
export function prefers<C extends ReadControl>(choices: readonly C[], person: Newcomer): C | null {
  const forCompany = /^(en nombre de una empresa|on behalf of a company|persona jurídica$|legal entity$)/i;
  const isRather = ({ name, label }: ReadControl) =>
    name === 'method'
      ? /^(transferencia|bank transfer)/i.test(label)
      : person.forCompany === true && forCompany.test(label);
  return choices.find(isRather) ?? null;
}
