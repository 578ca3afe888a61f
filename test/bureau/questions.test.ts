// Issue «The office works without a command line (II)»: «a stranger's questions («where do I …») answered by a search over acts in the
// frame»: each question's screen or act is among the first three offers of a person who may do it.
import { expect, test } from 'vitest'
import { findOffers, type Offer } from '../../apps/bureau/src/frame/search/find.ts'
import { offersOf, rightsOf } from '../../apps/bureau/src/frame/search/offers.ts'
import { loadWrites } from '../../apps/bureau/src/parts/form/schema.ts'
import { type Ensemble, GRANTS } from '../access/grants.ts'
import { SCREENS } from './support/words.ts'

type Person = Ensemble | 'tresorier' | 'editeur'

// A question, who asks it, and the end of the key of what answers: an operation, or the path of a screen.
const QUESTIONS: readonly (readonly [question: string, as: Person, answer: string])[] = [
  ['pay', 'tresorier', 'paiements_creer'],
  ['payer', 'tresorier', 'paiements_creer'],
  ['payer un producteur', 'tresorier', 'paiements_creer'],
  ['where do I pay a farmer', 'tresorier', 'paiements_creer'],
  ['annuler un paiement', 'tresorier', 'paiements_annuler'],
  ['undo a payment', 'direction', 'paiements_contrepasser'],
  ['approve a payment', 'direction', 'paiements_valider'],
  ['qui valide un paiement ?', 'direction', 'paiements_valider'],
  ['what do we owe', 'tresorier', '_creances'],
  ['prime de fin de saison', 'commercial', 'complements_proposer'],
  ['exchange rate', 'commercial', 'taux_change_fixer'],
  ['simulate a price', 'commercial', 'contrats_prix'],
  ['simuler un prix', 'commercial', 'contrats_prix'],
  ['simulate a price', 'commercial', '_contrats_simuler'],
  ['how much would a delivery pay', 'commercial', '_contrats_simuler'],
  ['pay several farmers', 'tresorier', '_paiements_a-payer'],
  ['payer plusieurs producteurs', 'tresorier', '_paiements_a-payer'],
  ['EUDR', 'magasinier', '_expeditions_eudr'],
  ['deforestation statement', 'commercial', '_expeditions_eudr'],
  ['d’où vient une expédition, déforestation', 'commercial', '_expeditions_eudr'],
  ['which plots are organic', 'rsci', '_conformite_tableau'],
  ['états des parcelles par référentiel', 'rsci', '_conformite_tableau'],
  ['who could decide that day', 'administrateur_client', '_comptes_droits'],
  ['qui pouvait payer ce jour', 'administrateur_client', '_comptes_droits'],
  ['permissions of a person', 'administrateur_client', '_comptes_droits'],
  ['vendre', 'commercial', 'ventes_creer'],
  ['new client', 'commercial', 'clients_creer'],
  ['container number', 'magasinier', '_expeditions'],
  ['numéro de conteneur', 'magasinier', '_expeditions'],
  ['expédier des lots', 'magasinier', 'expeditions_creer'],
  ['load a container', 'magasinier', 'expeditions_creer'],
  ['goods come back from a client', 'magasinier', 'expeditions_retours'],
  ['receive a delivery', 'magasinier', 'receptions_creer'],
  ['où est-ce que je pèse', 'magasinier', 'receptions_creer'],
  ['imprimer étiquette', 'magasinier', '_lots'],
  ['print a label', 'magasinier', '_lots'],
  ['libérer un lot', 'rsci', 'lots_liberer'],
  ['count the stock', 'magasinier', 'inventaires_creer'],
  ['rappel', 'direction', '_trace'],
  ['recall', 'direction', '_trace'],
  ['where does this container come from', 'direction', '_trace'],
  ['dossier d’audit', 'direction', '_lots_dossiers'],
  ['approve capacities', 'direction', '_capacites_a-decider'],
  ['signer une capacité', 'direction', 'capacites_valider'],
  ['split a plot', 'rsci', 'parcelles_origines'],
  ['défaire une fusion', 'rsci', 'producteurs_defusionner'],
  ['merge duplicates', 'rsci', '_controles'],
  ['a member leaves', 'rsci', 'producteurs_sortie'],
  ['relevé d’un producteur', 'tresorier', '_producteurs'],
  ['assign an inspector', 'rsci', 'inspections_attribuer'],
  ['mes inspections', 'inspecteur', '_plan-inspections_miennes'],
  ['what must I inspect', 'inspecteur', '_plan-inspections_miennes'],
  ['where do I load a container', 'magasinier', '_expeditions_charger'],
  ['what do I owe', 'tresorier', '_paiements_a-payer'],
  ['close a non-conformity', 'rsci', 'non_conformites_clore'],
  ['certificate scope', 'rsci', 'certificats_portee'],
  ['mot de passe oublié', 'administrateur_client', 'utilisateurs_reinitialiser_mot_de_passe'],
  ['forgotten password', 'administrateur_client', 'utilisateurs_reinitialiser_mot_de_passe'],
  ['password', 'auditeur', '_moi'],
  ['enrol a phone', 'administrateur_client', 'appareils_codes_enrolement'],
  ['enrôler un téléphone', 'administrateur_client', 'appareils_codes_enrolement'],
  ['téléphone volé', 'administrateur_client', 'appareils_revoquer'],
  ['lost phone', 'administrateur_client', 'appareils_revoquer'],
  ['inviter un agent', 'administrateur_client', 'utilisateurs_creer'],
  ['give a permission', 'administrateur_client', 'utilisateurs_attribuer'],
  ['import a spreadsheet', 'administrateur_client', '_imports'],
  ['change a setting', 'administrateur_client', 'reglages_ecrire'],
  ['logo', 'administrateur_client', '_papiers'],
  ['who did what', 'direction', '_journal'],
  ['changer de langue', 'magasinier', '_moi'],
  ['my e-mail', 'magasinier', 'moi_courriel'],
  ['new organization', 'editeur', 'organisations_creer'],
  ['publier un pack', 'editeur', 'editeur_packs_publier'],
  ['facturer', 'editeur', 'editeur_factures_creer'],
]

