import { z } from 'zod';
import { newComplaintForm } from '#app/features/complaints/new/new-complaint.form.ts';
import { paperShape } from '#app/features/complaints/pieces/paper-form.ts';
import { addressField, emailField, nameField } from '#app/forms/fields/person-fields.ts';
import type { Day } from '#domain/time/zone.ts';

/** The complaint of somebody without an account: who they are, and what their template asks for. @param today the last day on which something can have happened */
export function outsideForm(today: Day) {
  const { kind, happened_on, what, loss, demand, representative, phone } = newComplaintForm(today).shape;
  return z.object({
    ...{ name: nameField, email: emailField, address: addressField.optional(), phone },
    ...{ kind, happened_on, what, loss, demand, representative },
    ...paperShape,
  });
}
export type OutsideFields = z.input<ReturnType<typeof outsideForm>>;
