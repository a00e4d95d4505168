/** The comparison of a result with the other schools. */
export const schoolTexts = {
  short: 'Outras escolas',
  title: 'E nas outras escolas?',
  lead: 'Cada escola tem a sua tabela de letras e as suas regras. Veja lado a lado o que muda com o mesmo nome e a mesma data, sem gastar nada.',
  open: 'Comparar com as outras escolas',
  number: 'Número',
  difference: 'Comparação',
  same: 'igual',
  other: 'muda',
  changed: (count: number, all: number) => {
    if (count === 0) return `Os ${all} números são iguais em todas as escolas.`;
    return count === 1 ? `1 de ${all} números muda.` : `${count} de ${all} números mudam.`;
  },
} as const;

/** A professional switches rules on which the schools differ. */
export const ruleOptionTexts = {
  title: 'Recalcular por outra regra',
  lead: 'Onde as escolas divergem, você escolhe. Marque as regras que usa e veja o que muda; o mapa guardado leva o nome delas na tela e no PDF.',
  none: 'nenhum',
  changed: (chosen: number, changes: number) => {
    if (chosen === 0) return 'Nenhuma regra trocada.';
    if (changes === 0) return 'Com estas regras, os números deste mapa são os mesmos.';
    return changes === 1 ? '1 número muda:' : `${changes} números mudam:`;
  },
  from: 'de',
  to: 'para',
  keep: 'Guardar o mapa por estas regras',
  ownName: 'Nome das suas regras',
  ownNameRequired: 'Dê um nome às suas regras.',
  keepingOwn: 'Guardando...',
  ownHint: 'Elas passam a ser uma opção do campo Sistema em todas as análises, também para os seus clientes.',
  keepOwn: 'Guardar como minhas regras',
  keptOwn: (name: string) => `“${name}” agora está no campo Sistema.`,
  dropOwn: (name: string) => `Tirar “${name}” do campo Sistema`,
  droppedOwn: 'Regras tiradas do campo Sistema.',
} as const;
