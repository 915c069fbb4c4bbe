import { pageNumber } from '#app/lists/paging.ts';
import { WAITING_REASONS, type WaitingReason } from '#domain/statement/match.ts';
import { ROW_VIEWS, type RowView } from '#domain/statement/row-state.ts';
import { isRecordId } from '#domain/validation/record-id.ts';

/** How the list is looked at; `all` is everything. */
export const VIEW_CHOICES = [...ROW_VIEWS, 'all'] as const;
export type ViewChoice = (typeof VIEW_CHOICES)[number];

export interface StatementFilters {
  view: ViewChoice;
  reason: WaitingReason | undefined;
  import: string | undefined;
  q: string | undefined;
  page: number;
  /** Page of the list of imports, from 1. */
  imports: number;
}

/** The filters as the address carries them; what does not fit is left out. The queue is what is shown first. */
export function readStatementFilters(params: URLSearchParams): StatementFilters {
  const importId = params.get('import') ?? '';
  return {
    view: VIEW_CHOICES.find((view) => view === params.get('view')) ?? 'waiting',
    reason: WAITING_REASONS.find((reason) => reason === params.get('reason')),
    import: isRecordId(importId) ? importId : undefined,
    q: params.get('q')?.trim().slice(0, 120) || undefined,
    page: pageNumber(params),
    imports: pageNumber(new URLSearchParams({ page: params.get('imports') ?? '' })),
  };
}

/** The view as the API takes it: `all` is sent as no `view` parameter. */
export function viewAsked(view: ViewChoice): RowView | undefined {
  return view === 'all' ? undefined : view;
}
