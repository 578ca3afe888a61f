// api#erreurs: the list of codes, written by hand. Some route returns each code, and test/contract/responses.test.ts provokes it
// there over HTTP.
import { expect, test } from 'vitest'
import erreurs from '../../schemas/erreurs.json' with { type: 'json' }
import { refusalsOf } from '../../src/contract/route.ts'
import { ROUTES } from '../../src/routes/table.ts'

const SPECIFIED: Readonly<Record<string, number>> = {
  lot_invalide: 400,
  enveloppe_illisible: 400,
  appareil_id_invalide: 400,
  parametre_invalide: 400,
  jeton_absent: 401,
  jeton_invalide: 401,
  organisation_absente: 403,
  organisation_inconnue: 403,
  organisation_non_autorisee: 403,
  organisation_a_preciser: 403,
  organisation_suspendue: 403,
  droit_manquant: 403,
  compte_inactif: 403,
  appareil_revoque: 403,
  separation_des_taches: 403,
  appareil_inconnu: 404,
  campagne_introuvable: 404,
  produit_introuvable: 404,
  campagne_non_ouverte: 409,
  sequence_hors_capacite: 409,
  segment_manquant: 409,
  controle_deja_leve: 409,
  decision_invalide: 400,
  contrat_refuse: 409,
  statut_refuse: 409,
  fournisseur_refuse: 409,
  auto_desactivation_refusee: 409,
  dernier_administrateur: 409,
  activation_refusee: 409,
  rendement_inconnu: 409,
  mesure_qualite_manquante: 409,
}

const answered = new Set<string>(ROUTES.flatMap(refusalsOf))

test.each(Object.entries(SPECIFIED))('%s is answered with %s', (code, statut) => {
  expect(answered).toContain(code)
  expect(erreurs[code as keyof typeof erreurs].statut).toBe(statut)
})

// Codes that no route returns: refusals before the route is known, at the URLs of files, in the operator's commands, or for a row
// of an import.
const ELSEWHERE = [
  'route_inconnue',
  'methode_non_autorisee',
  'requete_illisible',
  'entetes_trop_grands',
  'corps_trop_lent',
  'campagne_deja_ouverte',
  'campagne_non_cloturee',
  'controles_bloquants_ouverts',
  'numerotation_ambigue',
  'pack_deja_publie',
  'objet_adresse_invalide',
  'objet_adresse_expiree',
  'objet_taille_differente',
  'objet_type_different',
  'objet_sha256_different',
  'objet_deja_depose',
  'objet_absent',
  'objet_plage_impossible',
  'referentiel_contradictoire',
  'capacite_deja_connue',
  'rendement_deja_connu',
  'lot_deja_repris',
]

test('every code of the list is answered somewhere', () => {
  const unused = Object.keys(erreurs).filter((code) => !answered.has(code) && !ELSEWHERE.includes(code))
  expect(unused).toEqual([])
})
