-- Returns the command that recorded the collection of a control.
-- Spec: file-de-controle#correction.
create or replace function collecte.commande_de(p_controle controle.controle) returns uuid
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return (select c.commande_id from collecte.collecte c where c.id = p_controle.entite_id);
end
$$;
