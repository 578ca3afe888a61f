// `npm run bench`, and its parts by name; their code is in lab/bench.
const PARTS: Readonly<Record<string, () => Promise<unknown>>> = {
  genealogie: () => import('../lab/bench/genealogy.ts'),
  grandeur: () => import('../lab/bench/grandeur.ts'),
  lectures: () => import('../lab/bench/reads.ts'),
  dossier: () => import('../lab/bench/dossier.ts'),
  compte: () => import('../lab/bench/compte.ts'),
  taille: () => import('../lab/bench/sizes.ts'),
  surveillance: () => import('../lab/bench/watching.ts'),
}

await (PARTS[process.argv[2] ?? ''] ?? (() => import('../lab/bench/run.ts')))()
