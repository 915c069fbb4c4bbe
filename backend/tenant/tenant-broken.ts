import { Refusal } from '#backend/http/refusal.ts';

/** A tenant whose customization or settings do not parse: it cannot be served until they are mended, and harms nobody else. */
export class TenantBroken extends Refusal {
  constructor() {
    super(503, 'tenant.broken');
  }
}
