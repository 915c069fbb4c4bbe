import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { changeKnowledgeTest, loadKnowledgeTest } from '#app/features/invest/initial-test/knowledge-test.server.ts';
import { KnowledgeTestScreen } from '#app/features/invest/initial-test/knowledge-test-screen.tsx';
import { readForm } from '#app/forms/read-form.server.ts';
import { pageMeta } from '#app/page-meta.ts';
import { requireRole } from '#app/session/require-role.server.ts';

export const meta = pageMeta;

export async function loader({ request, params }: LoaderFunctionArgs) {
  const visit = await requireRole(request, 'invest');
  return loadKnowledgeTest(visit, params.slug);
}

export async function action({ request, params }: ActionFunctionArgs) {
  const visit = await requireRole(request, 'invest');
  return changeKnowledgeTest(visit, params.slug, await readForm(request));
}

export default function InitialTest() {
  return <KnowledgeTestScreen {...useLoaderData<typeof loader>()} reply={useActionData<typeof action>()} />;
}
