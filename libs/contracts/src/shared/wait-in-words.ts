function count(amount: number, one: string, many: string): string {
  return `${amount} ${amount === 1 ? one : many}`;
}

/**
 * A wait in Portuguese, never shorter than it is: "40 segundos", "51 minutos", "2 horas e 5 minutos".
 * @param seconds rounded up to a whole second below a minute, to a whole minute from there on
 */
export function waitInWords(seconds: number): string {
  const whole = Math.max(1, Math.ceil(seconds));
  if (whole < 60) return count(whole, 'segundo', 'segundos');
  const minutes = Math.ceil(whole / 60);
  if (minutes < 60) return count(minutes, 'minuto', 'minutos');
  const hours = count(Math.floor(minutes / 60), 'hora', 'horas');
  return minutes % 60 === 0 ? hours : `${hours} e ${count(minutes % 60, 'minuto', 'minutos')}`;
}
