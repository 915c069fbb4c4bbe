import type { OpenStep } from './step.server.ts';

/** The order that the rules have just said is there. */
export function orderOf({ flow, step }: Pick<OpenStep, 'flow' | 'step'>) {
  if (!flow.investment) throw new Error(`step ${step} opened without an order`);
  return flow.investment;
}
