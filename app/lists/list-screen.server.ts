import { pageHead } from '#app/page-head.server.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import type { IconName } from '#app/ui/controls/icon-names.ts';
import type { Crumb } from '#app/ui/layout/breadcrumb.tsx';
import type { PageMeta } from '#contract/envelope.ts';
import { type Addressed, listTable, type TableSpec } from './list-table.server.ts';
import { totalText } from './paging.ts';

/** A button of the page's head; one of them is the first thing to do. */
interface HeadAct {
  href: string;
  label: string;
  tone?: 'primary' | 'quiet';
  icon?: IconName;
}

interface HeadSpec {
  /** Absent: the text `title` of the list's own. */
  title?: string;
  /** The way up; the page itself comes last. */
  crumbs?: readonly Crumb[];
  /** What the page itself is called there; absent: by its title. */
  here?: string;
  /** What they come to, beside how many: money of the API; null where nobody knows. */
  sum?: string | null;
  /** How many there are, where the list's own words do not say it. */
  count?: string;
  about?: string;
  /** After `about`, on its line. */
  aboutLink?: { href: string; label: string };
  /** Without script the page reads itself again so often; absent: it does not. */
  refreshSeconds?: number;
  /** What is false or null is left out. */
  acts?: readonly (HeadAct | false | null)[];
}

/** A page that is a list: its head and its table. `<ListScreen>` draws it. */
export function listScreen<Asked, C extends string, Row extends { id: string }>(
  visit: SignedInVisit,
  list: Addressed<Asked, C>,
  spec: HeadSpec & TableSpec<Asked, C, Row>,
) {
  const {
    title = visit.t(`${list.texts}:title`),
    crumbs,
    here = title,
    about,
    aboutLink,
    refreshSeconds,
    acts = [],
  } = spec;
  const count = spec.count ?? countText(visit, list.counted, spec);
  return {
    head: pageHead(visit, { title, refreshSeconds }),
    header: {
      title,
      count,
      about,
      aboutLink,
      crumbs: crumbs && [...crumbs, { label: here }],
      acts: acts.filter((act): act is HeadAct => Boolean(act)),
    },
    table: listTable(visit, list, spec),
  };
}

export type ListScreenData = ReturnType<typeof listScreen>;

function countText(
  visit: SignedInVisit,
  counted: string | undefined,
  { sum, answer: { meta } }: { sum?: string | null; answer: { meta: PageMeta } },
): string | undefined {
  if (!counted) return undefined;
  const words = visit.t(counted, { count: meta.total, total: totalText(visit, meta) });
  return sum ? `${words} · ${visit.format.money(sum)}` : words;
}
