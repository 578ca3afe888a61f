-- Lists the obstacles to taking a modification back: later modifications that changed its fields;
-- and the producer itself, if the register changed a field since, or no earlier value of a field
-- was kept.
-- Spec: file-de-controle#annulation.
create or replace function producteur.dependances_modification(p_contexte commande.contexte)
returns table (entite text, id uuid)
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_id uuid := (select (r.refs ->> 'producteur_id')::uuid
                from saisie.verifier_references(p_contexte) as r);
begin
  return query
    select case when s.commande_id is null then 'producteur' else 'modification' end,
           coalesce(s.commande_id, v_id)
    from unnest((producteur.valeurs_d_avant(v_id, p_contexte.commande_id)).irreversibles)
        as c (champ)
      left join lateral (
        select h.commande_id from producteur.champ h
        where h.producteur_id = v_id and h.champ = c.champ
          and not exists (select from commande.annulation a where a.commande_id = h.commande_id)
        order by h.version desc limit 1) as s on s.commande_id <> p_contexte.commande_id
    group by 1, 2;
end
$$;
