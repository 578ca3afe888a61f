// The figures of a campaign and their lists: each figure equals the count of its list.
import { expect } from 'vitest'
import type { Row, Ways } from './ways.ts'

const total = (rows: readonly Row[], member: string) =>
  rows.reduce((sum, row) => sum + (row[member] as number), 0)

/**
 * Expects each figure of a campaign to equal the count of its list, which is requested with the figure's filters
 * (packs-et-campagnes#tableau); returns the figures.
 */
export async function expectFiguresAlike(ways: Ways, code: string): Promise<Row> {
  const { campagnes } = await ways.one('/v1/campagnes')
  const { id } = campagnes.find((campaign: Row) => campaign.code === code)
  const shown = await ways.one(`/v1/campagnes/${id}/tableau`)
  expect(shown.absents).toEqual([])

  const standing = `/v1/collectes?campagne_id=${id}&statut=enregistree`
  expect(total(shown.semaines, 'collectes')).toBe((await ways.rest(standing, 'collectes')).length)
  for (const week of shown.semaines) {
    const rows = await ways.rest(`${standing}&du=${week.du}&au=${week.au}`, 'collectes')
    const listed = { collectes: rows.length, net_g: total(rows, 'net_g'), prise_g: week.prise_g }
    expect({ ...week, ...listed, net_marchand_g: total(rows, 'net_marchand_g') }).toEqual(week)
  }

  for (const capacity of shown.capacites) {
    const { matiere_code: matiere, etat_code: etat } = capacity
    const rows = await ways.rest(
      `/v1/capacites?campagne_id=${id}&en_vigueur=true&matiere=${matiere}&etat=${encodeURIComponent(etat)}`,
      'capacites',
    )
    const consumed = total(rows, 'consomme_g') + capacity.sans_plafond_g
    const listed = { capacites: rows.length, plafond_g: total(rows, 'plafond_g'), consomme_g: consumed }
    expect({ ...capacity, ...listed }).toEqual(capacity)
  }
  const brought = await ways.sql(
    'select coalesce(sum(r.quantite_g), 0)::float8 as g from capacite.reprise r where r.campagne_id = $1',
    [id],
  )
  expect(total(shown.semaines, 'prise_g') + brought[0]?.g).toBe(total(shown.capacites, 'consomme_g'))

  const inStock = `/v1/lots?campagne_id=${id}&en_stock=true`
  expect(total(shown.stock, 'lots')).toBe((await ways.rest(inStock, 'lots')).length)
  for (const { emplacement_id, categorie, ...held } of shown.stock) {
    const rows = await ways.rest(`${inStock}&emplacement_id=${emplacement_id}&categorie=${categorie}`, 'lots')
    expect({ ...held, lots: rows.length, quantite_g: total(rows, 'quantite_g') }).toEqual(held)
  }

  for (const { du, au, controles } of shown.controles) {
    const from = du === null ? '' : `&du=${du}`
    expect((await ways.rest(`/v1/controles?statut=ouvert${from}&au=${au}`, 'controles')).length).toBe(
      controles,
    )
  }
  const { actifs, muets, muets_depuis } = shown.appareils
  expect((await ways.rest('/v1/appareils?statut=actif', 'appareils')).length).toBe(actifs)
  expect((await ways.rest(`/v1/appareils?muets_depuis=${muets_depuis}`, 'appareils')).length).toBe(muets)
  const { jours, jour, veille, finissent, echus } = shown.certificats
  const ending = `/v1/certificats?prend_fin_jours=${jours}`
  expect((await ways.rest(`${ending}&du=${jour}`, 'certificats')).length).toBe(finissent)
  expect((await ways.rest(`${ending}&au=${veille}`, 'certificats')).length).toBe(echus)
  return shown
}
