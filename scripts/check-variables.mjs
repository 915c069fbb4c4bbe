/** Reads the variables of both processes as they themselves will, before either is started, so that one reading mends everything. */
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from './environment.mjs';

/** Every bad or missing variable of the back end and of the dashboard, a sentence each; both must be built. */
export async function variableProblems(env) {
  const backend = await load('build/backend/config.js');
  const dashboard = await load('build/door/config.js');
  const problems = [];
  try {
    backend.readConfig(env);
  } catch (error) {
    if (!Array.isArray(error.problems)) throw error;
    problems.push(...error.problems.map((problem) => `back end: ${problem}`));
  }
  const checked = dashboard.readConfig(env);
  if ('problems' in checked) problems.push(...checked.problems.map((problem) => `dashboard: ${problem}`));
  return problems;
}

function load(file) {
  return import(pathToFileURL(path.join(ROOT, file)).href);
}
