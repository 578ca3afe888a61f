// The phone of the season: an agent's collections, sealed and judged as in the service, each at its own date.

import { COMMAND_TYPES, type Payloads } from '@sillon/telephone/commandTypes'
import { seal } from '@sillon/telephone/envelope'
import { newId } from '@sillon/telephone/ids'
import type { Enveloppe } from '@sillon/telephone/types'
import type { PoolClient } from 'pg'
import { type CommandSchemas, loadCommandSchemas } from '../../src/contract/commandSchemas.ts'
import { isRefusal, readBatch } from '../../src/sync/envelopes.ts'
import { CAMPAGNE, ORGANISATION, PRODUCTEUR, PRODUIT, UTILISATEUR } from '../ids.ts'

const { agent1 } = UTILISATEUR
const KG = 1000
/** The validators are compiled at the first command, because compiling takes longer than the command itself. */
let schemas: CommandSchemas | undefined
/** Producers whose capacity is reserved for the phone's day. */
const APART = [PRODUCTEUR.ordinary, PRODUCTEUR.small, PRODUCTEUR.kin, PRODUCTEUR.departed]

/** Returns the instant that lies this number of days before the loading. */
export type Before = (days: number) => Date
/** A collection that was sent. */
export type Collected = { readonly id: string; readonly reference: string; readonly net_g: number }
/** The plot and the producer of a collection. */
export type Plot = { producteur_id: string; parcelle_id: string }
type Captured = { type: keyof Payloads; version_schema: number; pack?: string | undefined; payload: object }
type Changes = {
  campagne_id?: string
  contrat_id?: string
  produit_id?: string
  pack?: string
  calcul_telephone?: { net_g: number; refaction_g: number; net_marchand_g: number }
}
/** A phone, its holder, and the sequence number of its next command. */
export type Phone = { appareil_id: string; code_court: string; utilisateur_id: string; next: number }

/** Enrols the phone of an account, by default the agent's. */
export async function enrol(client: PoolClient, le: Date, utilisateur_id: string = agent1): Promise<Phone> {
  const { rows } = await client.query<{ code: string }>(
    "select appareil.emettre_code($1, $2, $3) ->> 'code' as code",
    [utilisateur_id, UTILISATEUR.admin, le],
  )
  const enrolled = await client.query<{ appareil: Omit<Phone, 'next' | 'utilisateur_id'> }>(
    "select appareil.enroler($1, $2, 'Téléphone de la saison', $3) as appareil",
    [utilisateur_id, rows[0]?.code, le],
  )
  const { appareil_id = '', code_court = '' } = enrolled.rows[0]?.appareil ?? {}
  return { appareil_id, code_court, utilisateur_id, next: 1 }
}

/** Organic plots of a group, one per producer. */
export async function plotsOf(client: PoolClient, groupement: string, limit: number): Promise<Plot[]> {
  const { rows } = await client.query<Plot>(
    `select distinct on (s.producteur_id) s.producteur_id, p.id as parcelle_id
     from capacite.solde s join parcelle.parcelle p on p.producteur_id = s.producteur_id
       join conformite.statut_parcelle q on q.parcelle_id = p.id and q.referentiel_code = 'AB' and q.etat_code = 'AB'
     where s.groupement_id = $1 and s.etat_code = 'AB' and s.plafond_g > 1500000 and s.producteur_id <> all ($2)
       and upper(q.periode) is null
     order by s.producteur_id, p.id limit $3`,
    [groupement, APART, limit],
  )
  return rows
}

/** The first organic plot of a group. */
export async function plotOf(client: PoolClient, groupement: string): Promise<Plot> {
  const [plot] = await plotsOf(client, groupement, 1)
  if (plot === undefined) throw new Error(`the season needs a plot of the group ${groupement}`)
  return plot
}

