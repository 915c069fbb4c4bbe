import { redirect } from '@remix-run/node';
import { z } from 'zod';
import { call } from '#app/api/call.server.ts';
import { progressView } from '#app/features/issuances/edit/progress.server.ts';
import { planView } from '#app/features/issuances/manage-sheet/plan-view.ts';
import { answerForm, formAct } from '#app/forms/form-action.server.ts';
import { formOf } from '#app/forms/form-of.server.ts';
import type { SubmittedForm } from '#app/forms/submitted-form.ts';
import { insideProject } from '#app/parts/project-page/inside-project.server.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import { dropPlan, planMove } from '#contract/campaigns.ts';
import type { AnswerOf } from '#contract/endpoint.ts';
import {
  getManagedIssuance,
  type getManagedIssuance as getManagedIssuanceEndpoint,
  moveIssuance,
  type previewMove as previewEndpoint,
  previewMove,
} from '#contract/issuances.ts';
import { getProject } from '#contract/projects.ts';
import { pathTo } from '#domain/access/addresses.ts';
import type { IssuanceStatus } from '#domain/issuance/status.ts';
import { localized } from '#domain/tenant/language.ts';
import { timeIn, wallTime } from '#domain/time/wall-time.ts';
import { dayIn } from '#domain/time/zone.ts';
import { zoneName } from '#domain/time/zone-name.ts';
import { phaseForm } from './phase.form.ts';

type Sheet = AnswerOf<typeof getManagedIssuanceEndpoint>['data'];
type Preview = AnswerOf<typeof previewEndpoint>['data'];

/** The second look before a change of phase: what it does to whom. An address without a phase that can be reached leads back to the sheet. */
export async function loadPhase(visit: SignedInVisit, id: string | undefined) {
  const { data: sheet } = await call(visit, getManagedIssuance, { params: { id: id ?? '' } });
  const backHref = pathTo.manager.issuance(sheet.id);
  const to = sheet.next_statuses.find((status) => status === visit.url.searchParams.get('to'));
  if (!to) throw redirect(backHref);
  const [{ data: preview }, { data: project }] = await Promise.all([
    call(visit, previewMove, { params: { id: sheet.id }, query: { to } }),
    call(visit, getProject, { params: { id: sheet.id } }),
  ]);
  const { readiness } = progressView(visit, 'manager', project, null);
  return {
    ...phaseView(visit, sheet, preview),
    // What is missing is said, and the manager decides (record 0056).
    readiness: preview.forward && readiness && readiness.missing.length > 0 ? readiness : null,
  };
}

export type PhaseData = Awaited<ReturnType<typeof loadPhase>>;

function phaseView(visit: SignedInVisit, sheet: Sheet, preview: Preview) {
  const { t, format, lang } = visit;
  const phase = (status: IssuanceStatus) => t(`statuses:phase.${status}`);
  const title = localized(sheet.title, lang);
  const from = phase(preview.from);
  const touched = preview.effects.filter(({ count }) => count > 0);
  return {
    ...insideProject(visit, 'manager', { id: sheet.id, title }, t('issuances:phase.crumb')),
    title: t('issuances:phase.title', { title, from, to: phase(preview.to) }),
    warnings: [
      ...(preview.early && sheet.campaign_ends_at
        ? [
            {
              title: t('issuances:phase.early', { date: format.deadline(sheet.campaign_ends_at) }),
              text: t('issuances:phase.earlyText'),
            },
          ]
        : []),
      ...(preview.under_soft_cap
        ? [
            {
              title: t('issuances:phase.under'),
              text: t('issuances:phase.underText', {
                firm: format.money(preview.firm),
                softCap: format.money(sheet.soft_cap),
              }),
            },
          ]
        : []),
    ],
    facts: [
      ...touched.map(({ effect, count, amount }) => ({
        label: t(`issuances:phase.effect.${effect}`),
        value: `${format.tokens(count)} · ${format.money(amount)}`,
      })),
      ...(touched.length === 0
        ? [{ label: t('issuances:phase.effects'), value: t('issuances:phase.noneEffect') }]
        : []),
      {
        label: t('issuances:phase.told'),
        value: toldText(visit, preview),
      },
      { label: t('issuances:phase.charged'), value: t('issuances:phase.chargedText') },
      {
        label: t('issuances:phase.undo'),
        value: preview.final ? t('issuances:phase.undoNo') : t('issuances:phase.undoYes', { from }),
      },
    ],
    from: preview.from,
    to: preview.to,
    button: t('issuances:sheet.moveTo', { to: phase(preview.to) }),
    keep: t('issuances:phase.no', { from }),
    final: preview.final,
    needsErir: needsErir(sheet, preview),
    needsName: preview.early || preview.under_soft_cap,
    planning: preview.forward ? planningOf(visit, preview, sheet) : null,
    plan: sheet.plan && { ...planView(visit, sheet.plan), form: formOf(dropForm, visit) },
    nameHint: t('issuances:phase.nameHint', { title }),
    form: formOf(formFor(sheet, preview), visit),
  };
}