const HELD: Readonly<Record<Person, readonly string[]>> = {
  ...GRANTS,
  tresorier: ['dashboard.view', 'payments.manage'],
  editeur: ['editeur_admin', 'editeur_parametrage', 'editeur_support'],
}
const WRITES = await loadWrites()

function offersFor(as: Person, langue: 'fr' | 'en'): readonly Offer[] {
  const held: readonly string[] = HELD[as]
  const holds = (...codes: readonly string[]) =>
    codes.length === 0 ? as !== 'editeur' : codes.some((code) => held.includes(code))
  return offersOf(SCREENS, rightsOf(holds, WRITES), langue)
}

test.each(['fr', 'en'] as const)('a desk in %s answers a stranger among its first three offers', (langue) => {
  const missed = QUESTIONS.flatMap(([question, as, answer]) => {
    const found = findOffers(offersFor(as, langue), question, 3).map(({ key }) => key)
    return found.some((key) => key.endsWith(answer)) ? [] : [`${question} (${as}): ${found.join(', ')}`]
  })
  expect(missed).toEqual([])
})

test('the search offers only what the person may do, and each act once', () => {
  const keys = offersFor('auditeur', 'fr').map(({ key }) => key)
  expect(keys.filter((key) => key.endsWith('paiements_creer'))).toEqual([])
  const acts = offersFor('administrateur_client', 'fr').flatMap(({ key, isAct }) =>
    isAct === true ? [key.slice(key.lastIndexOf('-') + 1)] : [],
  )
  expect(acts).toEqual([...new Set(acts)])
})
