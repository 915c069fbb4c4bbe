import { keptViews, type SavedView, viewsIn } from '#domain/lists/saved-views.ts';

const NAME = 'views';
const A_YEAR_SECONDS = 365 * 24 * 60 * 60;

/** The views that a person saved in this browser. Whoever else signs in here has their own. */
export function savedViews(request: Request, person: string): SavedView[] {
  const kept = new RegExp(`(?:^|;\\s*)${NAME}=([\\w-]+)`).exec(request.headers.get('Cookie') ?? '')?.[1];
  if (!kept) return [];
  try {
    const value: unknown = JSON.parse(Buffer.from(kept, 'base64url').toString('utf8'));
    const [whose, views]: unknown[] = Array.isArray(value) ? value : [];
    return whose === person ? viewsIn(views) : [];
  } catch {
    return [];
  }
}

/** The `Set-Cookie` header that keeps them for a year. A list reads it without waiting: it is no sealed one, and holds nothing that the address did not. */
export function keepViews(person: string, views: readonly SavedView[]): string {
  const value = Buffer.from(JSON.stringify([person, keptViews(views)])).toString('base64url');
  return `${NAME}=${value}; Max-Age=${A_YEAR_SECONDS}; Path=/; HttpOnly; SameSite=Lax`;
}
