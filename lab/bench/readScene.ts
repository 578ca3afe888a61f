// Records that some reads need and the demo lacks: an announced file, an estimate, distributed inputs, a planned recall, a draft
// of a pack, and goods under the deforestation rules.
import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { estimerRecolte, remettreIntrant } from '@sillon/telephone/commandes'
import { act, expectStatus, request } from '@sillon/telephone/http'
import { DEFAULT_RETRY } from '@sillon/telephone/retry'
import type { Client } from 'pg'
import { CAMPAGNE, INTRANT, ORGANISATION, PARCELLE, PRODUCTEUR, PRODUIT } from '../../demo/ids.ts'
import { signIn } from '../../demo/play/login.ts'
import { envelopeOf } from './envelopes.ts'
import type { BenchPhone } from './phones.ts'

/** Announces a file from a phone. */
export async function announceFile({ server, enrolement }: BenchPhone): Promise<void> {
  const body = JSON.stringify({
    appareil_id: enrolement.appareil_id,
    fichier_id: randomUUID(),
    role: 'photo',
    type_media: 'image/jpeg',
    taille_octets: 1_000,
    sha256: '0'.repeat(64),
  })
  expectStatus(await request(server, 'POST', '/v1/fichiers/url-envoi', body), 200)
}

/** Reports an expected harvest and a distributed input, from a phone. */
export async function reportFromField(phone: BenchPhone): Promise<void> {
  const commands = [
    estimerRecolte({
      parcelle_id: PARCELLE.ordinary,
      campagne_id: CAMPAGNE.demo,
      produit_id: PRODUIT.ananas,
      date_prevue: new Date().toISOString().slice(0, 10),
      quantite_g: 4_000_000,
    }),
    remettreIntrant({
      producteur_id: PRODUCTEUR.ordinary,
      intrant_id: INTRANT.compost,
      quantite: 50,
      unite_code: 'KGM',
      valeur: { montant: 22_500, devise: 'XOF' },
      avance: true,
    }),
  ]
  const commandes = await Promise.all(
    commands.map((command) => envelopeOf(phone.enrolement, ++phone.sequence, command)),
  )
  const body = JSON.stringify({ commandes })
  expectStatus(await request(phone.server, 'POST', '/v1/sync/commandes', body), 200)
}

/** Plans a recall of the goods from a plot. */
export async function planRecall(url: string): Promise<void> {
  const body = JSON.stringify({ origines: [{ genre: 'parcelle', id: PARCELLE.ordinary }], raison: 'Résidu' })
  expectStatus(await act(await signIn(url, 'direction'), DEFAULT_RETRY, '/v1/rappels', body), 201)
}

/** Begins a draft of a pack: a copy of the fruit pack under another code. */
export async function draftPack(url: string): Promise<void> {
  const fruits = JSON.parse(await readFile('packs/fruits.json', 'utf8')) as object
  const body = JSON.stringify({ version_base: 0, document: { ...fruits, code: 'ebauche' } })
  const publisher = await signIn(url, 'editeur')
  expectStatus(await request(publisher, 'PUT', '/v1/editeur/packs/ebauche/brouillon', body), 200)
}

/** Puts every product of the demo under the deforestation rules, from before its first shipment on. */
export async function watchDeforestation(client: Client): Promise<void> {
  await client.query(
    `insert into reglage.reglage (organisation_id, cle, version, valeur, depuis)
     select p.organisation_id, 'expedition.eudr.' || p.code, 1, 'true', '2000-01-01'
     from produit.produit p where p.organisation_id = $1
     on conflict do nothing`,
    [ORGANISATION.demo],
  )
}
