import { identifierOf, sheetFacts } from '#backend/modules/information-sheet/gather-sheet.ts';
import { drawSheet, keepVersion } from '#backend/modules/information-sheet/keep-sheet.ts';
import { sheetText } from '#backend/modules/information-sheet/sheet-text.ts';
import {
  decideVersion,
  openPapers,
  putSheet,
  sheetOf,
  waitingVersion,
} from '#backend/modules/information-sheet/sheets.repository.ts';
import { issuanceById } from '#backend/modules/investments/investments.repository.ts';
import { SHEET_PARTS } from '#domain/information-sheet/sheet-questions.ts';
import type { IssuanceStatus } from '#domain/issuance/status.ts';
import { demoSheetAnswers } from './content/sheet-answers.ts';
import { daysAfter } from './demo-dates.ts';
import type { SeededPerson } from './seed-people.ts';
import type { SeededProject } from './seed-projects.ts';
import type { SeedWork } from './seed-work.ts';

/** Projects that somebody outside reads or is about to: their sheet is approved. What is over keeps the paper that it had. */
const WITH_SHEET: readonly IssuanceStatus[] = ['PRE_CAMPAIGN', 'VALIDATING', 'CAMPAIGN'];

/** Whether the demo data give a project an approved sheet. */
export function hasDemoSheet({ tenant }: Pick<SeedWork, 'tenant'>, { content }: SeededProject): boolean {
  return tenant.settings.informationSheet.providerLei !== '' && WITH_SHEET.includes(content.status);
}

/** Writes, draws and publishes the information sheet of every open project, by the code that does it for a real one. */
export async function seedSheets(
  work: SeedWork,
  projects: readonly SeededProject[],
  manager: SeededPerson,
): Promise<void> {
  const { tx, tenant, dates } = work;
  for (const project of projects.filter((one) => hasDemoSheet(work, one))) {
    const { content, issuer } = project;
    const issuance = await issuanceById(tx, project.id);
    if (!issuance) continue;
    const at = dates.at(content.createdDay);
    const answers = demoSheetAnswers({ ...content, contact: `${content.slug}.example` });
    await putSheet(tx, {
      tenantId: tenant.id,
      issuanceId: issuance.id,
      answers,
      partVersions: Object.fromEntries(SHEET_PARTS.flatMap((part) => (answers[part] ? [[part, 2]] : []))),
      editedAt: at,
      editedBy: issuer.id,
    });
    const sheet = await sheetOf(tx, tenant.id, issuance.id);
    const identifier = identifierOf(work, sheet?.offerNumber ?? null) ?? '';
    const then = { ...work, now: at };
    const facts = sheetFacts(then, issuance, { answers, identifier, version: 1 });
    const text = { es: sheetText(facts, answers, 'es'), en: sheetText(facts, answers, 'en') };
    await keepVersion(then, issuance, { number: 1, text, papers: await drawSheet(then, text), by: issuer.id });
    const version = await waitingVersion(tx, tenant.id, issuance.id);
    if (!version) continue;
    const decidedAt = new Date(Math.min(daysAfter(at, 1).getTime(), dates.now.getTime()));
    await decideVersion(tx, version, { state: 'PUBLISHED', decidedBy: manager.id, decidedAt, reason: null });
    await openPapers(tx, version);
  }
}
