import type { Question } from '#app/forms/ask-once.server.ts';
import { formOf } from '#app/forms/form-of.server.ts';
import { pageHead } from '#app/page-head.server.ts';
import { accountView } from '#app/parts/bank-account/account-view.server.ts';
import { historyLines } from '#app/parts/history/history-lines.server.ts';
import { changeLine } from '#app/parts/identity/change-line.server.ts';
import { paperHref, type RecordFile } from '#app/parts/papers/papers.server.ts';
import { sheetTabs } from '#app/parts/sheet/sheet-tabs.ts';
import { orderChip } from '#app/parts/status/order-chip.ts';
import { pictureAddress } from '#app/session/picture-address.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import type { BankStandingJson } from '#contract/bank-accounts.ts';
import type { UserSheetJson } from '#contract/users.ts';
import { pathTo } from '#domain/access/addresses.ts';
import { localized } from '#domain/tenant/language.ts';
import { mayJudgeUser, waitsForManager } from '#domain/user/kyc-transitions.ts';
import { REJECTION_REASONS } from '#domain/user/status.ts';
import { entryOf } from './entering.server.ts';
import { roleLines, roleNames, statusChips } from './status-chips.server.ts';
import {
  enterForm,
  personFileForm,
  rejectUserForm,
  reopenIdentityForm,
  resetFactorForm,
  takeBackAccountForm,
  verifyUserForm,
} from './user.form.ts';
import { accountRows, answerRows, companyRows, personalRows, providerRows } from './user-facts.server.ts';
import { userRelated, userTurns } from './user-links.server.ts';
import { userMails } from './user-mails.server.ts';

/** Where a person's documents are looked at. */
export const documentsPath = (id: string) => pathTo.manager.documents(id);

/** One person as a manager reads them, with what can be done now. */
export function userView(visit: SignedInVisit, sheet: UserSheetJson, bank: BankStandingJson) {
  const { t, format, lang } = visit;
  const { identity, investments, referrer, may_judge: may } = sheet;
  const blocks = sheet.verification_blocks;
  const path = pathTo.manager.user(sheet.id);
  const tabs = sheetTabs(visit.url, path, [
    { key: 'summary', label: t('sheet:tab.summary') },
    { key: 'investments', label: t('sheet:tab.investments'), count: investments.count },
    { key: 'wallet', label: t('users:wallet.tab') },
    { key: 'documents', label: t('sheet:tab.documents'), count: sheet.documents.length },
    { key: 'mails', label: t('mails:tab'), count: sheet.mails.length },
    { key: 'history', label: t('sheet:tab.history'), count: sheet.history.length },
    { key: 'related', label: t('sheet:tab.related'), count: userRelated(visit, sheet).length },
  ]);
  return {
    head: pageHead(visit, { title: sheet.name }),
    listHref: pathTo.manager.users,
    name: sheet.name,
    picture: pictureAddress(sheet.profile_image),
    about: [
      sheet.representative && t('sheet:representedBy', { name: sheet.representative }),
      sheet.email,
      roleNames(visit, sheet),
      sheet.legal_type && t(`statuses:legal.${sheet.legal_type}`),
    ]
      .filter(Boolean)
      .join(' · '),
    turns: userTurns(visit, sheet),
    ...tabs,
    related: userRelated(visit, sheet),
    historyHref: `${path}?tab=history`,
    chips: statusChips(visit, sheet),
    deadEmail: sheet.dead_email && t('users:deadEmail', { date: format.date(sheet.dead_email.since) }),
    rejected: sheet.rejection_reason && t(`users:reason.${sheet.rejection_reason}`),
    figures: [
      { label: t('users:figure.paid'), value: format.money(investments.paid) },
      { label: t('users:figure.investments'), value: format.tokens(investments.count) },
      {
        label: t('users:figure.first'),
        value: sheet.first_investment_at ? format.date(sheet.first_investment_at) : t('users:figure.none'),
      },
    ],
    reviewHref: waitsForManager(identity?.status) ? pathTo.manager.identityCheck(sheet.id) : null,
    refusedCheck:
      identity?.reason &&
      t('users:refusedCheck', {
        reason: identity.reason,
        who: identity.reviewed_by ?? t('statuses:by.system'),
        date: format.date(identity.reviewed_at ?? visit.now),
      }),
    personal: personalRows(visit, sheet),
    company: companyRows(visit, sheet),
    answers: [...answerRows(visit, sheet), ...providerRows(visit, sheet)],
    account: accountRows(visit, sheet),
    bank: accountView(visit, bank),
    referrer: referrer && { name: referrer.name, href: pathTo.manager.user(referrer.id) },
    questions: (sheet.test?.answers ?? []).map(({ question, answer, right }) => ({
      label: question,
      value: t('users:answer', {
        answer: t(answer ? 'users:answered.true' : 'users:answered.false'),
        result: t(right ? 'users:answered.right' : 'users:answered.wrong'),
      }),
    })),
    documents: documentLinks(visit, sheet),
    investments: investments.newest.map(({ id, reference, issuance, status, amount, created_at }) => ({
      id,
      href: pathTo.manager.investment(id),
      reference,
      project: localized(issuance, lang),
      status: orderChip({ t }, status),
      amount: format.money(amount),
      date: format.date(created_at),
    })),
    allInvestmentsHref:
      investments.count > investments.newest.length
        ? `${pathTo.manager.investments}?${new URLSearchParams({ q: sheet.email })}`
        : null,
    mails: userMails(visit, sheet.mails),
    mailsHref: pathTo.manager.systemMailsTo(sheet.email),
    history: historyLines(visit, sheet.history, { path: documentsPath(sheet.id) }),
    changes: sheet.changes.map(({ part, at, ...change }) => {
      const { label, value } = changeLine(visit, part, change);
      return { key: `${at} ${part} ${change.field}`, label: `${format.dateTime(at)} · ${label}`, value };
    }),
    isOwn: !may,
    judgementNote: judgementNote(visit, sheet),
    roles: roleLines(visit, sheet),
    rolesHref: pathTo.manager.userRoles(sheet.id),
    deleteHref: pathTo.manager.deleteUser(sheet.id),
    enter: entryOf(visit, sheet),
    verifyBlocked: may && sheet.status !== 'VERIFIED' ? blocks.map((block) => t(`users:verify.blocked.${block}`)) : [],
    early: earlyAccess(sheet),
    mayReopen: sheet.reopening !== null,
    mayResetFactor: Boolean(may) && sheet.second_factor_since !== null,
    may: {
      verify: may && blocks.length === 0 && mayJudgeUser(sheet.status, 'VERIFIED', null),
      reject: may && mayJudgeUser(sheet.status, 'REJECTED', 'USER'),
    },
    asks: {
      verify: judgementQuestion(visit, 'verify', sheet),
      reject: judgementQuestion(visit, 'reject', sheet),
    },
    reasons: REJECTION_REASONS.map((value) => ({ value, label: t(`users:reason.${value}`) })),
    forms: {
      verify: formOf(verifyUserForm, visit),
      reject: formOf(rejectUserForm, visit),
      reopen: formOf(reopenIdentityForm, visit),
      enter: formOf(enterForm),
      file: formOf(personFileForm, visit),
      takeBackAccount: formOf(takeBackAccountForm, visit),
      resetFactor: formOf(resetFactorForm, visit),
    },
  };
}

