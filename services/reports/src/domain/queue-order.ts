/** Inputs of a document's priority on the render queues. */
export interface QueuePlace {
  /** Whether a call waits for it. */
  readonly waiting: boolean;
  readonly isGuest: boolean;
  /** Other unsettled documents of the same owner. */
  readonly ahead: number;
}

const classSize = 10_000;

/** Priority of a document that is not requested. */
export const lowestPriority = 4 * classSize;

/**
 * Priority of a render job, lower goes first: documents with a waiting call before the others, of each kind customers'
 * before guests', of each class the first of every owner before the second of any (docs/decisions/0023-work-limits-and-fair-queues.md).
 * @returns 1 to 40,000
 */
export function renderPriority({ waiting, isGuest, ahead }: QueuePlace): number {
  const group = (waiting ? 0 : 2) + (isGuest ? 1 : 0);
  return group * classSize + 1 + Math.min(ahead, classSize - 1);
}

/** Priorities of customers' documents with a waiting call are at most this. */
export const awaitedByCustomer = classSize;

/** Whether a priority is that of a guest's document. */
export function isGuestPriority(priority: number): boolean {
  return Math.floor((priority - 1) / classSize) % 2 === 1;
}
