import type { Tx } from '#backend/db/transaction.ts';
import type { PaperRequestJson } from '#contract/asked-papers.ts';
import { type AskedState, askedStates, nextOfRequest } from '#domain/user/asked-papers.ts';
import { papersOf, type RequestRow } from './asked-papers.repository.ts';

/** Requests as the API says them, each kind with the paper that counts. */
export async function presentRequests(
  tx: Tx,
  tenantId: string,
  requests: readonly RequestRow[],
): Promise<PaperRequestJson[]> {
  if (requests.length === 0) return [];
  const ids = requests.map(({ id }) => id);
  const all = await papersOf(tx, tenantId, ids);
  return requests.map((request) => {
    const papers = all.filter(({ paper }) => paper.requestId === request.id);
    const states = statesOf(
      request,
      papers.map(({ paper }) => paper),
    );
    return {
      id: request.id,
      message: request.message,
      due_on: request.dueOn,
      state: request.state,
      asked_at: request.askedAt.toISOString(),
      asked: request.kinds.map((kind) => {
        const newest = papers.filter(({ paper }) => paper.kind === kind && paper.state !== 'REPLACED').at(-1);
        return {
          kind,
          state: states.get(kind) ?? ('MISSING' as const),
          paper: newest
            ? {
                id: newest.paper.id,
                file_id: newest.paper.fileId,
                name: newest.name,
                state: newest.paper.state,
                sent_at: newest.paper.sentAt.toISOString(),
                reason: newest.paper.reason,
              }
            : null,
        };
      }),
    };
  });
}

type Papers = Parameters<typeof askedStates>[1];

/** How each kind of a request stands. */
export const statesOf = ({ kinds }: Pick<RequestRow, 'kinds'>, papers: Papers): Map<string, AskedState> =>
  askedStates(kinds, papers);

/** How an open request stands after one of its papers changed: since when it waits for the team, or that it is done. */
export function standingOf(
  states: ReadonlyMap<string, AskedState>,
  request: Pick<RequestRow, 'waitsSince'>,
  now: Date,
): { next: ReturnType<typeof nextOfRequest>; change: Partial<RequestRow> } {
  const next = nextOfRequest(states.values());
  if (next === 'nobody') return { next, change: { state: 'DONE', waitsSince: null, endedAt: now } };
  return { next, change: { waitsSince: next === 'team' ? (request.waitsSince ?? now) : null } };
}
