import type { ReactNode } from 'react';
import { about as aboutClass, above as aboveClass, actions as actionsClass, header, words } from './page-header.css.ts';

interface PageHeaderProps {
  title: ReactNode;
  /** Status and kind, above the title: a chip, "Debt · Energy · Murcia". */
  above?: ReactNode;
  /** The sentence or the count under it: "1,284 investments · €3,912,300". */
  about?: ReactNode;
  /** Buttons; at most one is primary. */
  actions?: ReactNode;
}

/** The page's one h1 and what can be done with the page as a whole. */
export function PageHeader({ title, above, about, actions }: PageHeaderProps) {
  return (
    <header className={header}>
      <div className={words}>
        {above && <div className={aboveClass}>{above}</div>}
        <h1>{title}</h1>
        {about && <p className={aboutClass}>{about}</p>}
      </div>
      {actions && <div className={actionsClass}>{actions}</div>}
    </header>
  );
}
