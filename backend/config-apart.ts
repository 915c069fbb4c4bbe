import { fileKeysIn } from './files/file-keys.ts';

/** The words of a variable that takes several, with commas between. */
export const listIn = (text: string | undefined): string[] =>
  (text ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);

/** What variables owe each other; looked at as they were given, so that it is told beside what is wrong with each. */
export function apartProblems(given: Record<string, string | undefined>): string[] {
  const problems: string[] = [];
  const isAway = given.APP_ENV === 'dev' || given.APP_ENV === 'demo' || given.APP_ENV === 'prod';
  if (isAway && !given.SMTP_URL) problems.push(`SMTP_URL is needed where APP_ENV is ${given.APP_ENV}`);
  if (Boolean(given.MAIL_RETURN) !== Boolean(given.MAIL_RETURN_SECRET))
    problems.push('MAIL_RETURN and MAIL_RETURN_SECRET are needed both, or neither');
  if (isAway && !given.FILES_KEY) problems.push(`FILES_KEY is needed where APP_ENV is ${given.APP_ENV}`);
  if (isAway && listIn(given.DASHBOARD_SECRET).length === 0)
    problems.push(`DASHBOARD_SECRET is needed where APP_ENV is ${given.APP_ENV}`);
  if (given.TRUSTED_PROXY) problems.push('TRUSTED_PROXY is now called TRUSTED_PROXIES, in both processes: rename it');
  if (given.FILES_KEY && !fileKeysIn(given.FILES_KEY))
    problems.push('FILES_KEY must be 64 hexadecimal digits, or several such keys with commas between');
  if (given.SMTP_URL && !given.MAIL_FROM) problems.push('MAIL_FROM is needed with SMTP_URL');
  const dkim = [given.MAIL_DKIM_DOMAIN, given.MAIL_DKIM_SELECTOR, given.MAIL_DKIM_KEY].filter(Boolean).length;
  if (dkim !== 0 && dkim !== 3) problems.push('MAIL_DKIM_DOMAIN, MAIL_DKIM_SELECTOR and MAIL_DKIM_KEY go together');
  if (Boolean(given.TOKEN_SIGNER_CERT) !== Boolean(given.TOKEN_SIGNER_KEY))
    problems.push('TOKEN_SIGNER_CERT and TOKEN_SIGNER_KEY go together');
  if (Boolean(given.GOOGLE_CLIENT_ID) !== Boolean(given.GOOGLE_CLIENT_SECRET))
    problems.push('GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET go together');
  return problems;
}
