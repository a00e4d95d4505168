/** `12,5%`, at most one decimal. */
export function percentInWords(percent: number): string {
  return `${percent.toLocaleString('pt-BR', { maximumFractionDigits: 1 })}%`;
}
