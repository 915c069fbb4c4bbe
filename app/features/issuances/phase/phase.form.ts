import { z } from 'zod';
import { acrossFields, type FormAcross } from '#app/forms/across-fields.ts';
import { erirReference, note } from '#contract/fields.ts';
import { ISSUANCE_STATUSES } from '#domain/issuance/status.ts';
import { checkDate } from '#domain/validation/date.ts';

const WHEN = ['now', 'later'] as const;
const CLOCK_TIME = /^([01]\d|2[0-3]):[0-5]\d$/;

const loosely = (text: string) => text.trim().replace(/\s+/g, ' ').toLowerCase();

/**
 * A change of phase, now or at a moment to come: the record-keeping body's reference where it needs one, and the project's name where it is closed now,
 * before its end or below its soft cap. What is missing is said all at once.
 */
export function phaseForm({ names, needsName, needsErir, wrongName, mayPlan }: PhaseNeeds) {
  const form = z.object({
    from: z.enum(ISSUANCE_STATUSES),
    to: z.enum(ISSUANCE_STATUSES),
    note: note.optional(),
    erir_reference: needsErir ? erirReference : erirReference.optional(),
    name: z.string().optional(),
    when: z.enum(mayPlan ? WHEN : ['now']).default('now'),
    on: z.string().optional(),
    at: z.string().optional(),
  });
  return acrossFields(form, ({ right, typed, refuse }: FormAcross<z.output<typeof form>>) => {
    if (right.when === 'later') {
      const day = checkDate(typed('on') ?? '');
      if (day) refuse('on', day);
      if (!CLOCK_TIME.test(typed('at')?.trim() ?? '')) refuse('at', { key: 'validator.error_time' });
      return;
    }
    // A planned closing is decided when its moment comes: what warns today needs no name.
    const name = typed('name') ?? '';
    if (needsName && !names.some((known) => loosely(known) === loosely(name)))
      refuse('name', { key: name === '' ? 'validator.error_null' : wrongName });
  });
}

interface PhaseNeeds {
  /** The project's name in each language. */
  names: readonly string[];
  needsName: boolean;
  needsErir: boolean;
  /** Key of what is said of another name. */
  wrongName: string;
  /** One step forward can be planned; one back is made at once. */
  mayPlan: boolean;
}

export type PhaseFields = z.input<ReturnType<typeof phaseForm>>;
