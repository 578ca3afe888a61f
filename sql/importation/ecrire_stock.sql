-- Writes a lot in stock from a row.
-- Spec: imports#application, lots#reprise.
-- Refuses: what `lot.reprendre` refuses.
create or replace function importation.ecrire_stock(
  p_demande jsonb, p_auteur_id uuid, p_le timestamptz) returns importation.issue
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
begin
  return (lot.reprendre(p_demande, p_auteur_id, p_le), '{}'::commande.constat[], '[]'::jsonb);
end
$$;
