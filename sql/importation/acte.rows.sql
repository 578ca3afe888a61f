-- The acts on an import, by its state. An act without a permission in its row needs the permission
-- of the import's kind (`importation.exiger`), or belongs to a background task. Act `valider`
-- validates the capacities that the import made.
-- Spec: imports#etats.
-- Chosen: docs/decisions/0080-imports.md.
select acte.tenir('importation', jsonb_agg(s)) from (
  values
    ('essayer', '{attendu,illisible,essaye}'::text[], 'en_essai', null, null, 'imports_essayer'),
    ('rejeter', '{en_essai}', 'illisible', 'importation.avancer', null, null),
    ('conclure', '{en_essai}', 'essaye', 'importation.avancer', null, null),
    ('appliquer', '{essaye}', 'en_application', null, null, 'imports_appliquer'),
    ('renoncer', '{en_application}', 'essaye', 'importation.avancer', null, null),
    ('achever', '{en_application}', 'applique', 'importation.avancer', null, null),
    ('annuler', '{essaye,applique}', 'annule', null, null, 'imports_annuler'),
    ('valider', '{applique}', null, null, 'capacity.approve', 'imports_valider')
) as s (acte, de, vers, fonction, permission, porte);
