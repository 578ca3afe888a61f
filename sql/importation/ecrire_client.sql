-- Writes a client from a row.
-- Spec: imports#application.
-- Refuses: client_deja_connu.
create or replace function importation.ecrire_client(
  p_demande jsonb, p_auteur_id uuid, p_le timestamptz) returns importation.issue
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
begin
  return ((client.creer(p_demande, p_le) ->> 'id')::uuid,
          '{}'::commande.constat[], '[]'::jsonb);
end
$$;
