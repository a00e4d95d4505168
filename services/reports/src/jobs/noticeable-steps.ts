/** A step that is over sooner is nothing that anybody could see; noting each costs more than many of them take. */
const lastingMilliseconds = 150;

/** Follows a work through its steps and notes those that last. */
export interface LastingSteps<Step> {
  /** Ends the step before. */
  enter(step: Step): void;
  /** Ends the last step. Resolves when nothing is being noted any more. */
  end(): Promise<void>;
}

/** `note` is called once for each step that lasts, one after the other; it must not reject. */
export function followSteps<Step>(note: (step: Step) => Promise<void>): LastingSteps<Step> {
  let timer: NodeJS.Timeout | undefined;
  let noting: Promise<void> = Promise.resolve();
  return {
    enter(step) {
      clearTimeout(timer);
      timer = setTimeout(() => {
        noting = noting.then(() => note(step));
      }, lastingMilliseconds);
    },
    async end() {
      clearTimeout(timer);
      await noting;
    },
  };
}
