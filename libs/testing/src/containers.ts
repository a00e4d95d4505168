import { existsSync } from 'node:fs';
import { openTool } from './tools.ts';

interface StartedContainer {
  getHost(): string;
  getMappedPort(port: number): number;
  stop(): Promise<unknown>;
}

interface HealthCheck {
  readonly test: ['CMD-SHELL', string];
  readonly interval: number;
  readonly timeout: number;
  readonly retries: number;
}

interface Container {
  withEnvironment(variables: Record<string, string>): Container;
  withCommand(command: string[]): Container;
  withExposedPorts(port: number): Container;
  withHealthCheck(check: HealthCheck): Container;
  withWaitStrategy(strategy: object): Container;
  start(): Promise<StartedContainer>;
}

/** What the tests use of testcontainers. */
export interface Containers {
  readonly GenericContainer: new (image: string) => Container;
  readonly Wait: { forHealthCheck(): object };
  getContainerRuntimeClient(): Promise<unknown>;
}

/** testcontainers where a Docker daemon answers, else null; installed only where there may be one. */
export async function openContainers(environment: NodeJS.ProcessEnv): Promise<Containers | null> {
  if (environment.DOCKER_HOST === undefined && !existsSync('/var/run/docker.sock')) return null;
  try {
    const containers = await (await openTool('containers')).load<Containers>('testcontainers');
    await containers.getContainerRuntimeClient();
    return containers;
  } catch {
    return null;
  }
}
