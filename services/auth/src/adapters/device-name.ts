import Bowser from 'bowser';

/** A User-Agent in words: `Chrome em Windows`. */
export function deviceName(userAgent: string): string {
  if (userAgent === '') return 'Dispositivo desconhecido';
  const { browser, os } = Bowser.parse(userAgent);
  const names = [browser.name, os.name].filter((name) => name !== undefined && name !== '');
  return names.length > 0 ? names.join(' em ') : 'Dispositivo desconhecido';
}

/** A network prefix in words. */
export function placeName(addressPrefix: string): string {
  return addressPrefix === '' ? 'Rede desconhecida' : `Rede ${addressPrefix}`;
}
