import { queueOptionsSymbol, type TaskQueue } from 'piscina';

type Task = Parameters<TaskQueue['push']>[0];

/** The entry of a task that the queue below reads. */
export function queueOptionsOf(options: { readonly isGuest: boolean }): Task {
  return { [queueOptionsSymbol]: options };
}

/** Customers' tasks in order of arrival, then guests' (docs/decisions/0023-work-limits-and-fair-queues.md). */
export function createGuestsLastQueue(): TaskQueue {
  const [customers, guests]: [Task[], Task[]] = [[], []];
  const listOf = (task: Task) => (isGuests(task) ? guests : customers);
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

function isGuests({ [queueOptionsSymbol]: options }: Task): boolean {
  return options !== null && 'isGuest' in options && options.isGuest === true;
}
