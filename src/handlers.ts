// Lists the routes that need a handler of their own; every other one only calls its database function.
import { readDocument, repeatDocument } from './documents/handlers.ts'
import { changeLogo, readLogo, sendLogo } from './documents/logoHandlers.ts'
import { handOutDossier } from './dossier/handlers.ts'
import { linkStatement, sendHandOver } from './dossier/handOver.ts'
import { sendEudr, sendGenealogy } from './genealogy/handlers.ts'
import type { Serve } from './http/calls/call.ts'
import {
  type Contract,
  createProduct,
  publishPack,
  sendContract,
  sendSign,
  writePack,
} from './http/handlers.ts'
import { sendTile } from './http/tiles.ts'
import { acceptMembership, invite, showPassword } from './identity/handlers.ts'
import type { Sealing } from './identity/sealing.ts'
import { announceImport, showTemplate, showTemplates } from './imports/handlers.ts'
import { readTyped, typedHandlers } from './imports/typed.ts'
import { confirmFile, readFile, sendFile } from './objects/handlers.ts'
import type { ObjectStore } from './objects/port.ts'
import type { BatchTools } from './sync/batches.ts'
import { correctPayload, publishKeys, sendBatch, sendPerimeter, signToken } from './sync/handlers.ts'
import type { SyncKeys } from './tokens/keys.ts'
import type { AddressRules } from './webhooks/addresses.ts'
import { changeWebhook, createWebhook, showSecret } from './webhooks/handlers.ts'

/** The parts needed by the handlers. */
export type HandlerTools = {
  keys: SyncKeys
  contract: Contract
  batches: BatchTools
  objects: ObjectStore
  sealing: Sealing
  /** Media types that an uploaded file may have. */
  fileTypes: readonly string[]
  /** URL at which anyone can verify a document. */
  verification: string
  /** URL of the service, with which the address of a link begins. */
  publicUrl: string
  /** The addresses that webhooks may reach. */
  addresses: AddressRules
}

/** Returns the handlers by route name. */
export function createHandlers(tools: HandlerTools): Record<string, Serve> {
  const { keys, contract, batches, objects, sealing, fileTypes, verification, publicUrl, addresses } = tools
  return {
    sante: sendSign,
    openapi: sendContract(contract),
    jwks: publishKeys(keys),

    sync_commandes: sendBatch(batches),
    sync_perimetre: sendPerimeter,
    sync_jeton: signToken(keys, 'sync_jeton', 'replication'),
    sync_jeton_vidage: signToken(keys, 'sync_jeton_vidage', 'vidage'),
    controles_essayer: correctPayload(batches.schemas, 'controles_essayer'),
    controles_lever: correctPayload(batches.schemas, 'controles_lever'),

    utilisateurs_creer: readTyped(showPassword(sealing, 'utilisateurs_creer')),
    utilisateurs_reinitialiser_mot_de_passe: showPassword(sealing, 'utilisateurs_reinitialiser_mot_de_passe'),
    organisations_creer: readTyped(showPassword(sealing, 'organisations_creer')),
    editeur_identites_reinitialiser: showPassword(sealing, 'editeur_identites_reinitialiser'),
    moi_invitation: invite,
    moi_rattachements_accepter: acceptMembership(sealing),

    fichiers_url_envoi: sendFile(objects, fileTypes),
    fichiers_confirmer: confirmFile(objects),
    fichiers_lire: readFile(objects),

    documents_lire: readDocument({ objects, verification }),
    documents_dupliquer: repeatDocument({ objects, verification }),
    organisation_logo: readLogo(objects),
    organisation_logo_annoncer: sendLogo(objects),
    organisation_logo_changer: changeLogo(objects),
    dossiers_audit_contenu: handOutDossier(objects),
    imports_modeles: showTemplates,
    imports_modele: showTemplate,
    imports_creer: announceImport(objects),
    ...typedHandlers(),

    parcelles_tuile: sendTile,

    lots_genealogie: sendGenealogy,
    expeditions_eudr: sendEudr,
    declarations_eudr_remise: sendHandOver,
    declarations_eudr_lier: linkStatement(publicUrl),

    produits_creer: createProduct,

    webhooks_creer: createWebhook(addresses, sealing),
    webhooks_modifier: changeWebhook(addresses),
    webhooks_secret: showSecret(sealing, 'webhooks_secret'),

    editeur_packs_ecrire: writePack,
    editeur_packs_publier: publishPack,
  }
}
