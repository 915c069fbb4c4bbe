import { call } from '#app/api/call.server.ts';
import { refusalText } from '#app/api/error-catalogue.ts';
import { answerForm, type FormAct, formAct } from '#app/forms/form-action.server.ts';
import { formOf } from '#app/forms/form-of.server.ts';
import { LOOK } from '#app/forms/look.ts';
import { readForm } from '#app/forms/read-form.server.ts';
import type { SubmittedForm } from '#app/forms/submitted-form.ts';
import { pageHead } from '#app/page-head.server.ts';
import { issuanceCardView } from '#app/parts/project-card/card-view.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import { getManagedIssuance } from '#contract/issuances.ts';
import { getProject, listIssuers, type Project, type saveProjectCard } from '#contract/projects.ts';
import { pathTo } from '#domain/access/addresses.ts';
import { changeRefusal } from '#domain/issuance/project-changes.ts';
import type { ProjectSection } from '#domain/issuance/project-sections.ts';
import { dayIn } from '#domain/time/zone.ts';
import { ASK_AGAIN, askedAgain } from './ask-again.server.ts';
import { applyDerived } from './derive.ts';
import { FILES_AT_ONCE, NEW_PICTURES } from './file-names.ts';
import { flatNames } from './flat-form.ts';
import { withoutGone } from './gone-entries.ts';
import { allLines, goneLines, unsentLines } from './lost-meanwhile.server.ts';
import { progressView } from './progress.server.ts';
import { type SectionNeeds, sectionForm } from './section.form.ts';
import { bodyOf } from './section-body.ts';
import { sectionFields } from './section-fields.server.ts';
import { alignedTo, entryIntent, SECTION_LISTS, swapped } from './section-lists.ts';
import { entriesOf, typedEntries, typedValues } from './section-values.ts';
import { SECTIONS, sectionAfter, sectionIn } from './sections.ts';
import { FileSending } from './send-files.server.ts';
import { sentenceOf } from './sentence.server.ts';
import { applyChoices } from './two-windows.ts';
import { lookAt } from './typed-card.server.ts';
import { isOnCard } from './typed-card.ts';

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
    takesFiles: SECTION_LISTS[section] !== undefined,
    lists: SECTION_LISTS[section],
    formKey: formKeyOf(section, project),
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

/** Another text whenever an entry of the section's list has come, gone or moved: its form then begins anew with what is there. */
function formKeyOf(section: ProjectSection, { sections, versions }: Project): string {
  const { images, documents } = sections;
  switch (section) {
    case 'images':
      return [versions.images, images.logo_url, ...images.pictures.map(({ url }) => url)].join(' ');
    case 'documents':
      return [versions.documents, documents.versions.length, ...documents.documents.map(({ id }) => id)].join(' ');
    case 'team':
      return String(versions.team);
    default:
      return '';
  }
}

/** The form of the editor with its files, each of them no larger than the tenant takes. */
export function readEdit(visit: SignedInVisit): Promise<SubmittedForm> {
  const maxFileMb = visit.customization.tenant.upload_limit_mb;
  return readForm(visit.request, { multiple: [NEW_PICTURES], maxFileMb, maxFiles: FILES_AT_ONCE });
}

/**
 * Saves the section of the address with the files that came along (`save`, and on to the next one `next`), moves an entry of its list or takes one away
 * (`up_2`, `remove_2`), works out what follows from its values (`calculate`), or shows them on the public's card (`look`).
 */
