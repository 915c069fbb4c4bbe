import type { FieldProblem } from '#contract/envelope.ts';
import type { TransferProblems } from '#domain/transfer/transfer.ts';

type Refusal = NonNullable<TransferProblems[keyof TransferProblems]>;

/** A refusal of a transfer as a problem with a field: in the words that it has as an answer. */
export function refusedField(refusal: Refusal, params: Record<string, number> = {}): FieldProblem {
  return { key: `api_errors:transfer.${refusal}`, params };
}

/** What is wrong with a transfer, at the fields of its form. @param free tokens that the sender could give away */
export function refusedFields({ issuance, to, tokens }: TransferProblems, free: number): Record<string, FieldProblem> {
  return {
    ...(issuance && { issuance_id: refusedField(issuance) }),
    ...(to && { to: refusedField(to) }),
    ...(tokens && { tokens: refusedField(tokens, { free }) }),
  };
}
