-- API functions that return one row of a list, by its id or by the code in its path: readers of the
-- list may read it, and a record of another organization is as unknown as one that does not exist.
-- The list has the rest.
-- Spec: api#fiches.
-- Chosen: docs/decisions/0079-listes-entieres-et-fiches.md.
with souhait (nom, liste, cle, absente, complement) as (
  values
    ('acces_support_lire', 'acces_support', 'a.id = :uuid', 'acces_support_inconnu', null),
    ('appareils_lire', 'appareils', '(a).id = :uuid', 'appareil_inconnu', null),
    ('collectes_lire', 'collectes', 'c.id = :uuid', 'collecte_inconnue',
     'fiche.de_collecte(c, v_session, now())'),
    ('complements_lire', 'complements', 'k.id = :uuid', 'complement_inconnu', null),
    ('conformite_revisions_lire', 'conformite_revisions', 'r.id = :uuid', 'revision_inconnue',
     null),
    ('creances_lire', 'creances', 'c.id = :uuid', 'ligne_inconnue', 'fiche.de_creance(c)'),
    ('dossiers_audit_lire', 'dossiers_audit', 'd.id = :uuid', 'dossier_inconnu', null),
    ('echantillons_lire', 'echantillons', 'e.id = :uuid', 'echantillon_inconnu', null),
    ('editeur_catalogues_lire', 'editeur_catalogues', 'code: r.code = :text',
     'referentiel_inconnu', null),
    ('emplacements_lire', 'emplacements', 'e.id = :uuid', 'emplacement_inconnu', null),
    ('estimations_lire', 'estimations', 'e.id = :uuid', 'estimation_inconnue',
     'fiche.de_commande(e.commande_id, v_session, now())'),
    ('groupements_lire', 'groupements', 'g.id = :uuid', 'groupement_inconnu', null),
    ('inspections_lire', 'inspections', 'i.id = :uuid', 'inspection_inconnue',
     'fiche.de_commande(i.commande_id, v_session, now())'),
    ('inspections_plan_lire', 'inspections_plan', 'x.id = :uuid', 'inspection_prevue_inconnue',
     null),
    ('non_conformites_lire', 'non_conformites', 'n.id = :uuid', 'non_conformite_inconnue',
     'fiche.de_commande(n.commande_id, v_session, now(), n.controle_id)'),
    ('redressements_lire', 'redressements', 'r.id = :uuid', 'redressement_inconnu', null),
    ('referentiels_lire', 'referentiels', 'code: r.code = :text', 'referentiel_inconnu', null),
    ('registre_membres_lire', 'registre_membres', 'p.id = :uuid', 'producteur_inconnu', null),
    ('remises_lire', 'remises', 'r.id = :uuid', 'remise_inconnue',
     'fiche.de_commande(r.commande_id, v_session, now())'),
    ('rendements_lire', 'rendements', 'r.id = :uuid', 'rendement_introuvable', null),
    ('sorties_lire', 'sorties', 's.id = :uuid', 'sortie_inconnue', null),
    ('taux_change_lire', 'taux_change', 't.id = :uuid', 'taux_introuvable', null)
),
fermee as (
  delete from porte.unite u where not exists (select from souhait s where s.nom = u.nom)
)
insert into porte.unite as u (nom, liste, cle, absente, complement)
select s.nom, s.liste, s.cle, s.absente, s.complement from souhait s
on conflict (nom) do update
  set liste = excluded.liste, cle = excluded.cle, absente = excluded.absente,
      complement = excluded.complement
  where (u.liste, u.cle, u.absente, u.complement) is distinct from
        (excluded.liste, excluded.cle, excluded.absente, excluded.complement);
