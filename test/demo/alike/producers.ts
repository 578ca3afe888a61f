// Producers: their collections, their amounts due, deducted and paid, and their remaining capacity.
import { ORGANISATION } from '../../../demo/ids.ts'
import { by, expectAlike, type Row, type Said, sums, type Ways } from './ways.ts'

const QUERY = `{
  producteurs(first: 100) { nodes { id fusionneDans collectes(first: 50) { nodes { statut netG netMarchandG } } } }
  creances(first: 200) { nodes { producteur_id: producteurId genre devise montant } }
  paiements(first: 200) { nodes { producteur_id: producteurId genre devise statut montant } }
  comptesArgent(first: 50, filter: { genre: { equalTo: "producteur" } }) {
    nodes { producteur_id: objetId ecrituresArgent(first: 40) { nodes { devise montant } } } }
  soldesCapacite(first: 200) { nodes { producteur_id: producteurId producteur { fusionneDans } campagne { code } matiere: matiereCode
    etat: etatCode plafond_g: plafondG consomme_g: consommeG } } }`

/** Expects the same about each producer's collections, money and remaining capacity from every way of reading. */
export async function expectProducersAlike(ways: Ways): Promise<void> {
  // The service makes a receipt when it is first requested.
  await ways.sql(
    `with o as materialized (select set_config('sillon.organisation_id', $1, true)::uuid as id)
     select document.etablir_imprimes(c.id, '{recu}', now()) from o join collecte.collecte c on c.organisation_id = o.id`,
    [ORGANISATION.demo],
  )
  const producers = await ways.rest('/v1/producteurs', 'producteurs')
  const statements: Record<string, Row> = {}
  const details: Record<string, Row> = {}
  for (const { id } of producers) {
    statements[id] = await ways.one(`/v1/producteurs/${id}/releve`)
    details[id] = await ways.one(`/v1/producteurs/${id}`)
  }
  const graphql = await ways.graphql(QUERY)
  await expectCollected(ways, statements, graphql.producteurs.nodes)
  await expectMoney(ways, statements, graphql)
  const standing = graphql.soldesCapacite.nodes.filter(
    ({ producteur }: Row) => producteur.fusionneDans === null,
  )
  await expectCapacities(ways, details, standing)
}

const MASSES = { net_g: 'net_g', net_marchand_g: 'net_marchand_g' }
const valid = (rows: readonly Row[]) => rows.filter(({ statut }) => statut === 'enregistree')

async function expectCollected(ways: Ways, statements: Said, read: readonly Row[]): Promise<void> {
  const rows = read.flatMap(({ id, collectes }) =>
    valid(collectes.nodes).map((row) => ({
      producteur_id: id,
      net_g: row.netG,
      net_marchand_g: row.netMarchandG,
    })),
  )
  const stated = Object.values(statements).flatMap(({ producteur_id, masses }) =>
    masses.map(({ livre_g, livre_marchand_g }: Row) => ({
      producteur_id,
      net_g: livre_g,
      net_marchand_g: livre_marchand_g,
    })),
  )
  const receipts = await ways.sql(
    `select c.producteur_id, d.donnees #> '{contenu,net_g}' as net_g,
       d.donnees #> '{contenu,net_marchand_g}' as net_marchand_g
     from document.document d join collecte.collecte c on c.id = d.entite_id
     where d.type = 'recu' and d.remplace_le is null`,
  )
  const summed = (of: readonly Row[]) => sums(of, 'producteur_id', MASSES)
  expectAlike({
    rest: summed(valid(await ways.rest('/v1/collectes', 'collectes'))),
    csv: summed(valid(await ways.table('/v1/collectes'))),
    graphql: summed(rows),
    report: summed(await ways.report('select * from rapports.collectes_producteur')),
    statement: summed(stated),
    receipts: summed(receipts),
  })
}

