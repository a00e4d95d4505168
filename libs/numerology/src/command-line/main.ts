import process from 'node:process';
import { run } from './run.ts';

/** Today's date in São Paulo, `YYYY-MM-DD`. */
function todayInSaoPaulo(): string {
  const format = new Intl.DateTimeFormat('en', {
    timeZone: 'America/Sao_Paulo',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  const parts = new Map(format.formatToParts(new Date()).map(({ type, value }) => [type, value]));
  return `${parts.get('year')}-${parts.get('month')}-${parts.get('day')}`;
}

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
