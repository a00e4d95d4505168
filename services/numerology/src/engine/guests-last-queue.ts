import { Piscina } from 'piscina';

type TaskQueue = NonNullable<ConstructorParameters<typeof Piscina>[0]>['taskQueue'] & object;
type Task = Parameters<TaskQueue['push']>[0];

/** Caller of a task. */
export interface TaskOptions {
  readonly [Piscina.queueOptionsSymbol]: { readonly isGuest: boolean };
}

/** Customers' tasks in order of arrival, then guests' (docs/decisions/0023-work-limits-and-fair-queues.md). */
export function createGuestsLastQueue(): TaskQueue {
  const [customers, guests]: [Task[], Task[]] = [[], []];
  const listOf = (task: Task) => {
    const options = (task as unknown as Partial<TaskOptions>)[Piscina.queueOptionsSymbol];
    return options?.isGuest ? guests : customers;
  };
  return {
    get size() {
      return customers.length + guests.length;
    },
    shift: () => customers.shift() ?? guests.shift() ?? null,
    push(task) {
      listOf(task).push(task);
    },
    remove(task) {
      const list = listOf(task);
      const index = list.indexOf(task);
      if (index >= 0) list.splice(index, 1);
    },
  };
}
