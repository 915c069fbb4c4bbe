/** The page of a transaction or an address at the explorer of its chain; null where the tenant names none, or there is nothing to show yet. */
export function explorerPage(
  explorer: string | null | undefined,
  what: 'tx' | 'address',
  id: string | null | undefined,
): string | null {
  return explorer && id ? `${explorer}/${what}/${id}` : null;
}
