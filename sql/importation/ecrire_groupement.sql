-- Writes a group from a row.
-- Spec: imports#application.
-- Refuses: groupement_code_pris.
create or replace function importation.ecrire_groupement(
  p_demande jsonb, p_auteur_id uuid, p_le timestamptz) returns importation.issue
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
begin
  return ((organisation.creer_groupement(p_demande, p_le) ->> 'id')::uuid,
          '{}'::commande.constat[], '[]'::jsonb);
end
$$;
