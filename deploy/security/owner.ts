import { type Belongings, beginExam, makeBelongings } from './belongings.ts';
import { type AttackedHouse, password } from './house.ts';

/** A person of the plan that has everything, with one of each thing that a person can have. */
export interface Owner {
  readonly userId: string;
  readonly token: string;
  readonly belongings: Belongings;
  /** What bodies name of them, by the name of the field. */
  readonly known: Readonly<Record<string, unknown>>;
}

export async function makeOwner(house: AttackedHouse): Promise<Owner> {
  const { userId, email } = await house.register({ plan: 'professional' });
  const token = await house.openSession(userId);
  const made = await makeBelongings(
    house.url,
    (method, path, { token: as, body } = {}) => house.call({ method, path, token: as, body }),
    { token, email },
    () => house.platform.idle(),
  );
  const known = {
    clientId: made['/clients/'],
    analysisId: made['/numerology/analyses/'],
    reportId: made['/reports/'],
    password,
    adminPassword: password,
  };
  return { userId, token, belongings: { ...made, '/training/exams/': await beginExam(house.database, userId) }, known };
}
