import { type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { requireRole } from '#app/session/require-role.server.ts';

/** `/` always leads to the sign-in page (specification, section 2), which knows where live sessions belong. Keeps a crawler's `lang`. */
export async function loader({ request }: LoaderFunctionArgs) {
  await requireRole(request, 'anyone');
  const lang = new URL(request.url).searchParams.get('lang');
  return redirect(lang ? `/login?${new URLSearchParams({ lang })}` : '/login');
}

/** Shows nothing by itself: with it, what goes wrong here is told on the error page. */
export default function Home() {
  return null;
}
