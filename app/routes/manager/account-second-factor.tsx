import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { changeOwnFactor, loadOwnFactor } from '#app/features/account/second-factor/own-factor.server.ts';
import { OwnFactorScreen } from '#app/features/account/second-factor/own-factor-screen.tsx';
import { readForm } from '#app/forms/read-form.server.ts';
import { pageMeta } from '#app/page-meta.ts';
import type { RouteHandle } from '#app/route-handle.ts';
import { requireRole } from '#app/session/require-role.server.ts';

export const handle = { hydrate: true } satisfies RouteHandle;
export const meta = pageMeta;
/** After a refusal too: the key may have expired meanwhile. */
export const shouldRevalidate = () => true;

export async function loader({ request }: LoaderFunctionArgs) {
  const visit = await requireRole(request, 'manager');
  return loadOwnFactor(visit, 'manager');
}

export async function action({ request }: ActionFunctionArgs) {
  const visit = await requireRole(request, 'manager');
  return changeOwnFactor(visit, 'manager', await readForm(request));
}

export default function ManagerSecondFactor() {
  return <OwnFactorScreen {...useLoaderData<typeof loader>()} reply={useActionData<typeof action>()} />;
}
