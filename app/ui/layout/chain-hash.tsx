interface ChainHashProps {
  /** Its page at the explorer of the chain; without one it is no link. */
  page: string | null | undefined;
  /** The hash, whole or shortened; null before there is one. */
  children: string | null;
}

/** The hash of a transaction wherever one is shown: a link to its page where the tenant names an explorer. */
export function ChainHash({ page, children }: ChainHashProps) {
  return page && children ? <a href={page}>{children}</a> : children;
}
