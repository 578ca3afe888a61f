-- The filters of the lists: the member of the request, its type, and either a column of the list's
-- table to compare with the value, or a condition, with `:valeur` as the placeholder of the value.
-- If a request gives several filters, the first one with an index is the entry. Below: the selects
-- that find the values of a column in another table, and the records that paths name, with a filter
-- that applies to every row.
-- Spec: api#pages.
-- Chosen: docs/decisions/0140-listes-en-colonnes.md.
with ecrit (liste, membre, type, colonne, condition) as (
  values
    ('acces_support', 'en_cours', 'boolean', null, '(a.periode @> now()) = :valeur'),
    ('appareils', 'utilisateur_id', 'uuid', null, '(a).utilisateur_id = :valeur'),
    ('appareils', 'statut', 'text', null, '(a).statut = :valeur'),
    ('appareils', 'muets_depuis', 'timestamptz', null, 'appareil.est_muet(a, :valeur)'),
    ('appareils_lister_codes', 'utilisateur_id', 'uuid', 'utilisateur_id', null),
    ('appareils_lister_codes', 'statut', 'text', null, $$t.code ->> 'statut' = :valeur$$),
    ('attendus', 'campagne_id', 'uuid', null, 'r.campagne_id = :valeur'),
    ('attendus', 'groupement_id', 'uuid', null, 'r.groupement_id = :valeur'),
    ('attendus', 'utilisateur_id', 'uuid', null, 't.utilisateur_id = :valeur'),
    ('attendus', 'depuis_jours', 'integer', null,
     'r.date_operation <= now() - make_interval(days => :valeur)'),
    ('bilan_matiere', 'produit_id', 'uuid', null, 'b.produit_id = :valeur'),
    ('bilan_matiere', 'site', 'text', null, 'b.site = :valeur'),
    ('bilan_matiere', 'referentiel', 'text', null, 'b.referentiel_code = :valeur'),
    ('bilan_matiere', 'categorie', 'text', null, 'b.categorie = :valeur'),
    ('bilan_matiere', 'certificat_id', 'text', null,
     $$b.certificats @> jsonb_build_array(jsonb_build_object('certificat_id', :valeur))$$),
    ('bons_livraison', 'campagne_id', 'uuid', null, 'b.campagne_id = :valeur'),
    ('bons_livraison', 'emplacement_id', 'uuid', null, 'b.destination_id = :valeur'),
    ('capacites', 'campagne_id', 'uuid', 'campagne_id', null),
    ('capacites', 'producteur_id', 'uuid', 'producteur_id', null),
    ('capacites', 'groupement_id', 'uuid', null, 'p.groupement_id = :valeur'),
    ('capacites', 'statut', 'text', 'statut', null),
    ('capacites', 'en_vigueur', 'boolean', null,
     $$(c.statut in ('validee', 'a_revalider')) = :valeur$$),
    ('capacites', 'matiere', 'text', 'matiere_code', null),
    ('capacites', 'etat', 'text', 'etat_code', null),
    ('certificats', 'groupement_id', 'uuid', 'groupement_id', null),
    ('certificats', 'fournisseur_id', 'uuid', 'fournisseur_id', null),
    ('certificats', 'referentiel', 'text', 'referentiel_code', null),
    ('certificats', 'etat', 'text', null, 'certificat.etat_a(c.id, now()) = :valeur'),
    ('certificats', 'prend_fin_jours', 'integer', null, 'certificat.prend_fin(c, :valeur, now())'),
    ('clients', 'actif', 'boolean', null, ':valeur = (f.actif_pendant @> now())'),
    ('clients', 'recherche', 'text', null,
     $$core.contient(concat_ws(' ', f.code, f.nom), :valeur)$$),
    ('collectes', 'campagne_id', 'uuid', 'campagne_id', null),
    ('collectes', 'statut', 'text', 'statut', null),
    ('collectes', 'producteur_id', 'uuid', 'producteur_id', null),
    ('collectes', 'parcelle_id', 'uuid', 'parcelle_id', null),
    ('collectes', 'utilisateur_id', 'uuid', 'utilisateur_id', null),
    ('collectes', 'groupement_id', 'uuid', 'groupement_id', null),
    ('conformite_revisions', 'parcelle_id', 'uuid', 'parcelle_id', null),
    ('conformite_revisions', 'referentiel', 'text', 'referentiel_code', null),
    ('conformite_statuts', 'parcelle_id', 'uuid', 'parcelle_id', null),
    ('conformite_statuts', 'producteur_id', 'uuid', 'parcelle_id', null),
    ('conformite_statuts', 'groupement_id', 'uuid', null, 'p.groupement_id = :valeur'),
    ('conformite_statuts', 'referentiel', 'text', 'referentiel_code', null),
    ('conformite_statuts', 'etat', 'text', 'etat_code', null),
    ('choix_contrats', 'campagne_id', 'uuid', 'campagne_id', null),
    ('choix_contrats', 'groupement_id', 'uuid', 'groupement_id', null),
    ('choix_contrats', 'statut', 'text', 'statut', null),
    ('choix_contrats', 'produit_id', 'uuid', null,
     'exists (
       select from contrat.ligne l
       where l.organisation_id = c.organisation_id and l.contrat_id = c.id
         and l.produit_id = :valeur)'),
    ('choix_contrats', 'recherche', 'text', null, 'core.contient(c.code, :valeur)'),
    ('choix_fournisseurs', 'actif', 'boolean', null, ':valeur = (f.actif_pendant @> now())'),
    ('choix_fournisseurs', 'recherche', 'text', null,
     $$core.contient(concat_ws(' ', f.code, f.nom), :valeur)$$),
    ('complements', 'campagne_id', 'uuid', 'campagne_id', null),
    ('complements', 'statut', 'text', 'statut', null),
    ('contrats', 'campagne_id', 'uuid', 'campagne_id', null),
    ('contrats', 'groupement_id', 'uuid', 'groupement_id', null),
    ('contrats', 'statut', 'text', 'statut', null),
    ('contrats', 'produit_id', 'uuid', null,
     'exists (
       select from contrat.ligne l
       where l.organisation_id = c.organisation_id and l.contrat_id = c.id
         and l.produit_id = :valeur)'),
    ('contrats', 'recherche', 'text', null, 'core.contient(c.code, :valeur)'),
    ('corrections', 'entite', 'text', 'entite', null),
    ('corrections', 'entite_id', 'uuid', 'entite_id', null),
    ('corrections', 'auteur_id', 'uuid', 'auteur_id', null),
    ('documents', 'entite_id', 'uuid', 'entite_id', null),
    ('documents', 'type', 'text', 'type', null),
    ('documents', 'code', 'text', 'code', null),
    ('documents', 'en_vigueur', 'boolean', null, '(d.remplace_le is null) = :valeur'),
    ('dossiers_audit', 'campagne_id', 'uuid', 'campagne_id', null),
    ('dossiers_audit', 'statut', 'text', 'statut', null),
    ('editeur_catalogues', 'recherche', 'text', null,
     $$core.contient(concat_ws(' ', r.code, r.libelle), :valeur)$$),
    ('editeur_factures', 'organisation_id', 'uuid', 'cible', null),
    ('editeur_factures', 'statut', 'text', 'statut', null),
    ('editeur_factures', 'en_retard', 'boolean', null,
     'facture.est_en_retard(f, v_jour) = :valeur'),
    ('editeur_factures', 'devise', 'text', 'devise', null),
    ('editeur_factures', 'recherche', 'text', null,
     $$core.contient(concat_ws(' ', f.reference, o.nom), :valeur)$$),
    ('editeur_licences', 'organisation_id', 'uuid', null, 'l.organisation_id = :valeur'),
    ('editeur_licences', 'statut', 'text', null, 'licence.statut(l, v_jour) = :valeur'),
    ('editeur_licences', 'expire_sous_jours', 'integer', null,
     $$licence.statut(l, v_jour) = 'en_vigueur'
       and l.fin <= v_jour + :valeur$$),
    ('controles_officiels', 'producteur_id', 'uuid', 'producteur_id', null),
    ('creances', 'producteur_id', 'uuid', 'producteur_id', null),
    ('creances', 'fournisseur_id', 'uuid', 'fournisseur_id', null),
    ('creances', 'campagne_id', 'uuid', 'campagne_id', null),
    ('creances', 'reception_id', 'uuid', 'reception_id', null),
    ('creances', 'collecte_id', 'uuid', 'collecte_id', null),
    ('creances', 'genre', 'text', 'genre', null),
    ('creances', 'ouverte', 'boolean', null,
     ':valeur = (paiement.attend(c) or exists (
       select from paiement.reste r
       where r.organisation_id = c.organisation_id and r.creance_id = c.id and r.reste <> 0))'),
    ('editeur_organisations', 'statut', 'text', null, 'o.statut = :valeur'),
    ('editeur_organisations', 'recherche', 'text', null,
     $$core.contient(concat_ws(' ', o.code, o.nom), :valeur)$$),
    ('editeur_packs', 'recherche', 'text', null, 'core.contient(k.code, :valeur)'),
    ('echantillons', 'producteur_id', 'uuid', 'producteur_id', null),
    ('echantillons', 'parcelle_id', 'uuid', 'parcelle_id', null),
    ('echantillons', 'numero', 'text', 'numero', null),
    ('echantillons', 'sans_resultat', 'boolean', null,
     ':valeur = not exists (
       select from inspection.resultat a where a.echantillon_id = e.id)'),
    ('emplacements', 'site', 'text', 'site', null),
    ('emplacements', 'actif', 'boolean', null, ':valeur = (e.actif_pendant @> now())'),
    ('emplacements', 'recherche', 'text', null,
     $$core.contient(concat_ws(' ', e.code, e.nom), :valeur)$$),
    ('ensembles_permissions', 'permission', 'text', null,
     'exists (
       select from utilisateur.ensemble_permission p
       where p.ensemble_id = e.id and p.permission = :valeur and p.incluse_pendant @> now())'),
    ('estimations', 'parcelle_id', 'uuid', 'parcelle_id', null),
    ('estimations', 'campagne_id', 'uuid', 'campagne_id', null),
    ('estimations', 'produit_id', 'uuid', 'produit_id', null),
    ('etapes', 'campagne_id', 'uuid', 'campagne_id', null),
    ('etapes', 'procede', 'text', 'procede', null),
    ('etapes', 'statut', 'text', 'statut', null),
    ('etapes', 'lot_id', 'uuid', 'id', null),
    ('etapes', 'produit_id', 'uuid', null,
     'exists (
       select from etape.sortie s
       where s.organisation_id = e.organisation_id and s.etape_id = e.id and not s.retiree
         and s.produit_id = :valeur)'),
    ('etapes', 'du', 'timestamptz', null, 'e.date_operation >= :valeur'),
    ('etapes', 'au', 'timestamptz', null, 'e.date_operation <= :valeur'),
    ('declarations_eudr', 'expedition_id', 'uuid', 'expedition_id', null),
    ('declarations_eudr', 'statut', 'text', null, 'd.statut = :valeur'),
    ('evaluations_eudr', 'parcelle_id', 'uuid', 'parcelle_id', null),
    ('evaluations_eudr', 'resultat', 'text', null, 'e.resultat = :valeur'),
    ('expeditions', 'statut', 'text', 'statut', null),
    ('expeditions', 'vente_id', 'uuid', 'vente_id', null),
    ('expeditions', 'client_id', 'uuid', 'client_id', null),
    ('expeditions', 'lot_id', 'uuid', 'id', null),
    ('expeditions', 'conteneur', 'text', 'id', null),
    ('expeditions', 'scelle', 'text', null,
     'exists (
       select from expedition.scelle s where s.expedition_id = x.id and s.numero = :valeur)'),
    ('expeditions', 'du', 'timestamptz', null, 'x.date_operation >= :valeur'),
    ('expeditions', 'au', 'timestamptz', null, 'x.date_operation <= :valeur'),
    ('fournisseurs', 'actif', 'boolean', null, ':valeur = (f.actif_pendant @> now())'),
    ('fournisseurs', 'recherche', 'text', null,
     $$core.contient(concat_ws(' ', f.code, f.nom), :valeur)$$),
    ('groupements', 'recherche', 'text', null,
     $$core.contient(concat_ws(' ', g.code, g.nom), :valeur)$$),
    ('inspections', 'producteur_id', 'uuid', 'producteur_id', null),
    ('inspections', 'parcelle_id', 'uuid', 'parcelle_id', null),
    ('inspections', 'auteur_id', 'uuid', 'auteur_id', null),
    ('inspections', 'formulaire_code', 'text', 'formulaire_code', null),
    ('inspections', 'groupement_id', 'uuid', 'producteur_id', null),
    ('imports', 'genre', 'text', 'genre', null),
    ('imports', 'statut', 'text', 'statut', null),
    ('imports_constats', 'code', 'text', 'code', null),
    ('imports_constats', 'gravite', 'text', 'gravite', null),
    ('imports_lignes', 'ecrite', 'boolean', null, '(l.objet_id is not null) = :valeur'),
    ('imports_lignes', 'objet_id', 'uuid', 'objet_id', null),
    ('inspections_plan', 'plan_id', 'uuid', 'plan_id', null),
    ('inspections_plan', 'groupement_id', 'uuid', null, 'a.groupement_id = :valeur'),
    ('inspections_plan', 'producteur_id', 'uuid', 'producteur_id', null),
    ('inspections_plan', 'genre', 'text', 'genre', null),
    ('inspections_plan', 'statut', 'text', null,
     $$case :valeur
         when 'a_faire' then x.echeance >= non_conformite.echeance(now(), 0)
         when 'en_retard' then x.echeance < non_conformite.echeance(now(), 0)
         else true end
       and (inspection.suivi(x, now())).statut = :valeur$$),
    ('interets', 'utilisateur_id', 'uuid', 'utilisateur_id', null),
    ('interets', 'producteur_id', 'uuid', 'producteur_id', null),
    ('interets', 'en_vigueur', 'boolean', null, 'i.periode @> now() = :valeur'),
    ('inventaires', 'emplacement_id', 'uuid', 'emplacement_id', null),
    ('inventaires', 'lot_id', 'uuid', 'id', null),
    ('inventaires', 'statut', 'text', 'statut', null),
    ('journal', 'id', 'bigint', 'id', null),
    ('journal', 'entite', 'text', 'entite', null),
    ('journal', 'entite_id', 'uuid', 'entite_id', null),
    ('journal', 'action', 'text', 'action', null),
    ('journal', 'utilisateur_id', 'uuid', 'utilisateur_id', null),
    ('journal', 'appareil_id', 'uuid', 'appareil_id', null),
    ('journal', 'commande_id', 'uuid', 'commande_id', null),
    ('journal', 'depuis', 'timestamptz', null, 'e.le >= :valeur'),
    ('journal', 'jusqu_a', 'timestamptz', null, 'e.le < :valeur'),
    ('journal_sceaux', 'depuis', 'timestamptz', null, 's.scelle_le >= :valeur'),
    ('journal_sceaux', 'jusqu_a', 'timestamptz', null, 's.scelle_le < :valeur'),
    ('journal_appels', 'utilisateur_id', 'uuid', 'utilisateur_id', null),
    ('journal_appels', 'methode', 'text', 'methode', null),
    ('journal_appels', 'chemin', 'text', null, 'starts_with(a.chemin, :valeur)'),
    ('journal_appels', 'depuis', 'timestamptz', null, 'a.le >= :valeur'),
    ('journal_appels', 'jusqu_a', 'timestamptz', null, 'a.le < :valeur'),
    ('lots', 'campagne_id', 'uuid', 'campagne_id', null),
    ('lots', 'produit_id', 'uuid', 'produit_id', null),
    ('lots', 'emplacement_id', 'uuid', 'emplacement_id', null),
    ('lots', 'reception_id', 'uuid', 'reception_id', null),
    ('lots', 'etape_id', 'uuid', 'etape_id', null),
    ('lots', 'nature', 'text', 'nature', null),
    ('lots', 'statut', 'text', 'statut', null),
    ('lots', 'categorie', 'text', null, 'lot.categorie(l.id) = :valeur'),
    ('lots', 'en_stock', 'boolean', null,
     $$(l.statut not in ('consommé', 'archivé') and lot.quantite(l.id) <> 0) = :valeur$$),
    ('lots', 'disponible', 'boolean', null,
     $$(l.statut = 'validé' and lot.quantite(l.id) > 0) = :valeur$$),
    ('lots', 'recherche', 'text', null,
     $$core.contient(concat_ws(' ', l.numero_officiel, (
       select x.code_externe from lot.reprise x
       where x.organisation_id = l.organisation_id and x.id = l.reprise_id), (
       select x.lot_fournisseur from reception.reception x
       where x.organisation_id = l.organisation_id and x.id = l.reception_id)), :valeur)$$),
    ('mesures', 'genre', 'text', 'genre', null),
    ('mesures', 'actif', 'boolean', 'actif', null),
    ('modules', 'etat', 'text', null, $$t.texte ->> 'etat' = :valeur$$),
    ('mouvements', 'entite_id', 'uuid', 'entite_id', null),
    ('mouvements', 'lot_id', 'uuid', 'id', null),
    ('mouvements', 'producteur_id', 'uuid', 'id', null),
    ('mouvements', 'produit_id', 'uuid', null,
     'exists (
       select from matiere.toute_ecriture e
       where e.mouvement_id = m.id and e.produit_id = :valeur)'),
    ('mouvements', 'genre', 'text', 'genre', null),
    ('mouvements', 'entite', 'text', 'entite', null),
    ('mouvements', 'auteur_id', 'uuid', 'auteur_id', null),
    ('mouvements', 'depuis', 'timestamptz', null, 'm.date_operation >= :valeur'),
    ('mouvements', 'jusqu_a', 'timestamptz', null, 'm.date_operation < :valeur'),
    ('mouvements', 'contrepasse', 'boolean', null,
     ':valeur
       = exists (select from matiere.mouvement r where r.contrepasse_id = m.id)'),
    ('mouvements', 'collecte_id', 'uuid', 'id', null),
    ('non_conformites', 'producteur_id', 'uuid', 'producteur_id', null),
    ('non_conformites', 'parcelle_id', 'uuid', 'parcelle_id', null),
    ('non_conformites', 'gravite', 'text', 'gravite', null),
    ('non_conformites', 'constat_code', 'text', 'constat_code', null),
    ('non_conformites', 'groupement_id', 'uuid', 'producteur_id', null),
    ('non_conformites', 'inspection_id', 'uuid', 'inspection_id', null),
    ('non_conformites', 'statut', 'text', 'statut', null),
    ('non_conformites', 'en_retard', 'boolean', null,
     'coalesce(
       non_conformite.a_faire_avant(n) < non_conformite.echeance(now(), 0), false)
         = :valeur'),
    ('non_conformites', 'a_declasser', 'boolean', null,
     $$(n.declassement <> '[]' and n.declassee_le is null
       and n.statut <> 'sans_objet') = :valeur$$),
    ('paiements', 'producteur_id', 'uuid', 'producteur_id', null),
    ('paiements', 'fournisseur_id', 'uuid', 'fournisseur_id', null),
    ('paiements', 'moyen', 'text', 'moyen', null),
    ('paiements', 'statut', 'text', 'statut', null),
    ('parcelles', 'producteur_id', 'uuid', 'producteur_id', null),
    ('parcelles', 'groupement_id', 'uuid', 'groupement_id', null),
    ('parcelles', 'recherche', 'text', null,
     $$(core.contient(p.nom, :valeur) or exists (
       select from producteur.producteur d
       where d.organisation_id = p.organisation_id and d.id = p.producteur_id
         and core.contient(concat_ws(' ', p.nom, d.reference, d.nom, d.prenoms), :valeur)))$$),
    ('parcelles', 'etat', 'text', 'id', null),
    ('parcelles', 'categorie', 'text', 'id', null),
    ('producteurs', 'groupement_id', 'uuid', 'groupement_id', null),
    ('producteurs', 'recherche', 'text', null,
     $$core.contient(concat_ws(' ', p.reference, p.nom, p.prenoms, p.telephone,
       regexp_replace(p.telephone, '[^0-9]', '', 'g')), :valeur)$$),
    ('rappels', 'statut', 'text', 'statut', null),
    ('rappels', 'exercice', 'boolean', 'exercice', null),
    ('rappels', 'objet_id', 'uuid', 'id', null),
    ('rappels_lignes', 'phase', 'text', 'phase', null),
    ('rappels_lignes', 'effet', 'text', 'effet', null),
    ('rappels_lignes', 'genre', 'text', 'genre', null),
    ('receptions', 'groupement_id', 'uuid', 'groupement_id', null),
    ('receptions', 'fournisseur_id', 'uuid', 'fournisseur_id', null),
    ('receptions', 'contrat_id', 'uuid', 'contrat_id', null),
    ('receptions', 'lot_id', 'uuid', 'id', null),
    ('redressements', 'reception_id', 'uuid', 'reception_id', null),
    ('redressements', 'collecte_id', 'uuid', 'collecte_id', null),
    ('redressements', 'genre', 'text', 'genre', null),
    ('redressements', 'expedie', 'boolean', null, $$(r.expeditions <> '[]') = :valeur$$),
    ('redressements', 'depuis', 'timestamptz', null, 'r.le >= :valeur'),
    ('redressements', 'jusqu_a', 'timestamptz', null, 'r.le < :valeur'),
    ('referentiels', 'coche', 'boolean', null,
     ':valeur = exists (
       select from conformite.referentiel_coche c
       where c.referentiel_code = r.code and c.coche_pendant @> now())'),
    ('reglages', 'prefixe', 'text', null, 'starts_with(k.cle, :valeur)'),
    ('registre_membres', 'groupement_id', 'uuid', null,
     'producteur.groupement_au(p.id, v_au) = :valeur'),
    ('rejets', 'appareil_id', 'uuid', 'appareil_id', null),
    ('remises', 'producteur_id', 'uuid', 'producteur_id', null),
    ('remises', 'intrant_id', 'uuid', 'intrant_id', null),
    ('remises', 'avance', 'boolean', 'avance', null),
    ('remises', 'groupement_id', 'uuid', 'producteur_id', null),
    ('rendements', 'campagne_id', 'uuid', 'campagne_id', null),
    ('rendements', 'parcelle_id', 'uuid', 'parcelle_id', null),
    ('rendements', 'producteur_id', 'uuid', 'parcelle_id', null),
    ('rendements', 'produit_id', 'uuid', 'produit_id', null),
    ('rendements', 'en_vigueur', 'boolean', null,
     'not :valeur or not exists (
       select from parcelle.rendement n
       where (n.organisation_id, n.parcelle_id, n.campagne_id, n.produit_id)
           = (r.organisation_id, r.parcelle_id, r.campagne_id, r.produit_id)
         and (n.fixe_le, n.id) > (r.fixe_le, r.id))'),
    ('sorties', 'lot_id', 'uuid', 'lot_id', null),
    ('sorties', 'genre', 'text', 'genre', null),
    ('sorties', 'producteur_id', 'uuid', 'producteur_id', null),
    ('sorties', 'depuis', 'timestamptz', null, 's.date_operation >= :valeur'),
    ('sorties', 'jusqu_a', 'timestamptz', null, 's.date_operation < :valeur'),
    ('sorties', 'sans_resultat', 'boolean', null,
     $$(s.genre = 'echantillon' and not exists (
       select from lot.resultat_analyse a where a.sortie_id = s.id)) = :valeur$$),
    ('sorties', 'conclusion', 'text', null,
     'exists (
       select from lot.resultat_analyse a where a.sortie_id = s.id and a.conclusion = :valeur)'),
    ('taux_change', 'source', 'text', 'source', null),
    ('taux_change', 'cible', 'text', 'cible', null),
    ('taux_change', 'le', 'timestamptz', null, 't.depuis <= :valeur'),
    ('utilisateurs', 'statut', 'text', 'statut', null),
    ('utilisateurs', 'ensemble', 'text', null,
     'utilisateur.detient_ensemble(u.id, array[:valeur], now())'),
    ('utilisateurs', 'recherche', 'text', null,
     $$core.contient(concat_ws(' ', u.identifiant, u.nom_affiche), :valeur)$$),
    ('utilisateurs_attributions', 'statut', 'text', null, $$t.texte ->> 'statut' = :valeur$$),
    ('utilisateurs_groupements', 'en_vigueur', 'boolean', null,
     'tstzrange(a.debut, a.fin) @> now() = :valeur'),
    ('ventes', 'statut', 'text', 'statut', null),
    ('ventes', 'client_id', 'uuid', 'client_id', null),
    ('ventes', 'produit_id', 'uuid', null,
     'exists (
       select from vente.ligne l where l.vente_id = x.id and l.produit_id = :valeur)'),
    ('ventes', 'recherche', 'text', null, 'core.contient(x.code, :valeur)'),
    ('webhooks', 'statut', 'text', null, 'a.statut = :valeur'),
    ('webhooks_envois', 'statut', 'text', null, 'v.statut = :valeur'),
    ('webhooks_envois', 'genre', 'text', null,
     'exists (
       select from webhook.evenement e where e.id = v.evenement_id and e.genre = :valeur)'),
    ('webhooks_envois', 'entite_id', 'uuid', null, 'v.sujet_id = :valeur')
),
parmi (liste, membre, parmi) as (
  values
    ('conformite_statuts', 'producteur_id',
     'select q.id from parcelle.parcelle q where q.producteur_id = :valeur'),
    ('creances', 'producteur_id',
     'select t.id from unnest(paiement.titulaires(:valeur)) as t (id)'),
    ('etapes', 'lot_id',
     'select n.etape_id from etape.entree n where n.lot_id = :valeur
       union all
       select l.etape_id from lot.lot l where l.id = :valeur'),
    ('expeditions', 'lot_id',
     'select l.expedition_id from expedition.ligne l where l.lot_id = :valeur'),
    ('expeditions', 'conteneur',
     'select c.expedition_id from expedition.conteneur c where c.numero = :valeur'),
    ('inspections', 'groupement_id',
     'select p.id from producteur.producteur p where p.groupement_id = :valeur'),
    ('inventaires', 'lot_id',
     'select c.inventaire_id from inventaire.comptage c where c.lot_id = :valeur'),
    ('mouvements', 'lot_id',
     'select e.mouvement_id
       from matiere.compte k
         join matiere.toute_ecriture e
           on e.organisation_id = k.organisation_id and e.compte_id = k.id
       where k.objet_id = :valeur'),
    ('mouvements', 'producteur_id',
     'select e.mouvement_id
       from matiere.compte k
         join matiere.toute_ecriture e
           on e.organisation_id = k.organisation_id and e.compte_id = k.id
       where k.objet_id = :valeur'),
    ('mouvements', 'collecte_id',
     'select n.id from matiere.mouvement n where n.entite_id = :valeur
       union all
       select e.mouvement_id from matiere.toute_ecriture e where e.objet_id = :valeur'),
    ('non_conformites', 'groupement_id',
     'select p.id from producteur.producteur p where p.groupement_id = :valeur'),
    ('paiements', 'producteur_id',
     'select t.id from unnest(paiement.titulaires(:valeur)) as t (id)'),
    ('parcelles', 'etat', 'select t.parcelle_id from parcelle.toutes(p_requete, now()) as t'),
    ('parcelles', 'categorie', 'select t.parcelle_id from parcelle.toutes(p_requete, now()) as t'),
    ('rappels', 'objet_id', 'select l.rappel_id from rappel.ligne l where l.objet_id = :valeur'),
    ('receptions', 'lot_id', 'select l.reception_id from lot.lot l where l.id = :valeur'),
    ('remises', 'groupement_id',
     'select p.id from producteur.producteur p where p.groupement_id = :valeur'),
    ('rendements', 'producteur_id',
     'select q.id from parcelle.parcelle q where q.producteur_id = :valeur')
),
chemin (liste, membre, type, colonne) as (
  values
    ('imports_constats', 'id', 'uuid', 'importation_id'),
    ('imports_lignes', 'id', 'uuid', 'importation_id'),
    ('rappels_lignes', 'id', 'uuid', 'rappel_id'),
    ('reglages_versions', 'cle', 'text', 'cle'),
    ('utilisateurs_groupements', 'id', 'uuid', 'utilisateur_id'),
    ('webhooks_envois', 'id', 'uuid', 'webhook_id')
),
souhait as (
  select e.liste, e.membre, e.rang, e.type, e.colonne, a.parmi, e.condition, false as toujours
  from (select c.liste, c.membre, row_number() over () as rang, c.type, c.colonne, c.condition
        from ecrit c) as e
    left join parmi a on (a.liste, a.membre) = (e.liste, e.membre)
  union all
  select c.liste, c.membre, 0, c.type, c.colonne, null, null, true from chemin c
),
retire as (
  delete from porte.filtre f
  where not exists (select from souhait s where (s.liste, s.membre) = (f.liste, f.membre))
)
insert into porte.filtre as f (liste, membre, rang, type, colonne, parmi, condition, toujours)
select s.liste, s.membre, s.rang, s.type, s.colonne, s.parmi, s.condition, s.toujours
from souhait s
on conflict (liste, membre) do update
  set rang = excluded.rang, type = excluded.type, colonne = excluded.colonne,
      parmi = excluded.parmi, condition = excluded.condition, toujours = excluded.toujours
  where f is distinct from excluded;
