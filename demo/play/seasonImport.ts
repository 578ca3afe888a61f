// The files that the office imports: clients from the sales staff (one already exists, one has an unknown country), and a small
// plot whose position is one point.
import { createHash } from 'node:crypto'
import type { PoolClient } from 'pg'
import { connect, inTransaction } from '../../src/database/db.ts'
import { kindOf } from '../../src/imports/kinds.ts'
import { readRows } from '../../src/imports/read.ts'
import { type Lot, reportOf } from '../../src/imports/report.ts'
import { createRowConverter } from '../../src/imports/understand.ts'
import type { ObjectStore } from '../../src/objects/port.ts'
import { ORGANISATION, PRODUCTEUR, UTILISATEUR } from '../ids.ts'
import type { Season } from './seasonStage.ts'

type File = {
  readonly genre: string
  readonly nom_fichier: string
  readonly auteur: string
  readonly bytes: Buffer
}

const FILES: readonly File[] = [
  {
    genre: 'clients',
    nom_fichier: 'clients-europe.csv',
    auteur: UTILISATEUR.commercial,
    bytes: Buffer.from(`Code;Nom;Pays;Courriel
BIO-GENEVE;Bio Genève;CH;achats@biogeneve.example
FRUITS-RUNGIS;Fruits de Rungis;FR;
PRIMEURS-OSLO;Primeurs d’Oslo;Scandinavie;
`),
  },
  {
    genre: 'parcelles',
    nom_fichier: 'parcelles-par-un-point.csv',
    auteur: UTILISATEUR.rsci,
    bytes: Buffer.from(`producteur;nom;produit;longitude;latitude;surface_ha
${PRODUCTEUR.ordinary};Coin du puits;ANANAS;2,1842;6,5711;0,8
`),
  },
]
const sha256Of = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')
const SESSION = '($2::uuid, $3::uuid, true)::utilisateur.session'

/** Imports the files as the service does: each is tried, withdrawn, and then applied without its faulty rows. */
export async function playImports(season: Season): Promise<void> {
  for (const file of FILES) await playImport(season, file)
}

async function playImport(
  { client, before, call }: Season,
  { genre, nom_fichier, auteur, bytes }: File,
): Promise<void> {
  const session = [ORGANISATION.demo, auteur]
  const { importation } = await call<{ importation: { id: string } }>(
    auteur,
    `importation.creer($1, ${SESSION}, $4)`,
    [
      JSON.stringify({
        genre,
        format: 'csv',
        nom_fichier,
        taille_octets: bytes.length,
        sha256: sha256Of(bytes),
      }),
      ...session,
      before(13),
    ],
  )
  const { id } = importation
  const it = { organisation_id: ORGANISATION.demo, importation_id: id, auteur_id: auteur }
  const told = <T>(name: string, request: object) =>
    call<T>(auteur, `v1.${name}($1)`, [JSON.stringify({ ...it, ...request })])
  const write = (statut: string) =>
    told<Lot>('importation_ecrire', { statut, apres: 0, nombre: 200, secret: {} })
  const note = (lot: Lot, ecrites: number) =>
    told('importation_noter', { ...reportOf(lot.lignes), examinees: lot.dernier, ecrites })
  const asked = (act: string, ...more: string[]) =>
    call(auteur, `importation.${act}($1, ${more.map((_, i) => `$${i + 5}, `).join('')}${SESSION}, $4)`, [
      id,
      ...session,
      before(13),
      ...more,
    ])

  await asked('essayer')
  const kind = kindOf(genre)
  const understand = createRowConverter(kind)
  const lignes = []
  for await (const row of readRows(kind, 'csv', bytes))
    lignes.push({ rang: lignes.length + 1, ...understand(row) })
  await told('importation_lire', { vider: true, lignes })
  await client.query('savepoint essai')
  const tried = await write('en_essai')
  await client.query('rollback to savepoint essai')
  await note(tried, 0)
  await told('importation_avancer', { acte: 'conclure', raison: null })
  await asked('appliquer', 'bonnes')
  const done = await write('en_application')
  await note(done, done.lignes.filter(({ ecrite }) => ecrite).length)
  await told('importation_avancer', { acte: 'achever', raison: null })
}

/** Puts the files into the store under the keys in the database. Does nothing if no season was played. */
export async function storeImports(adminUrl: string, store: Pick<ObjectStore, 'put'>): Promise<void> {
  const pool = connect(adminUrl, { max: 1, role: 'metier', application: 'sillon-demo' })
  const keysOf = (bytes: Buffer) => async (client: PoolClient) => {
    await client.query("select set_config('sillon.organisation_id', $1, true)", [ORGANISATION.demo])
    const text = 'select importation.cle_objet(i) as cle from importation.importation i where i.sha256 = $1'
    return (await client.query<{ cle: string }>(text, [sha256Of(bytes)])).rows
  }
  try {
    for (const { bytes } of FILES)
      for (const { cle } of await inTransaction(pool, keysOf(bytes))) {
        const type_media = 'application/octet-stream'
        await store.put({ cle, type_media, taille_octets: bytes.length, sha256: sha256Of(bytes) }, bytes)
      }
  } finally {
    await pool.end()
  }
}
