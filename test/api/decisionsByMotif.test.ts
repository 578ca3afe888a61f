// Every row of the lifting table over HTTP: each motif offers its decisions, and each decision lifts the control and leaves a
// trace.
import { describe, expect, test } from 'vitest'
import { CAMPAGNE, ORGANISATION, PRODUCTEUR, UTILISATEUR } from '../../demo/ids.ts'
import { openApi } from './support/api.ts'
import { type Control, contractArrives, corrected, RAISON } from './support/office.ts'
import { type Draft, net } from './support/phones.ts'
import { MOTIFS, type Provoked, provoke, square, survey } from './support/provokedMotifs.ts'

const api = await openApi()

const HOUR_MS = 3_600_000
const BOTH = ['administrateur_client', 'rsci']
/** The motifs, the decisions for each, and the permission sets whose holders may take them. */
const TABLE: readonly (readonly [string[], string[], string[]])[] = [
  [['capacite_depassee'], ['declassement', 'non_conformite', 'regularisation'], ['rsci']],
  [['doublon_identite'], ['confirmation', 'fusion'], BOTH],
  [['polygone_invalide', 'chevauchement_parcelle'], ['confirmation', 'correction'], ['rsci']],
  [['modification_concurrente'], ['valeur_retenue'], ['administrateur_client']],
  [['ecart_calcul'], ['confirmation_serveur', 'correction'], ['rsci']],
  [
    ['apres_revocation', 'hors_ligne_depasse', 'droit_manquant', 'horloge_invraisemblable'],
    ['confirmation', 'ecart_motive'],
    BOTH,
  ],
  [
    ['reference_inconnue', 'reference_inactive', 'dependance_en_controle'],
    ['confirmation', 'correction'],
    ['rsci'],
  ],
  [
    ['donnees_illisibles', 'version_client_obsolete', 'empreinte_incoherente', 'module_inactif'],
    ['abandon', 'reprise_manuelle'],
    ['rsci'],
  ],
  [['piece_manquante'], ['confirmation_sans_piece', 'piece_fournie'], ['rsci']],
  [['erreur_signalee_agent'], ['confirmation', 'correction'], ['rsci']],
  [['intrant_non_autorise'], ['confirmation', 'non_conformite'], ['direction', 'rsci']],
  [['conflit_interets'], ['confirmation', 'invalidation'], ['direction', 'rsci']],
  [['parametre_introuvable'], ['confirmation', 'recalcul'], ['direction', 'rsci']],
]
const ROWS = TABLE.flatMap(([motifs, decisions, sets]) =>
  motifs.flatMap((motif) => decisions.map((decision) => ({ motif, decision, decisions, sets }))),
)

/** Creates the records that a decision needs, and returns the additional members of its request. */
async function needed(
  { office, sent }: Provoked,
  motif: string,
  decision: string,
  control: Control,
): Promise<Draft> {
  switch (decision) {
    case 'regularisation':
      await api.sql('update capacite.solde set plafond_g = 10000000 where producteur_id = $1', [
        (sent.envelope.payload as unknown as Draft).producteur_id,
      ])
      return {}
    case 'valeur_retenue':
      return { champs: { nom: 'propose' } }
    case 'ecart_motive':
      if (motif === 'droit_manquant') await heldBefore(sent.envelope.utilisateur_id)
      return { date_operation: new Date(Date.now() - (motif === 'hors_ligne_depasse' ? 50 : 1) * HOUR_MS) }
    case 'reprise_manuelle':
      return corrected(sent.envelope, net(10))
    case 'piece_fournie':
      await api.sql('update commande.piece_jointe set recue_le = now() where commande_id = $1', [
        sent.envelope.id,
      ])
      return {}
    case 'recalcul':
      await api.sql(
        `insert into pack.parametre (pack_version_id, cle, valeur)
         select c.pack_version_id, $2, '[]' from campagne.campagne c where c.id = $1`,
        [CAMPAGNE.demo, control.details.parametre],
      )
      return {}
    case 'correction':
      return correction({ office, sent }, motif, control)
    default:
      return motif === 'reference_inconnue' ? referenceArrives(control) : {}
  }
}

/** Gives the author a permission that ended half an hour ago. */
async function heldBefore(utilisateurId: unknown): Promise<void> {
  await api.sql(
    `insert into utilisateur.attribution (organisation_id, utilisateur_id, ensemble_id, periode)
     select e.organisation_id, $1, e.id, tstzrange(now() - interval '1 day', now() - interval '30 minutes')
     from utilisateur.ensemble e where e.organisation_id = $2 and e.code = 'agent_collecte'`,
    [utilisateurId, ORGANISATION.demo],
  )
}

async function correction({ office, sent }: Provoked, motif: string, control: Control): Promise<Draft> {
  if (motif === 'reference_inconnue') return referenceArrives(control)
  if (motif === 'erreur_signalee_agent') return {}
  if (motif !== 'polygone_invalide' && motif !== 'chevauchement_parcelle')
    return corrected(sent.envelope, {
      ...net(11),
      contrat_id: null,
      ...(motif === 'dependance_en_controle' && { producteur_id: PRODUCTEUR.ordinary }),
    })
  const payload = { parcelle_id: control.entite_id, releve: survey(square()) }
  const { result } = await office.send({}, { type: 'parcelle.relever', version_schema: 1, payload })
  expect(result.motifs).not.toContain('polygone_invalide')
  return {}
}

async function referenceArrives({ details }: Control): Promise<Draft> {
  await contractArrives(api, details.id)
  return {}
}

test('the table has the twenty-two motifs and forty-four decisions beside their cancellation', () => {
  expect(ROWS.length).toBe(44)
  expect(Object.keys(MOTIFS).toSorted()).toEqual([...new Set(ROWS.map(({ motif }) => motif))].toSorted())
})

describe('every decision of every motif', () => {
  test.each(ROWS)('$motif: $decision', async ({ motif, decision, decisions, sets }) => {
    const provoked = await provoke(api, motif)
    const { office, sent } = provoked
    const control = (await office.controls(sent)).find((one) => one.motif === motif)
    if (control === undefined) throw new Error(`${sent.raw} is not under ${motif}`)
    const as = sets.includes('rsci') ? 'rsci' : 'admin'
    const rest = await needed(provoked, motif, decision, control)
    const now = (await office.controls(sent)).find(({ id }) => id === control.id)
    const shown = now?.decisions as { decision: string; ensembles: string[] }[]
    const all = [...decisions, 'annulation']
    expect(shown.map((one) => one.decision).filter((one) => !all.includes(one))).toEqual([])
    expect(shown.find((one) => one.decision === decision)?.ensembles.toSorted()).toEqual(sets)
    const { status, body } = await office.lift(control, decision, rest, as)
    expect([status, body.erreur]).toEqual([200, undefined])
    expect(body).toMatchObject({
      id: control.id,
      statut: 'leve',
      decision,
      raison: RAISON,
      decisions: [],
      leve_par: UTILISATEUR[as],
    })
    expect((await office.lift(control, decision, rest, as)).body.erreur).toBe('controle_deja_leve')
    expect((await office.controls(sent)).find(({ id }) => id === control.id)).toEqual(body)
    expect(await office.resend(sent)).toBe(sent.raw)
  })
})
