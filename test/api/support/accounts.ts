// Creates accounts, organizations and requests to attach an identity, for tests.
import { randomBytes } from 'node:crypto'
import { ORGANISATION, UTILISATEUR } from '../../../demo/ids.ts'
import type { Api } from './api.ts'

/** Returns a user name that no account has. */
export const newLogin = () => `essai.${randomBytes(6).toString('hex')}`
/** Returns an organization code that no organization has. */
export const newCode = () => randomBytes(5).toString('hex').toUpperCase()

/** The body that accepts the request made by `request`. */
export const PASSWORD = { code: 'k3mzq-0ptrw-8xha2-vd5ye', mot_de_passe: 'mangue-kouma-lundi' }

/** Opens an account of DEMO; returns its id and its provisional password. */
export async function openAccount(
  api: Api,
  body: object = {},
  as = 'admin',
): Promise<{ id: string; identifiant: string; mot_de_passe_provisoire: string }> {
  const identifiant = newLogin()
  const answer = await api.post('/v1/utilisateurs', { identifiant, nom_affiche: 'Essai', ...body }, as)
  if (answer.status !== 201) throw new Error(answer.text)
  const { utilisateur, mot_de_passe_provisoire } = answer.body
  return { id: utilisateur.id, identifiant, mot_de_passe_provisoire }
}

/** Returns the body that opens a new organization. */
export const organisation = (changes: object = {}) => ({
  code: newCode(),
  nom: 'Coopérative de Tori',
  langue: 'fr',
  fuseau_horaire: 'Africa/Porto-Novo',
  devise_defaut: 'XOF',
  administrateur: { identifiant: newLogin(), nom_affiche: 'Première administratrice' },
  ...changes,
})

/** Makes VOISINE ask for the identity of a DEMO account; returns the request's id and code. */
export async function request(api: Api, identifiant: string, code = PASSWORD.code): Promise<string> {
  const [row] = await api.sql<{ id: string }>(
    `with compte as (
       insert into utilisateur.utilisateur (organisation_id, id, identifiant, nom_affiche, actif_pendant, cree_le)
       values ($1, gen_random_uuid(), $2, 'Demandé', '{}', now())
       on conflict (organisation_id, identifiant) do update set nom_affiche = excluded.nom_affiche
       returning id)
     insert into personne.rattachement (organisation_id, utilisateur_id, identifiant, organisation_code, organisation_nom,
       etat, code_empreinte, code_expire_le, demande_le, fournisseur)
     select $1, id, $2, 'VOISINE', 'Voisine', 'demande', encode(sha256($3), 'hex'), now() + interval '1 day', now(), 'a_jour'
     from compte
     on conflict (organisation_id, utilisateur_id) do update
       set etat = 'demande', code_empreinte = excluded.code_empreinte, code_expire_le = excluded.code_expire_le
     returning utilisateur_id as id`,
    [ORGANISATION.voisine, identifiant, Buffer.from(code)],
  )
  return row?.id ?? ''
}

/** Opens an account of DEMO whose identity comes from another organization. */
export async function attachedAccount(api: Api): Promise<string> {
  const { id } = await openAccount(api)
  await api.sql(
    "update personne.rattachement set etat = 'accepte', accepte_le = now() where utilisateur_id = $1",
    [id],
  )
  return id
}

/** Opens an account of DEMO whose identity VOISINE has attached too. */
export async function sharedAccount(api: Api): Promise<string> {
  const { id, identifiant } = await openAccount(api)
  const other = await request(api, identifiant)
  await api.sql("update personne.rattachement set etat = 'accepte' where utilisateur_id = $1", [other])
  return id
}

/** Writes the proof of an account: an attestation by the publisher, or a password reset by another account. */
export const proven = (api: Api, id: string, resetBy: string | null = null) =>
  api.sql(
    `insert into utilisateur.preuve (organisation_id, utilisateur_id, genre, le, auteur_id, editeur)
     select u.organisation_id, u.id, case when $2::uuid is null then 'attestation' else 'reinitialisation' end, now(), $2,
            case when $2::uuid is null then 'editeur' end
     from utilisateur.utilisateur u where u.id = $1`,
    [id, resetBy],
  )

/**
 * Makes account `by` reset the password of account `id`, so that both count as one person, and runs an act. Afterwards the
 * accounts count as two persons again.
 */
export async function asOnePerson<T>(api: Api, id: string, by: string, work: () => Promise<T>): Promise<T> {
  await proven(api, id, by)
  const answer = await work()
  await proven(api, id)
  return answer
}

/** Writes a mail address that waits for its code, for an account that has made this number of requests today. */
export const askedMail = (api: Api, times: number, account: string = UTILISATEUR.admin) =>
  api.sql(
    `insert into relance.abonne as a
       (organisation_id, utilisateur_id, demande, demande_le, jour_demande, demandes, code_empreinte, code_expire_le)
     select u.organisation_id, u.id, 'admin@exemple.org', now(),
            (now() at time zone (select o.fuseau_horaire from organisation.organisation o where o.id = u.organisation_id))::date,
            $2, encode(sha256('23456789AB'), 'hex'), now() + interval '1 hour'
     from utilisateur.utilisateur u where u.id = $1
     on conflict (organisation_id, utilisateur_id) do update
       set demande = excluded.demande, demande_le = excluded.demande_le, jour_demande = excluded.jour_demande,
           demandes = excluded.demandes, code_empreinte = excluded.code_empreinte, code_expire_le = excluded.code_expire_le`,
    [account, times],
  )
