import { z } from 'zod';
import { ISSUANCE_STATUSES } from '#domain/issuance/status.ts';

const loosely = (text: string) => text.trim().replace(/\s+/g, ' ').toLowerCase();

/**
 * A change of phase: the record-keeping body's reference where it needs one, and the project's name where it is closed before its end or below its
 * soft cap. What is missing is said all at once.
 */
export function phaseForm({ names, needsName, needsErir, wrongName }: PhaseNeeds) {
  const reference = z.string().trim().min(3).max(80);
  const typed = z
    .string()
    .refine((text) => names.some((name) => loosely(name) === loosely(text)), { error: wrongName });
  return z.object({
    from: z.enum(ISSUANCE_STATUSES),
    to: z.enum(ISSUANCE_STATUSES),
    note: z.string().trim().max(500).optional(),
    erir_reference: needsErir ? reference : reference.optional(),
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
