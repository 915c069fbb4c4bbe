import type { ChipTone } from '#app/ui/controls/chip.tsx';

export interface SampleRow {
  reference: string;
  name: string;
  project: string;
  status: ChipTone;
  /** The status in its longest words. */
  long?: boolean;
  tokens: string;
  amount: string;
  date: string;
}

export const SAMPLE_STATUSES = ['neutral', 'progress', 'positive', 'caution', 'negative'] as const;

/** Rows that strain a table: long names, long statuses, large sums. The catalogue's own; nothing of them is anybody's data. */
export const SAMPLE_ROWS: readonly SampleRow[] = [
  {
    reference: 'ORD-7F3K-22',
    name: 'Elena Rivas Prieto',
    project: 'Edificio Alameda 14',
    status: 'progress',
    tokens: '120',
    amount: '12.000,00 €',
    date: '20 nov 2026',
  },
  {
    reference: 'ORD-7F3K-21',
    name: 'Talleres Metalúrgicos Ibáñez y Compañía, Sociedad Limitada',
    project: 'Rehabilitación energética de la Antigua Fábrica de Harinas',
    status: 'positive',
    tokens: '500',
    amount: '50.000,00 €',
    date: '20 nov 2026',
  },
  {
    reference: 'ORD-7F3J-90',
    name: 'Joan Ferrer i Mas',
    project: 'Naves del Puerto',
    status: 'caution',
    long: true,
    tokens: '10',
    amount: '1.000,00 €',
    date: '19 nov 2026',
  },
  {
    reference: 'ORD-7F3J-88',
    name: 'Sofía Cano Lledó',
    project: 'Naves del Puerto',
    status: 'negative',
    tokens: '25',
    amount: '2.500,00 €',
    date: '19 nov 2026',
  },
  {
    reference: 'ORD-7F3H-05',
    name: 'Andrés Quiroga Val',
    project: 'Edificio Alameda 14',
    status: 'neutral',
    tokens: '60',
    amount: '6.000,00 €',
    date: '17 nov 2026',
  },
];
