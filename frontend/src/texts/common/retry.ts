/** A failed read, and the countdown of a limited action. */
export const retryTexts = {
  again: 'Tentar de novo',
  timer: 'Tempo até a próxima tentativa',
  mayRetry: 'Você já pode tentar de novo.',
  retryIn: (minutes: number, seconds: number) =>
    minutes > 0 ? `Faltam ${minutes} min ${String(seconds).padStart(2, '0')} s.` : `Faltam ${seconds} s.`,
  /** A refusal without its fixed time, which a countdown beside it would soon contradict. */
  withoutTime: (message: string) => message.replace(/ Tente de novo em [^.]+\.$/u, ''),
} as const;