export async function changeEdit(visit: SignedInVisit, area: EditArea, id: string | undefined, sent: SubmittedForm) {
  const params = { id: id ?? '' };
  const section = sectionIn(visit.url);
  const { data: project } = await call(visit, getProject, { params });
  const kept = typedValues(visit, section, project);
  const { form: there, gone } = withoutGone(sent, kept, SECTION_LISTS[section]);
  const taken = goneLines(visit, section, gone);
  const form = there.withoutFiles();
  applyChoices(form.data, alignedTo(Object.fromEntries(form.data), kept, SECTION_LISTS[section]));
  applyDerived(form.data, section, visit.lang, form.intent === 'calculate');
  const entries = Math.max(entriesOf(section, project, 2), typedEntries(section, form.data));
  const schema = sectionForm(section, needsOf(visit, project, entries));
  const saving = (to: string, { change, ask, after }: { change?: Change; ask?: Asking; after?: After } = {}) =>
    formAct({
      schema,
      ask,
      async send(value) {
        const files = new FileSending(visit, project.id, there);
        const whole = section === 'team' ? await files.faces(value) : value;
        // Nine calls of one shape: the body is the section's own.
        await call(visit, SECTIONS[section].save as typeof saveProjectCard, {
          params,
          body: bodyOf(section, change?.(whole) ?? whole, project) as never,
        });
        if (section === 'images') await files.pictures();
        if (section === 'documents') await files.documents(value);
        return { files, said: await after?.() };
      },
      refused: (failure) =>
        failure.code === 'project.changed_meanwhile'
          ? { problems: { '': [refusalText(visit.t, failure)], ...allLines(unsentLines(visit, there), taken) } }
          : null,
      onward({ files: { left, taken: count }, said }) {
        const problems = allLines(left, taken);
        if (Object.keys(problems).length > 0) return { problems };
        const name = visit.t(`projects:section.${section}`);
        const files = count > 0 ? visit.t('projects:filesTaken', { count }) : '';
        return { to, toast: [visit.t('projects:saved', { name }), files, said].filter(Boolean).join(' ') };
      },
      fields: flatNamesFor(Object.keys(schema.shape)),
    });
  const here = `${pathTo[area].edit(project.id)}?section=${section}`;
  return answerForm(visit, form, {
    save: saving(here),
    next: saving(`${pathTo[area].edit(project.id)}?section=${sectionAfter(section) ?? section}`),
    calculate: formAct({
      schema,
      send: async () => undefined,
      onward: (_, value) => ({ said: sentenceOf(visit, project, value) ?? '' }),
    }),
    ...(isOnCard(section) ? { [LOOK]: lookAt(visit, { project, schema, form }) } : {}),
    ...(section === 'issuer' ? { [ASK_AGAIN]: saving(here, { after: () => askedAgain(visit, params) }) } : {}),
    ...entryActs(visit, { section, entries, here, saving, unsent: unsentLines(visit, there) }),
  });
}

/** What is done once the section is saved, and what is said of it. */
type After = () => Promise<string>;
type Change = (value: Record<string, unknown>) => Record<string, unknown>;
type Asking = Parameters<typeof formAct>[0]['ask'];

/** The buttons of each entry of the section's list, and of the mark. */
function entryActs(
  { t }: SignedInVisit,
  {
    section,
    entries,
    here,
    saving,
    unsent,
  }: {
    section: ProjectSection;
    entries: number;
    here: string;
    saving(to: string, how: { change: Change; ask?: Asking }): FormAct;
    /** Files that the question leaves behind. */
    unsent: Record<string, string[]>;
  },
): Record<string, FormAct> {
  const list = SECTION_LISTS[section]?.list;
  if (!list) return {};
  const left = Object.values(unsent).flat();
  const asking =
    (what: string): Asking =>
    async () => ({
      question: {
        title: t(`projects:removing.${what}`),
        text: t(`projects:removing.${what}_text`),
        button: t('projects:removing.button'),
        back: t('projects:removing.back'),
        danger: true,
      },
      facts: left.length > 0 ? [{ label: t('projects:filesNotSent'), value: left.join(' · ') }] : undefined,
      backHref: here,
    });
  const places = Array.from({ length: entries }, (_, at) => at + 1);
  const acts = places.flatMap((place): [string, FormAct][] => [
    [entryIntent('up', place), saving(here, { change: (value) => swapped(value, list, place, place - 1) })],
    [entryIntent('down', place), saving(here, { change: (value) => swapped(value, list, place, place + 1) })],
    [
      entryIntent('remove', place),
      saving(here, { change: (value) => ({ ...value, [`${list}_${place}_remove`]: 'on' }), ask: asking(list) }),
    ],
  ]);
  const mark: [string, FormAct][] =
    section === 'images'
      ? [['remove_logo', saving(here, { change: (value) => ({ ...value, logo: 'remove' }), ask: asking('logo') })]]
      : [];
  return Object.fromEntries([...acts, ...mark]);
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
