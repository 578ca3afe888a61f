-- The lists that are served by pages: how each opens and with which rights, the member of the
-- answer that holds the rows, where they come from, the key of their order with types, its
-- direction, what a row carries and how it is presented, and the filters. Below, of some: what is
-- looked up once, what must be there, what holds of every row.
-- Spec: api#pages.
-- Chosen: docs/decisions/0055-portes-en-lignes.md.
with ecrite (nom, ouverture, droits, membre, source, ordre, sens, colonnes, ligne, filtres) as (
  values
    ('acces_support', 'permission', 'users.manage', 'acces',
     'utilisateur.acces_support a', 'a.ouvert_le timestamptz, a.id uuid', 'desc', 'a',
     'utilisateur.presenter_acces_support(a, now())',
     'en_cours: (a.periode @> now()) = :boolean'),
    ('appareils', 'permission', 'devices.manage', 'appareils',
     '(select d as a from appareil.appareil d) as x', '(a).code_court text',
     'asc', 'a', 'appareil.presenter(a)',
     $$utilisateur_id: (a).utilisateur_id = :uuid
       statut: (a).statut = :text
       muets_depuis: appareil.est_muet(a, :timestamptz)$$),
    ('appareils_lister_codes', 'permission', 'devices.manage', 'codes_enrolement',
     'appareil.code_enrolement c
        cross join lateral appareil.presenter_code(c, now()) as t (code)',
     'c.cree_le timestamptz, c.id uuid', 'desc', 't.code', 'code',
     $$utilisateur_id: c.utilisateur_id = :uuid
       statut: t.code ->> 'statut' = :text$$),
    ('capacites', 'lecture', 'noyau', 'capacites',
     'capacite.capacite c
        join producteur.producteur p
          on p.organisation_id = c.organisation_id and p.id = c.producteur_id',
     'c.proposee_le timestamptz, c.id uuid', 'desc', 'c', 'capacite.presenter(c)',
     $$campagne_id: c.campagne_id = :uuid
       producteur_id: c.producteur_id = :uuid
       groupement_id: p.groupement_id = :uuid
       statut: c.statut = :text
       en_vigueur: (c.statut in ('validee', 'a_revalider')) = :boolean
       matiere: c.matiere_code = :text
       etat: c.etat_code = :text$$),
    ('certificats', 'lecture', 'certification', 'certificats',
     'certificat.certificat c', 'c.valide_au date, c.id uuid', 'desc', 'c',
     'certificat.presenter(c, now())',
     $$groupement_id: c.groupement_id = :uuid
       fournisseur_id: c.fournisseur_id = :uuid
       referentiel: c.referentiel_code = :text
       etat: certificat.etat_a(c.id, now()) = :text
       prend_fin_jours: certificat.prend_fin(c, :integer, now())$$),
    ('certificats_operations', 'lecture', 'certification', 'operations',
     'certificat.operations_de_la_page(
        v_certificat.id, v_periode, p_requete ->> ''tri'', v_page.apres, v_page.limite) as o',
     'o.le timestamptz, o.id uuid', 'desc', 'o.entite, o.id, o.le, o.reference, o.groupement_id',
     'certificat.presenter_operation(entite, id, le, reference, groupement_id)', null),
    ('clients', 'lecture', 'ventes', 'clients',
     'client.client f', 'f.code text', 'asc', 'f', 'client.presenter(f, now())',
     $$actif: :boolean = (f.actif_pendant @> now())
       recherche: core.contient(concat_ws(' ', f.code, f.nom), :text)$$),
    ('collectes', 'lecture', 'noyau', 'collectes',
     'collecte.collecte c', 'c.date_operation timestamptz, c.id uuid', 'desc', 'c',
     'collecte.presenter(c)',
     $$campagne_id: c.campagne_id = :uuid
       statut: c.statut = :text
       producteur_id: c.producteur_id = :uuid
       parcelle_id: c.parcelle_id = :uuid
       utilisateur_id: c.utilisateur_id = :uuid
       groupement_id: c.groupement_id = :uuid$$),
    ('conformite_revisions', 'lecture', 'certification', 'revisions',
     'conformite.revision r', 'r.rang bigint', 'desc', 'r', 'conformite.presenter_revision(r)',
     $$parcelle_id: r.parcelle_id = :uuid
       referentiel: r.referentiel_code = :text$$),
    ('conformite_statuts', 'lecture', 'certification', 'statuts',
     'conformite.statut_parcelle s
        join parcelle.parcelle p on p.organisation_id = s.organisation_id and p.id = s.parcelle_id
        join conformite.etat e on e.referentiel_code = s.referentiel_code and e.code = s.etat_code
        cross join lateral (select coalesce(lower(s.periode), ''-infinity'') as depuis) as d',
     's.parcelle_id uuid, s.referentiel_code text, d.depuis timestamptz', 'asc',
     's, p.producteur_id, e.categorie_affichage',
     'conformite.presenter_statut(s, producteur_id, categorie_affichage)',
     $$parcelle_id: s.parcelle_id = :uuid
       producteur_id: s.parcelle_id in (
         select q.id from parcelle.parcelle q where q.producteur_id = :uuid)
       groupement_id: p.groupement_id = :uuid
       referentiel: s.referentiel_code = :text
       etat: s.etat_code = :text$$),
    ('complements', 'lecture', 'contrats', 'complements',
     'complement.complement k', 'k.cree_le timestamptz, k.id uuid', 'desc', 'k',
     'complement.presenter(k)',
     $$campagne_id: k.campagne_id = :uuid
       statut: k.statut = :text$$),
    ('contrats', 'lecture', 'contrats', 'contrats',
     'contrat.contrat c', 'c.cree_le timestamptz, c.id uuid', 'desc', 'c',
     'contrat.presenter(c, now())',
     $$campagne_id: c.campagne_id = :uuid
       groupement_id: c.groupement_id = :uuid
       statut: c.statut = :text
       produit_id: exists (
         select from contrat.ligne l
         where l.organisation_id = c.organisation_id and l.contrat_id = c.id
           and l.produit_id = :uuid)
       recherche: core.contient(c.code, :text)$$),
    ('corrections', 'lecteur', '', 'corrections',
     'correction.correction c', 'c.rang bigint', 'desc', 'c', 'correction.presenter(c)',
     $$entite: c.entite = :text
       entite_id: c.entite_id = :uuid
       auteur_id: c.auteur_id = :uuid$$),
    ('documents', 'lecteur', '', 'documents',
     'document.document d', 'd.etabli_le timestamptz, d.id uuid', 'desc', 'd',
     'document.presenter(d)',
     $$entite_id: d.entite_id = :uuid
       type: d.type = :text
       code: d.code = :text
       en_vigueur: (d.remplace_le is null) = :boolean$$),
    ('dossiers_audit', 'permission', 'audit.export', 'dossiers',
     'dossier.dossier d', 'd.cree_le timestamptz, d.id uuid', 'desc', 'd', 'dossier.presenter(d)',
     $$campagne_id: d.campagne_id = :uuid
       statut: d.statut = :text$$),
    ('editeur_catalogues', 'editeur', 'editeur_parametrage', 'referentiels',
     'conformite.referentiel r', 'r.code text', 'asc', 'r.code', 'pack.presenter_referentiel(code)',
     $$recherche: core.contient(concat_ws(' ', r.code, r.libelle), :text)$$),
    ('editeur_factures', 'editeur', 'editeur_admin', 'factures',
     'facture.facture f join tache.annuaire() o on o.id = f.cible',
     'f.emise_le date, f.id uuid', 'desc', 'f, o', 'facture.presenter(f, o, v_jour)',
     $$organisation_id: f.cible = :uuid
       statut: f.statut = :text
       en_retard: facture.est_en_retard(f, v_jour) = :boolean
       devise: f.devise = :text
       recherche: core.contient(concat_ws(' ', f.reference, o.nom), :text)$$),
    ('editeur_licences', 'editeur', 'editeur_support', 'licences',
     'tache.licences() l join tache.annuaire() o on o.id = l.organisation_id',
     'o.code text, l.debut date, l.id uuid', 'asc', 'l, o', 'licence.presenter(l, o, v_jour)',
     $$organisation_id: l.organisation_id = :uuid
       statut: licence.statut(l, v_jour) = :text
       expire_sous_jours: licence.statut(l, v_jour) = 'en_vigueur'
         and l.fin <= v_jour + :integer$$),
    ('controles_officiels', 'lecture', 'inspection', 'controles_officiels',
     'inspection.controle_officiel c', 'c.cree_le timestamptz, c.id uuid', 'desc', 'c',
     'inspection.presenter_controle_officiel(c)',
     $$producteur_id: c.producteur_id = :uuid$$),
    ('creances', 'lecture', 'contrats', 'creances',
     'paiement.creance c', 'c.rang bigint', 'desc', 'c', 'paiement.presenter_creance(c)',
     $$producteur_id: c.producteur_id in (
         select t.id from unnest(paiement.titulaires(:uuid)) as t (id))
       fournisseur_id: c.fournisseur_id = :uuid
       campagne_id: c.campagne_id = :uuid
       reception_id: c.reception_id = :uuid
       collecte_id: c.collecte_id = :uuid
       genre: c.genre = :text
       ouverte: :boolean = (paiement.attend(c) or exists (
         select from paiement.reste r
         where r.organisation_id = c.organisation_id and r.creance_id = c.id and r.reste <> 0))$$),
    ('editeur_organisations', 'editeur', 'editeur_support', 'organisations',
     'tache.annuaire() as o', 'o.code text', 'asc', 'o', 'organisation.presenter(o)',
     $$statut: o.statut = :text
       recherche: core.contient(concat_ws(' ', o.code, o.nom), :text)$$),
    ('editeur_packs', 'editeur', 'editeur_parametrage', 'packs',
     'pack.codes() as k', 'k.code text', 'asc', 'k.code', 'pack.presenter(code)',
     $$recherche: core.contient(k.code, :text)$$),
    ('echantillons', 'lecture', 'inspection', 'echantillons',
     'inspection.echantillon e', 'e.preleve_le timestamptz, e.id uuid', 'desc', 'e',
     'inspection.presenter_echantillon(e)',
     $$producteur_id: e.producteur_id = :uuid
       parcelle_id: e.parcelle_id = :uuid
       numero: e.numero = :text
       sans_resultat: :boolean = not exists (
         select from inspection.resultat a where a.echantillon_id = e.id)$$),
    ('emplacements', 'lecture', 'stock', 'emplacements',
     'emplacement.emplacement e', 'e.code text', 'asc', 'e', 'emplacement.presenter(e, now())',
     $$site: e.site = :text
       actif: :boolean = (e.actif_pendant @> now())
       recherche: core.contient(concat_ws(' ', e.code, e.nom), :text)$$),
    ('ensembles_permissions', 'permission', 'permission_sets.manage', 'ensembles',
     'utilisateur.ensemble e', 'e.code text', 'asc', 'e',
     'utilisateur.presenter_ensemble(e, now())',
     $$permission: exists (
         select from utilisateur.ensemble_permission p
         where p.ensemble_id = e.id and p.permission = :text and p.incluse_pendant @> now())$$),
    ('estimations', 'lecture', 'estimation', 'estimations',
     'recolte.estimation e', 'e.date_operation timestamptz, e.id uuid', 'desc', 'e',
     'recolte.presenter(e)',
     $$parcelle_id: e.parcelle_id = :uuid
       campagne_id: e.campagne_id = :uuid
       produit_id: e.produit_id = :uuid$$),
    ('etapes', 'lecture', 'stock', 'etapes',
     'etape.etape e', 'e.cree_le timestamptz, e.id uuid', 'desc', 'e.id',
     'etape.presenter(id, now())',
     $$campagne_id: e.campagne_id = :uuid
       procede: e.procede = :text
       statut: e.statut = :text
       lot_id: e.id in (
         select n.etape_id from etape.entree n where n.lot_id = :uuid
         union all
         select l.etape_id from lot.lot l where l.id = :uuid)
       produit_id: exists (
         select from etape.sortie s
         where s.organisation_id = e.organisation_id and s.etape_id = e.id and not s.retiree
           and s.produit_id = :uuid)
       du: e.date_operation >= :timestamptz
       au: e.date_operation <= :timestamptz$$),
    ('expeditions', 'lecture', 'ventes', 'expeditions',
     'expedition.expedition x', 'x.cree_le timestamptz, x.id uuid', 'desc', 'x.id',
     'expedition.presenter(id)',
     $$statut: x.statut = :text
       vente_id: x.vente_id = :uuid
       client_id: x.client_id = :uuid
       lot_id: x.id in (
         select l.expedition_id from expedition.ligne l where l.lot_id = :uuid)
       conteneur: x.id in (
         select c.expedition_id from expedition.conteneur c where c.numero = :text)
       scelle: exists (
         select from expedition.scelle s where s.expedition_id = x.id and s.numero = :text)
       du: x.date_operation >= :timestamptz
       au: x.date_operation <= :timestamptz$$),
    ('fournisseurs', 'lecture', 'certification', 'fournisseurs',
     'fournisseur.fournisseur f', 'f.code text', 'asc', 'f', 'fournisseur.presenter(f, now())',
     $$actif: :boolean = (f.actif_pendant @> now())
       recherche: core.contient(concat_ws(' ', f.code, f.nom), :text)$$),
    ('groupements', 'lecture', 'noyau', 'groupements',
     'organisation.groupement g', 'g.code text', 'asc', 'g',
     'organisation.presenter_groupement(g, now())',
     $$recherche: core.contient(concat_ws(' ', g.code, g.nom), :text)$$),
    ('inspections', 'lecture', 'inspection', 'inspections',
     'inspection.inspection i', 'i.date_operation timestamptz, i.id uuid', 'desc', 'i',
     'inspection.presenter(i)',
     $$producteur_id: i.producteur_id = :uuid
       parcelle_id: i.parcelle_id = :uuid
       auteur_id: i.auteur_id = :uuid
       formulaire_code: i.formulaire_code = :text
       groupement_id: i.producteur_id in (
         select p.id from producteur.producteur p where p.groupement_id = :uuid)$$),
    ('imports', 'permission',
     'users.manage review.resolve certification.manage sales.manage capacity.propose '
      || 'contracts.manage stock.manage',
     'imports', 'importation.importation i', 'i.cree_le timestamptz, i.id uuid', 'desc', 'i',
     'importation.presenter(i)',
     $$genre: i.genre = :text
       statut: i.statut = :text$$),
    ('imports_constats', 'permission',
     'users.manage review.resolve certification.manage sales.manage capacity.propose '
      || 'contracts.manage stock.manage',
     'constats', 'importation.constat c', 'c.rang integer, c.etape text, c.ordre smallint', 'asc',
     'c', 'importation.presenter_constat(c)',
     $$code: c.code = :text
       gravite: c.gravite = :text$$),
    ('imports_lignes', 'permission',
     'users.manage review.resolve certification.manage sales.manage capacity.propose '
      || 'contracts.manage stock.manage',
     'lignes', 'importation.ligne l', 'l.rang integer', 'asc', 'l',
     'importation.presenter_ligne(l)',
     $$ecrite: (l.objet_id is not null) = :boolean
       objet_id: l.objet_id = :uuid$$),
    ('inspections_plan', 'lecture', 'inspection', 'inspections',
     'inspection.prevue x
        join inspection.plan a on a.organisation_id = x.organisation_id and a.id = x.plan_id',
     'x.echeance date, x.id uuid', 'asc', 'x, a.groupement_id',
     'inspection.presenter_prevue(x, groupement_id, now())',
     $$plan_id: x.plan_id = :uuid
       groupement_id: a.groupement_id = :uuid
       producteur_id: x.producteur_id = :uuid
       genre: x.genre = :text
       statut: case :text
                 when 'a_faire' then x.echeance >= non_conformite.echeance(now(), 0)
                 when 'en_retard' then x.echeance < non_conformite.echeance(now(), 0)
                 else true end
               and (inspection.suivi(x, now())).statut = :text$$),
    ('interets', 'lecteur', '', 'interets',
     'inspection.interet i', 'i.id uuid', 'desc', 'i', 'inspection.presenter_interet(i, now())',
     $$utilisateur_id: i.utilisateur_id = :uuid
       producteur_id: i.producteur_id = :uuid
       en_vigueur: i.periode @> now() = :boolean$$),
    ('inventaires', 'lecture', 'stock', 'inventaires',
     'inventaire.inventaire i', 'i.cree_le timestamptz, i.id uuid', 'desc', 'i',
     'inventaire.presenter(i)',
     $$emplacement_id: i.emplacement_id = :uuid
       lot_id: i.id in (select c.inventaire_id from inventaire.comptage c where c.lot_id = :uuid)
       statut: i.statut = :text$$),
    ('journal', 'permission', 'audit.export', 'evenements',
     'journal.evenement e', 'e.id bigint', 'desc', 'e', 'journal.presenter(e)',
     $$entite: e.entite = :text
       entite_id: e.entite_id = :uuid
       action: e.action = :text
       utilisateur_id: e.utilisateur_id = :uuid
       appareil_id: e.appareil_id = :uuid
       commande_id: e.commande_id = :uuid
       depuis: e.le >= :timestamptz
       jusqu_a: e.le < :timestamptz$$),
    ('journal_appels', 'permission', 'users.manage', 'appels',
     'journal.appel_administration a', 'a.id bigint', 'desc', 'a', 'journal.presenter_appel(a)',
     $$utilisateur_id: a.utilisateur_id = :uuid
       methode: a.methode = :text
       chemin: starts_with(a.chemin, :text)
       depuis: a.le >= :timestamptz
       jusqu_a: a.le < :timestamptz$$),
    ('lots', 'lecture', 'stock', 'lots',
     'lot.lot l', 'l.cree_le timestamptz, l.id uuid', 'desc', 'l', 'lot.presenter(l)',
     $$campagne_id: l.campagne_id = :uuid
       produit_id: l.produit_id = :uuid
       emplacement_id: l.emplacement_id = :uuid
       reception_id: l.reception_id = :uuid
       etape_id: l.etape_id = :uuid
       nature: l.nature = :text
       statut: l.statut = :text
       categorie: lot.categorie(l.id) = :text
       en_stock: (l.statut not in ('consommé', 'archivé') and lot.quantite(l.id) <> 0) = :boolean
       disponible: (l.statut = 'validé' and lot.quantite(l.id) > 0) = :boolean
       recherche: core.contient(concat_ws(' ', l.numero_officiel, (
         select x.code_externe from lot.reprise x
         where x.organisation_id = l.organisation_id and x.id = l.reprise_id), (
         select x.lot_fournisseur from reception.reception x
         where x.organisation_id = l.organisation_id and x.id = l.reception_id)), :text)$$),
    ('mesures', 'lecture', 'inspection', 'mesures',
     'non_conformite.type_mesure t', 't.code text', 'asc', 't',
     'non_conformite.presenter_type(t)',
     $$genre: t.genre = :text
       actif: t.actif = :boolean$$),
    ('modules', 'permission', 'modules.manage', 'modules',
     'module.module m cross join lateral module.presenter(m.code, now()) as t (texte)',
     'm.code text', 'asc', 't.texte', 'texte', $$etat: t.texte ->> 'etat' = :text$$),
    ('mouvements', 'lecture', 'stock', 'mouvements',
     'matiere.mouvement m', 'm.rang bigint', 'desc', 'm', 'matiere.presenter(m)',
     $$entite_id: m.entite_id = :uuid
       lot_id: m.id in (
         select e.mouvement_id
         from matiere.compte k
           join matiere.toute_ecriture e
             on e.organisation_id = k.organisation_id and e.compte_id = k.id
         where k.objet_id = :uuid)
       producteur_id: m.id in (
         select e.mouvement_id
         from matiere.compte k
           join matiere.toute_ecriture e
             on e.organisation_id = k.organisation_id and e.compte_id = k.id
         where k.objet_id = :uuid)
       produit_id: exists (
         select from matiere.toute_ecriture e where e.mouvement_id = m.id and e.produit_id = :uuid)
       genre: m.genre = :text
       entite: m.entite = :text
       auteur_id: m.auteur_id = :uuid
       depuis: m.date_operation >= :timestamptz
       jusqu_a: m.date_operation < :timestamptz
       contrepasse: :boolean
         = exists (select from matiere.mouvement r where r.contrepasse_id = m.id)
       collecte_id: m.id in (
         select n.id from matiere.mouvement n where n.entite_id = :uuid
         union all
         select e.mouvement_id from matiere.toute_ecriture e where e.objet_id = :uuid)$$),
    ('non_conformites', 'lecture', 'inspection', 'non_conformites',
     'non_conformite.non_conformite n', 'n.date_operation timestamptz, n.id uuid', 'desc', 'n',
     'non_conformite.presenter(n, now())',
     $$producteur_id: n.producteur_id = :uuid
       parcelle_id: n.parcelle_id = :uuid
       gravite: n.gravite = :text
       constat_code: n.constat_code = :text
       groupement_id: n.producteur_id in (
         select p.id from producteur.producteur p where p.groupement_id = :uuid)
       inspection_id: n.inspection_id = :uuid
       statut: n.statut = :text
       en_retard: coalesce(
         non_conformite.a_faire_avant(n) < non_conformite.echeance(now(), 0), false)
           = :boolean
       a_declasser: (n.declassement <> '[]' and n.declassee_le is null
         and n.statut <> 'sans_objet') = :boolean$$),
    ('numerotation_modeles', 'permission', 'settings.manage', 'modeles',
     'numerotation.modele m', 'm.version integer', 'desc', 'm', 'numerotation.presenter(m)', null),
    ('paiements', 'lecture', 'contrats', 'paiements',
     'paiement.paiement x', 'x.date_operation timestamptz, x.id uuid', 'desc', 'x',
     'paiement.presenter(x)',
     $$producteur_id: x.producteur_id in (
         select t.id from unnest(paiement.titulaires(:uuid)) as t (id))
       fournisseur_id: x.fournisseur_id = :uuid
       moyen: x.moyen = :text
       statut: x.statut = :text$$),
    ('parcelles', 'lecture', 'noyau', 'parcelles',
     'parcelle.parcelle p', 'p.id uuid', 'asc', 'p as parcelle',
     'parcelle.presenter(parcelle, now())',
     $$producteur_id: p.producteur_id = :uuid
       groupement_id: p.groupement_id = :uuid
       recherche: (core.contient(p.nom, :text) or exists (
         select from producteur.producteur d
         where d.organisation_id = p.organisation_id and d.id = p.producteur_id
           and core.contient(concat_ws(' ', p.nom, d.nom, d.prenoms), :text)))
       etat: p.id in (select t.parcelle_id from parcelle.toutes(p_requete, now()) as t)
       categorie: p.id in (select t.parcelle_id from parcelle.toutes(p_requete, now()) as t)$$),
    ('producteurs', 'lecture', 'noyau', 'producteurs',
     'producteur.producteur p', 'p.id uuid', 'asc', 'p as producteur',
     'producteur.presenter(producteur, now())',
     $$groupement_id: p.groupement_id = :uuid
       recherche: core.contient(concat_ws(' ', p.reference, p.nom, p.prenoms, p.telephone,
         regexp_replace(p.telephone, '[^0-9]', '', 'g')), :text)$$),
    ('rappels', 'lecture', 'rappel', 'rappels',
     'rappel.rappel r', 'r.cree_le timestamptz, r.id uuid', 'desc', 'r', 'rappel.resumer(r)',
     $$statut: r.statut = :text
       exercice: r.exercice = :boolean
       objet_id: r.id in (
         select l.rappel_id from rappel.ligne l where l.objet_id = :uuid)$$),
    ('rappels_lignes', 'lecture', 'rappel', 'lignes',
     'rappel.ligne l', 'l.phase text, l.rang integer', 'asc', 'l', 'rappel.presenter_ligne(l)',
     $$phase: l.phase = :text
       effet: l.effet = :text
       genre: l.genre = :text$$),
    ('receptions', 'lecture', 'stock', 'receptions',
     'reception.reception r', 'r.date_operation timestamptz, r.id uuid', 'desc', 'r',
     'reception.presenter(r)',
     $$groupement_id: r.groupement_id = :uuid
       fournisseur_id: r.fournisseur_id = :uuid
       contrat_id: r.contrat_id = :uuid
       lot_id: r.id = (select l.reception_id from lot.lot l where l.id = :uuid)$$),
    ('redressements', 'lecture', 'stock', 'redressements',
     'reception.redressement r', 'r.rang bigint', 'desc', 'r',
     'reception.presenter_redressement(r)',
     $$reception_id: r.reception_id = :uuid
       collecte_id: r.collecte_id = :uuid
       genre: r.genre = :text
       expedie: (r.expeditions <> '[]') = :boolean
       depuis: r.le >= :timestamptz
       jusqu_a: r.le < :timestamptz$$),
    ('referentiels', 'lecture', 'certification', 'referentiels',
     'conformite.referentiel r', 'r.code text', 'asc', 'r.code',
     'conformite.presenter_referentiel(code, now())',
     $$coche: :boolean = exists (
         select from conformite.referentiel_coche c
         where c.referentiel_code = r.code and c.coche_pendant @> now())$$),
    ('reglages', 'lecture', 'noyau', 'reglages',
     $$(select c.cle, c as declaration from reglage.cle c
         union all
         select e.cle, c
         from (select distinct r.cle from reglage.reglage r) as e
           join reglage.cle c on c.suffixe is not null
             and c.cle = regexp_replace(e.cle, '[^.]*$', '') || '<' || c.suffixe || '>') as k$$,
     'k.cle text', 'asc', 'k.cle, k.declaration', 'reglage.presenter(cle, declaration, now())',
     'prefixe: starts_with(k.cle, :text)'),
    ('reglages_versions', 'lecture', 'noyau', 'versions',
     'reglage.reglage r', 'r.version integer', 'desc', 'r', 'reglage.presenter_version(r, now())',
     null),
    ('registre_membres', 'lecture', 'noyau', 'membres',
     'producteur.producteur p', 'p.id uuid', 'asc', 'p as producteur',
     'registre.presenter_membre(producteur, v_au, v_inspection, v_argent, v_estimation)',
     'groupement_id: producteur.groupement_au(p.id, v_au) = :uuid'),
    ('rejets', 'permission', 'devices.manage', 'rejets',
     'commande.rejet r', 'r.id bigint', 'desc', 'r', 'commande.presenter_rejet(r)',
     'appareil_id: r.appareil_id = :uuid'),
    ('remises', 'lecture', 'intrants', 'remises',
     'intrant.remise r', 'r.date_operation timestamptz, r.id uuid', 'desc', 'r',
     'intrant.presenter(r)',
     $$producteur_id: r.producteur_id = :uuid
       intrant_id: r.intrant_id = :uuid
       avance: r.avance = :boolean
       groupement_id: r.producteur_id in (
         select p.id from producteur.producteur p where p.groupement_id = :uuid)$$),
    ('rendements', 'lecture', 'noyau', 'rendements',
     'parcelle.rendement r',
     'r.fixe_le timestamptz, r.id uuid', 'desc', 'r', 'parcelle.presenter_rendement(r)',
     $$campagne_id: r.campagne_id = :uuid
       parcelle_id: r.parcelle_id = :uuid
       producteur_id: r.parcelle_id in (
         select q.id from parcelle.parcelle q where q.producteur_id = :uuid)
       produit_id: r.produit_id = :uuid
       en_vigueur: not :boolean or not exists (
         select from parcelle.rendement n
         where (n.organisation_id, n.parcelle_id, n.campagne_id, n.produit_id)
             = (r.organisation_id, r.parcelle_id, r.campagne_id, r.produit_id)
           and (n.fixe_le, n.id) > (r.fixe_le, r.id))$$),
    ('sorties', 'lecture', 'stock', 'sorties',
     'lot.sortie_lot s', 's.le timestamptz, s.id uuid', 'desc', 's', 'lot.presenter_sortie(s)',
     $$lot_id: s.lot_id = :uuid
       genre: s.genre = :text
       producteur_id: s.producteur_id = :uuid
       depuis: s.date_operation >= :timestamptz
       jusqu_a: s.date_operation < :timestamptz
       sans_resultat: (s.genre = 'echantillon' and not exists (
         select from lot.resultat_analyse a where a.sortie_id = s.id)) = :boolean
       conclusion: exists (
         select from lot.resultat_analyse a where a.sortie_id = s.id and a.conclusion = :text)$$),
    ('taux_change', 'lecture', 'contrats', 'taux_change',
     'devise.taux t', 't.depuis timestamptz, t.fixe_le timestamptz, t.id uuid', 'desc', 't',
     'devise.presenter(t)',
     $$source: t.source = :text
       cible: t.cible = :text
       le: t.depuis <= :timestamptz$$),
    ('utilisateurs', 'permission', 'users.manage', 'utilisateurs',
     'utilisateur.utilisateur u', 'u.identifiant text', 'asc', 'u.id',
     'utilisateur.presenter(id, now())',
     $$statut: u.statut = :text
       ensemble: utilisateur.detient_ensemble(u.id, array[:text], now())
       recherche: core.contient(concat_ws(' ', u.identifiant, u.nom_affiche), :text)$$),
    ('utilisateurs_attributions', 'permission', 'permission_sets.manage', 'attributions',
     $$(select a.id, p.texte, coalesce((p.texte ->> 'debut')::timestamptz, '-infinity') as debut
         from utilisateur.attribution a
           cross join lateral utilisateur.presenter_attribution(a, now()) as p (texte)
         where a.utilisateur_id = (p_requete ->> 'id')::uuid) as t$$,
     't.debut timestamptz, t.id uuid', 'desc', 't.texte', 'texte',
     $$statut: t.texte ->> 'statut' = :text$$),
    ('utilisateurs_groupements', 'permission', 'users.manage', 'groupements',
     'utilisateur.groupement_agent a', 'a.debut timestamptz, a.id uuid', 'desc', 'a',
     'utilisateur.presenter_affectation(a, now())',
     'en_vigueur: tstzrange(a.debut, a.fin) @> now() = :boolean'),
    ('ventes', 'lecture', 'ventes', 'ventes',
     'vente.vente x', 'x.cree_le timestamptz, x.id uuid', 'desc', 'x.id', 'vente.presenter(id)',
     $$statut: x.statut = :text
       client_id: x.client_id = :uuid
       produit_id: exists (
         select from vente.ligne l where l.vente_id = x.id and l.produit_id = :uuid)
       recherche: core.contient(x.code, :text)$$)
),
gardee (nom, variables, exige, condition) as (
  values
    ('certificats_operations',
     $$v_certificat certificat.certificat := certificat.exiger((p_requete ->> 'id')::uuid);
       v_periode tstzrange := certificat.periode(
         v_certificat, coalesce((p_requete ->> 'du')::date, v_certificat.valide_du),
         coalesce((p_requete ->> 'au')::date, v_certificat.valide_au));$$,
     null, 'not isempty(v_periode)'),
    ('conformite_statuts',
     $$v_fin timestamptz := (
         select ((p_requete ->> 'le')::date + 1)::timestamp at time zone o.fuseau_horaire
                  - interval '1 microsecond'
         from organisation.organisation o where o.id = core.organisation_id());$$,
     null, '(v_fin is null or s.periode @> v_fin)'),
    ('corrections', 'v_entites text[] := fiche.corrections_lisibles(v_session, now());', null,
     'c.entite = any (v_entites)'),
    ('documents',
     $$v_types text[] := document.types_demandes(
         v_session, (p_requete ->> 'entite_id')::uuid, p_requete ->> 'code', now());$$,
     null, 'd.type = any (v_types)'),
    ('editeur_factures', 'v_jour date := core.jour_editeur(now());', null, null),
    ('editeur_licences', 'v_jour date := core.jour_editeur(now());', null,
     'not exists (select from tache.licences() s where s.corrige = l.id)'),
    ('imports', 'v_genres text[] := importation.genres_permis(v_session, now());', null,
     'i.genre = any (v_genres)'),
    ('imports_constats', null, 'importation.exiger',
     $$c.importation_id = (p_requete ->> 'id')::uuid$$),
    ('imports_lignes', null, 'importation.exiger',
     $$l.importation_id = (p_requete ->> 'id')::uuid$$),
    ('interets',
     'v_tous boolean := v_session.utilisateur_id is null '
      || 'or inspection.peut_gerer_interets(v_session.utilisateur_id, now());',
     null, '(v_tous or i.utilisateur_id = v_session.utilisateur_id)'),
    ('parcelles', null, null, 'p.fusionnee_dans is null'),
    ('producteurs', null, null, 'p.fusionne_dans is null'),
    ('rappels_lignes', null, 'rappel.exiger', $$l.rappel_id = (p_requete ->> 'id')::uuid$$),
    ('receptions', null, null, 'reception.est_demandee(r, p_requete)'),
    ('registre_membres',
     $$v_au timestamptz := coalesce(core.fin_du_jour((p_requete ->> 'au')::date), now());
       v_inspection boolean := utilisateur.peut_lire(v_session, now(), 'inspection');
       v_argent boolean := utilisateur.peut_lire(v_session, now(), 'contrats');
       v_estimation boolean := utilisateur.peut_lire(v_session, now(), 'estimation');$$,
     null,
     'p.fusionne_dans is null and producteur.membre_depuis(p.id, v_au) is not null '
      || 'and producteur.groupement_au(p.id, v_au) is not null'),
    ('reglages_versions', null, 'reglage.exiger', $$r.cle = p_requete ->> 'cle'$$),
    ('utilisateurs_attributions', null, 'utilisateur.exiger', null),
    ('utilisateurs_groupements', null, 'utilisateur.exiger',
     $$a.utilisateur_id = (p_requete ->> 'id')::uuid$$)
),
souhait as (
  select e.nom, e.ouverture, string_to_array(e.droits, ' ') as droits, g.variables, g.exige,
         e.membre, e.source, g.condition, e.ordre, e.sens, e.colonnes, e.ligne, e.filtres
  from ecrite e left join gardee g on g.nom = e.nom
),
fermee as (
  delete from porte.liste l where not exists (select from souhait s where s.nom = l.nom)
)
insert into porte.liste as l
  (nom, ouverture, droits, variables, exige, membre, source, condition, ordre, sens, colonnes,
   ligne, filtres)
select s.nom, s.ouverture, s.droits, s.variables, s.exige, s.membre, s.source, s.condition,
       s.ordre, s.sens, s.colonnes, s.ligne, s.filtres
from souhait s
on conflict (nom) do update
  set ouverture = excluded.ouverture, droits = excluded.droits, variables = excluded.variables,
      exige = excluded.exige, membre = excluded.membre, source = excluded.source,
      condition = excluded.condition, ordre = excluded.ordre, sens = excluded.sens,
      colonnes = excluded.colonnes, ligne = excluded.ligne, filtres = excluded.filtres
  where l is distinct from excluded;
