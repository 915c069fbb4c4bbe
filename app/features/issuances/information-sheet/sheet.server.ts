import { call } from '#app/api/call.server.ts';
import { formOf } from '#app/forms/form-of.server.ts';
import { pageHead } from '#app/page-head.server.ts';
import { lookersAt } from '#app/parts/looking/lookers.server.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import { getInformationSheet } from '#contract/information-sheet.ts';
import { pathTo } from '#domain/access/addresses.ts';
import { SHEET_QUESTIONS } from '#domain/information-sheet/sheet-questions.ts';
import { localized } from '#domain/tenant/language.ts';
import { partFields } from './part-fields.server.ts';
import { approveForm, returnForm, sheetPartForm, submitForm } from './sheet-part.form.ts';
import {
  type Area,
  addressOf,
  anchorOf,
  nextLabel,
  offerOf,
  partIn,
  shortTitle,
  stagesOf,
  titleOf,
  valuesOf,
} from './sheet-view.ts';
import { versionsView } from './versions-view.ts';

/** One part of a project's information sheet with its form; beside it what is missing, and every version that was handed in. */
export async function loadSheet(visit: SignedInVisit, area: Area, id: string | undefined) {
  const { data: sheet } = await call(visit, getInformationSheet, { params: { id: id ?? '' } });
  const { t, format } = visit;
  const part = partIn(visit.url, sheet);
  const title = localized(sheet.title, visit.lang);
  const complete = sheet.parts.filter((each) => sheet.missing.every((one) => one.part !== each));
  const waiting = sheet.handed_in.find(({ state }) => state === 'SUBMITTED');
  return {
    lookers: area === 'manager' ? await lookersAt(visit, 'sheet', sheet.id) : [],
    head: pageHead(visit, { title: `${title}: ${t('information_sheet:title')}` }),
    part,
    crumbs: [
      { label: t('issuances:inside.back'), href: pathTo[area].issuances },
      { label: title, href: pathTo[area].issuance(sheet.id) },
      { label: t('information_sheet:crumb') },
    ],
    count: t('projects:complete', { count: complete.length, total: sheet.parts.length }),
    saved: sheet.saved ? t('projects:savedBy', { when: format.recent(sheet.saved.at), who: sheet.saved.by }) : '',
    partTitle: titleOf(visit, part),
    identifier: sheet.identifier,
    stages: stagesOf(visit, area, sheet, part),
    fromProject: { rows: sheet.from_project[part], href: pathTo[area].edit(sheet.id) },
    edit: {
      section: part,
      version: String(sheet.versions[part]),
      values: valuesOf(visit, sheet, part),
      groups: partFields(visit, part, offerOf(sheet)),
      form: formOf(sheetPartForm(part, visit.lang)),
      sentence: null,
      lists: undefined,
      takesFiles: false,
      // What waits for a decision is read: nothing typed would be taken.
      buttons: waiting ? null : { save: t('projects:save'), next: nextLabel(visit, sheet, part) },
    },
    missing: sheet.missing.map((one) => ({
      key: `${one.part} ${one.key} ${one.lang ?? ''}`,
      label: SHEET_QUESTIONS[one.part].find(({ key }) => key === one.key)?.label[visit.lang] ?? one.key,
      note: one.lang ? t(`projects:why.language_${one.lang}`) : shortTitle(visit, one.part),
      href: `${addressOf(area, sheet.id, one.part)}#project-${anchorOf(one)}`,
    })),
    locked: waiting ? t('information_sheet:waitingText', { number: waiting.number }) : null,
    versions: versionsView(visit, sheet),
    changeHref: sheet.is_change ? pathTo[area].change(sheet.id) : null,
    submit: sheet.may_submit ? { form: formOf(submitForm, visit) } : null,
    decide:
      sheet.may_decide && waiting
        ? { number: String(waiting.number), approve: formOf(approveForm, visit), giveBack: formOf(returnForm, visit) }
        : null,
  };
}

export type SheetData = Awaited<ReturnType<typeof loadSheet>>;
