import { Fragment } from 'react';

/** A sentence of which each part between [ and ] is a link, where there is somewhere to go: the first part to the first address, and so on. */
export function LinkedText({ text, hrefs }: { text: string; hrefs: readonly string[] }) {
  const [before = '', ...parts] = text.split('[');
  return (
    <>
      {before}
      {parts.map((part, at) => {
        const [linked = '', after = ''] = part.split(']');
        const href = hrefs[at];
        return (
          <Fragment key={linked}>
            {href ? (
              <a href={href} target="_blank" rel="noopener noreferrer">
                {linked}
              </a>
            ) : (
              linked
            )}
            {after}
          </Fragment>
        );
      })}
    </>
  );
}
