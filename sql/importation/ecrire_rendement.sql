-- Writes a yield from a row.
-- Spec: imports#application, capacites#reprise.
-- Refuses: what `capacite.reprendre_rendement` refuses.
create or replace function importation.ecrire_rendement(
  p_demande jsonb, p_auteur_id uuid, p_le timestamptz) returns importation.issue
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
begin
  return (capacite.reprendre_rendement(p_demande, p_auteur_id, p_le),
          '{}'::commande.constat[], '[]'::jsonb);
end
$$;
