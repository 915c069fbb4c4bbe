import { z } from 'zod';
import { erirReference, note } from '#contract/fields.ts';
import { ISSUANCE_STATUSES } from '#domain/issuance/status.ts';

const loosely = (text: string) => text.trim().replace(/\s+/g, ' ').toLowerCase();

/**
 * A change of phase: the record-keeping body's reference where it needs one, and the project's name where it is closed before its end or below its
 * soft cap. What is missing is said all at once.
 */
export function phaseForm({ names, needsName, needsErir, wrongName }: PhaseNeeds) {
  const typed = z
    .string()
    .refine((text) => names.some((name) => loosely(name) === loosely(text)), { error: wrongName });
  return z.object({
    from: z.enum(ISSUANCE_STATUSES),
    to: z.enum(ISSUANCE_STATUSES),
    note: note.optional(),
    erir_reference: needsErir ? erirReference : erirReference.optional(),
    name: needsName ? typed : z.string().optional(),
  });
}

interface PhaseNeeds {
  /** The project's name in each language. */
  names: readonly string[];
  needsName: boolean;
  needsErir: boolean;
  /** Key of what is said of another name. */
  wrongName: string;
}

export type PhaseFields = z.input<ReturnType<typeof phaseForm>>;
