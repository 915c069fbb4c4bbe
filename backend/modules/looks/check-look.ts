import { fieldProblems } from '#backend/http/field-problems.ts';
import { fieldRefusal } from '#backend/http/refusal.ts';
import type { Work } from '#backend/work.ts';
import { type Customization, customization } from '#contract/customization.ts';
import type { FieldProblem } from '#contract/envelope.ts';
import { fieldsOfSection, LOOK_SECTION_NAMES } from '#contract/look-fields.ts';
import { lookValue } from '#contract/look-values.ts';
import { approvalProblem, flowProblems, strandingProblems } from '#domain/tenant/flow-rules.ts';
import type { LeafChange } from '#domain/tenant/leaves.ts';
import { problem } from '#domain/validation/problem.ts';
import { differences } from './look-state.ts';
import { hasBooked, standingOf } from './standing.repository.ts';

/** A whole look out of what was sent. Throws Refusal 422 with what is wrong by path, all at once. */
export function parseLook(sent: unknown): Customization {
  const read = customization.safeParse(sent);
  if (read.success) return read.data;
  throw fieldRefusal(fieldProblems(read.error.issues, sent));
}

/**
 * Refuses a look that would harm: a field beyond its bounds, an order of steps or phases that strands somebody or leaves the record-keeping body no
 * phase to approve in, another currency over money that is booked. Only what differs from what is published is looked at: what stands there already is nobody's mistake now.
 * @throws Refusal 422 with what is wrong by path, all at once
 */
export async function checkLook({ tx, tenant }: Work, published: Customization, after: Customization): Promise<void> {
  const changed = differences(published, after);
  const problems: Record<string, FieldProblem> = boundProblems(after, changed);
  if (has(changed, 'flows.') || has(changed, 'modules.kyc')) {
    const rules = flowProblems(after.flows, after.modules.kyc);
    const stranded = strandingProblems(published.flows, after.flows, await standingOf(tx, tenant.id));
    const unapproved = has(changed, 'flows.project_status') ? approvalProblem(after.flows, after.modules) : null;
    const found = { ...stranded, ...(unapproved && { project_status: unapproved }), ...rules };
    for (const [name, wrong] of Object.entries(found)) problems[`flows.${name}`] = wrong;
  }
  const unplaced = has(changed, 'modules.erir') ? approvalProblem(after.flows, after.modules) : null;
  if (unplaced) problems['modules.erir'] = unplaced;
  if (has(changed, 'currency.code') && (await hasBooked(tx, tenant.id)))
    problems['currency.code'] = problem('validator.error_currency_booked');
  if (Object.keys(problems).length > 0) throw fieldRefusal(problems);
}

const has = (changed: readonly LeafChange[], path: string) => changed.some((one) => one.path.startsWith(path));

/** What is beyond the bounds of its field, of the leaves that changed. */
function boundProblems(look: Customization, changed: readonly LeafChange[]): Record<string, FieldProblem> {
  const found = LOOK_SECTION_NAMES.flatMap((section) =>
    Object.entries(fieldsOfSection(section))
      .filter(([path]) => changed.some((one) => one.path === path))
      .flatMap(([path, field]): [string, FieldProblem][] => {
        const value = lookValue(look, path);
        const read = field.safeParse(value);
        return read.success ? [] : [[path, boundProblem(read.error.issues, value)]];
      }),
  );
  return Object.fromEntries(found);
}

/** What is wrong with one value, by its own pattern where the general one says too little. */
export function boundProblem(issues: Parameters<typeof fieldProblems>[0], value: unknown): FieldProblem {
  const [issue] = issues;
  if (issue?.message.startsWith('validator.')) return { key: issue.message };
  return Object.values(fieldProblems(issues, value))[0] ?? problem('validator.form_field_invalid');
}
