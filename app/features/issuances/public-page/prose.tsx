import { classNames } from '#app/ui/controls/class-names.ts';
import { prose, withTable } from './project.css.ts';

/** The issuer's own words, cleaned by the API on write and on read. What may be wider than a phone can be reached and scrolled by keyboard. */
export function Prose({ html }: { html: string }) {
  const hasTable = html.includes('<table');
  return (
    <div
      className={classNames(prose, hasTable && withTable)}
      tabIndex={hasTable ? 0 : undefined}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
