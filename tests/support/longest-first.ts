import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** What takes half a minute and more on a machine of its own: begun last, one of them would keep the other workers waiting at the end. */
const LONG = [
  'fuzz/forms',
  'fuzz/odd-parameters',
  'fuzz/api',
  'fuzz/crash',
  'backend/isolation',
  'started/newcomers',
  'routes/broken-bytes',
  'routes/role-table',
  'routes/steps-walk',
  'started/restarts',
  'backend/exports-of-many',
  'backend/killed-runs',
  'backend/killed-payment',
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
    const rankOf = ({ moduleId }: TestSpecification) => {
      const place = LONG.findIndex((name) => moduleId.endsWith(name));
      return place < 0 ? LONG.length : place;
    };
    return (await super.sort(files)).sort((one, other) => rankOf(one) - rankOf(other));
  }
}
