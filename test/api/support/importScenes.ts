// The import kinds that write office records: their files, the faults found in them, and the records that they make. In a file,
// `@` is a campaign, `@G` a group, `@P` a plot.
import { expect } from 'vitest'
import type { Api } from './api.ts'

/** Returns for each kind: valid rows, faulty rows by line and column, and the records that depend on them. */
export const officeScenes = (api: Api) => ({
  certificats: {
    as: 'rsci',
    head: 'numero;organisme;referentiel;categorie;valide_du;valide_au;groupement;fournisseur;activite;produit',
    sound: [
      'IMP-C1;Ecocert;AB;Fruits;01/01/2026;31/12/2026;;;production;',
      'IMP-C1;;;;;;;;preparation;ANANAS',
    ],
    faulty: [
      'IMP-C2;Ecocert;XX;Fruits;01/01/2026;31/12/2026;;;production;',
      'IMP-C3;Ecocert;AB;Fruits;31/12/2026;01/01/2026;;;production;',
      'IMP-C4;;AB;Fruits;2026;31/12/2026;NUL;NUL;;INCONNU',
      'IMP-C5;Ecocert;AB;Fruits;01/01/2026;31/12/2026;NUL;;récolte;INCONNU',
      'IMP-C6;Ecocert;AB;Fruits;01/01/2026;31/12/2026;NUL;;production;INCONNU',
      'IMP-C6;Autre;;;;;;;;',
      'IMP-C7;Ecocert;AB;Fruits;01/01/2026;31/12/2026;NUL;;production;INCONNU',
      'IMP-C1;Ecocert;AB;Fruits;01/01/2026;31/12/2026;;;production;',
    ],
    found: [
      '4 - referentiel_inconnu',
      '5 valide_au parametre_invalide',
      '6 organisme valeur_manquante',
      '6 valide_du date_illisible',
      '6 - valeur_invalide',
      '7 activite valeur_invalide',
      '8 organisme valeur_differente',
      '10 produit reference_inconnue',
      '10 groupement reference_inconnue',
      '11 numero doublon_fichier',
    ],
    again: ['2 - certificat_deja_connu'],
    made: [1, 2],
    table: 'certificat.certificat',
    where: "numero = 'IMP-C1'",
    lines:
      "certificat.portee where certificat_id in (select id from certificat.certificat where numero = 'IMP-C1')",
    stand: (id: string) =>
      api.post(
        `/v1/certificats/${id}/statut`,
        { statut: 'suspendu', depuis: '2026-01-02', raison: 'Essai' },
        'rsci',
      ),
  },
  contrats: {
    as: 'commercial',
    head: 'code;campagne;groupement;devise;tolerance;debut;fin;produit;quantite_kg;prix_kg',
    sound: ['IMP-K1;@;;;2,5;;;ANANAS;1 200,5;300', 'IMP-K1;;;;;;;ANANAS;10;310'],
    faulty: [
      'IMP-K2;AUCUNE;NUL;;;;;ANANAS;1;1',
      'IMP-K3;@;;ZZZ;;;;ANANAS;1;1',
      'IMP-K4;@;;;x;demain;;;0;1,5',
      'IMP-K5;@;;;;02/01/2026;01/01/2026;ANANAS;1;1',
      'IMP-K1;@;;;;;;ANANAS;1;1',
    ],
    found: [
      '4 campagne reference_inconnue',
      '4 groupement reference_inconnue',
      '5 - devise_inconnue',
      '6 tolerance nombre_illisible',
      '6 debut date_illisible',
      '6 produit valeur_manquante',
      '6 prix_kg trop_de_decimales',
      '6 quantite_kg valeur_invalide',
      '7 - contrat_refuse',
      '8 code doublon_fichier',
    ],
    again: ['2 - contrat_refuse'],
    made: [1, 2],
    table: 'contrat.contrat',
    where: "code = 'IMP-K1'",
    lines: "contrat.ligne where contrat_id in (select id from contrat.contrat where code = 'IMP-K1')",
    stand: (id: string) => api.post(`/v1/contrats/${id}/activer`, {}, 'commercial'),
  },
  statuts: {
    as: 'rsci',
    head: 'parcelle;referentiel;etat;depuis;raison;derogation_raison;derogation_preuve',
    sound: ['@P;AB;C1;2015-01-01;IMP;Repris;Attestation', '@P;AB;AB;01/06/2015;IMP;Repris;Attestation'],
    faulty: [
      'NULLE-PART;AB;C1;2015-01-01;;;',
      '@P;XX;C1;2015-01-01;;;',
      '@P;AB;C9;2015-01-01;;;',
      '@P;AB;C2;2090-01-01;;;',
      '@P;AB;;hier;;Repris;',
    ],
    found: [
      '4 parcelle reference_inconnue',
      '5 - referentiel_inconnu',
      '6 - statut_refuse',
      '7 - statut_refuse',
      '8 etat valeur_manquante',
      '8 depuis date_illisible',
      '8 derogation_preuve valeur_manquante',
    ],
    again: ['2 - statut_inchange', '3 - statut_inchange'],
    made: [2, 4],
    table: 'conformite.statut_parcelle',
    where: "raison = 'IMP'",
    lines: "conformite.revision where raison = 'IMP'",
    stand: (id: string) =>
      api.get(`/v1/conformite/revisions/${id}`, 'rsci').then(({ body: { parcelle_id } }) =>
        api.post(
          '/v1/conformite/statuts',
          {
            parcelle_id,
            referentiel_code: 'AB',
            etat_code: 'C1',
            depuis: '2026-01-01T00:00:00Z',
            raison: 'Vu',
          },
          'rsci',
        ),
      ),
  },
  comptes: {
    as: 'admin',
    head: 'identifiant;nom;ensembles;fin;groupements;depuis',
    sound: ['imp.afi;Afi Adjovi;agent_collecte;;@G;01/01/2026'],
    faulty: [
      'Imp Rose;Rose;;;;',
      'imp.rose;;;demain;NUL;',
      'imp.a;A;aucun;;;',
      'imp.b;B;auditeur;;;',
      'imp.c;C;;;@G, NUL;',
      'imp.afi;Afi;;;;',
    ],
    found: [
      '3 identifiant valeur_invalide',
      '4 nom valeur_manquante',
      '4 fin date_illisible',
      '5 - ensemble_inconnu',
      '6 - fin_obligatoire',
      '7 groupements reference_inconnue',
      '8 identifiant doublon_fichier',
    ],
    again: ['2 - identifiant_deja_pris'],
    made: [1, 2],
    renamed: ['imp.', 'imq.'],
    table: 'utilisateur.utilisateur',
    where: "identifiant ~ '^im[pq].afi$' and statut = 'actif'",
    lines: `utilisateur.groupement_agent where utilisateur_id in (
      select id from utilisateur.utilisateur where identifiant ~ '^im[pq].afi$')`,
    stand: async (id: string) => {
      const handed = await api.post(`/v1/utilisateurs/${id}/reinitialiser-mot-de-passe`, {}, 'admin')
      expect(handed.body.mot_de_passe_provisoire).toMatch(/^[0-9a-z-]{23}$/)
      return api.post(`/v1/utilisateurs/${id}/suspendre`, { raison: 'Essai' }, 'admin')
    },
  },
})
