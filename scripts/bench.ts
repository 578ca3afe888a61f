// `npm run bench`, and its parts by name; the benches themselves stand in bench/.
const PARTS: Readonly<Record<string, () => Promise<unknown>>> = {
  genealogie: () => import('../bench/genealogy.ts'),
  grandeur: () => import('../bench/grandeur.ts'),
  lectures: () => import('../bench/reads.ts'),
  dossier: () => import('../bench/dossier.ts'),
  compte: () => import('../bench/compte.ts'),
  taille: () => import('../bench/sizes.ts'),
  surveillance: () => import('../bench/watching.ts'),
}

await (PARTS[process.argv[2] ?? ''] ?? (() => import('../bench/run.ts')))()
