import type { z } from 'zod';
import type { MessageKey } from './issue-problem.ts';

/** What a rule between fields sees of a form. */
export interface FormAcross<Output> {
  /** The fields that are right by themselves, as their own rules read them. */
  right: Partial<Output>;
  /** The text of a field that takes text as it is, whatever is wrong with it. */
  typed(name: keyof Output & string): string | undefined;
  /** Whether anything stands in a field, right or wrong. */
  isGiven(name: keyof Output & string): boolean;
  /** Says what is wrong at a field. A field of which something is wrong already says that alone. */
  refuse(name: keyof Output & string, problem: MessageKey): void;
}

/**
 * Adds a rule between the fields of a form. Other than with `superRefine` it is asked also where single fields are wrong, so that a person reads
 * everything at once.
 * @example acrossFields(z.object({ … }), samePassword)
 */
export function acrossFields<S extends z.ZodObject>(form: S, rule: (across: FormAcross<z.output<S>>) => void): S {
  return form.superRefine(
    (value, context) => {
      const wrong = new Set(context.issues.map(({ path }) => path?.[0]));
      const values = Object.entries(value as Record<string, unknown>);
      const valueAt = (name: string) => values.find(([each]) => each === name)?.[1] ?? undefined;
      rule({
        right: Object.fromEntries(values.filter(([name]) => !wrong.has(name))) as Partial<z.output<S>>,
        typed: (name) => {
          const text = valueAt(name);
          return typeof text === 'string' ? text : undefined;
        },
        isGiven: (name) => valueAt(name) !== undefined,
        refuse: (name, problem) => {
          if (!wrong.has(name)) context.addIssue({ code: 'custom', path: [name], params: { problem } });
          wrong.add(name);
        },
      });
    },
    { when: ({ value }) => typeof value === 'object' && value !== null },
  );
}
