// «Errors»: every code that a rule behind a route can raise is among the refusals that the route documents, read from the
// source of the rules; test/contract/responses.test.ts provokes each of them.
import { expect, test } from 'vitest'
import { refusalsOf, takesKey, type Who } from '../../src/route.ts'
import { ROUTES } from '../../src/routes.ts'
import { type Explained, permissionsOfTheCore, readRules, refusedBy } from './raised.ts'

const NAMED = 'a row that another row names by a foreign key is there'
const STATE = 'the state that was asked for, under the same lock, leaves nothing else'
const ACT = 'another act of the same function'

const VALIDATION = [
  ...['qualite_non_admise', 'campagne_cloturee', 'separation_des_taches', 'certificat_non_valide'],
  ...['membre_non_actif', 'mesure_qualite_manquante', 'seuil_depasse', 'analyse_non_conforme'],
  ...['segment_manquant', 'sequence_hors_capacite'],
]

/** Codes that a function raises, and that do not come out of a call of it; why. */
const EXPLAINED: readonly Explained[] = [
  ['*', 'lot.verrouiller', ['lot_inconnu'], NAMED],
  ['lot.changer_statut', 'lot.exiger', ['lot_inconnu'], NAMED],
  ['lot.retenir', 'lot.exiger', ['lot_inconnu'], NAMED],
  ['reception.donner_lot', 'lot.exiger', ['lot_inconnu'], NAMED],
  ['*', 'lot.exiger_place', ['emplacement_inconnu'], NAMED],
  ['lot.devalider', 'reception.verrouiller', ['reception_inconnue'], NAMED],
  ['lot.agir', 'reception.valider', ['reception_inconnue'], NAMED],
  ['lot.agir', 'reception.rejeter', ['reception_inconnue'], NAMED],
  ['lot.agir', 'reception.annuler', ['reception_inconnue'], NAMED],
  ['lot.devalider', 'reception.devalider', ['reception_inconnue'], NAMED],
  ['reception.contrepasser', 'reception.verrouiller', ['reception_inconnue'], NAMED],
  [
    'reception.creer',
    'reception.soumettre',
    ['reception_inconnue', 'transition_refusee'],
    'it was just created, as a draft',
  ],
  ['v1.receptions_creer', 'reception.detailler', ['reception_inconnue'], 'it was just created'],
  [
    'collecte.rejuger',
    'collecte.calculer',
    ['tare_superieure_au_brut', 'masses_incoherentes'],
    'its weighings were judged before it was written',
  ],
  [
    'reception.ecrire',
    'collecte.calculer',
    ['tare_superieure_au_brut', 'masses_incoherentes'],
    'its one net is above nothing by its schema, and there is no tare',
  ],
  ['controle.annuler', 'commande.annuler', ['commande_inconnue'], NAMED],
  [
    'controle.reexaminer',
    'commande.rejuger',
    ['correction_impossible'],
    'the command says nothing else than before',
  ],
  [
    'controle.annuler',
    'commande.annuler',
    ['commande_deja_annulee'],
    'no control of a cancelled command is open, and the one that is lifted was',
  ],
  ['rappel.planifier', 'rappel.presenter', ['rappel_inconnu'], 'it was just planned'],
  ['expedition.valider', 'vente.verrouiller', ['vente_inconnue'], NAMED],
  ['vente.exiger_client', 'client.exiger', ['client_inconnu'], NAMED],
  ['etape.exiger_sorties', 'emplacement.exiger_actif', ['emplacement_inconnu'], NAMED],
  ['appareil.remplacer', 'appareil.emettre_code', ['utilisateur_inconnu'], NAMED],
  [
    'utilisateur.changer_accueil',
    'utilisateur.verrouiller',
    ['utilisateur_inconnu'],
    'the caller has an account',
  ],
  ['contrat.activer', 'campagne.exiger_non_cloturee', ['campagne_introuvable'], NAMED],
  ['reception.soumettre', 'campagne.exiger_non_cloturee', ['campagne_introuvable'], NAMED],
  ['reception.valider', 'campagne.exiger_non_cloturee', ['campagne_introuvable'], NAMED],
  ['reception.devalider', 'campagne.exiger_non_cloturee', ['campagne_introuvable'], NAMED],
  ['etape.valider', 'campagne.exiger_non_cloturee', ['campagne_introuvable'], NAMED],
  ['lot.numeroter', 'numerotation.apercu', ['campagne_introuvable', 'produit_introuvable'], NAMED],
  [
    'reception.valider',
    'lot.entrer_en_stock',
    ['campagne_non_ouverte'],
    'a reception is dated within its campaign, which never goes back to its preparation',
  ],
  ['lot.agir', 'lot.entrer_en_stock', ['campagne_non_ouverte'], 'a step is validated within its campaign'],
  [
    'fournisseur.creer',
    'certificat.creer',
    ['groupement_inconnu', 'fournisseur_inconnu'],
    'it was just created',
  ],
  [
    'reception.donner_lot',
    'lot.naitre',
    ['qualite_non_admise'],
    'a draft may stand anywhere; its submission asks',
  ],
  ['reception.donner_lot', 'lot.changer_statut', ['transition_refusee'], 'a draft is always annulled'],
  ['lot.retenir', 'lot.mettre_en_quarantaine', ['transition_refusee'], STATE],
  ['rappel.bloquer', 'lot.mettre_en_quarantaine', ['transition_refusee'], STATE],
  ['lot.devalider', 'reception.devalider', ['lot_en_quarantaine', 'lot_non_debitable'], STATE],
  [
    'reception.contrepasser',
    'lot.changer_statut',
    ['transition_refusee'],
    'what was consumed or archived was used',
  ],
  [
    'expedition.devalider',
    'matiere.contrepasser',
    ['mouvement_inconnu', 'mouvement_deja_contrepasse'],
    STATE,
  ],
  ['etape.devalider', 'matiere.contrepasser', ['mouvement_inconnu', 'mouvement_deja_contrepasse'], STATE],
  [
    'reception.reprendre',
    'matiere.contrepasser',
    ['mouvement_inconnu', 'mouvement_deja_contrepasse', 'matiere_deja_utilisee'],
    'a correction that is not reversed yet, which moved no lot',
  ],
  [
    'utilisateur.ouvrir',
    'utilisateur.donner_ensembles',
    ['ensemble_inconnu', 'fin_obligatoire', 'periode_invalide'],
    'the first account gets a default set without an end',
  ],
  [
    'personne.detacher',
    'personne.fermer_sessions',
    ['identite_d_une_autre_organisation'],
    'the identity is its own',
  ],
  ['utilisateur.reactiver', 'utilisateur.changer_statut', ['auto_desactivation_refusee'], ACT],
  ['producteur.sortir', 'producteur.consigner_adhesion', ['producteur_actif'], ACT],
  ['producteur.revenir', 'producteur.consigner_adhesion', ['producteur_sorti'], ACT],
  ['v1.fournisseurs_desactiver', 'fournisseur.changer_activite', ['fournisseur_deja_actif'], ACT],
  ['v1.fournisseurs_reactiver', 'fournisseur.changer_activite', ['fournisseur_deja_inactif'], ACT],
  ['v1.clients_desactiver', 'client.changer_activite', ['client_deja_actif'], ACT],
  ['v1.clients_reactiver', 'client.changer_activite', ['client_deja_inactif'], ACT],
  ['v1.produits_activer', 'produit.activer', ['produit_deja_inactif'], ACT],
  ['v1.produits_desactiver', 'produit.activer', ['produit_deja_actif'], ACT],
  ['contrat.modifier', 'contrat.verrouiller', ['contrat_non_actif'], ACT],
  ['contrat.activer', 'contrat.verrouiller', ['contrat_non_actif'], ACT],
  ['contrat.clore', 'contrat.verrouiller', ['contrat_non_brouillon'], ACT],
  ['v1.lots_valider', 'lot.agir', ['lot_issu_d_une_etape', 'lot_non_vide', 'matiere_deja_utilisee'], ACT],
  ['v1.lots_rejeter', 'lot.agir', [...VALIDATION, 'lot_issu_d_une_etape', 'lot_non_vide'], ACT],
  ['v1.lots_rejeter', 'lot.agir', ['matiere_deja_utilisee'], ACT],
  ['v1.lots_annuler', 'lot.agir', [...VALIDATION, 'lot_non_vide'], ACT],
  ['v1.lots_archiver', 'lot.agir', [...VALIDATION, 'lot_issu_d_une_etape', 'matiere_deja_utilisee'], ACT],
]
const rules = readRules()

