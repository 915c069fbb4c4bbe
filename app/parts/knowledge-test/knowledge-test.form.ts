import { z } from 'zod';
import { declaration, version } from '#contract/fields.ts';

/** Name of the field of a question: its id must not meet another field's name. */
export function fieldNameOf(questionId: string): string {
  return `answer_${questionId}`;
}

/** The answers to the questions that were shown, each true or false. */
export function knowledgeForm(questionIds: readonly string[]) {
  const answer = z.enum(['true', 'false'], { error: 'validator.error_option' });
  return z
    .object({ version: version.default('') })
    .extend(Object.fromEntries(questionIds.map((id) => [fieldNameOf(id), answer])));
}

/** The answers by question as the API takes them. */
export function answersOf(form: Record<string, unknown>): Record<string, boolean> {
  return Object.fromEntries(
    Object.entries(form).map(([name, answer]) => [name.slice(fieldNameOf('').length), answer === 'true']),
  );
}

/** What a person types after failing twice; whether it is right is the API's to say. */
export const declarationForm = z.object({ version: version.default(''), typed: declaration });

export type DeclarationFields = z.input<typeof declarationForm>;
