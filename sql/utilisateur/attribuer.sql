-- Assigns a permission set, by its code, to an account during a period.
-- Spec: identites-et-droits#attributions.
create or replace function utilisateur.attribuer(
  p_utilisateur_id uuid, p_ensemble text, p_periode tstzrange, p_auteur_id uuid)
returns uuid
language sql
set search_path = pg_catalog, pg_temp
as $$
  insert into utilisateur.attribution
    (organisation_id, utilisateur_id, ensemble_id, periode, attribue_par)
  select e.organisation_id, p_utilisateur_id, e.id, p_periode, p_auteur_id
  from utilisateur.ensemble e where e.code = p_ensemble
  returning id
$$;
