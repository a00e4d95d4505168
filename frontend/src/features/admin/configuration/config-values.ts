import type { ConfigurationItem } from '@sefira/contracts/admin-config/configuration-calls';
import { configTexts as texts } from '../../../texts/admin/admin.ts';
import { formatMoney } from '../../../ui/format/money.ts';

type Value = Exclude<ConfigurationItem['value'], null>;

const numbers = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 6 });
const dollars = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'USD' });
const mail = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** A value as text for the page, with what a number counts. */
export function shownValue(value: ConfigurationItem['value'], unit?: string): string {
  if (value === null || value === '') return texts.unset;
  if (typeof value === 'boolean') return value ? texts.yes : texts.no;
  if (typeof value === 'string') return value;
  if (unit === 'centavos') return formatMoney(value);
  if (unit === 'centavos de dólar') return dollars.format(value / 100);
  return unit === undefined ? numbers.format(value) : `${numbers.format(value)} ${unit}`;
}

/** A value as input text. */
export function typedValue(item: Pick<ConfigurationItem, 'value' | 'visibility'>): string {
  if (item.value === null || item.visibility === 'secret') return '';
  return String(item.value);
}

/** Input text parsed by the type of the setting; undefined when invalid. */
export function readTyped(type: ConfigurationItem['type'], typed: string): Value | undefined {
  const text = typed.trim();
  switch (type) {
    case 'boolean':
      return text === 'true' ? true : text === 'false' ? false : undefined;
    case 'number': {
      const number = Number(text.replace(',', '.'));
      return text !== '' && Number.isFinite(number) ? number : undefined;
    }
    case 'email':
      return mail.test(text) ? text : undefined;
    case 'url':
      return URL.canParse(text) ? text : undefined;
    case 'text':
    case 'textarea':
      return text === '' ? undefined : text;
  }
}
