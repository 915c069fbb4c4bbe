import { z } from 'zod';
import { call } from '#app/api/call.server.ts';
import { answerForm, formAct, toldAt } from '#app/forms/form-action.server.ts';
import type { SubmittedForm } from '#app/forms/submitted-form.ts';
import { sizeText } from '#app/i18n/size-text.ts';
import { exportCalls } from '#app/lists/exported/export-calls.ts';
import { EXPORTABLES } from '#app/lists/exported/exportables.ts';
import { listPage } from '#app/lists/list-page.server.ts';
import { listScreen } from '#app/lists/list-screen.server.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import type { ExportRowJson } from '#contract/exports.ts';
import { pathTo } from '#domain/access/addresses.ts';
import { type ExportAct, mayActOnExport, percentOf } from '#domain/export/export.ts';
import { type ExportArea, exportedList, OWN_DATA, PERSON_FILE } from '#domain/export/exported-lists.ts';
import { localized } from '#domain/tenant/language.ts';

const LIST = listPage({ texts: 'exports', filters: {} });
const REFRESH_SECONDS = 5;

const TONES = {
  QUEUED: 'neutral',
  PREPARING: 'progress',
  READY: 'positive',
  EXPIRED: 'neutral',
  FAILED: 'negative',
  CANCELED: 'neutral',
} as const;

/** Files of lists that were asked for in an area: how far each is, and the way to the bytes. */
export async function loadExports(visit: SignedInVisit, area: ExportArea) {
  const { t } = visit;
  const { asked, query } = LIST.of(visit);
  const answer = await call(visit, exportCalls(area).list, { query });
  const isBusy = answer.data.some(({ state, format }) => mayActOnExport('cancel', state, format));
  const what = (row: ExportRowJson) => whatOf(visit, area, row);
  return listScreen(visit, LIST, {
    asked,
    answer,
    path: pathTo[area].exports,
    about: t('exports:about'),
    // While a file is being written.
    refreshSeconds: isBusy ? REFRESH_SECONDS : undefined,
    empty: { icon: 'download', filtered: t('exports:empty'), none: t('exports:empty') },
    columns: {
      what: {
        says: (row) => what(row).name,
        href: (row) => what(row).href,
        note: (row) => what(row).note,
        at: ['cut'],
      },
      state: { as: 'chip', says: (row) => ({ tone: TONES[row.state], label: stateText(visit, row) }), at: ['chip'] },
      told: { says: (row) => toldOf(visit, row), at: ['note', 'whole', 'soft'] },
      rows: {
        as: 'tokens',
        says: ({ state, rows, total }) => (state === 'QUEUED' && total === null ? null : rows || (total ?? 0)),
        at: ['sum'],
      },
      // An investor asks for themselves.
      by: area !== 'user' && { says: (row) => row.by, at: ['mid', 'cut'] },
      date: { as: 'recent', says: (row) => row.asked_at, at: ['aside', 'soft'] },
      act: { as: 'act', says: (row) => actOf(visit, area, row, what(row).name) },
    },
  });
}

/** What can be done with one: its bytes, or an end of its making, or another try. */
function actOf({ t }: SignedInVisit, area: ExportArea, { id, own, state, format }: ExportRowJson, name: string) {
  if (!own) return null;
  if (state === 'READY')
    return {
      label: t('exports:download'),
      named: t('exports:downloadNamed', { name }),
      icon: 'download' as const,
      href: pathTo[area].exportFile(id),
    };
  const intent = (['cancel', 'again'] as const).find((act: ExportAct) => mayActOnExport(act, state, format));
  return intent
    ? { label: t(`exports:${intent}`), named: t(`exports:${intent}Named`, { name }), intent, field: 'id' }
    : null;
}

/** What it is a file of, and the way there. */
function whatOf(visit: SignedInVisit, area: ExportArea, row: ExportRowJson) {
  const { t, lang } = visit;
  if (row.list === OWN_DATA)
    return { name: t('account:copy.name'), href: `${pathTo[area].account}#copy-card`, note: t('account:copy.note') };
  if (row.list === PERSON_FILE)
    return {
      name: t('users:file.name'),
      href: row.about ? pathTo.manager.user(row.about) : pathTo.manager.users,
      note: row.purpose ?? '',
    };
  const source = EXPORTABLES[row.list];
  const project = row.project && localized(row.project.title, lang);
  const options = { issuance: row.project ? [{ value: row.project.id, label: project ?? '' }] : [] };
  const chips = source.chips(visit, new URLSearchParams(row.view), options);
  const path = source.path(area, row.about ?? undefined, new URLSearchParams(row.view));
  return {
    name: `${t(exportedList(row.list).title)} · ${row.format}`,
    href: row.view ? `${path}${path.includes('?') ? '&' : '?'}${row.view}` : path,
    note: [...new Set([...(project ? [project] : []), ...chips])].join(' · ') || t('exports:all'),
  };
}

function stateText({ t, format, lang }: SignedInVisit, { state, place, rows, total, bytes }: ExportRowJson): string {
  const percent = percentOf(rows, total);
  if (state === 'PREPARING' && percent === null)
    return t('exports:state.preparingRows', { count: rows, rows: format.tokens(rows) });
  return t(`exports:state.${state}`, { place, percent, size: bytes === null ? '' : sizeText(bytes, lang) });
}

/** What is to be known of it besides its state. */
function toldOf({ t, format }: SignedInVisit, { state, failure, expires_at: until, own }: ExportRowJson): string {
  if (failure) return t(`exports:failure.${failure}`);
  if (state !== 'READY' || !until) return '';
  const expires = t('exports:expires', { when: format.recent(until) });
  return own ? expires : `${expires} · ${t('exports:ofOther')}`;
}

const named = z.object({ id: z.uuid() });

/** Cancels one, or asks for it again. */
export function changeExports(visit: SignedInVisit, area: ExportArea, form: SubmittedForm) {
  const { t } = visit;
  const to = pathTo[area].exports;
  const act = (what: ExportAct, done: string) =>
    formAct({
      schema: named,
      send: ({ id }) => call(visit, exportCalls(area).change, { params: { id }, body: { act: what } }),
      onward: () => ({ to, toast: t(done) }),
      refused: toldAt(visit, to),
    });
  return answerForm(visit, form, {
    cancel: act('cancel', 'exports:canceled'),
    again: act('again', 'exports:askedAgain'),
  });
}
