import { type AttackedProduct, password } from './attacked-product.ts';
import { beginExam, createOwnedResources, type OwnedResources } from './owned-resources.ts';

/** An account with the largest plan and one resource of each kind. */
export interface Owner {
  readonly userId: string;
  readonly token: string;
  readonly ownedResources: OwnedResources;
  /** Their ids in bodies, by the name of the field. */
  readonly known: Readonly<Record<string, unknown>>;
}

export async function makeOwner(product: AttackedProduct): Promise<Owner> {
  const { userId, email } = await product.register({ plan: 'professional' });
  const token = await product.openSession(userId);
  const made = await createOwnedResources(
    product.url,
    (method, path, { token: as, body } = {}) => product.call({ method, path, token: as, body }),
    { token, email },
    () => product.platform.idle(),
  );
  const known = {
    clientId: made['/clients/'],
    analysisId: made['/numerology/analyses/'],
    reportId: made['/reports/'],
    password,
    adminPassword: password,
  };
  return {
    userId,
    token,
    ownedResources: { ...made, '/training/exams/': await beginExam(product.database, userId) },
    known,
  };
}
