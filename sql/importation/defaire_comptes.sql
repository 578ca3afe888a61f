-- Takes back accounts that never signed in: deactivates them. Their names stay taken, because the
-- person may already know the name.
-- Spec: imports#annulation, identites-et-droits#statut.
-- Chosen: docs/decisions/0080-imports.md.
-- Refuses: annulation_impossible (an account that is managed otherwise, or the last of its kind).
-- Locks: the accounts, their devices, the persons, then the organization.
create or replace function importation.defaire_comptes(
  p_ids uuid[], p_raison text, p_auteur_id uuid, p_le timestamptz) returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_id uuid;
begin
  foreach v_id in array p_ids loop
    perform utilisateur.desactiver(p_auteur_id, v_id, p_raison, p_le);
  end loop;
exception when sqlstate 'TR404' or sqlstate 'TR409' then
  raise sqlstate 'TR409' using message = 'annulation_impossible', detail = jsonb_build_object(
    'dependances', jsonb_build_array(
      jsonb_build_object('entite', 'utilisateur', 'id', v_id)))::text;
end
$$;
