import { z } from 'zod';
import { getManagedIssuance, moveIssuance } from '#app/api/issuances.ts';
import { issuanceCardView, PHASE_TONE } from '#app/features/issuances/card-view.ts';
import { formFailure } from '#app/forms/form-failure.server.ts';
import { formReply, parseForm } from '#app/forms/parse-form.server.ts';
import type { SubmittedForm } from '#app/forms/submitted-form.ts';
import { pageHead } from '#app/page-head.server.ts';
import { redirectWithToast } from '#app/session/toast.server.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import { ISSUANCE_STATUSES } from '#domain/issuance/status.ts';
import { localized } from '#domain/tenant/language.ts';

/** The sheet of an issuance: how it stands, its history, and for managers the change of phase. */
export async function loadManagedIssuance(
  visit: SignedInVisit,
  area: 'manager' | 'entrepreneur',
  id: string | undefined,
) {
  const { data } = await getManagedIssuance(visit, { params: { id: id ?? '' } });
  const { t, format, lang } = visit;
  const card = issuanceCardView(visit, data);
  const phase = (status: (typeof ISSUANCE_STATUSES)[number]) => t(`statuses:issuance.${status}`);
  return {
    head: pageHead(visit, { title: card.title }),
    area,
    listHref: `/${area}/issuances`,
    investmentsHref: `/${area}/investments?issuance=${data.id}`,
    card,
    issuer: data.issuer_name,
    figures: [
      { label: t('issuances:box.raised'), value: card.raised, note: card.of },
      card.people,
      card.time,
      { label: t('issuances:page.price'), value: card.price, note: data.token.symbol },
      {
        label: t('issuances:sheet.taken'),
        value: format.tokens(data.tokens_taken),
        note: t('issuances:sheet.ofTokens', { tokens: format.tokens(data.tokens_for_sale) }),
      },
    ],
    facts: [
      { label: t('issuances:page.issuer'), value: data.issuer_name },
      { label: t('issuances:page.tokenName'), value: `${data.token.name} (${data.token.symbol})` },
      { label: t('issuances:sheet.minting'), value: t(`statuses:minting.${data.minting_strategy}`) },
      { label: t('issuances:sheet.softCap'), value: format.money(data.soft_cap) },
      {
        label: t('issuances:sheet.limits'),
        value: t('issuances:sheet.between', {
          min: format.tokens(data.min_tokens),
          max: format.tokens(data.max_tokens),
        }),
      },
      ...(data.campaign_starts_at
        ? [{ label: t('issuances:sheet.starts'), value: format.dateTime(data.campaign_starts_at) }]
        : []),
      ...(data.campaign_ends_at
        ? [{ label: t('issuances:sheet.ends'), value: format.dateTime(data.campaign_ends_at) }]
        : []),
      ...data.terms.map(({ label, value }) => ({ label: localized(label, lang), value: localized(value, lang) })),
    ],
    history: data.history
      .map((entry) => ({
        key: `${entry.to} ${entry.at}`,
        label: entry.from
          ? t('issuances:sheet.move', { from: phase(entry.from), to: phase(entry.to) })
          : phase(entry.to),
        note: [entry.by, format.dateTime(entry.at), entry.note].filter(Boolean).join(' · '),
      }))
      .reverse(),
    moves: (area === 'manager' ? data.next_statuses : []).map((to) => ({
      to,
      tone: PHASE_TONE[to],
      question: t('issuances:sheet.ask', { from: phase(data.status), to: phase(to) }),
      button: t('issuances:sheet.moveTo', { to: phase(to) }),
      key: visit.idempotencyKey(),
      needsApproval: data.needs_erir_approval && ISSUANCE_STATUSES.indexOf(to) > ISSUANCE_STATUSES.indexOf(data.status),
    })),
    status: data.status,
    approval:
      data.erir_approval &&
      t('issuances:sheet.approved', {
        reference: data.erir_approval.reference,
        who: data.erir_approval.recorded_by,
        date: format.date(data.erir_approval.at),
      }),
  };
}

export type ManagedIssuanceData = Awaited<ReturnType<typeof loadManagedIssuance>>;

const moveForm = z.object({
  from: z.enum(ISSUANCE_STATUSES),
  to: z.enum(ISSUANCE_STATUSES),
  note: z.string().trim().max(500).optional(),
  erir_reference: z.string().trim().min(3).max(80).optional(),
  sure: z.literal('on', { error: 'validator.error_accept' }),
});

/** Moves the issuance one phase on or back, once the manager has said so twice. */
export async function changeManagedIssuance(visit: SignedInVisit, id: string | undefined, form: SubmittedForm) {
  const submission = parseForm(visit, form, moveForm);
  if (submission.status !== 'success') return formReply(submission);
  const { sure: _, ...body } = submission.value;
  try {
    await moveIssuance(visit, { params: { id: id ?? '' }, body, idempotencyKey: form.idempotencyKey });
  } catch (failure) {
    return formFailure(visit, failure, submission);
  }
  return redirectWithToast(`/manager/issuances/${id}`, { message: visit.t('issuances:sheet.moved'), type: 'success' });
}
