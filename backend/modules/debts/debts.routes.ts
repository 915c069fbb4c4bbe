import { declareDefaultRoute } from './declare-default.ts';
import { getDefaultRatesRoute } from './get-default-rates.ts';
import { getManagedDebtRoute } from './get-managed-debt.ts';
import { getOwnDebtRoute } from './get-own-debt.ts';

/** Debts: how they are paid back. */
export const debtsRoutes = [getManagedDebtRoute, getOwnDebtRoute, declareDefaultRoute, getDefaultRatesRoute];
