import { vars } from '#app/ui/brand/theme.css.ts';
import { Cluster } from '#app/ui/layout/cluster.tsx';
import { Text } from '#app/ui/layout/text.tsx';
import type { WorkedOut } from './worked-out.server.ts';

type Drawn = NonNullable<NonNullable<WorkedOut['back']>['drawn']>;

/** When a loan would pay and how much each time, by height alone: the sums stand above. One path, so that the page of the amount carries no chart's style. */
export function PaymentsDrawn({ path, height, from, until, says }: Drawn) {
  return (
    <div>
      <svg
        role="img"
        aria-label={says}
        viewBox={`0 0 100 ${height}`}
        width="100%"
        height={height}
        preserveAspectRatio="none"
      >
        <path d={path} fill={vars.color.chart} />
      </svg>
      <Cluster justify="between">
        <Text as="span" size="small" tone="soft">
          {from}
        </Text>
        <Text as="span" size="small" tone="soft">
          {until}
        </Text>
      </Cluster>
    </div>
  );
}
