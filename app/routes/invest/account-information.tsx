import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import {
  changeAccountInformation,
  loadAccountInformation,
} from '#app/features/invest/account-information/account-information.server.ts';
import { AccountInformationScreen } from '#app/features/invest/account-information/account-information-screen.tsx';
import { readForm } from '#app/forms/read-form.server.ts';
import { pageMeta } from '#app/page-meta.ts';
import { requireRole } from '#app/session/require-role.server.ts';

export const meta = pageMeta;

export async function loader({ request, params }: LoaderFunctionArgs) {
  const visit = await requireRole(request, 'invest');
  return loadAccountInformation(visit, params.slug);
}

export async function action({ request, params }: ActionFunctionArgs) {
  const visit = await requireRole(request, 'invest');
  return changeAccountInformation(visit, params.slug, await readForm(request));
}

export default function AccountInformation() {
  return <AccountInformationScreen {...useLoaderData<typeof loader>()} reply={useActionData<typeof action>()} />;
}
