import { Icon } from '#app/ui/controls/icon.tsx';
import { VisuallyHidden } from '#app/ui/layout/visually-hidden.tsx';
import { field, link } from './search-all.css.ts';

export interface SearchAll {
  /** The page that answers, and what the field and the link to it are called. */
  href: string;
  label: string;
}

/** The way to the search in the header of a narrow window. */
export function SearchAllLink({ href, label }: SearchAll) {
  return (
    <a href={href} className={link} data-search-page="">
      <Icon name="search" />
      <VisuallyHidden>{label}</VisuallyHidden>
    </a>
  );
}

/** The search itself, on top of the sidebar: a plain GET. */
export function SearchAllField({ href, label }: SearchAll) {
  return (
    <form method="get" action={href} className={field}>
      <Icon name="search" size="small" />
      <input type="search" name="q" placeholder={label} aria-label={label} data-search-all="" />
    </form>
  );
}
