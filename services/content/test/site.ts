import { type Clock, systemClock } from '@sefira/platform/time/clock';
import {
  createTestEnvironment,
  person,
  type ServiceUnderTest,
  startService,
  type TestEnvironment,
} from '@sefira/testing/test-environment';
import { definition } from '../src/definition.ts';

const environment = { PUBLIC_URL: 'https://sefira.example/', REPORTS_URL: 'http://127.0.0.1:9' };
export const admin = person('01900000-0000-7000-8000-00000000000a', { role: 'admin' });

/** The service in a test environment of its own. */
export async function startSite(
  stack: AsyncDisposableStack,
  clock: Clock = systemClock,
): Promise<{ readonly testEnvironment: TestEnvironment; readonly content: ServiceUnderTest }> {
  const testEnvironment = stack.use(await createTestEnvironment());
  return {
    testEnvironment,
    content: stack.use(await startService(definition, testEnvironment, { environment, clock })),
  };
}

/** Fields of an article that the contract takes. */
export function draft(slug: string, body: string, title = 'Um texto de teste sobre girassóis') {
  return {
    kind: 'blog' as const,
    slug,
    frontMatter: {
      title,
      summary: 'Um resumo bastante longo para o contrato aceitar.',
      topic: 'Testes',
      date: '2026-11-20',
      numbers: [7],
      motif: 'web' as const,
      keywords: ['girassol'],
      position: 0,
    },
    body,
    status: 'published' as const,
  };
}
