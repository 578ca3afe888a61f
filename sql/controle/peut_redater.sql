-- Returns whether another date can settle a missing right: the author held the right at some time
-- before the reception.
-- Spec: file-de-controle#decisions.
create or replace function controle.peut_redater(p_controle controle.controle) returns boolean
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return not isempty(saisie.periodes_du_droit(p_controle.commande_id));
end
$$;
