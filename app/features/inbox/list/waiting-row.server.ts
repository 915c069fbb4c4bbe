import { jobKey } from '#app/features/inbox/failed-jobs/job-key.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import type { IconName } from '#app/ui/controls/icon-names.ts';
import type { WaitingJson } from '#contract/inbox.ts';
import { pathTo } from '#domain/access/addresses.ts';
import type { InboxKind } from '#domain/inbox/inbox.ts';
import { localized } from '#domain/tenant/language.ts';

/** Where each kind is done. */
const PLACES: Record<InboxKind, (row: WaitingJson) => string> = {
  screening: ({ page }) => pathTo.manager.hit(page),
  identity: ({ page }) => pathTo.manager.identityCheck(page),
  document: ({ page }) => pathTo.manager.user(page),
  papers: ({ page }) => pathTo.manager.paperRequests(page),
  funds: ({ page }) => pathTo.manager.userFunds(page),
  proof: ({ page }) => pathTo.manager.proof(page),
  movement: ({ page }) => pathTo.manager.movement(page),
  refund: ({ page }) => pathTo.manager.investment(page),
  notice: ({ page }) => pathTo.manager.paymentNotice(page),
  distribution: ({ page, project }) => pathTo.manager.benefit(project?.id ?? '', page),
  // The project offers both ways, on and back.
  phase: ({ page }) => pathTo.manager.issuance(page),
  change: ({ page }) => pathTo.manager.change(page),
  sheet: ({ page }) => pathTo.manager.informationSheet(page),
  question: ({ page }) => pathTo.manager.updates(page),
  sophisticated: ({ page }) => pathTo.manager.sophisticatedRequest(page),
  complaint: ({ page }) => pathTo.manager.complaint(page),
  incident: ({ page }) => pathTo.manager.registerEntry(page),
  setting: ({ title }) => pathTo.manager.settingsOf(title ?? ''),
  run: ({ page }) => pathTo.manager.run(page),
  job: () => pathTo.manager.failedJobs,
};

const ICONS: Record<InboxKind, IconName> = {
  screening: 'alert',
  identity: 'identity',
  document: 'identity',
  papers: 'document',
  funds: 'bank',
  proof: 'document',
  movement: 'bank',
  refund: 'undo',
  notice: 'card',
  distribution: 'earnings',
  phase: 'calendar',
  change: 'edit',
  sheet: 'document',
  question: 'help',
  sophisticated: 'portfolio',
  complaint: 'alert',
  incident: 'alert',
  setting: 'settings',
  run: 'error',
  job: 'error',
};

/** One thing that waits, as texts. */
export function waitingRow(visit: SignedInVisit, row: WaitingJson, now: Date) {
  const { t, format, lang, session } = visit;
  const { kind, person, title, project, amount, taken_by } = row;
  const note = noteOf(visit, row);
  const projectTitle = project ? localized(project.title, lang) : '';
  // What has no name of its own, being about a project as a whole, bears the project's: on a phone no other place says it.
  const ownTitle = titleOf(visit, kind, title);
  const bearsProject = !person && !ownTitle;
  const looking = row.looked_at_by.map((each) => t('inbox:looking', { name: each.name }));
  const name = person?.name || ownTitle || (bearsProject && projectTitle);
  return {
    id: `${kind}/${row.id}`,
    /** What its box says: whose it is belongs to it, so that nobody takes from a colleague unseen. */
    item: [kind, row.id, taken_by?.id].filter(Boolean).join('/'),
    kind: t(`inbox:kind.${kind}`),
    icon: ICONS[kind],
    href: PLACES[kind](row),
    name: name || note || t(`inbox:kind.${kind}`),
    note: [name || person ? note : '', ...looking].filter(Boolean).join(' · '),
    project: bearsProject ? '' : projectTitle,
    amount: amount === null ? '' : format.money(amount),
    since: format.recent(row.since),
    due: format.recent(row.due_at),
    isLate: new Date(row.due_at).getTime() <= now.getTime(),
    isMine: taken_by?.id === session.user.id || row.taken_for_caller,
    taken: takenText(visit, row),
    verb: t(`inbox:verb.${kind}`),
  };
}

/** Whose it is: the reader's, a colleague's, or one's for whom the reader stands in. */
function takenText({ t, session }: SignedInVisit, { taken_by, taken_for_caller }: WaitingJson): string {
  if (!taken_by) return '';
  if (taken_for_caller) return t('inbox:for', { name: taken_by.name });
  return taken_by.id === session.user.id ? t('inbox:you') : taken_by.name;
}

/** Names that are codes, in words. */
function titleOf({ t }: SignedInVisit, kind: InboxKind, title: string | null): string {
  if (!title) return '';
  if (kind === 'notice') return t(`notices:provider.${title}`);
  return kind === 'setting' ? t(`settings:section.${title}`) : title;
}

/** What is to be known of it before it is opened: codes in words, references as they are. */
function noteOf({ t, format }: SignedInVisit, { kind, note }: WaitingJson): string {
  if (note === null) return '';
  if (kind === 'movement') return t(`statements:reason.${note}`);
  if (kind === 'notice') return t(`notices:reason.${note}`);
  if (kind === 'job') return t(`inbox:job.${jobKey(note)}`);
  if (kind === 'run') return t(`runs:kind.${note}.title`);
  if (kind === 'document') return t('inbox:note.lastDay', { date: format.date(note) });
  if (kind === 'proof' || kind === 'refund' || kind === 'complaint') return note;
  return t(`inbox:note.${note}`);
}
