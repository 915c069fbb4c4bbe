import { Text } from '#app/ui/layout/text.tsx';

/** What somebody wrote, line by line. */
export function Paragraphs({ lines }: { lines: readonly string[] }) {
  return lines.filter((line) => line.trim() !== '').map((line, at) => <Text key={at}>{line}</Text>);
}
