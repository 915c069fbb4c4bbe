import { z } from 'zod';
import { call } from '#app/api/call.server.ts';
import { answerForm, formAct } from '#app/forms/form-action.server.ts';
import type { SubmittedForm } from '#app/forms/submitted-form.ts';
import { unseen } from '#app/lists/filter.ts';
import { listPage } from '#app/lists/list-page.server.ts';
import { listTable } from '#app/lists/list-table.server.ts';
import { pageHead } from '#app/page-head.server.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import type { AnswerOf } from '#contract/endpoint.ts';
import { changeRun, getRun } from '#contract/runs.ts';
import { pathTo } from '#domain/access/addresses.ts';
import { mayActOnRun, RUN_ITEM_STATES, type RunAct, type RunItemState } from '#domain/run/run.ts';
import { beganAt } from './began-at.server.ts';
import { itemColumns } from './item-columns.server.ts';
import { RUN_PLACES } from './run-kinds.ts';

type Run = AnswerOf<typeof getRun>['run'];

const LIST = listPage({ texts: 'runs', filters: { state: unseen(RUN_ITEM_STATES, () => '') } });
/** The views over the items, and the tally of each. */
const VIEWS = { FAILED: 'failed', DONE: 'done', WAITING: 'left' } as const;
/** Without script the page reads itself again so often while the act is at work. */
const REFRESH_SECONDS = 5;

/** A long act's page: how far it is, and its items by name. */
export async function loadRun(visit: SignedInVisit, id = '') {
  const { t } = visit;
  const { asked, query } = LIST.of(visit);
  const { data, meta, run } = await call(visit, getRun, { params: { id }, query });
  const path = pathTo.manager.run(run.id);
  const words = (key: string, options = {}) => t(`runs:kind.${run.kind}.${key}`, options);
  const isRunning = run.state === 'RUNNING';
  const { next, ...place } = RUN_PLACES[run.kind];
  const from = (await beganAt(visit, run)) ?? { ...place.from, label: t(place.from.label) };
  const title = words('title');
  const may = { retry: mayAct('retry', run), stop: mayAct('stop', run), goOn: mayAct('continue', run) };
  return {
    head: pageHead(visit, { title, refreshSeconds: isRunning ? REFRESH_SECONDS : undefined }),
    crumbs: [from, { label: title }],
    title,
    about: aboutOf(visit, run),
    state: stateOf(visit, run),
    isRunning,
    progress: run.state === 'DONE' ? null : progressOf(visit, run),
    figures: figuresOf(visit, run, words),
    table: listTable(visit, LIST, {
      asked,
      answer: { data: data.map((item) => ({ ...item, id: String(item.position) })), meta },
      path,
      views: viewsOf(visit, path, run, asked.state, words),
      empty: emptyOf(visit, run),
      isMine: ({ state }) => state === 'FAILED',
      columns: itemColumns(visit, words, may.retry),
    }),
    may,
    retry: retryText(visit, run),
    next: run.state === 'DONE' ? { label: t(next.label), href: next.href } : null,
  };
}

export type RunData = Awaited<ReturnType<typeof loadRun>>;

const itemNamed = z.object({ position: z.coerce.number().int().min(1).optional() });

/** Tries failures again, stops, goes on. What the act does was asked when it began; where it stands otherwise by now the page says so. */
export async function changeRunAs(visit: SignedInVisit, id = '', form: SubmittedForm) {
  const { t } = visit;
  const act = (what: RunAct) =>
    formAct({
      schema: itemNamed,
      send: ({ position }) => call(visit, changeRun, { params: { id }, body: { act: what, position } }),
      onward: () => pathTo.manager.run(id),
      refused: () => ({ to: pathTo.manager.run(id), toast: { message: t('api_errors:run.no_longer'), type: 'info' } }),
    });
  return answerForm(visit, form, { retry: act('retry'), stop: act('stop'), continue: act('continue') });
}

/** Its tabs count what its list does not hold yet. */
function emptyOf({ t }: SignedInVisit, { gathered }: Run) {
  const words = t(gathered ? 'runs:empty' : 'runs:gathering');
  return { icon: 'list' as const, filtered: words, none: words };
}

const mayAct = (act: RunAct, { state, failed }: Run) => mayActOnRun(act, { state, failed: failed.count });

function aboutOf({ t, format }: SignedInVisit, run: Run): string {
  const begun = t('runs:begun', { date: format.recent(run.at), who: run.by });
  if (run.state === 'RUNNING') return `${begun} · ${t('runs:mayBeClosed')}`;
  return run.finished_at ? `${begun} · ${t('runs:ended', { date: format.recent(run.finished_at) })}` : begun;
}

function stateOf({ t }: SignedInVisit, { state, failed }: Run) {
  if (state === 'RUNNING') return { tone: 'progress' as const, label: t('runs:state.RUNNING') };
  if (state === 'STOPPED') return { tone: 'caution' as const, label: t('runs:state.STOPPED') };
  if (failed.count > 0)
    return { tone: 'negative' as const, label: t('runs:state.withFailures', { count: failed.count }) };
  return { tone: 'positive' as const, label: t('runs:state.DONE') };
}

function progressOf({ t, format }: SignedInVisit, { all, left, seconds_left: seconds }: Run) {
  const through = all.count - left.count;
  const text = t('runs:progress', { done: format.tokens(through), all: format.tokens(all.count) });
  const rest = seconds === null ? [] : [remaining(t, seconds)];
  return { text: [text, ...rest].join(' · '), percent: Math.floor((100 * through) / all.count), label: text };
}

/** About how long it still takes: in steps of ten seconds below two minutes, then in minutes. */
function remaining(t: SignedInVisit['t'], seconds: number): string {
  return seconds < 120
    ? t('runs:secondsLeft', { count: Math.max(10, Math.ceil(seconds / 10) * 10) })
    : t('runs:minutesLeft', { count: Math.ceil(seconds / 60) });
}

/** Sums where money moves; of what moves none, how many. */
function figuresOf(visit: SignedInVisit, run: Run, words: (key: string, options?: object) => string) {
  const { money, tokens } = visit.format;
  const figureOf = ({ count, amount }: Run['all']) => (movesMoney(run.all) ? money(amount) : tokens(count));
  const shown = (['done', 'failed', 'left'] as const).filter((key) => key === 'done' || run[key].count > 0);
  return [
    ...shown.map((key) => ({
      label: words(`figure.${key}`, { count: run[key].count }),
      value: figureOf(run[key]),
    })),
    { label: visit.t('runs:all', { count: run.all.count }), value: figureOf(run.all) },
  ];
}

function retryText(visit: SignedInVisit, { all, failed }: Run): string {
  const words = visit.t('runs:retryAll', { count: failed.count });
  return movesMoney(all) ? `${words} · ${visit.format.money(failed.amount)}` : words;
}

const movesMoney = (all: Run['all']) => all.amount !== '0.00';

function viewsOf(
  { t, format }: SignedInVisit,
  path: string,
  run: Run,
  current: RunItemState | undefined,
  words: (key: string) => string,
) {
  return [
    { href: path, label: t('ui:viewAll'), count: format.tokens(run.all.count), current: !current },
    ...Object.entries(VIEWS).map(([state, key]) => ({
      href: `${path}?state=${state}`,
      label: words(`item.${state}`),
      count: format.tokens(run[key].count),
      current: current === state,
    })),
  ];
}
