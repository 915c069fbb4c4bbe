import { bar, filled, mark, markLabel, track } from './progress-bar.css.ts';

interface ProgressBarProps {
  /** How far, in whole per cent; above 100 the bar is full and the words beside it say the rest. */
  percent: number;
  /** Where the soft cap stands, in per cent of the target, and the word below its mark. */
  softCap?: { percent: number; label: string };
  /** The same in words, for who does not see it: "612.450 € of 750.000 €, soft cap 400.000 € reached". */
  label: string;
}

const within = (percent: number) => `${Math.min(100, Math.max(0, percent))}%`;

/** The word stays within the bar, wherever its mark stands. */
const anchorAt = (percent: number) => (percent < 20 ? 'start' : percent > 80 ? 'end' : 'middle');

/** Raised of target. Drawn in SVG, where a width is an attribute: the content policy refuses style attributes. */
export function ProgressBar({ percent, softCap, label }: ProgressBarProps) {
  const marked = softCap && softCap.percent < 100 ? softCap : null;
  return (
    <svg className={bar[marked ? 'marked' : 'plain']} role="img" aria-label={label}>
      <rect className={track} x="0.5" y="4.5" width="100%" height="9" rx="4.5" />
      {percent > 0 && <rect className={filled} y="4" width={within(percent)} height="10" rx="5" />}
      {marked && (
        <>
          <rect className={mark} x={within(marked.percent)} y="0" width="2" height="18" rx="1" />
          <text className={markLabel} x={within(marked.percent)} y="32" textAnchor={anchorAt(marked.percent)}>
            {marked.label}
          </text>
        </>
      )}
    </svg>
  );
}
