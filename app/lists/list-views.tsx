import { Tabs } from '#app/ui/layout/tabs.tsx';

const NOTHING = '0';

export interface ListViewLink {
  label: string;
  href: string;
  /** How many are in it; 0 is not drawn. */
  count?: string;
  /** Age of the oldest, or what they come to. */
  note?: string;
  current?: boolean;
}

/** Ways to look at a list, each with its address. What holds nothing is left out, unless one stands on it. */
export function ListViews({ label, items }: { label: string; items: readonly ListViewLink[] }) {
  const shown = items.filter(({ count, current }) => current || count !== NOTHING);
  return (
    <Tabs label={label} items={shown.map((item) => (item.count === NOTHING ? { ...item, count: undefined } : item))} />
  );
}
