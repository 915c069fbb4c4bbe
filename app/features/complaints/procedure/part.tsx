import { bullets } from '#app/ui/layout/bullets.css.ts';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Text } from '#app/ui/layout/text.tsx';

interface PartProps {
  id?: string;
  title: string;
  texts: readonly string[];
  list?: readonly string[];
}

/** One part of the description, under its heading. */
export function Part({ id, title, texts, list = [] }: PartProps) {
  return (
    <Stack gap="tight" as="section" id={id}>
      <h2>{title}</h2>
      {texts.map((text) => (
        <Text key={text}>{text}</Text>
      ))}
      {list.length > 0 && (
        <ul className={bullets}>
          {list.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
    </Stack>
  );
}
