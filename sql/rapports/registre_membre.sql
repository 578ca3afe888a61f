-- The register of members.
-- Spec: registres#membres, rapports#instant.
create or replace view rapports.registre_membre with (security_invoker) as
select x.le, x.groupement, x.reference, x.nom, x.prenoms, x.localite,
       x.membre_depuis, x.sorti_le, x.parcelles, x.surface_m2, x.surfaces, x.unites,
       x.chiffre_affaires, x.derniere_inspection_le, x.derniere_inspection_par,
       x.prochaine_inspection, x.echantillons, x.non_conformites_ouvertes, x.estimations,
       x.controle_officiel_le, x.controle_officiel_par, x.controleur, x.conversions,
       x.producteur_id
from rapports.registre_membre_a(rapports.instant()) as x;
comment on view rapports.registre_membre is
  'The members of groups as of `sillon.au` (now, without it): one row per member, with what a '
  'register of a group of operators says of them.';
comment on column rapports.registre_membre.le is
  'The instant; now without `sillon.au`. Source: rapports.instant.';
comment on column rapports.registre_membre.groupement is
  'Code of the group that they belonged to then. Source: producteur.rattachement, '
  'organisation.groupement.';
comment on column rapports.registre_membre.reference is
  'The member''s own number. Source: producteur.producteur.';
comment on column rapports.registre_membre.nom is
  'Family name. Source: producteur.producteur.';
comment on column rapports.registre_membre.prenoms is
  'First names. Source: producteur.producteur.';
comment on column rapports.registre_membre.localite is
  'Locality, now. Source: producteur.producteur.';
comment on column rapports.registre_membre.membre_depuis is
  'Since when without interruption. Source: producteur.adhesion, producteur.producteur.';
comment on column rapports.registre_membre.sorti_le is
  'When they left, later than the instant; null while they are to stay. Source: '
  'producteur.producteur.';
comment on column rapports.registre_membre.parcelles is
  'Ids of the plots that they held then. Source: parcelle.parcelle, parcelle.transfert.';
comment on column rapports.registre_membre.surface_m2 is
  'Area of these plots together, in m2. Source: parcelle.polygone, parcelle.parcelle.';
comment on column rapports.registre_membre.surfaces is
  'Per referential ticked then: bio_m2, conversion_m2 and conventionnel_m2 of these plots, in '
  'm2. Source: rapports.parcelle.';
comment on column rapports.registre_membre.unites is
  'Each of these plots: parcelle_id, nom, surface_m2, longitude_microdegres, '
  'latitude_microdegres (a point in its survey, else its point) and produits, the ids of what it '
  'grew then. Source: parcelle.parcelle, parcelle.polygone, parcelle.culture.';
comment on column rapports.registre_membre.chiffre_affaires is
  'What became due to them in the year before, per currency, in its minor units, with what was '
  'due to records merged into them. Source: paiement.creance.';
comment on column rapports.registre_membre.derniere_inspection_le is
  'When the last internal inspection that counts took place before the instant; null where '
  'there was none. Source: inspection.inspection.';
comment on column rapports.registre_membre.derniere_inspection_par is
  'Name of its inspector; null where an import told of it. Source: utilisateur.utilisateur.';
comment on column rapports.registre_membre.prochaine_inspection is
  'Last day for the next one, in the organization''s time zone. Source: inspection.inspection, '
  'reglage.reglage.';
comment on column rapports.registre_membre.echantillons is
  'Numbers of the samples of the year before, oldest first. Source: inspection.echantillon.';
comment on column rapports.registre_membre.non_conformites_ouvertes is
  'Non-conformities found before the instant that nobody had closed. Source: '
  'non_conformite.non_conformite.';
comment on column rapports.registre_membre.estimations is
  'The latest estimate of each product of each of these plots, in g: parcelle_id, campagne_id, '
  'produit_id, quantite_g, date_prevue. Source: recolte.estimation.';
comment on column rapports.registre_membre.controle_officiel_le is
  'Day of the latest official control before the instant; null without one. Source: '
  'inspection.controle_officiel.';
comment on column rapports.registre_membre.controle_officiel_par is
  'The authority or body that made it. Source: inspection.controle_officiel.';
comment on column rapports.registre_membre.controleur is
  'Name of its inspector. Source: inspection.controle_officiel.';
comment on column rapports.registre_membre.conversions is
  'The state of each of these plots under each referential ticked then: parcelle_id, '
  'referentiel_code, etat_code, debut_conversion (null where no calendar knows the state). Source: '
  'conformite.statut_parcelle, conformite.revision, pack.conversion.';
comment on column rapports.registre_membre.producteur_id is
  'The producer, the kept one of a merge. Source: producteur.producteur.';
grant select on rapports.registre_membre to rapports;
