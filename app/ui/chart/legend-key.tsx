import { legendItem, legendMark } from './chart.css.ts';

/** One entry of a chart's legend: how the thing is drawn, and its name. */
export function LegendKey({ name, className, d }: { name: string; className: string | undefined; d: string }) {
  return (
    <span className={legendItem}>
      <svg className={legendMark} aria-hidden="true" focusable="false">
        <path className={className} d={d} />
      </svg>
      {name}
    </span>
  );
}
