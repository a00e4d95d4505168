#!/usr/bin/env node
import process from 'node:process';
import { run } from './run.ts';
import { todayInSaoPaulo } from './today.ts';

/** A reader may close the pipe early (`| head`), which is no error. */
function refuseAllButClosedPipe(error: unknown): void {
  if (!(error instanceof Error && 'code' in error && error.code === 'EPIPE')) throw error;
}

const { stdin: input, stdout: output, stderr: errors } = process;
output.on('error', refuseAllButClosedPipe);
try {
  process.exitCode = await run(process.argv.slice(2), todayInSaoPaulo(), { input, output, errors });
} catch (error) {
  refuseAllButClosedPipe(error);
}
