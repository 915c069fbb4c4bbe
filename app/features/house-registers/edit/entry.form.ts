import { z } from 'zod';
import { acrossFields } from '#app/forms/across-fields.ts';
import { checked } from '#app/forms/checked.ts';
import { entryName } from '#contract/fields.ts';
import { moveRegisterEntry } from '#contract/house-registers.ts';
import { checkEntryName, checkFact, checkTogether } from '#domain/house-register/check-entry.ts';
import {
  FACT_CHARS,
  type Facts,
  factsOf,
  type HouseRegister,
  type RegisterFact,
} from '#domain/house-register/house-register.ts';
import type { Day } from '#domain/time/zone.ts';

/** The form of an entry, by the facts of its register. `version`: which writing the page showed; absent for a new one. @param today the tenant's */
export function entryForm(register: HouseRegister, today: Day): z.ZodObject {
  const facts = factsOf(register).map(([name, fact]) => [name, factField(name, fact, today)]);
  const fields = z.object({
    version: z
      .string()
      .regex(/^\d{1,9}$/)
      .transform(Number)
      .optional(),
    name: checked(entryName, checkEntryName),
    ...Object.fromEntries(facts),
  });
  return acrossFields(fields, ({ isGiven, typed, refuse }) => {
    const given = Object.fromEntries(
      factsOf(register).map(([name]) => [name, isGiven(name) ? (typed(name) ?? '') : '']),
    );
    for (const [name, problem] of Object.entries(checkTogether(given))) refuse(name, problem);
  });
}
export type EntryFields = Record<string, string>;

function factField(name: string, fact: RegisterFact, today: Day): z.ZodType {
  const text = z.string().trim();
  const bounded = fact.kind === 'day' ? text : text.max(FACT_CHARS[fact.kind]);
  const field = checked(bounded, (typed) => checkFact(name, fact, typed, today));
  return fact.required ? field : field.optional();
}

/** What an entry says, of its form. */
export function typedFacts(register: HouseRegister, form: Record<string, unknown>): Facts {
  return Object.fromEntries(factsOf(register).map(([name]) => [name, String(form[name] ?? '')]));
}

/** Names of the call's fields → names of the form's. */
export const formNames = (register: HouseRegister) =>
  Object.fromEntries(factsOf(register).map(([name]) => [`facts.${name}`, name]));

/** Why an entry is closed, or opened again. */
export const moveForm = moveRegisterEntry.body.pick({ reason: true });
