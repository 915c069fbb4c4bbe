import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { changeInterest, loadInterest } from '#app/features/invest/declare-interest/interest.server.ts';
import { InterestScreen } from '#app/features/invest/declare-interest/interest-screen.tsx';
import { readForm } from '#app/forms/read-form.server.ts';
import { pageMeta } from '#app/page-meta.ts';
import { requireRole } from '#app/session/require-role.server.ts';

export const meta = pageMeta;

export async function loader({ request, params }: LoaderFunctionArgs) {
  const visit = await requireRole(request, 'invest');
  return loadInterest(visit, params.slug);
}

export async function action({ request, params }: ActionFunctionArgs) {
  const visit = await requireRole(request, 'invest');
  return changeInterest(visit, params.slug, await readForm(request));
}

export default function DeclareInterest() {
  return <InterestScreen {...useLoaderData<typeof loader>()} reply={useActionData<typeof action>()} />;
}
