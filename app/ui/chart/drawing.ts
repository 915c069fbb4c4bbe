/** Height of what is drawn, in px: paths are in a box of 1000 by this, stretched to the width that there is. */
export const DRAWN_HEIGHT = 220;
export const DRAWN_WIDTH = 1000;

/** What loaders hand to a chart: drawn on the server, so that no drawing library travels. All texts are formatted. */
export interface ChartDrawing {
  /** Equal steps of the upright axis, highest first; `y` in px from the top. */
  ticks: { y: number; label: string; isZero: boolean }[];
  /** Words under the drawing. */
  labels: ChartLabel[];
}

/** A word under a drawing: `x` in per cent, `room` the narrowest box that it is shown in. */
export interface ChartLabel {
  x: number;
  label: string;
  room: 'narrow' | 'wide' | 'widest';
}

/** How a word stands to its place, in per cent: those at the edges lean inwards. */
export function anchorOf(x: number): 'start' | 'middle' | 'end' {
  if (x > 92) return 'end';
  return x < 4 ? 'start' : 'middle';
}

export interface LineDrawing extends ChartDrawing {
  /** Paths: the value's line, the money put in as a line and down to zero, what lies above it and what lies below. */
  value: string;
  putIn: string;
  ground: string;
  gain: string;
  loss: string;
}

/** A course of steps with a bar for each day, and lines that it is measured by. `atEnd`: the mark's word stands at the other end. */
export interface RaiseDrawing extends BarDrawing {
  course: string;
  ground: string;
  marks: { y: number; label: string; atEnd: boolean }[];
}

export interface BarDrawing extends ChartDrawing {
  /** `x` and `width` in per cent, `y` and `height` in px. */
  bars: { key: string; x: number; width: number; y: number; height: number }[];
}

/** Bars of two sums each: `over` covers the upper end of `bars`. */
export interface StackDrawing extends BarDrawing {
  over: BarDrawing['bars'];
}

/** What every chart says besides its drawing. */
export interface ChartProps {
  /** Unique on the page. */
  id: string;
  title: string;
  /** What the picture shows, in one sentence: for who does not see it. */
  description: string;
  /** The same figures as text: what the picture is a picture of. */
  table: { headers: readonly string[]; rows: readonly (readonly string[])[] };
}
