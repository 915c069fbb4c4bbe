import { projectChip } from '#app/parts/status/project-chip.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import type { RailStage } from '#app/ui/steps/stages.ts';
import type { Project } from '#contract/projects.ts';
import { pathTo } from '#domain/access/addresses.ts';
import { mayBeDeleted } from '#domain/issuance/deletion.ts';
import {
  completeSections,
  INFORMATION_SHEET,
  type Missing,
  PROJECT_SECTIONS,
  type ProjectSection,
} from '#domain/issuance/project-sections.ts';
import { missingBefore, partsReady, sectionsNeeded } from '#domain/issuance/readiness.ts';
import { neighboursOf } from '#domain/issuance/transitions.ts';
import { fieldAnchor } from './field-anchor.ts';

/** How far a project is: its nine sections, and what is missing before its next phase, each with the way to it. */
export function progressView(
  visit: SignedInVisit,
  area: 'manager' | 'entrepreneur',
  project: Project,
  here: ProjectSection | null,
) {
  const { t, format, customization } = visit;
  const complete = completeSections(project.missing);
  const { forward } = neighboursOf(project.status, customization.flows.project_status);
  const missing = forward ? missingBefore(forward, project.missing) : [];
  const phase = forward && t(`statuses:phase.${forward}`);
  const address = pathTo[area].edit(project.id);
  return {
    id: project.id,
    status: projectChip(visit, project),
    count: t('projects:complete', { count: complete.length, total: PROJECT_SECTIONS.length }),
    saved: [
      project.saved && t('projects:savedBy', { when: format.recent(project.saved.at), who: project.saved.by }),
      phase && missing.length > 0 && t('projects:missingCount', { count: missing.length, phase }),
    ]
      .filter(Boolean)
      .join(' · '),
    stages: PROJECT_SECTIONS.map((section, at): RailStage => {
      const lacks = project.missing.filter((one) => one.section === section).length;
      const name = `${at + 1}. ${t(`projects:section.${section}`)}`;
      return {
        key: section,
        label: lacks > 0 ? t('projects:lacks', { name, count: lacks }) : name,
        state: lacks === 0 ? 'done' : section === here ? 'now' : 'next',
        here: section === here,
        href: `${address}?section=${section}`,
        steps: [],
        filled: lacks === 0 ? 1 : 0,
      };
    }),
    readiness: forward &&
      sectionsNeeded(forward).length > 0 && {
        title: t('projects:readyFor', { phase }),
        count: t('projects:complete', partsReady(forward, project.missing)),
        missing: missing.map((one) => ({
          key: `${one.section} ${one.field} ${one.lang ?? ''}`,
          label: missingLabel(visit, one),
          note: t(`projects:why.${one.why === 'language' ? `language_${one.lang}` : one.why}`),
          href:
            one.field === INFORMATION_SHEET
              ? pathTo[area].informationSheet(project.id)
              : `${address}?section=${one.section}${fieldAnchor(one)}`,
        })),
        done: t('projects:nothingMissing', { phase }),
      },
    previewHref: pathTo[area].preview(project.id),
    deleteHref:
      mayBeDeleted(project.status) && project.tokens_taken === 0 ? pathTo[area].deleteIssuance(project.id) : null,
    phase:
      area === 'manager' && forward
        ? {
            href: `${pathTo.manager.phase(project.id)}?to=${forward}`,
            label: t('issuances:sheet.moveTo', { to: phase }),
          }
        : null,
  };
}

/** "Riesgo 2", "Descripción". */
function missingLabel({ t }: SignedInVisit, { field, section }: Missing): string {
  const [list = '', place, part] = field.split('.');
  if (place === undefined) return t(section === 'texts' ? `projects:text.${field}` : `projects:missing.${field}`);
  return t(`projects:missing.${list}_one`, { place: Number(place) + 1, part: part ?? '' });
}
