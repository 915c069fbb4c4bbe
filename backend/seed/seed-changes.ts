import { keepVersion } from '#backend/modules/information-sheet/keep-sheet.ts';
import { drawVersion, nextVersion, papersOf } from '#backend/modules/information-sheet/next-version.ts';
import { issuanceById } from '#backend/modules/investments/investments.repository.ts';
import { insertChange } from '#backend/modules/offer-changes/offer-changes.repository.ts';
import { columnsOf, termsOf } from '#backend/modules/offer-changes/offer-terms.ts';
import { dayIn } from '#domain/time/zone.ts';
import type { SeededProject } from './seed-projects.ts';
import { hasDemoSheet } from './seed-sheets.ts';
import type { SeedWork } from './seed-work.ts';

/** Prepares the changes of terms that projects tell of, each with the next version of its information sheet; they wait for a manager's yes. */
export async function seedChanges(work: SeedWork, projects: readonly SeededProject[]): Promise<void> {
  for (const project of projects) await prepare(work, project);
}

async function prepare(work: SeedWork, project: SeededProject): Promise<void> {
  const { tx, tenant, dates } = work;
  const { change } = project.content;
  const issuance = change && (await issuanceById(tx, project.id));
  if (!issuance) return;
  const then = { ...work, now: dates.at(change.day) };
  const before = termsOf(issuance, then);
  const after = {
    ...before,
    ends_on: dayIn(dates.endOf(change.end), dates.timeZone),
    soft_cap_tokens: change.softCap ?? before.soft_cap_tokens,
  };
  const next = hasDemoSheet(work, project)
    ? await nextVersion(then, { ...issuance, ...columnsOf(issuance, after, then) })
    : null;
  const by = project.issuer.id;
  if (next) await keepVersion(then, issuance, { ...next, papers: papersOf(next, await drawVersion(then, next)), by });
  await insertChange(tx, {
    ...{ tenantId: tenant.id, issuanceId: issuance.id, number: 1, state: 'PROPOSED' },
    ...{ termsBefore: before, termsAfter: after, explanation: change.explanation },
    ...{ sheetNumber: next?.number ?? null, proposedBy: by, proposedAt: then.now },
  });
}
