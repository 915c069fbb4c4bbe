import type { SignedInVisit } from '#app/session/visit.ts';
import type { PaperRequestJson } from '#contract/asked-papers.ts';
import type { UserSheetJson } from '#contract/users.ts';
import { pathTo } from '#domain/access/addresses.ts';

/** What a person was asked for, in short: open requests with what came of each, and the ways to them. */
export function askedView({ t, format }: SignedInVisit, sheet: UserSheetJson, requests: readonly PaperRequestJson[]) {
  const open = requests.filter(({ state }) => state === 'OPEN');
  return {
    lines: open.map(({ id, asked, due_on }) => ({
      id,
      text: t('papers:sheet.line', {
        what: asked.map(({ kind }) => t(`papers:kind.${kind}`)).join(', '),
        came: format.tokens(asked.filter(({ paper, state }) => paper && state !== 'REFUSED').length),
        all: format.tokens(asked.length),
        date: format.date(due_on),
      }),
    })),
    seeHref: requests.length > 0 ? pathTo.manager.paperRequests(sheet.id) : null,
    fundsHref: pathTo.manager.userFunds(sheet.id),
    askHref: sheet.may_judge ? pathTo.manager.askPapers(sheet.id) : null,
  };
}

export type AskedView = ReturnType<typeof askedView>;
