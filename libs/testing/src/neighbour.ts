import { neighbours } from '@sefira/deploy/neighbours';
import { type ServiceUnderTest, startService, type TestGround } from './service.ts';

/** Another service beside the one of a test, as deployments start it. */
export async function startNeighbour(
  name: keyof typeof neighbours,
  ground: TestGround,
  options: Parameters<typeof startService>[2] = {},
): Promise<ServiceUnderTest> {
  return startService(await neighbours[name](), ground, options);
}
