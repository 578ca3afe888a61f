// Statements that must hold after the office's corrections, derived from the office's latest values: records, accounts of
// suppliers and clients, amounts and states of sales, papers, quarantines, categories, and the stored corrections.
import { isDeepStrictEqual } from 'node:util'
import type { Api } from '../../api/support/api.ts'
import { type Desk, plain, type Values } from './desk.ts'

/** A difference: the statement, the record, the office's value and the service's value. */
export type Unlike = readonly [statement: string, id: string, said: unknown, found: unknown]
type Row = Values & { id: string }
type Compare = (statement: string, id: string, said: unknown, found: unknown) => void

/** Rounds the price of a mass to a unit, half to even. */
export function amountOf(prix_kg: number, masse_g: number): number {
  const thousandths = BigInt(prix_kg) * BigInt(masse_g)
  const [whole, rest] = [thousandths / 1000n, thousandths % 1000n]
  return Number(rest > 500n || (rest === 500n && whole % 2n === 1n) ? whole + 1n : whole)
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0)

/** Reads all data that the statements are about. */
async function readAll(api: Api) {
  const rows = <T = Row>(text: string) => api.sql<T>(text)
  return {
    receptions: await rows(`
      select r.id, r.origine, r.net_g::float8 as net_g, r.fournisseur_id, r.produit_id, r.qualite_declaree,
             r.date_operation, r.emplacement_id, r.statut, l.id as lot_id, l.statut as lot, x.expedition_id,
             exists (
               select from matiere.mouvement m
               where m.entite_id = r.id and m.genre in ('reception', 'retour')
                 and not exists (select from matiere.mouvement n where n.contrepasse_id = m.id)) as stands
      from reception.reception r join lot.lot l on l.id = r.lot_id
        left join expedition.retour x on x.reception_id = r.id`),
    sales: await rows(`
      select v.id, v.code, v.statut, v.client_id, v.devise, v.tolerance_cp, vente.montant(v.id)::float8 as montant,
             v.montant_organisation::float8 as montant_organisation
      from vente.vente v`),
    expeditions: await rows(`
      select x.id, x.vente_id, x.client_id, x.statut, x.numero_coi, expedition.contenu(x.id) -> 'conteneurs' as conteneurs,
             expedition.montant(x.id)::float8 as montant, n.nom as client
      from expedition.expedition x join client.client n on n.id = x.client_id`),
    lines: await rows<Row & { expedition_id: string; produit_id: string; quantite_g: number }>(`
      select e.expedition_id as id, e.expedition_id, l.produit_id, e.quantite_g::float8 as quantite_g
      from expedition.ligne e join lot.lot l on l.id = e.lot_id`),
    accounts: await rows<Row & { produit_id: string; g: number; genre: string }>(`
      select c.objet_id as id, c.genre, e.produit_id, sum(e.quantite_g)::float8 as g
      from matiere.compte c join matiere.toute_ecriture e on e.compte_id = c.id
      where c.genre in ('client', 'fournisseur') group by c.objet_id, c.genre, e.produit_id`),
    results: await rows<Row & { le: Date }>(`
      select r.id, r.conclusion, coalesce((select max(c.le) from correction.correction c
        where c.entite_id = r.id and c.apres ? 'conclusion'), r.le) as le
      from lot.resultat_analyse r`),
    certificates: await rows('select c.id, c.valide_au::text as valide_au from certificat.certificat c'),
    papers: await rows<Row & { type: string; contenu: Record<string, unknown> }>(`
      select d.entite_id as id, d.type, d.donnees -> 'contenu' as contenu from document.document d
      where d.remplace_le is null and d.type in ('bon_reception', 'attestation', 'liste_colisage')`),
    suppliers: await rows('select f.id, f.nom from fournisseur.fournisseur f'),
    clients: await rows('select c.id, c.nom from client.client c'),
    corrections: await rows<Row & { avant: Values; apres: Values }>(`
      select c.entite_id as id, c.avant, c.apres from correction.correction c order by c.rang`),
    lots: await rows<Row & { etats: Readonly<Record<string, string>> }>(`
      select l.id, l.statut, l.reception_id, l.etape_id, l.sortie_id, l.parent_id, lot.etats(l.id) as etats,
             array(select n.lot_id from etape.entree n where n.etape_id = l.etape_id) as entrees
      from lot.lot l`),
    states: await rows<Row & { referentiel_code: string; code: string; categorie_affichage: string }>(`
      select distinct e.code as id, e.referentiel_code, e.code, e.categorie_affichage from conformite.etat e`),
    quarantines: await rows<Row & { acte: string; resultat_id: string | null; le: Date }>(`
      select q.lot_id as id, q.acte, q.resultat_id, q.le from lot.quarantaine_lot q order by q.le`),
    releases: await rows<Row & { le: Date }>(`
      select q.lot_id as id, q.le from lot.quarantaine_lot q where q.acte = 'liberation'
      union all select l.lot_id, l.le from lot.levee_analyse l`),
  }
}
type All = Awaited<ReturnType<typeof readAll>>
const byId = <T extends { id: string }>(rows: readonly T[]) => new Map(rows.map((row) => [row.id, row]))

