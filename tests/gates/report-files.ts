import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Reporter, TestModule } from 'vitest/node';

/** A test file as `npm test` counts it. */
export interface FileResult {
  readonly file: string;
  readonly seconds: number;
  readonly passed: number;
  /** A file that could not be loaded counts as one failure. */
  readonly failed: number;
}

/** Names the file into which `ReportFiles` writes its results. */
export const reportVariable = 'SEFIRA_TEST_REPORT';

function resultOf(module: TestModule): FileResult {
  const states = [...module.children.allTests()].map((test) => test.result().state);
  const failed = states.filter((state) => state === 'failed').length;
  const { collectDuration, setupDuration, duration } = module.diagnostic();
  return {
    file: path.relative(module.project.vitest.config.root, module.moduleId),
    seconds: (collectDuration + setupDuration + duration) / 1000,
    passed: states.filter((state) => state === 'passed').length,
    failed: module.state() === 'failed' ? Math.max(1, failed) : failed,
  };
}

/** A reporter of vitest: one JSON list of the run's files. */
export default class ReportFiles implements Reporter {
  async onTestRunEnd(modules: readonly TestModule[]): Promise<void> {
    await writeFile(process.env[reportVariable] ?? '', JSON.stringify(modules.map(resultOf)));
  }
}
