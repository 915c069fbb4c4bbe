import type { PaymentMethod } from './status.ts';

/** Of the methods that a tenant lists those that its modules let it offer: `payment` is payment by providers, and a transfer needs none (record 0023). */
export function listedMethods<M extends { method: PaymentMethod }>(
  methods: readonly M[],
  modules: { payment: boolean },
): M[] {
  return methods.filter(({ method }) => modules.payment || method === 'BANK_TRANSFER');
}
