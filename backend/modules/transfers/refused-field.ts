import type { FieldProblem } from '#contract/envelope.ts';
import type { TransferProblems } from '#domain/transfer/transfer.ts';

type Refusal = NonNullable<TransferProblems[keyof TransferProblems]>;

/** A refusal of a transfer as a problem with a field: in the words that it has as an answer. */
export function refusedField(refusal: Refusal, params: Record<string, number | string> = {}): FieldProblem {
  return { key: `api_errors:transfer.${refusal}`, params };
}

/** What is wrong with a transfer, at the fields of its form. @param told of `toldOf` */
export function refusedFields(
  { issuance, to, tokens }: TransferProblems,
  told: ReturnType<typeof toldOf>,
): Record<string, FieldProblem> {
  return {
    ...(issuance && { issuance_id: refusedField(issuance) }),
    ...(to && { to: refusedField(to) }),
    ...(tokens && { tokens: refusedField(tokens, told) }),
  };
}

/** What a refusal tells of the sender's tokens: how many they could give away, how many stand in certificates of legitimation, and in which. */
export function toldOf({ free, certified, certificates }: { free: number; certified: number; certificates: string }) {
  return { free, certified, certificates };
}
