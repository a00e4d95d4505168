/** What decides the place of a document on the render queue. */
export interface QueuePlace {
  /** Whether a person waits for it now. */
  readonly waiting: boolean;
  readonly isGuest: boolean;
  /** Documents of the same owner that are ordered and not made yet. */
  readonly ahead: number;
}

const classSize = 10_000;

/**
 * Priority of a render job, lower goes first: documents that a person waits for before the others, of each kind customers'
 * before guests', of each class the first of every owner before the second of any (docs/decisions/0030-secrets-and-personal-data-at-rest.md).
 * @returns 1 to 40,000
 */
export function renderPriority({ waiting, isGuest, ahead }: QueuePlace): number {
  const group = (waiting ? 0 : 2) + (isGuest ? 1 : 0);
  return group * classSize + 1 + Math.min(ahead, classSize - 1);
}
