import { isDeepStrictEqual } from 'node:util';
import { Refusal } from '#backend/http/refusal.ts';
import type { IssuanceRow } from '#backend/modules/investments/investments.repository.ts';
import type { SheetVersionRow } from '#backend/modules/issuances/sheet-versions.repository.ts';
import type { Work } from '#backend/work.ts';
import { identifierOf, sheetFacts } from './gather-sheet.ts';
import { withProjectAnswers } from './project-answers.ts';
import { sheetText } from './sheet-text.ts';
import type { SheetRow } from './sheets.repository.ts';

/** Throws 409 `sheet.outdated` where a version that waits no longer says what project, tenant and answers say: what is approved is what was read. */
export function refuseOutdated(
  work: Work,
  issuance: IssuanceRow,
  sheet: SheetRow | null,
  version: SheetVersionRow,
): void {
  const answers = withProjectAnswers(issuance, sheet?.answers ?? {});
  const identifier = identifierOf(work, sheet?.offerNumber ?? null) ?? '';
  const facts = {
    ...sheetFacts(work, issuance, { answers, identifier, version: version.number }),
    at: version.submittedAt,
  };
  const text = { es: sheetText(facts, answers, 'es'), en: sheetText(facts, answers, 'en') };
  if (!isDeepStrictEqual(JSON.parse(JSON.stringify(text)), version.content)) throw new Refusal(409, 'sheet.outdated');
}
