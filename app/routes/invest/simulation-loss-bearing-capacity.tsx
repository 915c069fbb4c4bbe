import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import {
  changeLossCapacity,
  loadLossCapacity,
} from '#app/features/invest/simulation-loss-bearing-capacity/loss-capacity.server.ts';
import { LossCapacityScreen } from '#app/features/invest/simulation-loss-bearing-capacity/loss-capacity-screen.tsx';
import { readForm } from '#app/forms/read-form.server.ts';
import { pageMeta } from '#app/page-meta.ts';
import { requireRole } from '#app/session/require-role.server.ts';

export const meta = pageMeta;

export async function loader({ request, params }: LoaderFunctionArgs) {
  const visit = await requireRole(request, 'invest');
  return loadLossCapacity(visit, params.slug);
}

export async function action({ request, params }: ActionFunctionArgs) {
  const visit = await requireRole(request, 'invest');
  return changeLossCapacity(visit, params.slug, await readForm(request));
}

export default function SimulationLossBearingCapacity() {
  return <LossCapacityScreen {...useLoaderData<typeof loader>()} reply={useActionData<typeof action>()} />;
}
