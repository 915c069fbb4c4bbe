import { asTable, asTableSummary, dataCell, dataTable } from './chart.css.ts';
import type { ChartProps } from './drawing.ts';

/** What a chart is a picture of: names first, figures under each other. */
export function ChartTable({ summary, table }: { summary: string; table: ChartProps['table'] }) {
  const cell = (index: number) => dataCell[index === 0 ? 'name' : 'figure'];
  return (
    <details className={asTable}>
      <summary className={asTableSummary}>{summary}</summary>
      <table className={dataTable}>
        <thead>
          <tr>
            {table.headers.map((header, index) => (
              <th key={header} scope="col" className={cell(index)}>
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map((row) => (
            <tr key={row[0]}>
              {row.map((text, index) =>
                index === 0 ? (
                  <th key={table.headers[index]} scope="row" className={cell(index)}>
                    {text}
                  </th>
                ) : (
                  <td key={table.headers[index]} className={cell(index)}>
                    {text}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
