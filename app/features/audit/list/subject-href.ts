import { pathTo } from '#domain/access/addresses.ts';
import { isRecordId } from '#domain/validation/record-id.ts';

const PAGES: Readonly<Record<string, (id: string) => string>> = {
  user: pathTo.manager.user,
  investment: pathTo.manager.investment,
  issuance: pathTo.manager.issuance,
  statement_row: pathTo.manager.movement,
  run: pathTo.manager.run,
  register_entry: pathTo.manager.registerEntry,
};

/** The page of what was acted on; null where it has none of its own. */
export function subjectHref({ type, id }: { type: string; id: string }): string | null {
  return isRecordId(id) ? (PAGES[type]?.(id) ?? null) : null;
}
