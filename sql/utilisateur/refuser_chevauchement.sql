-- Refuses an assignment for a period in which the account already holds the permission set.
-- Spec: identites-et-droits#attributions.
-- Refuses: attribution_chevauchante (the details name the other assignment).
create or replace function utilisateur.refuser_chevauchement(
  p_utilisateur_id uuid, p_ensemble_id uuid, p_periode tstzrange) returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_autre record;
begin
  select a.id, a.periode into v_autre from utilisateur.attribution a
  where a.utilisateur_id = p_utilisateur_id and a.ensemble_id = p_ensemble_id
    and a.periode && p_periode
  order by a.periode limit 1;
  if v_autre.id is not null then
    raise sqlstate 'TR409' using message = 'attribution_chevauchante',
      detail = jsonb_build_object(
        'attribution_id', v_autre.id, 'debut', core.horodatage(lower(v_autre.periode)),
        'fin', core.horodatage(upper(v_autre.periode)))::text;
  end if;
end
$$;
