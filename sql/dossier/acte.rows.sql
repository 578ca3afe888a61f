-- Acts on an audit dossier, by its state. The background task performs all of them, and continues
-- after an interruption.
-- Spec: dossiers#etats.
-- Chosen: docs/decisions/0081-dossiers-d-audit.md.
select acte.tenir('dossier', jsonb_agg(s)) from (
  values
    ('commencer', '{en_attente}'::text[], 'en_cours', 'dossier.commencer'),
    ('achever', '{en_cours}', 'pret', 'dossier.achever'),
    ('echouer', '{en_cours}', 'echoue', 'dossier.echouer')
) as s (acte, de, vers, fonction);
