import { actsAsManager } from '#backend/http/acts-as-manager.ts';
import type { SignedInCall } from '#backend/http/call.ts';
import { notFound } from '#backend/http/refusal.ts';
import { serve } from '#backend/http/serve.ts';
import type { IssuanceRow } from '#backend/modules/investments/investments.repository.ts';
import { isOfChange } from '#backend/modules/issuances/changed-offers.repository.ts';
import { managedOne } from '#backend/modules/issuances/issuance-filter.repository.ts';
import { managedIssuance } from '#backend/modules/issuances/managed-issuance.repository.ts';
import type { SheetVersionRow } from '#backend/modules/issuances/sheet-versions.repository.ts';
import { getInformationSheet } from '#contract/information-sheet.ts';
import { missingAnswers } from '#domain/information-sheet/sheet-answers.ts';
import { partsOf, SHEET_PARTS } from '#domain/information-sheet/sheet-questions.ts';
import { approvalRefusal } from '#domain/information-sheet/sheet-states.ts';
import { isChange } from '#domain/issuance/offer-change.ts';
import { identifierOf, offerKindOf, sheetFacts } from './gather-sheet.ts';
import { withProjectAnswers } from './project-answers.ts';
import { factRows } from './sheet-text.ts';
import { namesOf, type SheetRow, sheetOf, versionsOf } from './sheets.repository.ts';

/** The sheet as who writes it sees it: answers, what the project says, what is missing, and what was handed in. 404 for an issuer who asks for another's. */
export const getInformationSheetRoute = serve(getInformationSheet, async (call, { params }) => {
  const { tx, tenant, user, lang } = call;
  const [issuance, sheet, versions] = await Promise.all([
    managedIssuance(tx, managedOne(call, params.id)),
    sheetOf(tx, tenant.id, params.id),
    versionsOf(tx, tenant.id, params.id),
  ]);
  if (!issuance) throw notFound();
  const answers = withProjectAnswers(issuance, sheet?.answers ?? {});
  const offer = offerKindOf(issuance, answers);
  const identifier = identifierOf(call, sheet?.offerNumber ?? null);
  const facts = sheetFacts(call, issuance, { answers, identifier: identifier ?? '', version: 1 });
  const waiting = versions.find(({ state }) => state === 'SUBMITTED');
  const current = versions.find(({ state }) => state === 'PUBLISHED');
  const missing = missingAnswers(answers, offer);
  const { needsTwo } = tenant.settings.informationSheet;
  const managerId = user.id;
  const change = isChange({ status: issuance.status, hasPublished: current !== undefined });
  const [names, ofChange] = await Promise.all([
    peopleOf(call, issuance, sheet, versions),
    change && waiting !== undefined ? isOfChange(tx, waiting) : false,
  ]);
  return {
    data: {
      id: issuance.id,
      title: issuance.title,
      product_type: issuance.productType,
      parts: partsOf(offer),
      versions: Object.fromEntries(SHEET_PARTS.map((part) => [part, sheet?.partVersions[part] ?? 1])) as never,
      answers: Object.fromEntries(SHEET_PARTS.map((part) => [part, answers[part] ?? {}])) as never,
      from_project: Object.fromEntries(
        SHEET_PARTS.map((part) => [part, factRows(facts, answers, part, lang)]),
      ) as never,
      identifier,
      missing,
      saved: sheet && { at: sheet.editedAt.toISOString(), by: names(sheet.editedBy) },
      handed_in: versions.map((version) => ({
        id: version.id,
        number: version.number,
        state: version.state,
        current: version === current,
        submitted_at: version.submittedAt.toISOString(),
        submitted_by: names(version.submittedBy),
        decided_at: version.decidedAt?.toISOString() ?? null,
        decided_by: version.decidedBy && names(version.decidedBy),
        reason: version.reason,
        papers: {
          es: { file_id: version.fileEs, pages: version.pagesEs, bytes: version.bytesEs },
          en: { file_id: version.fileEn, pages: version.pagesEn, bytes: version.bytesEn },
        },
      })),
      may_submit: missing.length === 0 && identifier !== null && !waiting && issuance.status !== 'CLOSED' && !change,
      may_decide:
        actsAsManager(call) &&
        waiting !== undefined &&
        !ofChange &&
        approvalRefusal(waiting, { managerId, editedBy: sheet?.editedBy ?? '', needsTwo }) === null,
      is_change: change,
    },
  };
});

/** How people are called: an issuer gets no names of managers, but the house's (decision record 0035). */
async function peopleOf(
  call: SignedInCall,
  issuance: IssuanceRow,
  sheet: SheetRow | null,
  versions: SheetVersionRow[],
) {
  const { tx, tenant, user } = call;
  const isManager = actsAsManager(call);
  const ids = [sheet?.editedBy, ...versions.flatMap(({ submittedBy, decidedBy }) => [submittedBy, decidedBy])];
  const names = await namesOf(
    tx,
    tenant.id,
    ids.flatMap((id) => id ?? []),
  );
  const house = tenant.customization.tenant.name;
  return (id: string): string => {
    const isKnown = isManager || id === user.id || id === issuance.issuerUserId;
    return (isKnown && names.get(id)) || house;
  };
}
