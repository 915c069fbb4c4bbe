import { SchemeSwitch } from '#app/ui/brand/scheme-switch.tsx';
import { footer, inner, link, links as linksClass, words } from './footer.css.ts';
import type { FrameProps, LegalProps } from './frame.ts';

export interface FooterProps extends Pick<FrameProps, 'scheme'> {
  legal: LegalProps;
}

/** The tenant's legal links and lines, and the switch between light and dark. */
export function Footer({ legal, scheme }: FooterProps) {
  return (
    <footer className={footer}>
      <div className={inner}>
        <div className={words}>
          {legal.links.length > 0 && (
            <ul className={linksClass}>
              {legal.links.map(({ label, href }) => (
                <li key={href}>
                  <a className={link} href={href}>
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          )}
          {legal.lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
        <SchemeSwitch {...scheme} />
      </div>
    </footer>
  );
}
