/** One of a sheet's tabs; its address is `?tab=`, the first one's is the sheet's own. */
export interface SheetTab {
  key: string;
  label: string;
  href: string;
  current: boolean;
  count?: string;
}

interface Asked {
  key: string;
  label: string;
  /** How many are behind it. With none there is no tab; leave it out where it is not counted. */
  count?: number;
}

/**
 * The tabs of a sheet and which one the address asks for; an unknown one, or one with nothing behind it, is the first.
 * @param path of the sheet
 */
export function sheetTabs(url: URL, path: string, all: readonly Asked[]): { tabs: SheetTab[]; tab: string } {
  const drawn = all.filter(({ count }) => count !== 0);
  const asked = url.searchParams.get('tab') ?? '';
  const first = drawn[0]?.key ?? '';
  const tab = drawn.some(({ key }) => key === asked) ? asked : first;
  return {
    tab,
    tabs: drawn.map(({ key, label, count }) => ({
      key,
      label,
      href: key === first ? path : `${path}?tab=${key}`,
      current: key === tab,
      count: count === undefined ? undefined : String(count),
    })),
  };
}
