import type { Work } from '#backend/work.ts';
import { type Customization, type CustomizationInput, customization } from '#contract/customization.ts';
import { USUAL_LOOK } from '#contract/look-fields.ts';
import { beyondDefaults, changedLeaves, type Tree } from '#domain/tenant/leaves.ts';
import { type DraftRow, insertVersion, lastVersion, lockDraft, publishedNow } from './looks.repository.ts';

/** A tenant's look while it is being changed: the draft is locked. */
export interface LookState {
  row: DraftRow;
  published: Customization;
  /** What is prepared; what is published where nothing is. */
  draft: Customization;
}

/** Locks the draft and reads both looks. A draft that was broken from outside counts as none. */
export async function lockLook({ tx, tenant }: Work): Promise<LookState> {
  const row = await lockDraft(tx, tenant.id);
  const read = customization.safeParse(await publishedNow(tx, tenant.id));
  const published = read.success ? read.data : tenant.customization;
  return { row, published, draft: readDraft(row, published) };
}

/** What a draft says; what is published where there is none, or none that can be read. */
export function readDraft({ customization: kept }: Pick<DraftRow, 'customization'>, published: Customization) {
  const read = kept === null ? null : customization.safeParse(kept);
  return read?.success ? read.data : published;
}

/** What is kept of a look: what it says beyond the usual. */
export const keptOf = (look: Customization) => beyondDefaults(look as Tree, USUAL_LOOK as Tree) as CustomizationInput;

/** The leaves in which two looks differ. */
export const differences = (before: Customization, after: Customization) =>
  changedLeaves(before as Tree, after as Tree);

/**
 * The number of what is published now. A tenant begins without versions, and somebody may have written into the database besides: what stands there
 * becomes a version of its own first, so that one can always go back to what was seen.
 */
export async function numberOfPublished({ tx, tenant, now }: Work, { published }: LookState): Promise<number> {
  const last = await lastVersion(tx, tenant.id);
  const before = last && customization.safeParse(last.row.customization);
  const changes = before?.success ? differences(before.data, published) : null;
  if (last && changes?.length === 0) return last.row.number;
  const number = (last?.row.number ?? 0) + 1;
  await insertVersion(tx, {
    tenantId: tenant.id,
    number,
    customization: keptOf(published),
    changes: changes?.map(({ path }) => path) ?? [],
    publishedAt: now,
    publishedBy: null,
  });
  return number;
}
