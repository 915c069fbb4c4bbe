import { paperHref } from '#app/parts/papers/papers.server.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import type { HistoryEntry } from '#contract/history.ts';
import { pathTo } from '#domain/access/addresses.ts';
import { fileAddress } from '#domain/access/file-address.ts';
import { formatDecimal } from '#domain/money/format.ts';

/** One line of a history, ready to be shown. */
export interface HistoryLine {
  key: string;
  label: string;
  /** When. */
  date: string;
  /** Who, in which role, and who of the house in their session. */
  who: string;
  /** Before and after. */
  change: string;
  reason: string;
  /** That whose history it is was told by mail. */
  mailed: string;
  source: { href: string; label: string } | null;
}

const SOURCE_PATHS = {
  statement_row: pathTo.manager.statements,
  sophisticated_request: pathTo.manager.sophisticatedRequests,
} as const;

/** A history in the reader's words. `path`: of the sheet whose papers a line may lead to. `ownerName`: whose order it is, where they are to be named; on a person's own sheet they are not. */
export function historyLines(
  visit: SignedInVisit,
  entries: readonly HistoryEntry[],
  { ownerName, path }: { ownerName?: string; path?: string } = {},
): HistoryLine[] {
  const { t, format } = visit;
  return entries.map((entry, index) => {
    const { at, behind, reason, about } = entry;
    return {
      key: `${index} ${at}`,
      label: labelOf(visit, entry),
      date: format.dateTime(at),
      who: [authorOf(visit, entry, ownerName), behind && t('history:behind', { name: behind })]
        .filter(Boolean)
        .join(' · '),
      mailed: entry.mailed ? t('history:mailed') : '',
      change: changeOf(visit, entry),
      reason: reason === null ? '' : t(`history:reason.${reason}`, { defaultValue: reason }),
      source: about
        ? { href: pathTo.manager.user(about.id), label: t('history:source.person', { name: about.name }) }
        : sourceOf(visit, entry, path),
    };
  });
}

/** What was done; where it was done to somebody else than whose history it is, with their name. */
function labelOf({ t }: SignedInVisit, entry: HistoryEntry): string {
  const word = t(`history:action.${wordOf(entry)}`, { defaultValue: t('history:action.other') });
  if (!entry.about) return word;
  const { name } = entry.about;
  return entry.action === 'user.profile_entered'
    ? t('history:enteredOf', { name })
    : t('history:actionOn', { action: word, name });
}

function sourceOf({ t }: SignedInVisit, { source }: HistoryEntry, path: string | undefined): HistoryLine['source'] {
  return source && { href: sourceHref(source, path), label: t(`history:source.${source.kind}`) };
}

/** A file of the record stands in the record's own pane; where nobody says which record, it is downloaded. */
function sourceHref({ kind, id }: NonNullable<HistoryEntry['source']>, path: string | undefined): string {
  if (kind === 'file') return path ? paperHref(path, id) : fileAddress(id);
  return `${SOURCE_PATHS[kind]}/${id}`;
}

/** Under which key an entry's word stands. The first phase of a project has none before it: then it was made. */
function wordOf({ action, from }: HistoryEntry): string {
  if (!action.startsWith('phase.')) return action;
  return from ? 'phase' : 'created';
}

function authorOf({ t }: SignedInVisit, { by }: HistoryEntry, ownerName: string | undefined): string {
  if (by === null) return t('history:system');
  if (by === 'self') {
    return ownerName ? t('history:self.investor', { name: ownerName }) : t('history:self.person');
  }
  return by.role ? t('history:named', { name: by.name, role: t(`history:role.${by.role}`) }) : by.name;
}

/** Whose statuses a before and an after are. */
const WORDS_OF: Readonly<Record<string, string>> = { order: 'investment', phase: 'issuance' };

/** Only the steps of an order and the phases of a project have a before and an after that a person reads; money that left has its sum, its day and its name at the bank. */
function changeOf(visit: SignedInVisit, { action, from, to, money, saved }: HistoryEntry): string {
  const { t, format } = visit;
  if (saved) return savedText(visit, saved);
  if (money) {
    const { amount, sent_on, reference } = money;
    return [
      amount && format.money(amount),
      sent_on && t('history:sentOn', { date: format.date(sent_on) }),
      reference && t('history:reference', { reference }),
    ]
      .filter(Boolean)
      .join(' · ');
  }
  if (action === 'user.roles_changed' && from && to) {
    const names = (roles: string) => roles.split(',').map((role) => t(`statuses:role.${role}`, { defaultValue: role }));
    return t('history:change', { from: names(from).join(', '), to: names(to).join(', ') });
  }
  const kind = WORDS_OF[action.split('.')[0] ?? ''];
  if (!kind || !from || !to || from === to) return '';
  const word = (status: string) => t(`statuses:${kind}.${status}`, { defaultValue: status });
  return t('history:change', { from: word(from), to: word(to) });
}

/** Fields whose values the API writes as plain numbers, as days, and as words of its own. */
const NUMBERS = /^(?:price|tokens_for_sale|soft_cap_tokens|min_tokens|max_tokens|campaign_days|finance\.[a-z_]+)$/;
const DAYS = ['starts_on', 'ends_on', 'token_expires_on'];
const CHOICES: Readonly<Record<string, string>> = {
  product_type: 'statuses:product',
  sector: 'sectors',
  minting_strategy: 'statuses:minting',
  oversubscription: 'statuses:oversubscription',
};

/** "Token y objetivo · Precio: 120 → 130 · Lema en español". */
function savedText(
  { t, lang, format }: SignedInVisit,
  { section, changes, file }: NonNullable<HistoryEntry['saved']>,
): string {
  const shown = (field: string, value: string) => {
    if (value === '') return t('history:nothing');
    if (NUMBERS.test(field)) return formatDecimal(value, lang);
    if (DAYS.includes(field)) return format.date(value);
    const key = CHOICES[field];
    return key ? t(key === 'sectors' ? `sectors:${value}` : `${key}.${value}`, { defaultValue: value }) : value;
  };
  const lines = changes.map(({ field, from, to }) => {
    const label = fieldLabel(t, field);
    return from === null || to === null
      ? label
      : t('history:saved', { field: label, from: shown(field, from), to: shown(field, to) });
  });
  // A list may be called like its section: it is said once.
  return [...new Set([t(`projects:section.${section}`), file, ...lines])].filter(Boolean).join(' · ');
}

/** The name of a field of the request: `title.es`, `finance.term_months`, `price`. */
function fieldLabel(t: SignedInVisit['t'], field: string): string {
  const [first = '', second = ''] = field.split('.');
  const name = first === 'finance' && second ? second : first;
  const label = t(`projects:field.${name}`, { defaultValue: name });
  return second === 'es' || second === 'en' ? t(`projects:in.${second}`, { field: label }) : label;
}
