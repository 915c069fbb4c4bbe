import type { ReactNode } from 'react';
import { Breadcrumb, type Crumb } from './breadcrumb.tsx';
import { factsLine } from './facts-line.ts';
import {
  about as aboutClass,
  actions as actionsClass,
  count as countClass,
  header,
  line,
  words,
} from './page-header.css.ts';

interface PageHeaderProps {
  /** A sample of a header is no heading of its page. */
  isSample?: boolean;
  /** The way up, this page last. */
  crumbs?: readonly Crumb[];
  title: ReactNode;
  /** On the title's line: how many, and what they come to. */
  count?: string;
  /** On the title's line: its status. */
  chips?: ReactNode;
  /** One line of facts. */
  about?: ReactNode;
  /** Buttons: one primary, quiet or secondary ones beside it. */
  actions?: ReactNode;
}

/** The page's one h1, how it stands and what can be done with the page as a whole. */
export function PageHeader({ isSample, crumbs, title, count, chips, about, actions }: PageHeaderProps) {
  const Title = isSample ? 'h3' : 'h1';
  return (
    <header className={header}>
      <div className={words}>
        {crumbs && <Breadcrumb items={crumbs} />}
        <div className={line}>
          <Title>{title}</Title>
          {count && <span className={countClass}>{count}</span>}
          {chips}
        </div>
        {about && <p className={aboutClass}>{factsLine(about)}</p>}
      </div>
      {actions && <div className={actionsClass}>{actions}</div>}
    </header>
  );
}
