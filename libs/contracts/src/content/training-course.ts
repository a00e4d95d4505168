/** The course as pages and certificates show it. */
export const trainingCourse = {
  title: 'Formação em Numerologia Cabalística',
  modules: [
    { id: 'primeiros-numeros', title: 'Primeiros números', text: 'As letras, os acentos e os três números do nome.' },
    { id: 'data-e-carater', title: 'A data e o caráter', text: 'Destino e Missão, lições, tendências e dívidas.' },
    { id: 'tempo-e-encontros', title: 'O tempo e os encontros', text: 'Ciclos, desafios, ano pessoal e harmonia.' },
    {
      id: 'leitura-profissional',
      title: 'A leitura profissional',
      text: 'Triângulos, empresas, ética e o mapa inteiro.',
    },
  ],
} as const;

/** Rules of the final test: questions, required right answers, minutes, attempts. */
export const examRules = { questions: 20, right: 15, minutes: 45, tries: 3, days: 7 } as const;
