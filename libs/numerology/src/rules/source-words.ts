/** The sources of docs/numerology.md section 0 as a reader can follow them, by their code. */
const sourceNames: Readonly<Record<string, string>> = {
  C: 'Curso de Numerologia Cabalística (Daniel Fidélis)',
  L: 'Carlos Rosa, A Última Fronteira, pelo programa Lordlagon',
  T: 'programa de uma loja de mapas',
  D: 'programa Numeris',
  S: 'programa SincroApp',
  W: 'programa Mapas para a Vida',
  Z: 'programa Cabala Numapp',
  N: 'programa NumWeb',
  H: 'programa de harmonização de nomes',
  F: 'programa Fsannino, de várias escolas',
  CH: 'Cheiro, Book of Numbers (1926)',
  K: 'programa da escola do Número Poderoso',
  AO: 'tabela de harmonização da Alquimia Operativa',
  B1: 'artigo A cabala infalível',
  B2: 'artigo Numerologia cabalística e Bíblia',
  B3: 'artigo Tomar a cruz e seguir Jesus',
  produto: 'Sefira',
};

/** `C, L (p. 190)` as names, in the same order; a code without a name stays as it is. */
export function sourcesInWords(source: string): string[] {
  return source.split(', ').map((part) => {
    const [, code = part, place = ''] = /^(\S+)( \(.*\))?$/u.exec(part) ?? [];
    return `${sourceNames[code] ?? code}${place}`;
  });
}
