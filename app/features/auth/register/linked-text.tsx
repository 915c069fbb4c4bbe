/** A sentence of which the part between [ and ] is a link, when there is somewhere to go. */
export function LinkedText({ text, href }: { text: string; href: string }) {
  const [before = '', rest = ''] = text.split('[');
  const [linked = '', after = ''] = rest.split(']');
  return (
    <>
      {before}
      {href ? (
        <a href={href} target="_blank" rel="noopener noreferrer">
          {linked}
        </a>
      ) : (
        linked
      )}
      {after}
    </>
  );
}
