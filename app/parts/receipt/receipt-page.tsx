import { PrintButton } from '#app/ui/controls/print-button.tsx';
import { bullets } from '#app/ui/layout/bullets.css.ts';
import { Card } from '#app/ui/layout/card.tsx';
import { type Fact, Facts } from '#app/ui/layout/facts.tsx';
import { PageHeader } from '#app/ui/layout/page-header.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { SumTable } from '#app/ui/layout/sum-table.tsx';
import { Text } from '#app/ui/layout/text.tsx';

interface ReceiptPageProps {
  crumbs: Parameters<typeof PageHeader>[0]['crumbs'];
  title: string;
  /** Who issued it, under these words, and where they are. */
  issuedBy: string;
  house: string;
  address: string;
  facts: readonly Fact[];
  lines: Parameters<typeof SumTable>[0]['lines'];
  total: Parameters<typeof SumTable>[0]['total'];
  note: string;
  /** What belongs to it, under these words. */
  papersTitle: string;
  papers: readonly { name: string; href: string }[];
}

/** A receipt on one page that prints: by whom, of what and for whom, and what it comes to. */
export function ReceiptPage(props: ReceiptPageProps) {
  const { crumbs, title, issuedBy, house, address, facts, lines, total, note, papersTitle, papers } = props;
  return (
    <Stack gap="card">
      <PageHeader crumbs={crumbs} title={title} actions={<PrintButton />} />
      <Card title={house} eyebrow={issuedBy}>
        {address && (
          <Text size="small" tone="soft">
            {address}
          </Text>
        )}
        <Facts items={facts} />
        <SumTable caption={title} lines={lines} total={total} />
        <Text size="small" tone="soft">
          {note}
        </Text>
      </Card>
      {papers.length > 0 && (
        <Card title={papersTitle}>
          <ul className={bullets}>
            {papers.map(({ name, href }) => (
              <li key={href}>
                <a href={href}>{name}</a>
              </li>
            ))}
          </ul>
        </Card>
      )}
    </Stack>
  );
}
