import type { Visit } from '#app/session/visit.ts';

/** Whether the tenant shows itself to people without a session. One that hides its unauthenticated routes has a front door elsewhere: these addresses are unknown here. */
export function expectShown({ customization }: Pick<Visit, 'customization'>): void {
  if (customization.hide.unAuthRoutes) throw new Response(null, { status: 404 });
}
