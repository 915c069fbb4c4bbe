import { z } from 'zod';
import { ticked } from '#app/forms/checked.ts';
import { fileField } from '#app/forms/fields/file-field.ts';
import { typedName, version } from '#contract/fields.ts';
import { CRITERIA_NEEDED, SOPHISTICATED_CRITERIA } from '#domain/onboarding/sophisticated.ts';
import type { LegalType } from '#domain/user/status.ts';
import { problem } from '#domain/validation/problem.ts';

const laterFile = fileField('validator.error_null').optional();

/** A request for sophisticated status: enough criteria of what the person is, at least one file, the declaration accepted and signed. */
export function sophisticatedForm(legalType: LegalType) {
  const needed = CRITERIA_NEEDED[legalType];
  const known: readonly string[] = SOPHISTICATED_CRITERIA[legalType];
  return z.object({
    criteria: z.array(z.string()).superRefine((stated, context) => {
      if (stated.length >= needed && stated.every((one) => known.includes(one))) return;
      const found = problem('validator.error_criteria', { count: needed });
      context.addIssue({ code: 'custom', params: { problem: found } });
    }),
    version,
    evidence_1: fileField('onboarding:documents.chooseFile'),
    evidence_2: laterFile,
    evidence_3: laterFile,
    accepted: ticked('validator.error_accept'),
    typed_name: typedName,
  });
}

/** A request is taken back with nothing to say. */
export const withdrawForm = z.object({});

export type RequestFields = z.input<ReturnType<typeof sophisticatedForm>>;
