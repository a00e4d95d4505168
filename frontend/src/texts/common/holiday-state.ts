/** The state with holidays that count beside the national ones. */
export const holidayStateTexts = {
  label: 'Feriados também do estado',
  none: 'Só os nacionais',
} as const;
