// Spec: service#actes. Every write on a record of the contract is an act of a kind that `GET /v1/actes` serves, or stands here with the
// reason why it is none; the workbench shows the acts of these kinds by a row.
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { fr } from '../../apps/bureau/src/parts/act/fr.ts'
import { KINDS } from '../../apps/bureau/src/parts/fiche/kinds.ts'
import { readRouteSchemas } from '../../src/contract/routeSchemas.ts'
import { ROUTES } from '../../src/routes/table.ts'

const ROOT = join(import.meta.dirname, '..', '..')
const SERVED = readRouteSchemas().get('actes_lire')?.$defs.chemin?.properties?.entite?.enum as string[]

/** Writes on records that are no acts of a served kind, by reason. */
const OTHERS: Readonly<Record<string, readonly string[]>> = {
  'The record is open or closed and has no states: its page shows the buttons by `actif`, `etat` or its end.':
    [
      'acces_support_terminer',
      'appareils_annuler_code',
      'arbre_activites_activer',
      'arbre_activites_desactiver',
      'attributions_terminer',
      'clients_desactiver',
      'clients_reactiver',
      'controles_officiels_annuler',
      'documents_dupliquer',
      'evaluations_eudr_annuler',
      'fournisseurs_desactiver',
      'fournisseurs_reactiver',
      'interets_terminer',
      'modules_activer',
      'modules_desactiver',
      'mouvements_contrepasser',
      'produits_activer',
      'produits_desactiver',
      'referentiels_cocher',
      'utilisateurs_groupements_terminer',
    ],
  'It edits members that no state depends on.': [
    'clients_modifier',
    'emplacements_modifier',
    'ensembles_permissions_modifier',
    'fournisseurs_modifier',
    'groupements_modifier',
    'inspections_attribuer',
    'producteurs_modifier',
    'produits_classer',
    'reglages_ecrire',
    'utilisateurs_modifier',
  ],
  'It adds a row to the record, in each state.': [
    'controles_commenter',
    'creances_admettre',
    'creances_retirer',
    'echantillons_resultats',
    'lots_sorties',
    'parcelles_cultures',
    'parcelles_origines',
    'parcelles_transferer',
    'producteurs_defusionner',
    'producteurs_groupement',
    'producteurs_releve_etablir',
    'producteurs_retour',
    'producteurs_sortie',
    'receptions_prix',
    'remises_retenue',
    'sorties_resultats',
    'utilisateurs_attester',
    'utilisateurs_attribuer',
    'utilisateurs_groupements_affecter',
    'utilisateurs_revoquer_sessions',
    'utilisateurs_rouvrir_accueil',
  ],
  'It computes a price or tries a decision, and writes nothing.': ['contrats_prix', 'controles_essayer'],
  'It is about the queue of a phone, whose numbers only that phone knows.': [
    'appareils_annuler_sequence',
    'appareils_code_vidage',
    'commandes_annuler',
    'fichiers_confirmer',
  ],
  "It is the person's own.": ['moi_rattachements_accepter'],
}

const ROWS = globSync(join(ROOT, 'sql/*/acte.rows.sql')).flatMap((file) => {
  const text = readFileSync(file, 'utf8')
  const domain = /acte\.tenir\('(\w+)'/.exec(text)?.[1]
  const entity = domain === 'eudr' ? 'declaration_eudr' : domain
  return entity === undefined ? [] : [{ entity, doors: new Set(text.match(/(?<=')\w+(?=')/g)) }]
})
const ACTS = new Map(
  ROUTES.flatMap(({ name, method }) =>
    ROWS.filter(({ entity, doors }) => method !== 'GET' && SERVED.includes(entity) && doors.has(name)).map(
      ({ entity }) => [name, entity] as const,
    ),
  ),
)

test('every write on a record is an act of a served kind, or is named with the reason', () => {
  const writes = ROUTES.filter(
    ({ method, path, name }) => method !== 'GET' && path.includes(':') && !name.startsWith('editeur_'),
  ).map(({ name }) => name)
  const named = Object.values(OTHERS).flat()
  // A correction is asked for in every state of a record.
  const others = writes.filter((name) => !ACTS.has(name) && !/(?:^|_)corriger(?:_|$)/.test(name))
  expect(others.sort()).toEqual(named.sort())
  expect(new Set(ACTS.values())).toEqual(new Set(SERVED))
})

test('the workbench has words for every act, and shows each kind by a row of its table', () => {
  expect([...ACTS.keys()].filter((name) => !Object.hasOwn(fr, name) && !ELSEWHERE.has(name))).toEqual([])
  const shown = KINDS.flatMap(({ entite }) => entite ?? [])
  // These have screens of their own, which show what the service tells of their acts.
  expect([...shown, 'lot', 'rappel', 'controle', 'importation'].sort()).toEqual([...SERVED].sort())
  const twice = KINDS.filter(({ entite }) => entite !== undefined).flatMap(({ acts = [], edit }) =>
    [...acts, ...(edit === undefined ? [] : [edit])].filter(({ operation }) => ACTS.has(operation)),
  )
  expect(twice).toEqual([])
})

const ELSEWHERE = new Set(['controles_lever', 'rappels_clore', 'rappels_executer'])
