import type { SignedInCall } from '#backend/http/call.ts';
import { Refusal } from '#backend/http/refusal.ts';
import type { Customization } from '#contract/customization.ts';
import { sectionsOf } from '#contract/look-values.ts';
import { checkLook } from './check-look.ts';
import { differences, keptOf, type LookState } from './look-state.ts';
import { writeDraft } from './looks.repository.ts';

/** Most paths that the audit log names of one saving. */
const NAMED_MAX = 20;

/**
 * Puts a look into the locked draft. What is the same already is not saved again, whatever version it was read as; a section that
 * somebody else has changed since is refused. A draft that comes to what is published is none.
 * @throws Refusal 409 `look.changed_meanwhile`; 422 with what is wrong by path
 */
export async function saveDraft(
  call: SignedInCall,
  { row, published, draft }: LookState,
  after: Customization,
  seen: number,
): Promise<{ data: { version: number } }> {
  const changed = differences(draft, after);
  if (changed.length === 0) return { data: { version: row.version } };
  const sections = sectionsOf(changed);
  if (sections.some((name) => (row.sectionVersions[name] ?? 0) > seen))
    throw new Refusal(409, 'look.changed_meanwhile');
  await checkLook(call, published, after);

  const version = row.version + 1;
  const isDraft = differences(published, after).length > 0;
  await writeDraft(call.tx, {
    ...row,
    customization: isDraft ? keptOf(after) : null,
    version,
    sectionVersions: stamped(row.sectionVersions, sections, version),
    savedAt: call.now,
    savedBy: call.user.id,
  });
  await call.audit('tenant.look_saved', {
    subject: { type: 'tenant', id: call.tenant.id },
    details: { sections: sections.join(' '), fields: namesOf(changed.map(({ path }) => path)) },
  });
  return { data: { version } };
}

/** The versions of the sections after some of them have changed. */
export function stamped(versions: Record<string, number>, sections: readonly string[], version: number) {
  return { ...versions, ...Object.fromEntries(sections.map((name) => [name, version])) };
}

/** Paths for the audit log: names, never values. */
export const namesOf = (paths: readonly string[]) => paths.slice(0, NAMED_MAX).join(' ');
