-- Writes a capacity from a row.
-- Spec: imports#application, capacites#reprise.
-- Refuses: what `capacite.reprendre` refuses.
create or replace function importation.ecrire_capacite(
  p_demande jsonb, p_auteur_id uuid, p_le timestamptz) returns importation.issue
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_reprise record := capacite.reprendre(p_demande, p_auteur_id, p_le);
begin
  return (v_reprise.id, '{}'::commande.constat[], v_reprise.avertissements);
end
$$;
