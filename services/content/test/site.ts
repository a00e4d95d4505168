import { definition } from '@sefira/content-service/definition';
import { type Clock, systemClock } from '@sefira/platform/clock';
import { person, type ServiceUnderTest, startService, type TestGround, testGround } from '@sefira/testing/service';

export const environment = { PUBLIC_URL: 'https://sefira.example/', REPORTS_URL: 'http://127.0.0.1:9' };
export const admin = person('01900000-0000-7000-8000-00000000000a', { role: 'admin' });

/** The service on a ground of its own. */
export async function startSite(
  stack: AsyncDisposableStack,
  clock: Clock = systemClock,
): Promise<{ readonly ground: TestGround; readonly content: ServiceUnderTest }> {
  const ground = stack.use(await testGround());
  return { ground, content: stack.use(await startService(definition, ground, { environment, clock })) };
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
