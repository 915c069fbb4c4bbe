import { declareDefault } from '#contract/debts.ts';

/** Why a debt is in default: its holders read it. */
export const declareForm = declareDefault.body;
