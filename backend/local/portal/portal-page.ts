import { escapeHtml, htmlPage } from '#backend/http/html-page.ts';

const UNKNOWN = 'This e-mail address and password do not belong together.';
/** What this machine's portal says of refusals that it knows; of any other it names the code. */
const SAID: Record<string, string> = {
  'session.invalid': UNKNOWN,
  'request.invalid': UNKNOWN,
  'session.factor_needed': 'This account has a second factor, which only the dashboard’s own sign-in asks for.',
};

/** A form for the e-mail address and the password; `problem` is the code of what the API refused. */
export function portalPage(host: string, email: string, problem: string | null): string {
  const said = problem ? `<p role="alert">${escapeHtml(SAID[problem] ?? `Refused: ${problem}`)}</p>` : '';
  return htmlPage(
    `Portal of ${host}`,
    `<main><h1>Portal of ${escapeHtml(host)}</h1>
<p>This tenant signs its people in at a portal of its own, and so this machine has one. Whoever signs in here goes on to the dashboard.</p>
${said}<form method="post">
<p><label>E-mail address<br><input name="email" type="email" autocomplete="username" required value="${escapeHtml(email)}"></label></p>
<p><label>Password<br><input name="password" type="password" autocomplete="current-password" required></label></p>
<p><button>Sign in</button></p>
</form></main>`,
  );
}
