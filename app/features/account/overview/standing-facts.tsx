import { Chip, type ChipTone } from '#app/ui/controls/chip.tsx';
import { LinkButton } from '#app/ui/controls/link-button.tsx';
import { Cluster } from '#app/ui/layout/cluster.tsx';
import { Facts } from '#app/ui/layout/facts.tsx';
import { Text } from '#app/ui/layout/text.tsx';

interface StandingLine {
  name: string;
  text: string;
  chip: { tone: ChipTone; label: string };
  way: { href: string; label: string; named: string } | '' | null;
}

/** Parts of an account as rows: how each stands, what it is about, and its way. */
export function StandingFacts({ rows }: { rows: readonly StandingLine[] }) {
  return (
    <Facts
      items={rows.map(({ name, text, chip, way }) => ({
        label: name,
        value: (
          <Cluster>
            <Chip tone={chip.tone}>{chip.label}</Chip>
            <Text as="span" size="small" tone="soft">
              {text}
            </Text>
          </Cluster>
        ),
        action: way && (
          <LinkButton size="small" href={way.href} aria-label={way.named}>
            {way.label}
          </LinkButton>
        ),
      }))}
    />
  );
}
