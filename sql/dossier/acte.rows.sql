-- What may be done to an audit dossier in a state; all of it is the background task's, which goes
-- on with what a death interrupted.
-- Spec: dossiers#etats.
-- Chosen: docs/decisions/0081-dossiers-d-audit.md.
select acte.tenir('dossier', jsonb_agg(s)) from (
  values
    ('commencer', '{en_attente}'::text[], 'en_cours', 'dossier.commencer'),
    ('achever', '{en_cours}', 'pret', 'dossier.achever'),
    ('echouer', '{en_cours}', 'echoue', 'dossier.echouer')
) as s (acte, de, vers, fonction);
