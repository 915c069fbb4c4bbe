import type { SignedInVisit } from '#app/session/visit.ts';
import type { Fact } from '#app/ui/layout/facts.tsx';
import { pathTo } from '#domain/access/addresses.ts';
import { effectOf, type FieldChange } from '#domain/user/identity-change.ts';
import { mayEditIdentity } from '#domain/user/kyc-transitions.ts';
import { changeLine } from './change-line.server.ts';
import { editableOf } from './editable-identity.ts';
import type { LegalInformation } from './personal-part.server.ts';

type Part = 'person' | 'company';

/** Why a part of one's own data is frozen: it was checked, or somebody is looking at it; null where it is open. */
export function frozenPart(known: LegalInformation, part: Part): 'checked' | 'in_review' | null {
  if (editableOf(known)[part]) return null;
  const { status } = known.kyc;
  return mayEditIdentity(status) || status === 'SUCCESS' ? 'checked' : 'in_review';
}

/** Whether a change opens the check again. */
export function reopensCheck(known: LegalInformation, part: Part, changes: readonly FieldChange[]): boolean {
  return effectOf(part, changes, frozenPart(known, part)) === 'reopens';
}

/** The question before a change that opens the check again: what changes, from what to what, and what follows; null where nothing does. */
export function askBeforeReopening(
  visit: SignedInVisit,
  known: LegalInformation,
  { part, changes, backHref }: { part: Part; changes: readonly FieldChange[]; backHref: string },
) {
  const { t } = visit;
  if (!reopensCheck(known, part, changes)) return null;
  const facts: Fact[] = changes.map((change) => changeLine(visit, part, change));
  return {
    question: {
      title: t('account:reopen.title'),
      text: t('account:reopen.text'),
      button: t('account:reopen.button'),
    },
    facts,
    backHref,
  };
}

/** Where a person goes on whose change opened the check again, and what they are told. */
export function afterChange(visit: SignedInVisit, reopened: boolean, here: string) {
  const { t } = visit;
  if (reopened) return { to: pathTo.user.ownIdentity, toast: t('account:reopen.done') };
  return { to: here, toast: t('account:saved') };
}
