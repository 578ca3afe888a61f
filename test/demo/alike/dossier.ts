// The season in an audit dossier, compared with the responses of routes: lists, plots, balance and traces.
import { parse } from 'csv-parse/sync'
import { inSnapshot } from '../../../src/dossier/moment.ts'
import type { Frame } from '../../../src/dossier/piece.ts'
import { piecesOf } from '../../../src/dossier/pieces.ts'
import { FRAME, filesOf } from '../../dossier/support.ts'
import { by, expectAlike, type Row, type Ways } from './ways.ts'

/** Expects a dossier with the traces of all lots to agree with the responses of routes. */
export async function expectDossierAlike(ways: Ways): Promise<void> {
  const lots = await ways.rest('/v1/lots', 'lots')
  const [campaign] = (await ways.one('/v1/campagnes')).campagnes.filter(
    ({ id }: Row) => id === lots[0]?.campagne_id,
  )
  const asked = { campagne: campaign.code, lots: lots.map(({ id }) => id) }
  const { id: dossier_id } = await ways.act('/v1/dossiers-audit', asked, 'direction')
  const [opened] = await ways.sql(
    `select d.organisation_id, dossier.appelant(d) as appelant from dossier.dossier d where d.id = $1`,
    [dossier_id],
  )
  const it = { organisation_id: opened?.organisation_id, dossier_id }
  let frame: Frame = FRAME
  const files = await inSnapshot(ways.pool, it, opened?.appelant, async (moment) => {
    frame = { ...FRAME, ...moment.frame }
    return filesOf(piecesOf(frame), moment.reading, frame)
  })
  const table = (path: string): Row[] =>
    parse(files.get(path) ?? '', { bom: true, columns: true, skip_empty_lines: true })

  const massOf = ({ statut, net_g, quantite_g = net_g }: Row) => ({ statut, g: Number(quantite_g) })
  const filter = `campagne_id=${campaign.id}`
  expectAlike({
    rest: by(await ways.rest(`/v1/lots?${filter}`, 'lots'), massOf),
    dossier: by(table('listes/09-lots.csv'), massOf),
  })
  expectAlike({
    rest: by(await ways.rest(`/v1/collectes?${filter}`, 'collectes'), massOf),
    dossier: by(table('listes/07-collectes.csv'), massOf),
  })
  const { features } = JSON.parse(String(files.get('parcelles.geojson')))
  expectAlike({
    rest: by(await ways.rest('/v1/parcelles', 'parcelles'), ({ nom, producteur_id, polygone, qualites }) => ({
      nom,
      producteur_id,
      surface_m2: polygone?.surface_m2 ?? null,
      statuts: qualites,
    })),
    dossier: by(features, ({ properties: { nom, producteur_id, surface_m2, statuts } }) => ({
      nom,
      producteur_id,
      surface_m2,
      statuts,
    })),
  })
  const balance = (rows: readonly Row[]) =>
    by(
      rows.map((row) => ({ ...row, cle: [row.produit, row.site, row.referentiel, row.categorie].join(' ') })),
      ({ ouverture_g, entrees_g, sorties_g, cloture_g }) => ({
        masses: [ouverture_g, entrees_g, sorties_g, cloture_g].map(Number),
      }),
      'cle',
    )
  const bounds = `du=${frame.du}&au=${frame.au}`
  const bilans = await ways.rest(`/v1/bilan-matiere?${bounds}`, 'bilans')
  expectAlike({
    rest: balance(bilans.map((row) => ({ ...row, referentiel: row.referentiel_code }))),
    dossier: balance(table('bilan_matiere.csv')),
  })
  for (const { id, numero_officiel } of lots) {
    const { noeuds, liens } = await ways.one(`/v1/lots/${id}/genealogie`)
    const folder = `lots/${numero_officiel}`
    const lines = (rows: readonly Row[], of: (row: Row) => unknown[]): Row => ({
      lines: rows.map((row) => of(row).map(String).join(' ')),
    })
    const [node, link] = [
      (row: Row) => [row.sens, row.genre, row.id, row.quantite_g],
      (row: Row) => [row.de_id, row.vers_id, row.quantite_g],
    ]
    expectAlike({
      rest: { nodes: lines(noeuds, node), links: lines(liens, link) },
      dossier: {
        nodes: lines(table(`${folder}/elements.csv`), node),
        links: lines(table(`${folder}/mouvements.csv`), link),
      },
    })
  }
}
