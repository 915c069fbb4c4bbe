import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import {
  changeAdditionalInformation,
  loadAdditionalInformation,
} from '#app/features/invest/aditional-information/additional-information.server.ts';
import { AdditionalInformationScreen } from '#app/features/invest/aditional-information/additional-information-screen.tsx';
import { readForm } from '#app/forms/read-form.server.ts';
import { pageMeta } from '#app/page-meta.ts';
import { requireRole } from '#app/session/require-role.server.ts';

export const meta = pageMeta;

export async function loader({ request, params }: LoaderFunctionArgs) {
  const visit = await requireRole(request, 'invest');
  return loadAdditionalInformation(visit, params.slug);
}

export async function action({ request, params }: ActionFunctionArgs) {
  const visit = await requireRole(request, 'invest');
  return changeAdditionalInformation(visit, params.slug, await readForm(request));
}

export default function AditionalInformation() {
  return <AdditionalInformationScreen {...useLoaderData<typeof loader>()} reply={useActionData<typeof action>()} />;
}