/** The members of each record equal the office's latest values; a given number is kept while the product stays the same. */
function judgeRecords(desk: Desk, all: All, compare: Compare): void {
  const found = byId<Row>([
    ...all.receptions,
    ...all.sales,
    ...all.expeditions,
    ...all.results,
    ...all.certificates,
  ])
  const free = new Set(['lot_id', 'envoye_g', 'quantite_g', 'prix_kg', 'numero'])
  for (const { id, said } of desk.papers.values())
    for (const [key, value] of Object.entries(said))
      if (!free.has(key))
        compare(`the record has ${key} as said`, id, plain(value), read(found.get(id)?.[key]))
}
const read = (value: unknown) => (value instanceof Date ? value.getTime() : value)

/** Each correction is stored as a row; its value before is the value after the previous correction. */
function judgeTraces(desk: Desk, all: All, compare: Compare): void {
  for (const { id, said, corrections } of desk.papers.values()) {
    const own = all.corrections.filter((row) => row.id === id)
    compare('every accepted correction is a row', id, corrections, own.length)
    const last = new Map<string, unknown>()
    for (const { avant, apres } of own)
      for (const key of Object.keys(apres).filter((name) => name in said)) {
        if (last.has(key)) compare(`${key} before a correction`, id, last.get(key), avant[key])
        last.set(key, apres[key])
      }
  }
}

/** Sums the received and shipped masses, by the supplier or client of the latest correction. */
function accountsSaid(desk: Desk, all: All): Map<string, number> {
  const total = new Map<string, number>()
  const add = (genre: string, id: unknown, produit: unknown, g: number) => {
    const key = `${genre} ${id} ${produit}`
    total.set(key, (total.get(key) ?? 0) + g)
  }
  const said = (row: Row): Values => ({ ...row, ...desk.papers.get(row.id)?.said })
  const sales = byId(all.sales)
  const clientOf = new Map(
    all.expeditions.map((row) => {
      const sale = sales.get(String(row.vente_id))
      return [row.id, sale === undefined ? row.client_id : said(sale).client_id]
    }),
  )
  for (const row of all.receptions.filter(({ stands }) => stands)) {
    const { net_g, fournisseur_id, produit_id } = said(row)
    if (row.origine === 'achat') add('fournisseur', fournisseur_id, produit_id, -Number(net_g))
    if (row.origine === 'retour')
      add('client', clientOf.get(String(row.expedition_id)), produit_id, -Number(net_g))
  }
  const shipped = new Set(all.expeditions.filter((one) => one.statut === 'validée').map(({ id }) => id))
  for (const { expedition_id, produit_id, quantite_g } of all.lines)
    if (shipped.has(expedition_id)) add('client', clientOf.get(expedition_id), produit_id, quantite_g)
  return total
}

/** Returns, by account, the ledger's mass that the office's values do not explain; it never changes. */
export async function openingOf(api: Api, desk: Desk): Promise<ReadonlyMap<string, number>> {
  return beyond(desk, await readAll(api))
}
function beyond(desk: Desk, all: All): ReadonlyMap<string, number> {
  const said = accountsSaid(desk, all)
  const held = new Map(
    all.accounts.map(({ genre, id, produit_id, g }) => [`${genre} ${id} ${produit_id}`, g]),
  )
  const keys = new Set([...said.keys(), ...held.keys()])
  return new Map([...keys].map((key) => [key, (held.get(key) ?? 0) - (said.get(key) ?? 0)]))
}

/** Compares the amount of a sale, whether it is settled, its shipments and their papers. */
function judgeSales(desk: Desk, all: All, compare: Compare): void {
  const clients = byId(all.clients)
  for (const sale of all.sales) {
    const said = desk.papers.get(sale.id)?.said
    if (said === undefined) continue
    const [price, mass] = [Number(said.prix_kg), Number(said.quantite_g)]
    const own = all.expeditions.filter((one) => one.vente_id === sale.id)
    const sent = sum(
      all.lines
        .filter(({ expedition_id }) =>
          own.some((one) => one.id === expedition_id && one.statut === 'validée'),
        )
        .map(({ quantite_g }) => quantite_g),
    )
    compare('the amount of a sale', sale.id, amountOf(price, mass), sale.montant)
    if (said.devise === 'XOF')
      compare('the amount in francs', sale.id, sale.montant, sale.montant_organisation)
    compare(
      'a sale is settled once all is shipped',
      sale.id,
      sent >= mass ? 'soldée' : 'validée',
      sale.statut,
    )
    const most = mass + Math.floor((mass * Number(said.tolerance_cp)) / 10_000)
    compare('no more is shipped than the tolerance allows', sale.id, true, sent <= most)
    for (const one of own) {
      const g = sum(all.lines.filter((line) => line.expedition_id === one.id).map((line) => line.quantite_g))
      compare('the client of a shipment', one.id, said.client_id, one.client_id)
      compare('the amount of a shipment', one.id, amountOf(price, g), one.montant)
      const papers = all.papers.filter(({ id }) => id === one.id)
      compare('the papers of a shipment', one.id, one.statut === 'validée' ? 2 : 0, papers.length)
      const numbers = desk.papers.get(one.id)?.said
      const name = clients.get(String(said.client_id))?.nom
      const expected = [name, numbers?.numero_coi, numbers?.conteneurs, g, said.code]
      for (const { type, contenu } of papers)
        compare(`what a paper says: ${type}`, one.id, expected, [
          contenu.client,
          contenu.numero_coi,
          contenu.conteneurs,
          contenu.total_g,
          contenu.vente,
        ])
    }
  }
}

