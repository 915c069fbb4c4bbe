import { z } from 'zod';
import { call } from '#app/api/call.server.ts';
import { answerForm, formAct, toldAt } from '#app/forms/form-action.server.ts';
import type { SubmittedForm } from '#app/forms/submitted-form.ts';
import { sizeText } from '#app/i18n/size-text.ts';
import { exportCalls } from '#app/lists/exported/export-calls.ts';
import { EXPORTABLES } from '#app/lists/exported/exportables.ts';
import { listPage } from '#app/lists/list-page.server.ts';
import { pageHead } from '#app/page-head.server.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import type { ExportRowJson } from '#contract/exports.ts';
import { pathTo } from '#domain/access/addresses.ts';
import { type ExportAct, mayActOnExport, percentOf } from '#domain/export/export.ts';
import { type ExportArea, exportedList, OWN_DATA, PERSON_FILE } from '#domain/export/exported-lists.ts';
import { localized } from '#domain/tenant/language.ts';

const LIST = listPage({ texts: 'exports', filters: {} });
/** Without script the page reads itself again so often while a file is being written. */
const REFRESH_SECONDS = 5;

/** Files of lists that were asked for in an area. */
export async function loadExports(visit: SignedInVisit, area: ExportArea) {
  const { t, url } = visit;
  const asked = LIST.read(url.searchParams);
  const { data, meta } = await call(visit, exportCalls(area).list, { query: asked });
  const isBusy = data.some(({ state, format }) => mayActOnExport('cancel', state, format));
  const title = t('exports:title');
  return {
    head: pageHead(visit, { title, refreshSeconds: isBusy ? REFRESH_SECONDS : undefined }),
    title,
    /** An investor asks for themselves. */
    showsWho: area !== 'user',
    list: LIST.view(visit, asked, { path: pathTo[area].exports, meta }),
    rows: data.map((row) => rowOf(visit, area, row)),
  };
}

export type ExportsData = Awaited<ReturnType<typeof loadExports>>;

const TONES = {
  QUEUED: 'neutral',
  PREPARING: 'progress',
  READY: 'positive',
  EXPIRED: 'neutral',
  FAILED: 'negative',
  CANCELED: 'neutral',
} as const;

function rowOf(visit: SignedInVisit, area: ExportArea, row: ExportRowJson) {
  const { format } = visit;
  const act = (what: ExportAct) => row.own && mayActOnExport(what, row.state, row.format);
  const isReady = row.state === 'READY';
  return {
    id: row.id,
    ...whatOf(visit, area, row),
    rows: row.state === 'QUEUED' && row.total === null ? '' : format.tokens(row.rows || (row.total ?? 0)),
    by: row.by,
    date: format.recent(row.asked_at),
    chip: { tone: TONES[row.state], label: stateText(visit, row) },
    told: toldOf(visit, row),
    downloadHref: isReady && row.own ? pathTo[area].exportFile(row.id) : null,
    may: { cancel: act('cancel'), again: act('again') },
  };
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
  if (state === 'PREPARING' && percent === null) return t('exports:state.preparingRows', { rows: format.tokens(rows) });
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