/** What is said over the decision on a person; of one's own sheet only while there is something to decide, which is somebody else's. */
function judgementNote({ t }: SignedInVisit, { may_judge: may, status }: UserSheetJson): string | null {
  if (may) return t('users:judgementText');
  return mayJudgeUser(status, 'VERIFIED', null) ? t('users:ownJudgement') : null;
}

/** What is asked before a person is verified or rejected. */
export function judgementQuestion(
  { t }: SignedInVisit,
  kind: 'verify' | 'reject',
  { name, rejection_reason: rejected }: Pick<UserSheetJson, 'name' | 'rejection_reason'>,
): Question {
  return {
    title: t(`users:${kind}.ask`, { name }),
    // A yes to somebody who was rejected takes that back: it says so.
    text:
      kind === 'verify' && rejected
        ? t('users:verify.takesBack', { reason: t(`users:reason.${rejected}`) })
        : t(`users:${kind}.text`),
    button: t(`users:${kind}.button`),
    danger: kind === 'reject',
  };
}

export type UserView = ReturnType<typeof userView>;

/** Identity documents in force. */
export function documentFiles(
  { t, format }: SignedInVisit,
  { documents }: Pick<UserSheetJson, 'documents'>,
): RecordFile[] {
  return documents.map(({ file_id: fileId, type, name, issued_on, uploaded_at }) => ({
    fileId,
    name,
    label: t(`onboarding:documents.${type}.label`),
    note: [
      name,
      t('onboarding:documents.uploaded', { date: format.dateTime(uploaded_at) }),
      issued_on && t('onboarding:documents.issued', { date: format.date(issued_on) }),
    ]
      .filter(Boolean)
      .join(' · '),
  }));
}

/** Each of them a link to where it is looked at. */
function documentLinks(visit: SignedInVisit, sheet: UserSheetJson) {
  return documentFiles(visit, sheet).map(({ fileId, label, note }) => ({
    id: fileId,
    href: paperHref(documentsPath(sheet.id), fileId),
    label,
    note,
  }));
}

/** Whether the person sees projects before their campaign; null for who does not invest. A premium investor sees them in any case. */
function earlyAccess({ roles, sees_pre_campaign }: UserSheetJson): 'premium' | 'shown' | 'hidden' | null {
  if (roles.includes('PREMIUM_USER')) return 'premium';
  if (!roles.includes('USER')) return null;
  return sees_pre_campaign ? 'shown' : 'hidden';
}
