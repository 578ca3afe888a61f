// Lots: mass, state and category; labels, at the time when they were made; ancestors and descendants.
import { by, expectAlike, type Row, type Said, type Ways } from './ways.ts'

const lotOf = ({ numero, numero_officiel = numero, nature, statut, quantite_g }: Row): Row => ({
  numero: numero_officiel,
  nature,
  statut,
  quantite_g: Number(quantite_g),
})
/** The category of a lot under each referential under which the lot has a state. */
const categoriesOf = (states: readonly Row[]): Row =>
  Object.fromEntries(
    states.map(({ referentiel_code, categorie_affichage }) => [referentiel_code, categorie_affichage]),
  )

const QUERY = `{
  lots(first: 50) { nodes { id numeroOfficiel nature statut
    qualitesLot(first: 20, orderBy: RANG_ASC) { nodes { referentielCode etat { categorieAffichage } } } } }
  comptesMatiere(first: 50, filter: { genre: { equalTo: "lot" } }) { nodes { objetId soldeLot { quantiteG } } } }`

/** Expects the same about the present state of the lots from every way of reading. */
export async function expectLotsAlike(ways: Ways): Promise<void> {
  const lots = await ways.rest('/v1/lots', 'lots')
  const table = await ways.table('/v1/lots')
  const { lots: read, comptesMatiere } = await ways.graphql(QUERY)
  const masses = by(comptesMatiere.nodes, ({ soldeLot }) => soldeLot, 'objetId')
  const details = await Promise.all(lots.map(({ id }) => ways.one(`/v1/lots/${id}`)))
  const moved = by(
    await ways.report(
      'select lot_id, sum(quantite_g) as quantite_g from rapports.mouvement_stock group by 1',
    ),
    (row) => row,
    'lot_id',
  )
  const counted = await ways.report('select * from rapports.lot')
  expectAlike({
    rest: by(lots, lotOf),
    one: by(details, lotOf),
    csv: by(table, lotOf),
    graphql: by(read.nodes, (row) =>
      lotOf({ ...row, numero_officiel: row.numeroOfficiel, quantite_g: masses[row.id]?.quantiteG }),
    ),
    report: by(counted, lotOf, 'lot_id'),
    movements: by(counted, (row) => lotOf({ ...row, quantite_g: moved[row.lot_id]?.quantite_g }), 'lot_id'),
  })

  const rated = ({ categorie_affichage, qualites }: Row): Row => ({
    categorie: categorie_affichage,
    categories: categoriesOf(qualites),
  })
  const situated = await ways.report(`select * from rapports.lot_situation where au = 'infinity'`)
  expectAlike({
    rest: by(lots, rated),
    one: by(details, rated),
    csv: by(table, (row) => rated({ ...row, qualites: JSON.parse(row.qualites) })),
    report: by(situated, ({ categorie, categories }) => ({ categorie, categories }), 'lot_id'),
  })
  expectAlike({
    rest: by(lots, ({ qualites }) => categoriesOf(qualites)),
    graphql: by(read.nodes, ({ qualitesLot }) =>
      Object.fromEntries(
        qualitesLot.nodes.map(({ referentielCode, etat }: Row) => [referentielCode, etat.categorieAffichage]),
      ),
    ),
  })
  expectAlike({
    rest: by(
      lots.filter(({ quantite_g }) => quantite_g > 0),
      (row) => ({ ...lotOf(row), ...rated(row) }),
    ),
    stock: by(
      await ways.report('select * from rapports.stock'),
      (row) => ({ ...lotOf(row), categorie: row.categorie, categories: row.categories }),
      'lot_id',
    ),
  })
}

/** Expects labels to agree with the stock at the time when they were made. An empty lot is not in the stock. */
export async function expectLabelsAlike(ways: Ways): Promise<void> {
  const labels = await ways.sql(
    `select d.entite_id as id, d.donnees -> 'contenu' as contenu, core.horodatage(d.etabli_le + '1 microsecond') as le
     from document.document d where d.type = 'etiquette_lot' and d.remplace_le is null
       and d.donnees #>> '{contenu,quantite_g}' <> '0'`,
  )
  const stocks: Record<string, Row> = {}
  for (const { id, le } of labels) {
    const [then = {}] = await ways.report(
      `select numero, nature, quantite_g, categorie, campagne from rapports.stock where lot_id = '${id}'`,
      ['-infinity', le],
    )
    stocks[id] = { ...then, quantite_g: Number(then.quantite_g) }
  }
  expectAlike({
    stock: stocks,
    label: by(labels, ({ contenu: { numero, nature, quantite_g, categorie, campagne } }) => ({
      numero,
      nature,
      quantite_g,
      categorie,
      campagne,
    })),
  })
}

/** Expects a trace to have the same links as its report. */
export async function expectTracesAlike(ways: Ways): Promise<void> {
  const lots = await ways.rest('/v1/lots', 'lots')
  const told: Record<string, string[]> = {}
  for (const { id } of lots) {
    const { liens } = await ways.one(`/v1/lots/${id}/genealogie`)
    told[id] = liens.map(lineOf).toSorted()
  }
  const reported: Record<string, string[]> = Object.fromEntries(lots.map(({ id }) => [id, []]))
  const links = await ways.report(
    `select lot_id, mouvement as genre, de_id, vers_id, sum(quantite_g) as quantite_g
     from rapports.trace_lot group by 1, 2, 3, 4, date_operation`,
  )
  for (const link of links) reported[link.lot_id]?.push(lineOf(link))
  expectAlike({
    rest: told as unknown as Said,
    report: by(lots, ({ id }) => reported[id]?.toSorted() ?? []),
  })
}

const lineOf = ({ genre, de_id, vers_id, quantite_g }: Row): string =>
  `${genre} ${de_id} ${vers_id} ${quantite_g}`
