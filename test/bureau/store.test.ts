// docs/decisions/0159: «the schema of a body makes its form»: each act of the warehouse is done with its generated form, which
// also shows the reason of a refusal.
import { beforeAll, describe, test } from 'vitest'
import { openStage, type Row, type Stage, walkActs } from './support/acts.ts'
import { ALL_WALKS, LONG } from './support/browser.ts'
import { idIn, other, PLACE_CLOSED, RAISON } from './support/others.ts'

// Returns the page of the exit to which a movement or a result belongs.
const exitOf: Row['at'] = async (ask, { api }) => {
  const { sorties } = (await api.get('/v1/sorties?limite=200', 'direction')).body
  for (const { id } of sorties) {
    const { body } = await api.get(`/v1/sorties/${id}`, 'direction')
    const ids = [body.mouvement_id, ...(body.resultats ?? []).map((one: { id: string }) => one.id)]
    if (ids.includes(idIn(ask))) return `/sorties?id=${id}`
  }
  throw new Error(`no exit of ${ask.path}`)
}
const saleCancelled: Row['meanwhile'] = async ({ body }, { api }) => {
  await api.post(`/v1/ventes/${(body as { vente_id: string }).vente_id}/annuler`, RAISON, 'commercial')
}

const moved: Row['meanwhile'] = async ({ body }, { api }) => {
  const [{ lot_id = '' } = {}] = (body as { comptages: { lot_id?: string }[] }).comptages
  const { emplacements } = (await api.get('/v1/emplacements?actif=true&limite=200', 'magasinier')).body
  const station = emplacements.find((one: { code: string }) => one.code === 'STATION')
  await api.post(`/v1/lots/${lot_id}/deplacer`, { emplacement_id: station.id }, 'magasinier')
}

const RECEPTIONS: readonly Row[] = [
  { act: 'receptions_modifier', code: 'fiche_changee' },
  { act: 'receptions_soumettre', code: 'transition_refusee' },
  { act: 'receptions_valider', code: 'transition_refusee' },
  { act: 'receptions_corriger', code: 'correction_sans_effet' },
  { act: 'receptions_devalider', code: 'transition_refusee' },
  { act: 'receptions_rejeter', code: 'transition_refusee' },
  { act: 'etapes_creer', ...PLACE_CLOSED },
  { act: 'etapes_modifier', code: 'fiche_changee' },
  { act: 'etapes_valider', code: 'transition_refusee' },
  { act: 'etapes_devalider', code: 'transition_refusee' },
]

const STOCK: readonly Row[] = [
  { act: 'inventaires_creer', code: 'lot_hors_emplacement', meanwhile: moved },
  { act: 'lots_deplacer', ...PLACE_CLOSED },
  { act: 'emplacements_creer', code: 'emplacement_deja_connu' },
  { act: 'emplacements_modifier', code: 'fiche_changee' },
  { act: 'inventaires_annuler', code: 'transition_refusee' },
  { act: 'lots_annuler', code: 'transition_refusee' },
  { act: 'lots_archiver', code: 'transition_refusee' },
  { act: 'lots_devalider', code: 'transition_refusee' },
  { act: 'lots_rejeter', code: 'transition_refusee' },
  { act: 'lots_sorties', code: 'lot_en_quarantaine', meanwhile: other('quarantaine', 'magasinier') },
  { act: 'lots_valider', code: 'transition_refusee' },
]

const SHIPPING: readonly Row[] = [
  { act: 'expeditions_creer', code: 'transition_refusee', meanwhile: saleCancelled },
  { act: 'expeditions_modifier', code: 'fiche_changee' },
  { act: 'expeditions_valider', code: 'transition_refusee' },
  { act: 'expeditions_corriger', code: 'correction_sans_effet' },
  { act: 'expeditions_devalider', code: 'transition_refusee' },
  { act: 'expeditions_retours', code: 'retour_vide' },
  { act: 'expeditions_annuler', code: 'transition_refusee' },
]

const QUALITY: readonly Row[] = [
  { act: 'echantillons_creer', code: 'echantillon_deja_connu' },
  { act: 'echantillons_resultats', code: 'resultat_analyse_deja_connu' },
  { act: 'echantillons_corriger_resultat', code: 'correction_sans_effet' },
  { act: 'sorties_resultats', code: 'resultat_analyse_deja_connu' },
  { act: 'resultats_corriger', code: 'correction_sans_effet', at: exitOf },
  { act: 'lots_liberer', code: 'transition_refusee' },
  { act: 'lots_qualites', code: 'transition_refusee', meanwhile: other('annuler', 'magasinier') },
]

const DECIDED: readonly Row[] = [
  { act: 'inventaires_valider', code: 'transition_refusee' },
  { act: 'receptions_deroger', code: 'derogation_deja_accordee' },
  { act: 'mouvements_contrepasser', code: 'mouvement_deja_contrepasse', at: exitOf },
]

describe.skipIf(!ALL_WALKS)('the warehouse', LONG, () => {
  let stage: Stage
  beforeAll(async () => {
    stage = await openStage()
  }, LONG.timeout)

  test('receptions and steps', () => walkActs(stage, { as: 'magasinier' }, RECEPTIONS))
  test('lots, places and counts', () => walkActs(stage, { as: 'magasinier', langue: 'en' }, STOCK))
  test('shipments', () => walkActs(stage, { as: 'magasinier', width: 390 }, SHIPPING))
  test('samples and quality', () => walkActs(stage, { as: 'rsci', langue: 'en', width: 390 }, QUALITY))
  test('what the management decides', () => walkActs(stage, { as: 'direction', scheme: 'dark' }, DECIDED))
})
