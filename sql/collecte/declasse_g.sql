-- Returns the mass of a collection, in g, that decisions downgraded while the rest kept its state.
-- A decision counts once, even if it names several referentials.
-- Spec: file-de-controle#declassement, paiements#prime.
create or replace function collecte.declasse_g(p_id uuid) returns bigint
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    select coalesce(sum(d.quantite_g), 0)::bigint
    from (select distinct k.controle_id, k.quantite_g from collecte.declassement k
          where k.collecte_id = p_id and not k.entier) as d);
end
$$;
