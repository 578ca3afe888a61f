// Phones that send: enrolled over HTTP, with envelopes sealed by the phone library.
import { provisionalReference, seal } from '@sillon/telephone/envelope'
import { newId } from '@sillon/telephone/ids'
import type { Enrolement, Enveloppe } from '@sillon/telephone/types'
import { CAMPAGNE, demoId, ORGANISATION, PRODUIT } from '../../../demo/ids.ts'
import cacao from '../../../packs/cacao.json' with { type: 'json' }
import fruits from '../../../packs/fruits.json' with { type: 'json' }
import type { Answer, HttpClient } from '../../support/http.ts'

/** An enrolled device, with its account. */
export type Phone = { readonly as: string; readonly enrolement: Enrolement }

/** Options for a collection; `producteur` is the number of a demo producer, from whose first plot the collection comes. */
export type Choice = {
  readonly producteur?: number
  readonly net_g?: number
  readonly id?: string
  readonly collecte_id?: string
}

/** Enrols a new device of an account, with a code from its organization's administrator. */
export async function enrol(
  service: Pick<HttpClient, 'get' | 'post'>,
  as = 'agent1',
  admin = 'admin',
): Promise<Phone> {
  const moi = await expecting(200, service.get('/v1/moi', as))
  const utilisateur_id: string = moi.body.utilisateur.id
  const code = await expecting(201, service.post('/v1/appareils/codes-enrolement', { utilisateur_id }, admin))
  const answer = await expecting(201, service.post('/v1/appareils/enroler', { code: code.body.code }, as))
  return { as, enrolement: answer.body }
}

/** Enrols several devices of the demo's agents, in turn. */
export function enrolMany(service: HttpClient, count: number): Promise<Phone[]> {
  return Promise.all(Array.from({ length: count }, (_, i) => enrol(service, i % 2 ? 'agent2' : 'agent1')))
}

/** Makes an ordinary collection: of pineapple, or of cocoa if the phone belongs to VOISINE. */
export function collecte({ enrolement }: Phone, sequence: number, choice: Choice = {}): Promise<Enveloppe> {
  const { producteur = 1, net_g = 1_000, id = newId(), collecte_id = newId() } = choice
  const isDemo = enrolement.organisation_id === ORGANISATION.demo
  const ms_depuis_ref = Date.now() - Date.parse(enrolement.heure_serveur)
  return seal({
    id,
    type: 'collecte.enregistrer',
    version_schema: 2,
    organisation_id: enrolement.organisation_id,
    appareil_id: enrolement.appareil_id,
    utilisateur_id: enrolement.utilisateur_id,
    sequence,
    cree_le_appareil: new Date().toISOString(),
    horloge: { ref_serveur: enrolement.heure_serveur, ms_depuis_ref: Math.max(0, ms_depuis_ref) },
    reference_provisoire: provisionalReference(enrolement.code_court, '20260101', sequence),
    versions: { pack: (isDemo ? fruits : cacao).version, parametres: '1', application: 'test' },
    pieces_jointes: [],
    payload: {
      collecte_id,
      campagne_id: isDemo ? CAMPAGNE.demo : CAMPAGNE.voisine,
      producteur_id: demoId('producteur', producteur),
      parcelle_id: demoId('parcelle', 10 * producteur),
      produit_id: isDemo ? PRODUIT.ananas : PRODUIT.cacao,
      contrat_id: null,
      pesees: [{ brut_g: net_g + 500, tare_g: 500 }],
      calcul_telephone: { net_g, refaction_g: 0, net_marchand_g: net_g },
      qualite_declaree: {},
    },
  })
}

/** Makes collections with the given sequences; `choose` returns the options of each. */
export function collectes(
  phone: Phone,
  [first, last]: readonly [number, number],
  choose: (sequence: number) => Choice = () => ({}),
): Promise<Enveloppe[]> {
  const sequences = Array.from({ length: last - first + 1 }, (_, i) => first + i)
  return Promise.all(sequences.map((sequence) => collecte(phone, sequence, choose(sequence))))
}

/** Sends a batch and accepts any response. */
export function send(
  service: Pick<HttpClient, 'post'>,
  { as }: Phone,
  batch: readonly Enveloppe[],
): Promise<Answer> {
  return service.post('/v1/sync/commandes', { commandes: batch }, as)
}

/** Returns the results in a response, byte for byte as received. */
export function resultsText({ status, text }: Answer): string {
  const found = /^\{"resultats":\[(.*)\],"derniere_sequence":\d+,/s.exec(text)?.[1]
  if (status !== 200 || found === undefined) throw new Error(`no results in ${status} ${text}`)
  return found
}

async function expecting(status: number, asked: Promise<Answer>): Promise<Answer> {
  const answer = await asked
  if (answer.status !== status) throw new Error(`${answer.status} instead of ${status}: ${answer.text}`)
  return answer
}
