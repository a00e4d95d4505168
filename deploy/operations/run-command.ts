import { ConfigurationError } from '@sefira/platform/configuration/configuration';

/** Runs an operator's command: an error is one line, and the exit code says whether the configuration is incomplete. */
export async function runCommand(command: () => Promise<void>): Promise<void> {
  try {
    await command();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = error instanceof ConfigurationError ? ConfigurationError.exitCode : 1;
  }
}
