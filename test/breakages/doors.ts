// Breakages of `v1` functions, which then accept unauthorized callers or refuse authorized ones. Each is named by its route.
import type { Breakage } from './breakage.ts'

const JUDGES = ['access/doors', 'access/matrix', 'sql/v1', 'contract/responses']

/** Replaces a permission check by another text. */
const door = (
  about: string,
  rule: string,
  from: string | RegExp,
  to: string,
  sentence: string,
): Breakage => ({
  sentence,
  change: { rule: `v1.${rule}`, from, to },
  judges: JUDGES,
  about,
})
const WRITING = /utilisateur\.exiger_ecriture\(/
/** A permission check for writes that does not check if the module is active. */
const unmoduled = (about: string, rule: string): Breakage =>
  door(
    about,
    rule,
    WRITING,
    'utilisateur.exiger_permission(',
    `${about} writes while its module is active alone`,
  )
/** A permission check that accepts every account. */
const open = (about: string, rule: string): Breakage =>
  door(
    about,
    rule,
    /utilisateur\.exiger_(?:ecriture|permission|lecture)\(p_appelant, now\(\),[^)]*\)/,
    'utilisateur.identifier(p_appelant, now())',
    `${about} asks for a permission`,
  )
/** A check of another permission. */
const other = (about: string, rule: string, from: string, to: string): Breakage =>
  door(about, rule, `'${from}'`, `'${to}'`, `${about} asks for ${from}, not ${to}`)

