import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** What takes half a minute and more on a machine of its own: begun last, one of them would keep the other workers waiting at the end. */
const LONG = [
  'routes/broken-bytes',
  'routes/role-table',
  'routes/steps-walk',
  'started/restarts',
  'started/clock',
  'backend/paging-by-key',
  'backend/shaky-providers',
  'backend/jobs',
  'routes/project-bad-input',
  'backend/oversubscription',
  'routes/customization-walk',
  'routes/faults',
].map((name) => `tests/${name}.test.ts`);

/** Vitest's own order, with the longest files before it: without a memory of earlier runs it knows sizes, not times. */
export default class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({ moduleId }: TestSpecification) => LONG.some((name) => moduleId.endsWith(name));
    const rest = await super.sort(files);
    return [...rest.filter(isLong), ...rest.filter((file) => !isLong(file))];
  }
}