async function expectMoney(ways: Ways, statements: Said, graphql: Row): Promise<void> {
  const moneyOf = ({ du, retenu, paye, solde }: Row): Row => ({ du, retenu, paye, solde })
  const papers: Record<string, Row> = {}
  const stated: Record<string, Row> = {}
  for (const [id, { soldes }] of Object.entries(statements)) {
    if (soldes.length === 0) continue
    stated[id] = by(soldes, moneyOf, 'devise')
    papers[id] = by((await ways.statement(id)).soldes, moneyOf, 'devise')
  }
  const { creances, paiements, comptesArgent } = graphql
  const entries = comptesArgent.nodes.flatMap(({ producteur_id, ecrituresArgent }: Row) =>
    ecrituresArgent.nodes.map((entry: Row) => ({ producteur_id, ...entry })),
  )
  const balances = await ways.report('select * from rapports.solde_producteur')
  const payments = await ways.rest('/v1/paiements', 'paiements')
  // If a producer was merged later, the amounts belong to the producer that remains.
  const keptBy = by(graphql.producteurs.nodes, ({ id, fusionneDans }) => ({ id: fusionneDans ?? id }))
  const kept = (rows: readonly Row[]) =>
    rows.map((row) => ({ ...row, producteur_id: keptBy[row.producteur_id]?.id }))
  const asked = async (list: string) => {
    const rows: Row[] = []
    for (const producteur_id of Object.keys(stated))
      for (const row of await ways.rest(`/v1/${list}?producteur_id=${producteur_id}`, list))
        rows.push({ ...row, producteur_id })
    return rows
  }
  expectAlike({
    statement: stated,
    document: papers,
    rest: accounts(await asked('creances'), await asked('paiements'), balances),
    csv: accounts(kept(await ways.table('/v1/creances')), kept(payments), balances),
    graphql: accounts(kept(creances.nodes), kept(paiements.nodes), kept(entries)),
  })
  const paid = (rows: readonly Row[]) => sums(rows.filter(counts), 'beneficiaire', { montant: 'montant' })
  expectAlike({ rest: paid(payments), report: paid(await ways.report('select * from rapports.paiement')) })
}

const counts = ({ statut }: Row): boolean => statut === 'validée' || statut === 'contrepassée'

/** Returns sums of due lines, payments and ledger entries, per producer and currency. */
function accounts(lines: readonly Row[], payments: readonly Row[], ledger: readonly Row[]): Said {
  const said: Record<string, Record<string, Row>> = {}
  const add = ({ producteur_id, devise }: Row, member: string, amount: unknown) => {
    if (!producteur_id || !devise) return
    const own = said[producteur_id] ?? {}
    const before = own[devise] ?? { du: 0, retenu: 0, paye: 0, solde: 0 }
    said[producteur_id] = { ...own, [devise]: { ...before, [member]: before[member] + Number(amount) } }
  }
  for (const line of lines) {
    const isTaken = line.genre === 'intrant' || line.genre === 'avance'
    add(line, isTaken ? 'retenu' : 'du', isTaken ? -line.montant : line.montant)
  }
  for (const payment of payments)
    if (payment.genre === 'reglement' && counts(payment)) add(payment, 'paye', payment.montant)
  for (const entry of ledger) add(entry, 'solde', entry.montant ?? entry.solde)
  return said
}

async function expectCapacities(ways: Ways, details: Said, read: readonly Row[]): Promise<void> {
  const { campagnes } = await ways.one('/v1/campagnes')
  const codes = by(campagnes, ({ code }) => ({ code }))
  const rest = Object.entries(details).flatMap(([id, { soldes }]) =>
    soldes.map((row: Row) => ({
      producteur_id: id,
      campagne: codes[row.campagne_id]?.code,
      matiere: row.matiere_code,
      etat: row.etat_code,
      plafond_g: row.plafond_g,
      consomme_g: row.consomme_g,
    })),
  )
  const summed = (rows: readonly Row[]) =>
    sums(
      rows.map((row) => ({
        ...row,
        cle: [row.producteur_id, row.campagne, row.matiere, row.etat].join(' '),
      })),
      'cle',
      { plafond_g: 'plafond_g', consomme_g: 'consomme_g' },
    )
  expectAlike({
    rest: summed(rest),
    graphql: summed(read.map((row) => ({ ...row, campagne: row.campagne.code }))),
    report: summed(await ways.report('select * from rapports.capacite_collectee')),
  })
}
