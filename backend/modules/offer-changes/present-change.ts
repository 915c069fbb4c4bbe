import type { SheetVersionRow } from '#backend/modules/issuances/sheet-versions.repository.ts';
import type { ChangedOffer } from '#contract/changed-offer.ts';
import type { ChangeRow } from './offer-changes.repository.ts';

/** A change as its project's people read it. */
export function presentChange(
  change: ChangeRow,
  versions: readonly SheetVersionRow[],
  nameOf: (id: string) => string,
  differences: ChangedOffer['differences'],
) {
  const version = versions.find(({ number }) => number === change.sheetNumber);
  return {
    number: change.number,
    state: change.state,
    explanation: change.explanation,
    differences,
    sheet: version ? { number: version.number, es: version.fileEs, en: version.fileEn } : null,
    proposed_at: change.proposedAt.toISOString(),
    proposed_by: nameOf(change.proposedBy),
    decided_at: change.decidedAt?.toISOString() ?? null,
    decided_by: change.decidedBy && nameOf(change.decidedBy),
    reason: change.reason,
    material: change.material,
    orders: change.orders,
    interests: change.interests,
    revocable_until: change.revocableUntil?.toISOString() ?? null,
  };
}
