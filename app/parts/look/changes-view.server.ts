import type { ApiFailure } from '#app/api/failure.ts';
import { messageOf } from '#app/forms/message.server.ts';
import type { DifferenceGroup } from '#app/parts/offer-changes/differences.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import { methodName } from '#app/tenant/method-name.ts';
import type { Fact } from '#app/ui/layout/facts.tsx';
import type { Customization } from '#contract/customization.ts';
import { sectionOfLeaf } from '#contract/look-values.ts';
import { changedLeaves, type LeafChange, type Tree } from '#domain/tenant/leaves.ts';

/** A longer text is told by its size: a whole stylesheet says nothing in a line. */
const SHOWN_SIGNS = 300;

/** What differs between two looks, in words, by the sections that it stands in. */
export function lookDifferences(visit: SignedInVisit, before: Customization, after: Customization): DifferenceGroup[] {
  const groups = new Map<string, DifferenceGroup>();
  for (const change of changedLeaves(before as Tree, after as Tree)) {
    const name = sectionOfLeaf(change.path);
    const group = groups.get(name) ?? { section: visit.t(`look:section.${name}`), lines: [] };
    groups.set(name, { ...group, lines: [...group.lines, lineOf(visit, change)] });
  }
  return [...groups.values()];
}

/** What differs between two looks as the facts of a question: each change with before and after. */
export function changeFacts(visit: SignedInVisit, before: Customization, after: Customization): Fact[] {
  const nothing = visit.t('look:theirs.nothing');
  return lookDifferences(visit, before, after).flatMap(({ lines }) =>
    lines.map((line) => ({
      label: line.label,
      value: visit.t('look:change', { before: line.before || nothing, after: line.after || nothing }),
    })),
  );
}

/** What keeps a whole look from being published, each with the name of its field; null where the refusal names none. */
export function wholeProblems(visit: SignedInVisit, { fields }: ApiFailure): string[] | null {
  const found = Object.entries(fields).map(
    ([path, problem]) => `${leafLabel(visit, path)}: ${messageOf(visit, problem)}`,
  );
  return found.length > 0 ? found : null;
}

/** How many leaves differ. */
export const countOf = (groups: readonly DifferenceGroup[]) =>
  groups.reduce((count, { lines }) => count + lines.length, 0);

/** The name of a leaf, as its field has it. */
export const leafLabel = ({ t }: Pick<SignedInVisit, 't'>, path: string) =>
  t(`look:field.${path.replaceAll('.', '-')}`, { defaultValue: path });

function lineOf(visit: SignedInVisit, { path, from, to }: LeafChange) {
  return {
    key: path,
    label: leafLabel(visit, path),
    before: valueText(visit, path, from),
    after: valueText(visit, path, to),
  };
}

function valueText(visit: SignedInVisit, path: string, value: unknown): string {
  const { t } = visit;
  if (value === undefined || value === null || value === '') return '';
  if (typeof value === 'boolean') return t(value ? 'look:value.on' : 'look:value.off');
  if (Array.isArray(value))
    return value.map((one) => wordOf(visit, path, one)).join(path === 'payment_methods' ? '; ' : ', ');
  const text = String(value);
  if (text.length > SHOWN_SIGNS) {
    const lines = text.split('\n').length;
    return t('look:value.long', { count: lines, lines, signs: text.length });
  }
  return t(`look:option.${path.replaceAll('.', '-')}.${text}`, { defaultValue: text });
}

/** A word of a list: a step, a phase, something that registration asks for, a way to pay with what it costs. */
function wordOf(visit: SignedInVisit, path: string, one: unknown): string {
  const { t, format } = visit;
  if (path.startsWith('flows.')) return t(`look:step.${one}`);
  if (typeof one === 'string') return t(`look:field.${path.replaceAll('.', '-')}-${one}`, { defaultValue: one });
  const { method, fee_fixed, fee_percent, limit } = one as Customization['payment_methods'][number];
  const costs = t('look:value.costs', { fixed: format.money(fee_fixed), percent: format.percent(fee_percent) });
  const most = limit ? [t('look:value.most', { limit: format.money(limit) })] : [];
  return [methodName(visit, method), costs, ...most].join(' · ');
}
