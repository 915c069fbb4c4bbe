import type { PostProcessorModule } from 'i18next';
import { oneStop } from '#domain/text/one-stop.ts';

/** The name by which the settings ask for it. */
export const ONE_STOP = 'one-stop';

/** No text of the app ends with two full stops because what it was filled with ends with one. */
export const oneStopModule: PostProcessorModule = {
  type: 'postProcessor',
  name: ONE_STOP,
  process: (text: string, _key, values: Record<string, unknown>) =>
    // A text that is no sentence, or that was not found, comes as what it is.
    typeof text === 'string' && text.includes('..') ? oneStop(text, Object.values(values)) : text,
};
