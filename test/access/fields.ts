// Written by hand from the decisions about reads: the types that GraphQL serves, and the readers of their rows. The table is not
// derived from the database, because it checks the database.
import { type Ensemble, grants, type Module, reads } from './grants.ts'

/**
 * The readers of a type's rows: every active member, the readers of one of the listed modules, or the holders of one of the
 * listed permissions.
 */
export type Readers = 'member' | { readonly modules: readonly Module[] } | { readonly one: readonly string[] }

const modules = (...codes: Module[]): Readers => ({ modules: codes })
const one = (...permissions: string[]): Readers => ({ one: permissions })

/** The types, grouped by their readers. */
const READERS: readonly (readonly [Readers, readonly string[]])[] = [
  [
    'member',
    [
      'Organisation',
      'Module',
      'Activation',
      'Activite',
      'Campagne',
      'Produit',
      'Pack',
      'PackVersion',
      'Referentiel',
      'EtatQualite',
      'CleReglage',
      'Permission',
      'Devise',
      'Motif',
      'MotifDecision',
    ],
  ],
  [
    modules('noyau'),
    [
      'Groupement',
      'Producteur',
      'ChampProducteur',
      'FusionProducteurs',
      'Rattachement',
      'Adhesion',
      'Parcelle',
      'Transfert',
      'OrigineParcelle',
      'Culture',
      'Assolement',
      'Polygone',
      'Rendement',
      'Capacite',
      'ValidationCapacite',
      'RefusCapacite',
      'AnnulationCommande',
      'SoldeCapacite',
      'Consommation',
      'RepriseCapacite',
      'Collecte',
      'Pesee',
      'QualiteCollecte',
      'CorrectionCollecte',
      'Declassement',
      'Signalement',
      'MessageSms',
      'Reimpression',
      'Commande',
      'CommandeResultat',
      'PieceJointe',
      'Fichier',
      'Controle',
      'Reglage',
      'ModeleNumerotation',
      'NumeroOfficiel',
      'EvaluationEudr',
    ],
  ],
  [modules('noyau', 'certification'), ['ReferentielCoche', 'StatutParcelle']],
  [
    modules('certification'),
    [
      'RevisionParcelle',
      'Cochage',
      'Certificat',
      'ChangementCertificat',
      'PorteeCertificat',
      'Fournisseur',
      'ChangementFournisseur',
    ],
  ],
  [
    modules('ventes'),
    [
      'Client',
      'ChangementClient',
      'Vente',
      'LigneVente',
      'QualiteVendue',
      'TransitionVente',
      'Expedition',
      'Conteneur',
      'Scelle',
      'LigneExpedition',
      'TransitionExpedition',
      'RetourExpedition',
    ],
  ],
  [
    modules('contrats'),
    [
      'Contrat',
      'LigneContrat',
      'TauxChange',
      'CompteArgent',
      'MouvementArgent',
      'EcritureArgent',
      'Creance',
      'Complement',
      'Deduction',
      'ResteCreance',
      'Paiement',
      'Reglement',
      'PrixFixe',
      'EcartAdmis',
      'Complement',
      'Deduction',
    ],
  ],
  [
    modules('stock'),
    [
      'CompteMatiere',
      'Mouvement',
      'Inventaire',
      'Comptage',
      'Ecriture',
      'SoldeLot',
      'Filiation',
      'ChangementEmplacement',
      'AdmissionEmplacement',
      'QualiteAdmise',
      'Lot',
      'TransitionLot',
      'QuarantaineLot',
      'DeplacementLot',
      'QualiteLot',
      'Reception',
      'Apport',
      'DerogationReception',
      'TransitionReception',
      'ExamenReception',
      'Contrepassation',
      'SortieLot',
      'RepriseLot',
      'CollecteRendue',
      'ResultatAnalyse',
      'LeveeAnalyse',
      'Redressement',
    ],
  ],
  [modules('stock'), ['Etape', 'EntreeEtape', 'SortieEtape', 'PerteEtape', 'TransitionEtape']],
  [modules('rappel'), ['Rappel', 'LigneRappel']],
  [modules('livraison', 'stock'), ['Emplacement']],
  [modules('livraison'), ['BonLivraison', 'CollecteLivree']],
  [modules('intrants'), ['Intrant', 'AutorisationIntrant', 'RemiseIntrant']],
  [
    modules('inspection'),
    [
      'Inspection',
      'Interet',
      'ControleOfficiel',
      'NonConformite',
      'PlanInspection',
      'InspectionPrevue',
      'EchantillonMembre',
      'ResultatEchantillon',
      'MesureCorrective',
      'TypeMesure',
    ],
  ],
  [modules('estimation'), ['EstimationRecolte']],
  [
    one('users.manage'),
    ['Utilisateur', 'ChangementCompte', 'GroupementAgent', 'AppelAdministration', 'AccesSupport'],
  ],
  [
    one('permission_sets.manage'),
    ['EnsemblePermissions', 'PermissionEnsemble', 'VersionEnsemble', 'Attribution', 'ActeAttribution'],
  ],
  [one('devices.manage'), ['Appareil', 'SequenceAnnulee', 'Rejet']],
  [one('modules.manage'), ['BasculeModule', 'ArbreActivites', 'BasculeActivite']],
  [one('audit.export'), ['Evenement', 'DossierAudit', 'LotDossier']],
]

/** The readers of each type. */
export const FIELDS: ReadonlyMap<string, Readers> = new Map(
  READERS.flatMap(([readers, types]) => types.map((type) => [type, readers] as const)),
)

/** Says if holders of a permission set may read the rows of a type. */
export function seesRows(is: Ensemble, readers: Readers): boolean {
  if (readers === 'member') return true
  return 'one' in readers ? grants(is, ...readers.one) : readers.modules.some((code) => reads(is, code))
}
