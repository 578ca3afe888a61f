-- Applies the proposed values of an open control once they have no conflict any more: as if the
-- conflicting modification had never existed.
-- Spec: file-de-controle#repose, types-de-commandes#producteur-modifier.
-- Locks: the producer, then their balances.
create or replace function producteur.reprendre(
  p_controle controle.controle, p_le timestamptz) returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_id uuid := p_controle.entite_id;
begin
  perform from producteur.producteur p where p.id = v_id for no key update;
  if p_controle.motif = 'modification_concurrente'
    and producteur.trouver_conflits_encore(p_controle) = '{}'
  then
    perform producteur.reproposer(p_controle.commande_id, v_id, (
      select jsonb_object_agg(c.key, c.value -> 'propose')
      from jsonb_each(p_controle.details -> 'champs') as c), p_le);
  end if;
end
$$;