/** Whom mails go to because of it, and of what. */
function toldText({ t }: SignedInVisit, { told, told_of_opening: opening }: Preview): string {
  const parts = [
    ...(told ? [t('issuances:phase.toldCount', { count: told })] : []),
    ...(opening ? [t('issuances:phase.toldOpening', { count: opening })] : []),
  ];
  return parts.length > 0 ? parts.join(' · ') : t('issuances:phase.toldNobody');
}

/** Which way is on is the tenant's own order, which the API knows. */
const needsErir = (sheet: Sheet, { forward }: Preview) => sheet.needs_erir_approval && forward;

/** When it can be: now, or by itself at a moment, which the campaign's own dates suggest. */
function planningOf({ t, lang, customization }: SignedInVisit, { to }: Preview, sheet: Sheet) {
  const zone = customization.tenant.time_zone;
  const suggested = { CAMPAIGN: sheet.campaign_starts_at, CLOSED: sheet.campaign_ends_at }[String(to)] ?? null;
  return {
    choices: [
      { value: 'now', label: t('issuances:phase.now') },
      { value: 'later', label: t('issuances:phase.later'), hint: t('issuances:phase.laterHint') },
    ],
    atHint: t('issuances:phase.atHint', { zone: zoneName(zone, lang) }),
    on: suggested ? dayIn(new Date(suggested), zone) : '',
    at: suggested ? timeIn(new Date(suggested), zone) : '09:00',
  };
}

const dropForm = z.object({});

/** Moves the issuance one phase on or back, now or at a moment to come, or takes a plan back. What is missing is said all at once, and nothing is lost. */
export async function changePhase(visit: SignedInVisit, id: string | undefined, form: SubmittedForm) {
  const params = { id: id ?? '' };
  const { t, customization } = visit;
  const sheet = pathTo.manager.issuance(params.id);
  return answerForm(visit, form, {
    '': formAct({
      schema: (form) => schemaFor(visit, params, form.text('to')),
      send: ({ name: _, when, on, at, ...body }, idempotencyKey): Promise<unknown> => {
        if (when === 'now') return call(visit, moveIssuance, { params, body, idempotencyKey });
        const moment = wallTime(on ?? '', at?.trim() ?? '', customization.tenant.time_zone).toISOString();
        return call(visit, planMove, { params, body: { ...body, at: moment }, idempotencyKey });
      },
      onward: (_, { when }) => ({
        to: sheet,
        toast: t(when === 'now' ? 'issuances:sheet.moved' : 'issuances:phase.plannedDone'),
      }),
    }),
    drop: formAct({
      schema: dropForm,
      send: () => call(visit, dropPlan, { params }),
      onward: () => ({ to: sheet, toast: t('issuances:phase.dropped') }),
    }),
  });
}

/** The form as the move that is asked for needs it. */
async function schemaFor(visit: SignedInVisit, params: { id: string }, to: string) {
  const { data: sheet } = await call(visit, getManagedIssuance, { params });
  const asked = sheet.next_statuses.find((status) => status === to);
  const preview = asked && (await call(visit, previewMove, { params, query: { to: asked } })).data;
  return formFor(sheet, preview);
}

function formFor(sheet: Sheet, preview: Preview | undefined) {
  return phaseForm({
    names: Object.values(sheet.title).filter((name) => name !== ''),
    needsName: preview ? preview.early || preview.under_soft_cap : false,
    needsErir: preview ? needsErir(sheet, preview) : false,
    wrongName: 'issuances:phase.nameWrong',
    mayPlan: preview ? preview.forward : false,
  });
}
