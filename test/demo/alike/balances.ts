// The mass balance from route, report and dossier, for the whole time and for a few days; it equals the sum of the lots.
import { parse } from 'csv-parse/sync'
import { BALANCE } from '../../../src/dossier/contents/balance.ts'
import { FRAME, filesOf, readingOf } from '../../dossier/support.ts'
import { by, expectAlike, type Row, sums, type Ways } from './ways.ts'

const KEY = ['produit', 'site', 'referentiel', 'categorie']

/** Expects the same balance of a period from every way of reading; its first and last day are days in Porto-Novo's time zone. */
export async function expectBalancesAlike(ways: Ways, du: string, au: string): Promise<void> {
  const bounds = [`${du} 00:00:00+01`, `${after(au)} 00:00:00+01`] as const
  const report = await ways.report('select * from rapports.bilan_matiere', bounds)
  const heads = Object.keys(report[0] ?? {}).filter(
    (head) => !['du', 'au', ...KEY, 'certificats'].includes(head),
  )
  const said = (row: Row) => ({
    ...Object.fromEntries(heads.map((head) => [head, Number(row[head] ?? 0)])),
    certificats: [row.certificats].flat().join(', '),
    ecart_g: 0,
  })
  const keyed = (rows: readonly Row[]) =>
    rows.map((row) => ({ ...row, cle: KEY.map((part) => row[part]).join(' ') }))
  const path = `/v1/bilan-matiere?du=${du}&au=${au}`
  const reading = readingOf({ bilan_matiere: await ways.rest(path, 'bilans') })
  const files = await filesOf([BALANCE], reading, { ...FRAME, du, au })
  const dossier = parse(files.get('bilan_matiere.csv') ?? '', { bom: true, columns: true }) as Row[]
  expectAlike({
    report: by(keyed(report), said, 'cle'),
    rest: by(keyed((await ways.rest(path, 'bilans')).map(flat)), said, 'cle'),
    dossier: by(keyed(dossier), said, 'cle'),
  })
}

/** Expects that the closing balances equal the stock under each referential, and that the stock equals the lots. */
export async function expectStockAlike(ways: Ways): Promise<void> {
  const lots = await ways.rest('/v1/lots', 'lots')
  const whole = lots.reduce((sum, { quantite_g }) => sum + quantite_g, 0)
  const bilans = await ways.rest('/v1/bilan-matiere', 'bilans')
  const stock = sums(bilans, 'referentiel_code', { quantite_g: 'cloture_g' })
  expectAlike({
    balance: stock,
    lots: Object.fromEntries(Object.keys(stock).map((code) => [code, { quantite_g: whole }])),
  })
}

function flat({ entrees, sorties, referentiel_code, certificats, ...row }: Row): Row {
  const named = (flows: Row, way: string) =>
    Object.fromEntries(Object.entries(flows).map(([name, g]) => [name.replace(/_g$/, `_${way}_g`), g]))
  return {
    ...row,
    ...named(entrees, 'entree'),
    ...named(sorties, 'sortie'),
    referentiel: referentiel_code,
    certificats: certificats.map(({ numero }: Row) => numero).toSorted(),
  }
}

const after = (day: string): string => new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10)
