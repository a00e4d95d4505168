export const hourMilliseconds = 3_600_000;
export const daySeconds = 86_400;
/** A day of 24 hours. */
export const dayMilliseconds = 86_400_000;
