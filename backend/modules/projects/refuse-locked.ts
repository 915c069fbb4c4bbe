import { Refusal } from '#backend/http/refusal.ts';
import { type ChangeRefusal, changeRefusal } from '#domain/issuance/project-changes.ts';
import type { ProjectSection } from '#domain/issuance/project-sections.ts';
import type { IssuanceStatus } from '#domain/issuance/status.ts';
import { type Problem, problem } from '#domain/validation/problem.ts';

const LOCKED: Record<ChangeRefusal, Problem> = {
  with_body: problem('validator.error_locked_with_body'),
  material: problem('validator.error_locked_material'),
  over: problem('validator.error_locked_over'),
};

/** Throws Refusal 409 `project.locked` with each of the fields that may not change in this phase. */
export function refuseLocked(status: IssuanceStatus, section: ProjectSection, changed: readonly string[]): void {
  const fields: Record<string, Problem> = {};
  for (const field of changed) {
    const why = changeRefusal(status, section, field);
    if (why) fields[field] = LOCKED[why];
  }
  if (Object.keys(fields).length > 0) throw new Refusal(409, 'project.locked', { fields });
}
