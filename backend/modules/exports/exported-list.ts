import type { Call } from '#backend/http/call.ts';
import type { AnyInput, Served } from '#backend/http/serve.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import type { PageMeta } from '#contract/envelope.ts';
import type { Cell } from '#domain/export/column.ts';
import type { Language } from '#domain/tenant/language.ts';

type RowOf<E> = E extends { answer: { _output: { data: (infer Row)[] } } } ? Row : never;
type InputRowOf<E> = E extends { answer: { _input: { data: (infer Row)[] } } } ? Row : RowOf<E>;

/** How one list is read for a file: its own use case, as the person would read it page by page, and a cell of each column. */
export interface ExportSource {
  endpoint: Endpoint;
  /** Reads one page; never through the checks of a request: the caller has made them. */
  page(call: Call, input: AnyInput): Promise<{ data: { id: string }[]; meta: PageMeta }>;
  cells: Readonly<Record<string, (row: never, lang: Language) => Cell>>;
}

/**
 * A list's file, read by the list's own endpoint: its filter, its order and who reads what of it are the list's.
 * @param cells one for each column that `domain/export` declares
 */
export function exportSource<const E extends Endpoint, C extends string>(
  endpoint: E,
  served: Served,
  cells: Readonly<Record<C, (row: InputRowOf<E>, lang: Language) => Cell>>,
): ExportSource {
  return {
    endpoint,
    page: (call, input) => served.useCase(call, input, null) as ReturnType<ExportSource['page']>,
    cells: cells as unknown as ExportSource['cells'],
  };
}
