import type { ReactNode } from 'react';
import { risk } from './risk-warning.css.ts';

interface RiskWarningProps {
  /** "Risk of losing all you invest." */
  title?: ReactNode;
  children: ReactNode;
}

/** What the law has us say (regulation.md). Its look is the product's: tenants cannot restyle it. */
export function RiskWarning({ title, children }: RiskWarningProps) {
  return (
    <div className={risk} role="note">
      {title && <strong>{title}</strong>}
      <div>{children}</div>
    </div>
  );
}
