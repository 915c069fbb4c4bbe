/** Texts as a language file holds them: by the parts of their keys. */
export interface TextTree {
  [key: string]: string | TextTree;
}

/** Texts by namespace. */
export type Texts = Record<string, TextTree>;
