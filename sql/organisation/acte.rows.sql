-- Acts of the publisher on an organization, by its status.
-- Spec: organisations-et-modules#suspension.
select acte.tenir('organisation', jsonb_agg(s)) from (
  values
    ('suspendre', '{active}'::text[], 'suspendue', 'editeur_organisations_suspendre',
     'organisation_statut_refuse', 'organisation.changer_statut'),
    ('reactiver', '{suspendue}', 'active', 'editeur_organisations_reactiver',
     'organisation_statut_refuse', 'organisation.changer_statut')
) as s (acte, de, vers, porte, refus, fonction);
