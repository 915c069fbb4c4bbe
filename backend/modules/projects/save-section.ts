import { isDeepStrictEqual } from 'node:util';
import { sqlStateOf } from '#backend/db/sql-state.ts';
import type { SignedInCall } from '#backend/http/call.ts';
import { fieldRefusal, notFound, Refusal } from '#backend/http/refusal.ts';
import { lockIssuance } from '#backend/modules/investments/investments.repository.ts';
import { managedOne } from '#backend/modules/issuances/issuance-filter.repository.ts';
import { updateIssuance } from '#backend/modules/issuances/phases.repository.ts';
import { isTerm } from '#domain/issuance/project-changes.ts';
import { savedChanges } from '#domain/issuance/saved-changes.ts';
import { problem } from '#domain/validation/problem.ts';
import { type ProjectParts, partsOf, projectRow } from './projects.repository.ts';
import { refuseLocked } from './refuse-locked.ts';
import type { Problems, Section } from './section.ts';

const UNIQUE_VIOLATION = '23505';

/**
 * Saves one section as it was sent. What is the same already is not saved again, whatever version it was read as; what somebody else has changed since
 * is refused, so that the editor shows both.
 * @throws Refusal 404 for what the caller does not manage; 409 `project.changed_meanwhile`; 409 `project.locked` with the fields that may not change in
 *   this phase; 422 with problems of the rules between values
 */
export async function saveSection<Values extends object>(
  call: SignedInCall,
  id: string,
  section: Section<Values>,
  { version, ...rest }: Values & { version: number },
): Promise<{ data: { version: number } }> {
  const { tx, tenant, user, now } = call;
  if (!(await projectRow(tx, managedOne(call, id)))) throw notFound();
  const issuance = await lockIssuance(tx, id);
  const parts: ProjectParts = { issuance, ...(await partsOf(tx, tenant.id, id)) };
  const sent = rest as unknown as Values;
  const values = section.merged?.(sent, parts, call) ?? sent;
  const current = issuance.sectionVersions[section.name] ?? 1;
  const before = section.read(parts, call);
  const changed = changedFields(before, values);
  if (changed.length === 0) return { data: { version: current } };
  if (version !== current) throw new Refusal(409, 'project.changed_meanwhile');

  refuseLocked(issuance.status, section.name, changed);
  refuseProblems((await section.check?.(values, parts, call)) ?? {});

  const isSeen = issuance.status !== 'DRAFT' && changed.some((field) => isTerm(section.name, field));
  try {
    await updateIssuance(tx, tenant.id, id, {
      ...section.write(values, parts, call),
      sectionVersions: { ...issuance.sectionVersions, [section.name]: current + 1 },
      ...(isSeen ? { termsVersion: issuance.termsVersion + 1 } : {}),
      editedAt: now,
      editedBy: user.id,
      updatedAt: now,
    });
  } catch (error) {
    // Another project took the address between our look and our writing.
    if (section.name !== 'card' || sqlStateOf(error) !== UNIQUE_VIOLATION) throw error;
    throw fieldRefusal({ slug: problem('validator.error_slug_taken') });
  }
  await section.writeBeside?.(values, parts, call);
  await call.audit('issuance.edited', {
    subject: { type: 'issuance', id },
    details: { section: section.name, fields: changed, changes: savedChanges(before, values, changed) },
  });
  return { data: { version: current + 1 } };
}

/** Names of the fields that differ, however deep. */
function changedFields(before: object, after: object): string[] {
  const was = new Map(Object.entries(before));
  return Object.entries(after).flatMap(([name, value]) => (isDeepStrictEqual(was.get(name), value) ? [] : [name]));
}

/** Throws Refusal 422 where anything is wrong. */
export function refuseProblems(problems: Problems): void {
  const found = Object.entries(problems).flatMap(([field, wrong]) => (wrong ? [[field, wrong] as const] : []));
  if (found.length > 0) throw fieldRefusal(Object.fromEntries(found));
}
