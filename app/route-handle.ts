/** What a route module may say of itself in `export const handle`. */
export interface RouteHandle {
  /** Send the framework's scripts with this page: dashboards yes; public, sign-in and invest pages no. Absent means no. */
  hydrate?: boolean;
  /** Its scripts ask for the texts of the desk besides those that every page has. */
  deskTexts?: boolean;
  /** The page may stand in a frame of our own origin, and in nobody else's. */
  framed?: boolean;
  /** The page is only looked at: no form of it may post. */
  still?: boolean;
  /**
   * Origins outside ours that the page's forms post to (a payment terminal), read from the route's own loader data.
   * The content policy opens `form-action` for these alone.
   */
  formTargets?: (data: unknown) => string[];
}

/** The handle of a match as `useMatches` and the static handler give it. */
export function routeHandle(handle: unknown): RouteHandle {
  return typeof handle === 'object' && handle !== null ? (handle as RouteHandle) : {};
}
