import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { changeOwnTest, loadOwnTest } from '#app/features/account/knowledge-test/own-test.server.ts';
import { OwnTestScreen } from '#app/features/account/knowledge-test/own-test-screen.tsx';
import { readForm } from '#app/forms/read-form.server.ts';
import { pageMeta } from '#app/page-meta.ts';
import { requireRole } from '#app/session/require-role.server.ts';

export const meta = pageMeta;

export async function loader({ request }: LoaderFunctionArgs) {
  const visit = await requireRole(request, 'user');
  return loadOwnTest(visit);
}

export async function action({ request }: ActionFunctionArgs) {
  const visit = await requireRole(request, 'user');
  return changeOwnTest(visit, await readForm(request));
}

export default function OwnKnowledgeTest() {
  return <OwnTestScreen {...useLoaderData<typeof loader>()} reply={useActionData<typeof action>()} />;
}
