-- Returns whether the command of a control can be cancelled now: its records have no dependents.
-- Spec: file-de-controle#decisions.
create or replace function controle.peut_annuler(p_controle controle.controle) returns boolean
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return not exists (select from commande.annulation a where a.commande_id = p_controle.commande_id)
    and commande.dependances(p_controle.commande_id) = '[]';
end
$$;
