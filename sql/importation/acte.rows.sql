-- What may be done to an import in a state. Those without a permission ask for that of the import's
-- kind (`importation.exiger`), or are a background task's; what is validated are the capacities
-- that one made.
-- Spec: imports#etats.
-- Chosen: docs/decisions/0080-imports.md.
select acte.tenir('importation', jsonb_agg(s)) from (
  values
    ('essayer', '{attendu,illisible,essaye}'::text[], 'en_essai', null, null, null),
    ('rejeter', '{en_essai}', 'illisible', 'importation.avancer', null, null),
    ('conclure', '{en_essai}', 'essaye', 'importation.avancer', null, null),
    ('appliquer', '{essaye}', 'en_application', null, null, null),
    ('renoncer', '{en_application}', 'essaye', 'importation.avancer', null, null),
    ('achever', '{en_application}', 'applique', 'importation.avancer', null, null),
    ('annuler', '{essaye,applique}', 'annule', null, null, null),
    ('valider', '{applique}', null, null, 'capacity.approve', 'imports_valider')
) as s (acte, de, vers, fonction, permission, porte);