/** The breakages of permission checks. */
export const DOORS: readonly Breakage[] = [
  other('POST /v1/lots/:id/valider', 'lots_valider', 'stock.manage', 'sales.manage'),
  other('POST /v1/clients', 'clients_creer', 'sales.manage', 'shipping.manage'),
  other('POST /v1/lots/:id/liberer', 'lots_liberer', 'stock.release_quarantine', 'stock.manage'),
  other('POST /v1/receptions/:id/derogations', 'receptions_deroger', 'reception.derogate', 'stock.manage'),
  other('POST /v1/mouvements/:id/contrepasser', 'mouvements_contrepasser', 'stock.reverse', 'stock.manage'),
  other('POST /v1/capacites/:id/valider', 'capacites_valider', 'capacity.approve', 'capacity.propose'),
  other('POST /v1/modules/:code/activer', 'modules_activer', 'modules.manage', 'settings.manage'),
  other('POST /v1/conformite/statuts', 'conformite_reviser', 'certification.manage', 'review.resolve'),
  other('POST /v1/rappels/:id/executer', 'rappels_executer', 'recall.manage', 'audit.export'),
  other('POST /v1/expeditions/:id/valider', 'expeditions_valider', 'shipping.manage', 'sales.manage'),
  other('POST /v1/appareils/:id/revoquer', 'appareils_revoquer', 'devices.manage', 'settings.manage'),
  other('GET /v1/permissions', 'permissions', 'permission_sets.manage', 'users.manage'),
  other('GET /v1/journal', 'journal', 'audit.export', 'dashboard.view'),
  other(
    'PATCH /v1/ensembles-permissions/:id',
    'ensembles_permissions_modifier',
    'permission_sets.manage',
    'users.manage',
  ),
  other('GET /v1/lots', 'lots', 'stock', 'ventes'),
  other('GET /v1/rappels', 'rappels', 'rappel', 'noyau'),
  other('GET /v1/editeur/organisations', 'editeur_organisations', 'editeur_support', 'editeur_parametrage'),
  unmoduled('POST /v1/receptions', 'receptions_creer'),
  unmoduled('POST /v1/contrats', 'contrats_creer'),
  unmoduled('POST /v1/rappels', 'rappels_planifier'),
  unmoduled('POST /v1/ventes/:id/valider', 'ventes_valider'),
  open('POST /v1/etapes/:id/valider', 'etapes_valider'),
  open('POST /v1/utilisateurs', 'utilisateurs_creer'),
  open('GET /v1/utilisateurs', 'utilisateurs'),
  open('GET /v1/certificats', 'certificats'),
  door(
    'GET /v1/moi',
    'moi',
    'utilisateur.exiger_actif(p_appelant, now())',
    'utilisateur.identifier(p_appelant, now())',
    'a suspended account reads nothing of itself',
  ),
  door(
    'POST /v1/organisations',
    'organisations_creer',
    /perform utilisateur\.exiger_editeur\([^;]*\);/,
    "perform set_config('sillon.editeur', 'oui', true);",
    'an organization is created by the publisher',
  ),
  {
    sentence: 'what a sync route asks of an account is asked before its body is read',
    change: { rule: 'v1.admettre', from: "p_acces ? 'permission'", to: "p_acces ? 'personne'" },
    judges: ['sql/v1/admettre', 'access/matrix'],
  },
  {
    sentence: 'the role of the publisher that a route asks for is asked',
    change: { rule: 'utilisateur.exiger_editeur', from: '?| array', to: '?| array[p_role] || array' },
    judges: ['sql/utilisateur', 'access/matrix', 'access/doors'],
  },
  {
    sentence: 'a suspended account has no permission',
    change: { rule: 'utilisateur.permissions', from: ' and u.actif_pendant @> p_le', to: '' },
    judges: ['sql/utilisateur', 'access/doors', 'access/matrix'],
  },
  {
    sentence: 'an organization that the token does not name is refused',
    change: { rule: 'utilisateur.identifier', from: 'not coalesce(v_codes ? v_code, false)', to: 'false' },
    judges: ['sql/utilisateur', 'access/doors', 'api/authentication', 'contract/responses'],
  },
  {
    sentence: 'an organization that is suspended lets nobody in',
    change: { rule: 'utilisateur.identifier', from: "v_statut = 'suspendue'", to: 'false' },
    judges: ['sql/utilisateur', 'access/doors', 'api/tenants', 'contract/responses'],
  },
  {
    sentence: 'an organization that is suspended lets nobody in who was known',
    change: { rule: 'utilisateur.identifier', from: " and o.statut <> 'suspendue'", to: '' },
    judges: ['sql/utilisateur', 'api/knownCallers'],
  },
  {
    sentence: 'an account that is known and no longer active is asked everything',
    change: {
      rule: 'utilisateur.identifier',
      from: 'if v_session.actif then',
      to: 'if v_session.utilisateur_id is not null then',
    },
    judges: ['sql/utilisateur', 'api/knownCallers'],
  },
  {
    sentence: 'who has several organizations says which one',
    change: {
      rule: 'utilisateur.identifier',
      from: 'v_nombre = 1',
      to: 'v_nombre > 0',
    },
    judges: ['sql/utilisateur', 'access/doors', 'api/authentication', 'contract/responses'],
  },
  {
    sentence: 'a key that was used is not used for anything else',
    change: { rule: 'idempotence.exiger_neuve', from: 'if exists (', to: 'if false and exists (' },
    judges: ['sql/idempotence', 'api/idempotency', 'contract/responses'],
  },
  {
    sentence: 'a module that is switched off writes nothing',
    change: { rule: 'utilisateur.exiger_module', from: "m.code = 'noyau' or", to: 'true or' },
    judges: ['sql/utilisateur', 'sql/module', 'api/modules', 'api/readOnlyModules', 'access/doors'],
  },
  {
    sentence: 'a module is read by the holders of its own permissions',
    change: {
      rule: 'utilisateur.exiger_lisible',
      from: 'where p.module = p_module',
      to: 'where p.module is not null',
    },
    judges: ['sql/utilisateur', 'access/matrix', 'access/doors'],
  },
  {
    sentence: 'a permission set holds what the book gives it',
    change: {
      statement:
        "insert into utilisateur.ensemble_permission select organisation_id, id, 'stock.manage', '{(,)}' from utilisateur.ensemble where code = 'commercial'",
    },
    judges: ['access/grants', 'access/matrix', 'access/doors', 'sql/utilisateur'],
  },
]
