import type { SignedInVisit } from '#app/session/visit.ts';
import { INBOX_KINDS, type InboxKind } from '#domain/inbox/inbox.ts';

interface KindCount {
  kind: InboxKind;
  count: number;
  late: number;
}

/** How much of what waits for the team there is, or is late. */
export const waitingSum = (kinds: readonly KindCount[], of: 'count' | 'late') =>
  kinds.reduce((all, kind) => all + kind[of], 0);

/** What waits for the team, kind by kind, as links with how many there are and how many of them are late. */
export function waitingViews(
  { t, format }: SignedInVisit,
  kinds: readonly KindCount[],
  hrefOf: (kind: InboxKind) => string,
) {
  return INBOX_KINDS.flatMap((kind) => {
    const one = kinds.find((counted) => counted.kind === kind);
    if (!one) return [];
    return {
      kind,
      label: t(`inbox:kinds.${kind}`),
      href: hrefOf(kind),
      count: format.tokens(one.count),
      late: one.late > 0 ? format.tokens(one.late) : undefined,
    };
  });
}
