import { Cluster } from '#app/ui/layout/cluster.tsx';
import type { PortfolioData } from './portfolio.server.ts';

/** How much of the course is shown; the present one is no link. */
export function Periods({ periods, label }: { periods: PortfolioData['periods']; label: string }) {
  return (
    <nav aria-label={label}>
      <Cluster as="ul" gap="base">
        {periods.map(({ label: name, href, current }) => (
          <li key={href}>{current ? <strong aria-current="true">{name}</strong> : <a href={href}>{name}</a>}</li>
        ))}
      </Cluster>
    </nav>
  );
}
