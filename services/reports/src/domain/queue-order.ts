/** Place on the render queue of what nobody waits for; a job without a number goes first. */
export const backgroundPriority = 10;
