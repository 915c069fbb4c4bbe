import type { Served } from './http/serve.ts';

import { authRoutes } from './modules/auth/auth.routes.ts';
import { filesRoutes } from './modules/files/files.routes.ts';
import { onboardingRoutes } from './modules/identity/onboarding.routes.ts';
import { investmentsRoutes } from './modules/investments/investments.routes.ts';
import { issuancesRoutes } from './modules/issuances/issuances.routes.ts';
import { mintingRoutes } from './modules/minting/minting.routes.ts';
import { onlinePaymentsRoutes } from './modules/payments/online-payments.routes.ts';
import { paymentsRoutes } from './modules/payments/payments.routes.ts';
import { portfolioRoutes } from './modules/portfolio/portfolio.routes.ts';
import { signingRoutes } from './modules/signing/signing.routes.ts';
import { statementsRoutes } from './modules/statements/statements.routes.ts';
import { sophisticatedRoutes } from './modules/suitability/sophisticated.routes.ts';
import { tenantsRoutes } from './modules/tenants/tenants.routes.ts';
import { usersRoutes } from './modules/users/users.routes.ts';
import { cardCheckoutRoutes } from './providers/stripe/card-checkout.routes.ts';

/** Every endpoint that this back end answers: one line per module. */
export const SERVED: readonly Served[] = [
  ...tenantsRoutes,
  ...authRoutes,
  ...filesRoutes,
  ...issuancesRoutes,
  ...onboardingRoutes,
  ...sophisticatedRoutes,
  ...investmentsRoutes,
  ...paymentsRoutes,
  ...onlinePaymentsRoutes,
  ...cardCheckoutRoutes,
  ...statementsRoutes,
  ...signingRoutes,
  ...mintingRoutes,
  ...portfolioRoutes,
  ...usersRoutes,
];
