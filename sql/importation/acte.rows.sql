-- What may be done to an import in a state. Those without a permission ask for that of the import's
-- kind (`importation.exiger`), or are a background task's.
-- Spec: imports#etats.
-- Chosen: docs/decisions/0080-imports.md.
select acte.tenir('importation', jsonb_agg(s)) from (
  values
    ('essayer', '{attendu,illisible,essaye}'::text[], 'en_essai', null),
    ('rejeter', '{en_essai}', 'illisible', 'importation.avancer'),
    ('conclure', '{en_essai}', 'essaye', 'importation.avancer'),
    ('appliquer', '{essaye}', 'en_application', null),
    ('renoncer', '{en_application}', 'essaye', 'importation.avancer'),
    ('achever', '{en_application}', 'applique', 'importation.avancer'),
    ('annuler', '{essaye,applique}', 'annule', null)
) as s (acte, de, vers, fonction);
