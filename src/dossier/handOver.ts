// The hand-over of a due diligence statement to an importer: one ZIP with the GeoJSON that TRACES reads, a data sheet, and the tables of
// goods, plots and upstream references.
import type { Serve } from '../http/calls/call.ts'
import type { Cell } from '../http/tables/cells.ts'
import { csvHead, csvLines } from '../http/tables/csv.ts'
import { archiveOf, type Entry } from './archive.ts'
import { bytesOf } from './contents/files.ts'

type Row = Readonly<Record<string, unknown>>
/** The contents of a filed statement for an importer. */
export type HandOver = Row & {
  readonly id: string
  readonly deposee_le: string
  readonly geojson: object
  readonly marchandises: readonly Row[]
  readonly parcelles_origine: readonly Row[]
  readonly amont: readonly Row[]
}

const ZIP = 'application/zip'
const GOODS = ['code', 'nom_fr', 'nom_en', 'code_nc', 'nom_scientifique', 'matiere', 'quantite_g']
const PLOTS = ['parcelle_id', 'nom', 'producteur', 'surface_m2', 'quantite_g', 'collecte_du', 'collecte_au']
const EVIDENCE = ['source_evaluation', 'evaluee_le', 'resultat', 'reference', 'fichier_nom', 'fichier_sha256']
const UPSTREAM = ['numero_dds', 'numero_verification', 'identifiant_declaration']

/** Sends the hand-over as JSON, or as one ZIP. */
export const sendHandOver: Serve = async ({ request, accepted, run }) => {
  const body = await run('declarations_eudr_remise', request)
  if (accepted !== ZIP) return { body }
  return { body: (await packed(JSON.parse(body))).toString('base64'), isBase64: true, type: ZIP }
}

/** Packs what a statement hands over into one ZIP. */
export async function packed(handOver: HandOver): Promise<Buffer> {
  return Buffer.concat(await Array.fromAsync(archiveOf(entriesOf(handOver), new Date(handOver.deposee_le))))
}

/** Makes a link of a statement, and shows its whole address. */
export function linkStatement(publicUrl: string): Serve {
  return async ({ request, run }) => {
    const { chemin, ...made } = JSON.parse(await run('declarations_eudr_lier', request)) as Row
    return { body: JSON.stringify({ ...made, adresse: `${publicUrl}${chemin}` }) }
  }
}

function entriesOf({ geojson, ...sheet }: HandOver): readonly Entry[] {
  const plots = sheet.parcelles_origine.map((row) => ({ ...row, ...((row.evaluation ?? {}) as Row) }))
  return [
    entry('parcelles.geojson', JSON.stringify(geojson)),
    entry('fiche.json', `${JSON.stringify(sheet, null, 2)}\n`),
    entry('marchandises.csv', tableOf(GOODS, sheet.marchandises)),
    entry('parcelles.csv', tableOf([...PLOTS, ...EVIDENCE], plots)),
    entry('amont.csv', tableOf(UPSTREAM, sheet.amont)),
  ]
}

const entry = (path: string, text: string): Entry => ({
  path,
  open: async function* () {
    yield bytesOf(text)
  },
})

const tableOf = (heads: readonly string[], rows: readonly Row[]): string =>
  csvHead(heads) + csvLines(rows.map((row) => heads.map((head) => cellOf(row[head]))))

const cellOf = (value: unknown): Cell =>
  typeof value === 'number'
    ? { digits: String(value) }
    : { text: value === null || value === undefined ? '' : String(value) }
