-- Returns the tables for a phone without a replication service: the rules of
-- ops/powersync/sync-config.yaml, each with the relation (`r`), its key on the phone, its columns,
-- and the condition of its rows. A condition compares columns of the row with the scope of the
-- device (`:groupements`, …: `replica.portee`), so a row enters or leaves the perimeter only if the
-- row or the scope changes.
-- Spec: replication#par-pages.
-- Chosen: docs/decisions/0102-perimetre-par-pages.md.
create or replace function replica.sources()
returns table (rang integer, nom text, relation text, cle text, colonnes text, condition text)
language sql stable
set search_path = pg_catalog, pg_temp
as $$
  select (row_number() over ())::integer, s.nom, s.relation, coalesce(s.cle, 'r.id'), s.colonnes,
    concat_ws(' and ', case when s.locale then 'r.organisation_id = :organisation' end, s.condition)
  from (values ('appareil', 'replica.appareil', true, null,
     'organisation_id utilisateur_id code_court statut revoque_le', 'r.id = :appareil'),
    ('referentiel', 'conformite.referentiel', false, 'r.code', 'libelle', null),
    ('etat', 'conformite.etat', false, 'r.referentiel_code || '':'' || r.code',
     'referentiel_code code libelle_fr libelle_en rang categorie_affichage', null),
    ('devise', 'devise.devise', false, 'r.code', 'exposant', null),
    ('type_commande', 'commande.type_commande', false, 'r.type',
     'courante permission module reference_provisoire_requise', null),
    ('motif', 'controle.motif', false, 'r.motif', 'ecrit bloquant description', null),
    ('organisation', 'organisation.organisation', false, null,
     'code nom langue fuseau_horaire devise_defaut', 'r.id = :organisation'),
    ('groupement', 'organisation.groupement', true, null, 'organisation_id code nom', null),
    ('campagne', 'campagne.campagne', true, null,
     'organisation_id code nom statut annee date_ouverture_prevue date_cloture_prevue'
     ' pack_version_id modele_numerotation_version', null),
    ('produit', 'produit.produit', true, null,
     'organisation_id code nom_fr nom_en unite_code est_matiere_premiere'
     ' matiere_premiere_liee_code coefficient_ppm actif_pendant pack_version_id attributs', null),
    ('parametre', 'pack.parametre', false, 'r.pack_version_id || '':'' || r.cle',
     'pack_version_id cle valeur', 'r.pack_version_id = any (:packs)'),
    ('referentiel_coche', 'conformite.referentiel_coche', true, 'r.referentiel_code',
     'organisation_id coche_pendant', null),
    ('module', 'module.activation', true, 'r.module', 'organisation_id actif_pendant', null),
    ('emplacement', 'emplacement.emplacement', true, null,
     'organisation_id code nom actif_pendant', null),
    ('intrant', 'intrant.intrant', true, null,
     'organisation_id code nom unite_code actif_pendant pack_version_id', null),
    ('autorisation', 'intrant.autorisation', true,
     'concat_ws('':'', r.intrant_id, r.referentiel_code, r.pack_version_id)',
     'organisation_id intrant_id referentiel_code pack_version_id', null),
    ('contrat', 'contrat.contrat', true, null,
     'organisation_id groupement_id code campagne_id statut debut fin actif_pendant tolerance_cp',
     'r.id = any (:contrats) and r.statut = ''actif'' and not r.echu'),
    ('contrat_ligne', 'contrat.ligne', true, 'r.contrat_id || '':'' || r.rang',
     'organisation_id contrat_id rang produit_id quantite_g', 'r.contrat_id = any (:contrats)'),
    ('affectation', 'utilisateur.groupement_agent', true, null,
     'organisation_id utilisateur_id groupement_id debut fin', 'r.utilisateur_id = :utilisateur'
     ' and r.en_cours'),
    ('producteur', 'replica.producteur', true, null,
     'organisation_id groupement_id nom prenoms sexe date_naissance telephone localite version'
     ' fusionne_dans', 'r.groupement_id = any (:groupements)'),
    ('parcelle', 'replica.parcelle', true, null,
     'organisation_id groupement_id producteur_id nom surface_declaree_m2 cultures polygone_id'
     ' geojson surface_m2 perimetre_m precision_mediane_cm releve_le fusionnee_dans'
     ' longitude_microdegres latitude_microdegres', 'r.groupement_id = any (:groupements)'),
    ('statut_parcelle', 'replica.statut_parcelle', true, null,
     'organisation_id groupement_id parcelle_id referentiel_code etat_code depuis',
     'r.groupement_id = any (:groupements)'),
    ('certificat', 'certificat.certificat', true, null,
     'organisation_id groupement_id numero organisme referentiel_code categorie valide_du valide_au'
     ' statut', 'not r.echu and (r.groupement_id = any (:groupements)'
     ' or r.groupement_id is null and r.fournisseur_id is null)'),
    ('capacite', 'replica.capacite', true, null,
     'organisation_id groupement_id campagne_id producteur_id matiere_code etat_code capacite_g',
     'r.groupement_id = any (:groupements) and r.campagne_id = any (:campagnes)'),
    ('solde', 'capacite.solde', true,
     'concat_ws('':'', r.campagne_id, r.producteur_id, r.matiere_code, r.etat_code)',
     'organisation_id groupement_id campagne_id producteur_id matiere_code etat_code plafond_g'
     ' consomme_g', 'r.campagne_id = any (:campagnes) and r.groupement_id = any (:groupements)'),
    ('collecte', 'collecte.collecte', true, null,
     'organisation_id groupement_id commande_id reference_provisoire campagne_id producteur_id'
     ' parcelle_id produit_id contrat_id date_operation net_g refaction_g net_marchand_g'
     ' numero_officiel statut', 'r.utilisateur_id = :utilisateur and r.synchronisable'),
    ('commande_resultat', 'commande.commande_resultat', true, 'r.commande_id',
     'organisation_id appareil_id issue motifs alertes numero_officiel entites date_operation'
     ' recue_le details', 'r.appareil_id = :appareil and'
     ' to_char(r.recue_le at time zone ''UTC'', ''YYYY-MM'') = any (:mois)')
  ) as s (nom, relation, locale, cle, colonnes, condition)
$$;
