import { withoutAccents } from '@sefira/contracts/shared/fold';
import { test as isOnList } from 'fxa-common-password-list';

/** Common in Brazil and for this product's subject; the package's list is international. */
const ours = new Set(
  (
    'senha senhas minhasenha suasenha mudar trocar acesso entrar brasil brasileiro flamengo corinthians palmeiras ' +
    'saopaulo santos gremio internacional vasco cruzeiro botafogo fluminense atletico deusefiel deus jesus jesuscristo ' +
    'cristo familia amor amorzinho meuamor teamo saudade felicidade gabriel gabriela mariana juliana fernanda rafael ' +
    'felipe gustavo eduardo leonardo lucas mateus joao maria joaquim carnaval futebol cachorro gatinho princesa ' +
    'bonita lindinha numerologia cabala cabalistica sefira sefirot kabbalah destino expressao motivacao arcano mapa ' +
    'numerologo estrela horoscopo abcdef qwerty asdfgh zxcvbn'
  ).split(' '),
);

/** True for a listed password, a listed word followed by digits or symbols, a repeated character or a sequence. */
export function isCommonPassword(password: string): boolean {
  const plain = withoutAccents(password).toLowerCase();
  const word = plain.replace(/[^a-z]+$/u, '');
  return isOnList(plain) || ours.has(plain) || ours.has(word) || /^(.)\1*$/u.test(plain) || isSequence(plain);
}

function isSequence(text: string): boolean {
  return '01234567890123456789'.includes(text) || '98765432109876543210'.includes(text);
}
