import { call } from '#app/api/call.server.ts';
import { issuanceCardView } from '#app/features/issuances/list/card-view.ts';
import { answerForm, formAct } from '#app/forms/form-action.server.ts';
import { formOf } from '#app/forms/form-of.server.ts';
import type { SubmittedForm } from '#app/forms/submitted-form.ts';
import { pageHead } from '#app/page-head.server.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import { getManagedIssuance } from '#contract/issuances.ts';
import { getProject, listIssuers, type Project, type saveProjectCard } from '#contract/projects.ts';
import { pathTo } from '#domain/access/addresses.ts';
import { changeRefusal } from '#domain/issuance/project-changes.ts';
import type { ProjectSection } from '#domain/issuance/project-sections.ts';
import { dayIn } from '#domain/time/zone.ts';
import { applyDerived } from './derive.ts';
import { flatNames } from './flat-form.ts';
import { progressView } from './progress.server.ts';
import { type SectionNeeds, sectionForm } from './section.form.ts';
import { bodyOf } from './section-body.ts';
import { sectionFields } from './section-fields.server.ts';
import { entriesOf, typedValues } from './section-values.ts';
import { SECTIONS, sectionAfter, sectionIn } from './sections.ts';
import { sentenceOf } from './sentence.server.ts';
import { applyChoices } from './two-windows.ts';

type EditArea = 'manager' | 'entrepreneur';

/** One section of a project with its form; beside it what the public sees of what is saved, and all that is missing. */
export async function loadEdit(visit: SignedInVisit, area: EditArea, id: string | undefined) {
  const params = { id: id ?? '' };
  const section = sectionIn(visit.url);
  const [{ data: project }, { data: sheet }, issuers] = await Promise.all([
    call(visit, getProject, { params }),
    call(visit, getManagedIssuance, { params }),
    area === 'manager' && section === 'issuer' ? call(visit, listIssuers, {}) : { data: [] },
  ]);
  const { t } = visit;
  const values = typedValues(visit, section, project);
  const entries = entriesOf(section, project, 2);
  const next = sectionAfter(section);
  const card = issuanceCardView(visit, sheet);
  return {
    head: pageHead(visit, { title: `${card.title}: ${t(`projects:section.${section}`)}` }),
    section,
    title: t(`projects:section.${section}`),
    about: t(`projects:about.${section}`),
    crumbs: [
      { label: t('issuances:inside.back'), href: pathTo[area].issuances },
      { label: card.title, href: pathTo[area].issuance(project.id) },
      { label: t('projects:edit') },
    ],
    card: { ...card, href: pathTo[area].preview(project.id) },
    ...progressView(visit, area, project, section),
    version: String(project.versions[section]),
    values,
    groups: sectionFields(visit, section, { project, values, entries, issuers: issuers.data }),
    form: formOf(sectionForm(section, needsOf(visit, project, entries))),
    locked: lockedText(visit, section, project),
    sentence: section === 'token' || section === 'calendar' ? sentenceOf(visit, project) : null,
    buttons: {
      save: t('projects:save'),
      next: next && t('projects:saveNext', { name: t(`projects:section.${next}`) }),
    },
  };
}

export type EditData = Awaited<ReturnType<typeof loadEdit>>;

/** Saves the section of the address (`save`, and on to the next one `next`), or works out what follows from its values (`calculate`). */
export async function changeEdit(visit: SignedInVisit, area: EditArea, id: string | undefined, form: SubmittedForm) {
  const params = { id: id ?? '' };
  const section = sectionIn(visit.url);
  const { data: project } = await call(visit, getProject, { params });
  applyChoices(form.data, typedValues(visit, section, project));
  applyDerived(form.data, section, visit.lang, form.intent === 'calculate');
  const schema = sectionForm(section, needsOf(visit, project, entriesOf(section, project, 2)));
  const saving = (to: string) =>
    formAct({
      schema,
      send: (value) =>
        // Nine calls of one shape: the body is the section's own.
        call(visit, SECTIONS[section].save as typeof saveProjectCard, {
          params,
          body: bodyOf(section, value, project) as never,
        }),
      onward: () => ({ to, toast: visit.t('projects:saved', { name: visit.t(`projects:section.${section}`) }) }),
      fields: flatNamesFor(Object.keys(schema.shape)),
    });
  const here = pathTo[area].edit(project.id);
  return answerForm(visit, form, {
    save: saving(`${here}?section=${section}`),
    next: saving(`${here}?section=${sectionAfter(section) ?? section}`),
    calculate: formAct({
      schema,
      send: async () => undefined,
      onward: (_, value) => ({ said: sentenceOf(visit, project, value) ?? '' }),
    }),
  });
}

/** What is called otherwise in the form than in the request. */
function flatNamesFor(names: readonly string[]): Record<string, string> {
  return { ...flatNames(names), soft_cap_tokens: 'soft_cap' };
}

function needsOf(visit: SignedInVisit, project: Project, entries: number): SectionNeeds {
  const { starts_on, ends_on, campaign_days, token_expires_on } = project.sections.calendar;
  const { currency, tenant } = visit.customization;
  return {
    lang: visit.lang,
    symbol: currency.symbol,
    isEuro: currency.code === 'EUR',
    today: dayIn(visit.now, tenant.time_zone),
    tokensTaken: project.tokens_taken,
    calendar: { startsOn: starts_on, endsOn: ends_on, days: campaign_days, tokenExpiresOn: token_expires_on },
    entries,
  };
}

/** Why nothing, or not everything, of the section may change in this phase. */
function lockedText({ t }: SignedInVisit, section: ProjectSection, { status }: Project): string | null {
  const fields = Object.keys(SECTIONS[section].fields.shape);
  const refusals = fields.flatMap((field) => changeRefusal(status, section, field) ?? []);
  const [why] = refusals;
  if (!why) return null;
  return t(refusals.length === fields.length ? `projects:locked.all.${why}` : `projects:locked.some.${why}`, {
    fields: fields
      .filter((field) => changeRefusal(status, section, field) !== null)
      .map((field) => t(`projects:field.${field}`))
      .join(', '),
  });
}