/** The slip of a reception contains its mass and its supplier. */
function judgeSlips(desk: Desk, all: All, compare: Compare): void {
  const suppliers = byId(all.suppliers)
  for (const row of all.receptions) {
    const said = desk.papers.get(row.id)?.said
    if (said === undefined) continue
    const slips = all.papers.filter(({ id }) => id === row.id)
    compare('a validated reception has a slip', row.id, row.statut === 'validée' ? 1 : 0, slips.length)
    const name = suppliers.get(String(said.fournisseur_id))?.nom ?? null
    for (const { contenu } of slips)
      compare('what a slip says', row.id, [said.net_g, name], [contenu.net_g, contenu.origine ?? null])
  }
}

/**
 * A lot stays in quarantine for a person's reason, or for a conclusion that is still valid; such a conclusion never releases it.
 */
function judgeQuarantines(desk: Desk, all: All, compare: Compare): void {
  const results = byId(all.results)
  const conclusion = (id: string | null) => desk.papers.get(id ?? '')?.said.conclusion
  for (const { id, statut } of all.lots) {
    const acts = all.quarantines.filter((row) => row.id === id)
    const since = acts.slice(acts.findLastIndex(({ acte }) => acte === 'liberation') + 1)
    const isHeld = since.some(
      (row) => row.resultat_id === null || conclusion(row.resultat_id) === 'non_conforme',
    )
    if (statut === 'quarantaine' && acts.length)
      compare('a lot is held for a reason that stands', id, true, isHeld)
    const own = [...desk.papers.values()].filter(({ said }) => said.lot_id === id)
    const bad = own
      .filter(({ said }) => said.conclusion === 'non_conforme')
      .map((paper) => results.get(paper.id))
    const released = Math.max(0, ...all.releases.filter((row) => row.id === id).map(({ le }) => le.getTime()))
    if (statut === 'validé' && bad.some((one) => one !== undefined && one.le.getTime() > released))
      compare('a lot that does not conform is held', id, 'quarantaine', statut)
  }
}

const CATEGORIES = ['hors_statut', 'conventionnel', 'conversion', 'bio']
/** The category of a purchase is the declared one; that of a product is the lowest category of its inputs. */
function judgeCategories(desk: Desk, all: All, compare: Compare): void {
  const lots = byId(all.lots)
  const shown = new Map(
    all.states.map((one) => [`${one.referentiel_code} ${one.code}`, one.categorie_affichage]),
  )
  const of = (etats: Values, referential: string) =>
    shown.get(`${referential} ${etats[referential]}`) ?? 'conventionnel'
  for (const referential of ['AB', 'NOP']) {
    for (const row of all.receptions) {
      const said = desk.papers.get(row.id)?.said
      if (row.origine !== 'achat' || said === undefined || row.lot === 'annulé') continue
      const lot = lots.get(String(row.lot_id))
      const declared = of((said.qualite_declaree ?? {}) as Values, referential)
      compare(
        `the category of a purchase: ${referential}`,
        row.id,
        declared,
        of(lot?.etats ?? {}, referential),
      )
    }
    for (const lot of all.lots.filter(({ statut }) => statut !== 'annulé')) {
      const from =
        lot.etape_id === null ? [lot.parent_id].filter((id) => id !== null) : (lot.entrees as string[])
      if (from.length === 0) continue
      const allowed = from.map((id) => CATEGORIES.indexOf(of(lots.get(String(id))?.etats ?? {}, referential)))
      const category = CATEGORIES[Math.min(...allowed)]
      compare(`the category of what is made: ${referential}`, lot.id, category, of(lot.etats, referential))
    }
  }
}

/** Lists the differences between the service's data and the office's latest values; the list must be empty. */
export async function unlike(
  api: Api,
  desk: Desk,
  opening: ReadonlyMap<string, number>,
): Promise<readonly Unlike[]> {
  const found: Unlike[] = []
  const compare: Compare = (statement, id, said, read) => {
    if (!isDeepStrictEqual(said, read)) found.push([statement, id, said, read])
  }
  const all = await readAll(api)
  for (const judge of [judgeRecords, judgeTraces, judgeSales, judgeSlips, judgeQuarantines, judgeCategories])
    judge(desk, all, compare)
  for (const [key, g] of beyond(desk, all)) compare('an account', key, opening.get(key) ?? 0, g)
  return found
}
