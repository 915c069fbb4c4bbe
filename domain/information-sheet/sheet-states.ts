/** A version of a sheet: handed in and waiting for a manager, the public document (or one that was), or given back. */
export const SHEET_STATES = ['SUBMITTED', 'PUBLISHED', 'RETURNED'] as const;
export type SheetState = (typeof SHEET_STATES)[number];

/** Why a version cannot be approved by somebody, or null: it was decided already; or the tenant asks for two people, and it is their own work. */
export function approvalRefusal(
  version: { state: SheetState; submittedBy: string },
  { managerId, editedBy, needsTwo }: { managerId: string; editedBy: string; needsTwo: boolean },
): 'decided' | 'needs_another' | null {
  if (version.state !== 'SUBMITTED') return 'decided';
  return needsTwo && (version.submittedBy === managerId || editedBy === managerId) ? 'needs_another' : null;
}
