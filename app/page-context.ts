import { createContext, useContext } from 'react';

/** What the server decided for one rendering. In the browser, scripts run, so that the page is a hydrated one. */
interface PageFacts {
  /** Whether the framework's scripts are sent. */
  hydrate: boolean;
  /** For the framework's inline scripts; empty in the browser, where it is hidden anyway. */
  nonce: string;
}

export const PageContext = createContext<PageFacts>({ hydrate: true, nonce: '' });

/** The server's decisions about this page. */
export function usePageFacts(): PageFacts {
  return useContext(PageContext);
}