/** Seals a command of the season on the phone at an instant. Also returns the provisional reference, which documents carry. */
export function sealOn(
  phone: Phone,
  le: Date,
  { type, version_schema, pack = '1.0', payload }: Captured,
): { reference: string; sealed: Promise<Enveloppe> } {
  const sequence = phone.next
  phone.next += 1
  const reference = `BR-${phone.code_court}-${le.toISOString().slice(0, 10).replaceAll('-', '')}-${String(sequence).padStart(4, '0')}`
  const sealed = seal({
    id: newId(),
    type,
    version_schema,
    organisation_id: ORGANISATION.demo,
    appareil_id: phone.appareil_id,
    utilisateur_id: phone.utilisateur_id,
    sequence,
    cree_le_appareil: le.toISOString(),
    horloge: { ref_serveur: le.toISOString(), ms_depuis_ref: 0 },
    reference_provisoire: COMMAND_TYPES[type].document ? reference : null,
    pieces_jointes: [],
    versions: { pack, parametres: '1', application: 'demo' },
    payload,
  } as unknown as Omit<Enveloppe, 'empreinte'>)
  return { reference, sealed }
}

/** Makes a collection from a plot, sealed on the phone; `changes` replaces members such as the campaign or the product. */
export function collecteOn(phone: Phone, plot: Plot, net_g: number, le: Date, changes: Changes = {}) {
  const { pack, ...rest } = changes
  const id = newId()
  const payload = {
    collecte_id: id,
    campagne_id: CAMPAGNE.demo,
    produit_id: PRODUIT.ananas,
    contrat_id: null,
    ...plot,
    humidite_cp: 200,
    impuretes_cp: 100,
    qualite_declaree: {},
    pesees: [{ brut_g: net_g + 20 * KG, tare_g: 20 * KG }],
    calcul_telephone: { net_g, refaction_g: 0, net_marchand_g: net_g },
    ...rest,
  }
  return {
    id,
    net_g,
    ...sealOn(phone, le, { type: 'collecte.enregistrer', version_schema: 2, pack, payload }),
  }
}

/** Sends a collection from each plot on a day. */
export async function collectAll(
  client: PoolClient,
  phone: Phone,
  plots: readonly Plot[],
  before: Before,
  days: number,
) {
  const made = plots.map((plot, i) =>
    collecteOn(phone, plot, (480 + 37 * i) * KG, new Date(before(days).getTime() + i * 1_800_000)),
  )
  await sendEnvelopes(
    client,
    phone,
    await Promise.all(made.map(({ sealed }) => sealed)),
    new Date(before(days).getTime() + 36_000_000),
  )
  return made.map(({ id, reference, net_g }): Collected => ({ id, reference, net_g }))
}

/** Makes a collection whose command stays on the phone. */
export async function laterCollection(phone: Phone, [plot]: readonly Plot[], le: Date) {
  if (plot === undefined) throw new Error('the season needs a plot')
  const { sealed, ...collected } = collecteOn(phone, plot, 510 * KG, le)
  return { ...collected, envelope: await sealed }
}

/**
 * Sends envelopes as the phone would, received at an instant. Each result must have exactly the expected motifs, none by default.
 */
export async function sendEnvelopes(
  client: PoolClient,
  { appareil_id, utilisateur_id }: Phone,
  envelopes: Enveloppe[],
  recue: Date,
  expected: readonly string[] = [],
) {
  const body = Buffer.from(`{"commandes":[${envelopes.map((e) => JSON.stringify(e)).join(',')}]}`)
  schemas ??= loadCommandSchemas()
  const batch = readBatch(body, schemas)
  if (isRefusal(batch)) throw new Error(JSON.stringify(batch))
  await client.query("select set_config('sillon.utilisateur_id', $1, true)", [utilisateur_id])
  const opened = 'commande.ouvrir_liasse(($1::uuid, $2::uuid, true)::utilisateur.session, $3, $4)'
  const batchOf = [ORGANISATION.demo, utilisateur_id, appareil_id, recue]
  for (const [i, text] of batch.texts.entries()) {
    const { rows } = await client.query<{ motifs: string[] | null }>(
      `select (commande.traiter(${opened}, $5, $6) ->> 'resultat')::jsonb -> 'motifs' as motifs`,
      [...batchOf, text, JSON.stringify(batch.facts[i])],
    )
    const motifs = rows[0]?.motifs
    if (motifs?.toSorted().join() !== expected.join())
      throw new Error(
        `a command of the season raised ${JSON.stringify(motifs)}, not ${JSON.stringify(expected)}`,
      )
  }
  await client.query(`select commande.clore_liasse(${opened}, $5)`, [...batchOf, batch.isFull])
}
