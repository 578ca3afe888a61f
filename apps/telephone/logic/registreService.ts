// Reads the registre over HTTP, for organizations without a replication service, and stores it for use without a network.
import { expectStatus, persist } from '@sillon/telephone/http'
import type { Phone } from '@sillon/telephone/phone'
import {
  listCampagnes,
  listParcelles,
  listProducteurs,
  listProduits,
  type Parcelle,
} from '@sillon/telephone/reference'
import type { Constat, Formulaire, Intrant, Ligne, Registre, RegistreLu } from './registre.ts'
import { type Rows, readRows } from './registreLignes.ts'

type Filiere = {
  campagne: { id: string }
  pack: { id: string; version: string }
  referentiels: { code: string; etats: (Omit<Ligne<'etat'>, 'id'> & { code: string })[] }[]
  produits: { code: string; nom_en?: string; matiere_premiere_liee_code?: string | null }[]
  parametres: { cle: string; valeur: unknown }[]
  formulaires_inspection: Formulaire[]
  intrants_autorises: Intrant[]
  constats: Constat[]
}
type Capacite = Pick<
  Ligne<'solde'>,
  'id' | 'campagne_id' | 'producteur_id' | 'matiere_code' | 'etat_code' | 'plafond_g' | 'consomme_g'
>
type Moi = {
  organisation: Ligne<'organisation'> & { devise_defaut: string }
  utilisateur: { nom_affiche: string }
  permissions: string[]
}

/** Reads the registre of the signed-in account; throws the service's refusal, or `reseau` if there is no network. */
export async function readRegistre(phone: Phone): Promise<RegistreLu> {
  const { server, retry } = phone
  const [moi, filieres, campagnes, produits, producteurs, parcelles, solde, rows] = await Promise.all([
    get<Moi>(phone, '/v1/moi'),
    get<{ filieres: Filiere[] }>(phone, '/v1/ma-filiere'),
    listCampagnes(server, retry),
    listProduits(server, retry),
    listProducteurs(server, retry),
    listParcelles(server, retry),
    listCapacites(phone),
    readRows(phone),
  ])
  const active = new Set(producteurs.filter(({ actif }) => actif).map(({ id }) => id))
  const worked = parcelles.filter(({ actif, producteur_id }) => actif && active.has(producteur_id))
  const registre: Registre = {
    organisation: [moi.organisation],
    campagne: campagnes.map(({ id, code, nom, statut }) => {
      const frozen = filieres.filieres.find(({ campagne }) => campagne.id === id)
      return { id, code, nom, statut, pack_version_id: frozen?.pack.id ?? null }
    }),
    produit: produits.filter(({ actif }) => actif).map(productRow),
    etat: filieres.filieres[0]?.referentiels.flatMap(stateRows) ?? [],
    parametre: filieres.filieres.flatMap(({ pack, parametres }) =>
      parametres.map(({ cle, valeur }) => ({
        id: `${pack.id}/${cle}`,
        pack_version_id: pack.id,
        cle,
        valeur: JSON.stringify(valeur),
      })),
    ),
    producteur: producteurs.filter(({ id }) => active.has(id)).map(memberRow),
    parcelle: worked.map(plotRow),
    statut_parcelle: worked.flatMap(({ id, qualites }) =>
      Object.entries(qualites).map(([referentiel_code, etat_code]) => ({
        id: `${id}/${referentiel_code}`,
        parcelle_id: id,
        referentiel_code,
        etat_code,
      })),
    ),
    solde,
    ...ofAct(moi, filieres.filieres, rows),
  }
  const pack = filieres.filieres[0]?.pack.version ?? '0'
  return { registre, lu_le: phone.clock.wall().toISOString(), pack }
}

// Adds the rows for acts other than weighing.
function ofAct(moi: Moi, filieres: readonly Filiere[], { devises, ...rows }: Rows) {
  const code = moi.organisation.devise_defaut
  return {
    ...rows,
    intrant: filieres[0]?.intrants_autorises ?? [],
    formulaire: filieres[0]?.formulaires_inspection ?? [],
    constat: filieres[0]?.constats ?? [],
    devise: { code, exposant: devises.get(code) ?? 0 },
    permissions: moi.permissions,
    agent: moi.utilisateur.nom_affiche,
  }
}

function memberRow(member: { id: string; nom: string; prenoms: string }): Ligne<'producteur'> {
  const said = member as Ligne<'producteur'>
  const { id, groupement_id, nom, prenoms, version } = said
  const { sexe = null, date_naissance = null, telephone = null, localite = null } = said
  return { id, groupement_id, nom, prenoms, sexe, date_naissance, telephone, localite, version }
}

function productRow(produit: { id: string; code: string; nom_fr: string }): Ligne<'produit'> {
  const { nom_en = null, matiere_premiere_liee_code = null } = produit as Partial<Ligne<'produit'>>
  const { id, code, nom_fr } = produit
  return { id, code, nom_fr, nom_en, matiere_premiere_liee_code }
}

function stateRows({ code: referentiel_code, etats }: Filiere['referentiels'][number]): Ligne<'etat'>[] {
  return etats.map(({ code, libelle_fr, libelle_en, categorie_affichage }) => ({
    id: `${referentiel_code}/${code}`,
    referentiel_code,
    code,
    libelle_fr,
    libelle_en,
    categorie_affichage,
  }))
}

function plotRow(parcelle: Parcelle): Ligne<'parcelle'> {
  const { id, groupement_id, producteur_id, nom, surface_declaree_m2, cultures, polygone, point } = parcelle
  return {
    id,
    groupement_id,
    producteur_id,
    nom,
    surface_declaree_m2,
    surface_m2: polygone?.surface_m2 ?? null,
    cultures: JSON.stringify(cultures),
    geojson: polygone?.geojson ?? null,
    longitude_microdegres: point?.longitude_microdegres ?? null,
    latitude_microdegres: point?.latitude_microdegres ?? null,
  }
}

async function listCapacites(phone: Phone): Promise<Capacite[]> {
  const all: Capacite[] = []
  let curseur: string | null = ''
  while (curseur !== null) {
    const after: string = curseur === '' ? '' : `&curseur=${encodeURIComponent(curseur)}`
    const path = `/v1/capacites?statut=validee&limite=200${after}`
    const page: { capacites: Capacite[]; suivant: string | null } = await get(phone, path)
    all.push(...page.capacites.map(balanceRow))
    curseur = page.suivant
  }
  return all
}

function balanceRow(capacite: Capacite): Capacite {
  const { id, campagne_id, producteur_id, matiere_code, etat_code, plafond_g, consomme_g } = capacite
  return { id, campagne_id, producteur_id, matiere_code, etat_code, plafond_g, consomme_g }
}

async function get<T>({ server, retry }: Phone, path: string): Promise<T> {
  return expectStatus(await persist(server, retry, 'GET', path), 200) as T
}
