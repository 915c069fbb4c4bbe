import type { SignedInVisit } from '#app/session/visit.ts';
import { detailsText } from '#domain/audit/details-text.ts';
import { AUDIT_FACTS, factCents, isAuditFact } from '#domain/audit/facts.ts';
import { EXPORTED_LIST_NAMES, exportedList } from '#domain/export/exported-lists.ts';

/** Where the words of a status stand, by what kind of thing it is of: the same code is another word of an order than of an identity check. */
const STATUS_WORDS: Readonly<Record<string, readonly string[]>> = {
  investment: ['statuses:investment'],
  issuance: ['statuses:issuance'],
  identity: ['statuses:kyc', 'statuses:legal'],
  user: ['statuses:user', 'statuses:role'],
  complaint: ['complaints:state'],
};
/** And those of the facts that are codes of their own. */
const WORDS: Readonly<Record<string, readonly string[]>> = {
  act: ['tokens:act.kind'],
  audience: ['messages:audience'],
  acts_for: ['account:beneficiaries.person'],
  by: ['statuses:by'],
  factor: ['audit:way'],
  fields: ['projects:field'],
  kind: ['earnings:kind', 'papers:kind', 'transfers:kinds', 'complaints:kind', 'audit:file'],
  kinds: ['papers:kind'],
  method: ['statuses:method'],
  outcome: ['complaints:outcome'],
  section: ['projects:section'],
  sections: ['projects:section'],
  way: ['audit:way'],
};
const DAY = /^\d{4}-\d{2}-\d{2}$/;
const MOMENT = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/;

/** The facts of a row in the reader's words; what has none stands as it is kept. @param named what records are called, by their ids */
export function factsText(
  visit: SignedInVisit,
  action: string,
  details: Readonly<Record<string, unknown>>,
  named: Readonly<Record<string, string>>,
): string {
  const [family = ''] = action.split('.');
  return detailsText(details, undefined, (path, value) => {
    if (!isAuditFact(path)) return { name: path, value: timeIn(visit, value) ?? yesOrNo(visit, value) ?? value };
    return { name: visit.t(`audit:fact.${path}`), value: named[value] ?? saidValue(visit, family, path, value) };
  });
}

function saidValue(visit: SignedInVisit, family: string, name: keyof typeof AUDIT_FACTS, value: string): string {
  const { format } = visit;
  const kind = AUDIT_FACTS[name];
  if (kind === 'money') {
    const cents = factCents(value);
    return cents === null ? value : format.money(cents);
  }
  if (kind === 'count' && /^\d{1,15}$/.test(value)) return format.tokens(Number(value));
  const known = kind === 'word' ? wordOf(visit, WORDS[name] ?? STATUS_WORDS[family] ?? [], name, value) : null;
  return known ?? timeIn(visit, value) ?? yesOrNo(visit, value) ?? value;
}

/** Several codes may stand beside each other, as the log keeps them. */
function wordOf({ t }: SignedInVisit, places: readonly string[], name: string, value: string): string | null {
  if (name === 'list') {
    const known = EXPORTED_LIST_NAMES.find((one) => one === value);
    return known ? t(exportedList(known).title) : null;
  }
  const words = value.split(/,\s*|\s/).map((code) => ({
    code,
    said: places.map((place) => t(`${place}.${code}`, { defaultValue: '' })).find(Boolean),
  }));
  // What knows none of them is no list of codes: a text stays as it was written.
  return words.some(({ said }) => said) ? words.map(({ code, said }) => said ?? code).join(', ') : null;
}

function timeIn({ format }: SignedInVisit, value: string): string | null {
  if (DAY.test(value)) return format.date(value);
  return MOMENT.test(value) ? format.dateTime(value) : null;
}

function yesOrNo({ t }: SignedInVisit, value: string): string | null {
  return value === 'true' || value === 'false' ? t(`audit:fact.${value}`) : null;
}
