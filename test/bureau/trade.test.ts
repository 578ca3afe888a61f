// docs/decisions/0159: «the schema of a body makes its form»: each act of trade is done with its generated form, which also shows
// the reason of a refusal.
import { beforeAll, describe, test } from 'vitest'
import { CAMPAGNE } from '../../demo/ids.ts'
import type { Api } from '../api/support/api.ts'
import { deliveryOfOne, waiting } from '../api/support/receptions.ts'
import { openStage, type Row, type Stage, walkActs } from './support/acts.ts'
import { ALL_WALKS, LONG } from './support/browser.ts'

// A reception of members' goods has no price before it is validated.
async function notPriced(api: Api) {
  const id = await waiting(api, await deliveryOfOne(api))
  return {
    path: `/v1/receptions/${id}/prix`,
    body: { prix_kg: 200, devise: 'XOF', raison: 'Prix convenu' },
    as: 'commercial',
  }
}

const CONTRACTS: readonly Row[] = [
  { act: 'clients_creer', code: 'client_deja_connu' },
  { act: 'clients_modifier', code: 'fiche_changee' },
  { act: 'clients_desactiver', code: 'client_deja_inactif' },
  { act: 'clients_reactiver', code: 'client_deja_actif' },
  { act: 'contrats_creer', code: 'contrat_refuse' },
  { act: 'contrats_modifier', code: 'fiche_changee' },
  { act: 'contrats_activer', code: 'contrat_non_brouillon' },
  { act: 'contrats_clore', code: 'contrat_non_actif' },
  { act: 'contrats_rouvrir', code: 'contrat_non_clos' },
  { act: 'ventes_creer', code: 'vente_code_pris' },
  { act: 'ventes_modifier', code: 'fiche_changee' },
  { act: 'ventes_valider', code: 'transition_refusee' },
  { act: 'ventes_corriger', code: 'correction_sans_effet' },
  { act: 'ventes_annuler', code: 'transition_refusee' },
]

const MONEY: readonly Row[] = [
  { act: 'deductions_creer', code: 'deduction_excessive', wrong: () => ({ montant: 1_000_000_000 }) },
  { act: 'receptions_prix', code: 'prix_sans_objet', refused: async ({ api }) => notPriced(api) },
  {
    act: 'complements_proposer',
    code: 'campagne_non_ouverte',
    wrong: () => ({ campagne_id: CAMPAGNE.demoNext }),
  },
  { act: 'complements_annuler', code: 'transition_refusee' },
  { act: 'creances_retirer', code: 'retenue_sans_objet' },
  { act: 'remises_retenue', code: 'retenue_sans_objet' },
  { act: 'taux_change_fixer', code: 'taux_deux_devises', wrong: () => ({ cible: 'USD' }) },
  { act: 'imports_essayer', code: 'transition_refusee' },
  { act: 'imports_appliquer', code: 'transition_refusee' },
  { act: 'imports_annuler', code: 'transition_refusee' },
]

const PAID: readonly Row[] = [
  { act: 'complements_valider', code: 'transition_refusee' },
  { act: 'paiements_valider', code: 'transition_refusee' },
  { act: 'paiements_annuler', code: 'transition_refusee' },
  { act: 'paiements_contrepasser', code: 'transition_refusee' },
]

const CASH: readonly Row[] = [
  { act: 'paiements_creer', code: 'reglement_excessif' },
  { act: 'creances_admettre', code: 'ecart_deja_admis' },
]

describe.skipIf(!ALL_WALKS)('trade', LONG, () => {
  let stage: Stage
  beforeAll(async () => {
    stage = await openStage()
  }, LONG.timeout)

  test('clients, contracts and sales', () => walkActs(stage, { as: 'commercial' }, CONTRACTS))
  test('prices and claims', () => walkActs(stage, { as: 'commercial' }, MONEY))
  test('what the management decides', () => walkActs(stage, { as: 'direction', width: 390 }, PAID))
  test('payments', () => walkActs(stage, { as: 'admin', scheme: 'dark' }, CASH))
})
