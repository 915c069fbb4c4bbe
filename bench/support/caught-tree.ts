import { createRequire } from 'node:module';
import type { ReactElement } from 'react';

interface DomServer {
  renderToString: (element: ReactElement) => string;
}

const domServer = createRequire(import.meta.url)('react-dom/server') as DomServer;

/** Draws a tree once more, as bare React does. */
export const { renderToString } = domServer;

/**
 * Notes the tree of every page that the app draws. Has to be called before the app's build is imported: it looks the function up only then.
 * @returns the last tree, with the data that were drawn with it
 */
export function catchTrees(): () => ReactElement {
  let last: ReactElement | null = null;
  domServer.renderToString = (element) => {
    last = element;
    return renderToString(element);
  };
  return () => {
    if (!last) throw new Error('the app has drawn no page');
    return last;
  };
}
