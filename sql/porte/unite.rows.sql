-- API functions that return one row of a list, by its id or by the code in its path, to the same
-- readers as the list; a record of another organization counts as absent. Everything else comes
-- from the list's row in `porte.liste`.
-- Spec: api#fiches.
-- Chosen: docs/decisions/0079-listes-entieres-et-fiches.md.
with souhait (nom, liste, membre, type, cle, absente, complement) as (
  values
    ('acces_support_lire', 'acces_support', 'id', 'uuid', 'a.id', 'acces_support_inconnu', null),
    ('appareils_lire', 'appareils', 'id', 'uuid', '(a).id', 'appareil_inconnu', null),
    ('collectes_lire', 'collectes', 'id', 'uuid', 'c.id', 'collecte_inconnue',
     'fiche.de_collecte(c, v_session, now())'),
    ('complements_lire', 'complements', 'id', 'uuid', 'k.id', 'complement_inconnu', null),
    ('conformite_revisions_lire', 'conformite_revisions', 'id', 'uuid', 'r.id', 'revision_inconnue',
     null),
    ('creances_lire', 'creances', 'id', 'uuid', 'c.id', 'ligne_inconnue', 'fiche.de_creance(c)'),
    ('dossiers_audit_lire', 'dossiers_audit', 'id', 'uuid', 'd.id', 'dossier_inconnu', null),
    ('echantillons_lire', 'echantillons', 'id', 'uuid', 'e.id', 'echantillon_inconnu', null),
    ('editeur_catalogues_lire', 'editeur_catalogues', 'code', 'text', 'r.code',
     'referentiel_inconnu', null),
    ('emplacements_lire', 'emplacements', 'id', 'uuid', 'e.id', 'emplacement_inconnu', null),
    ('estimations_lire', 'estimations', 'id', 'uuid', 'e.id', 'estimation_inconnue',
     'fiche.de_commande(e.commande_id, v_session, now())'),
    ('groupements_lire', 'groupements', 'id', 'uuid', 'g.id', 'groupement_inconnu', null),
    ('inspections_lire', 'inspections', 'id', 'uuid', 'i.id', 'inspection_inconnue',
     'fiche.de_commande(i.commande_id, v_session, now())'),
    ('inspections_plan_lire', 'inspections_plan', 'id', 'uuid', 'x.id',
     'inspection_prevue_inconnue', null),
    ('non_conformites_lire', 'non_conformites', 'id', 'uuid', 'n.id', 'non_conformite_inconnue',
     'fiche.de_commande(n.commande_id, v_session, now(), n.controle_id)'),
    ('redressements_lire', 'redressements', 'id', 'uuid', 'r.id', 'redressement_inconnu', null),
    ('referentiels_lire', 'referentiels', 'code', 'text', 'r.code', 'referentiel_inconnu', null),
    ('registre_membres_lire', 'registre_membres', 'id', 'uuid', 'p.id', 'producteur_inconnu', null),
    ('remises_lire', 'remises', 'id', 'uuid', 'r.id', 'remise_inconnue',
     'fiche.de_commande(r.commande_id, v_session, now())'),
    ('rendements_lire', 'rendements', 'id', 'uuid', 'r.id', 'rendement_introuvable', null),
    ('sorties_lire', 'sorties', 'id', 'uuid', 's.id', 'sortie_inconnue', null),
    ('taux_change_lire', 'taux_change', 'id', 'uuid', 't.id', 'taux_introuvable', null)
),
fermee as (
  delete from porte.unite u where not exists (select from souhait s where s.nom = u.nom)
)
insert into porte.unite as u (nom, liste, membre, type, cle, absente, complement)
select s.nom, s.liste, s.membre, s.type, s.cle, s.absente, s.complement from souhait s
on conflict (nom) do update
  set liste = excluded.liste, membre = excluded.membre, type = excluded.type, cle = excluded.cle,
      absente = excluded.absente, complement = excluded.complement
  where u is distinct from excluded;