test('every code that a rule can raise behind a route is documented there', () => {
  const core = permissionsOfTheCore()
  const refused = refusedBy(rules, EXPLAINED)
  const silent = ROUTES.flatMap((route) => {
    const documented = new Set<string>(refusalsOf(route))
    const codes = [...(refused.get(`v1.${route.name}`) ?? [])].filter((code) => !documented.has(code))
    // The module of such a permission is always active.
    const isOfTheCore = permissionsOf(route.who).every((permission) => core.has(permission))
    return codes
      .filter((code) => code !== 'module_inactif' || !isOfTheCore)
      .filter((code) => code !== 'cle_reutilisee' || takesKey(route)) // no other is handed the key
      .map((code) => `${route.method} ${route.path}: ${code}`)
  })
  expect(silent).toEqual([])
  expect(refused.get('v1.lots_qualites')).toContain('transition_refusee')
  expect(rules.calls.length).toBeGreaterThan(1000)
})

test('what is explained is still so', () => {
  const all = refusedBy(rules, [])
  const stale = EXPLAINED.flatMap(([caller, callee, codes]) => {
    const isCalled = rules.calls.some((one) => one.callee === callee && ['*', one.caller].includes(caller))
    const never = codes.filter((code) => !isCalled || !all.get(callee)?.has(code))
    return never.map((code) => `${caller} > ${callee}: ${code}`)
  })
  expect(stale).toEqual([])
})

function permissionsOf(who: Who): readonly string[] {
  return typeof who === 'object' && 'permission' in who ? [who.permission, ...(who.ou ?? [])] : []
}
