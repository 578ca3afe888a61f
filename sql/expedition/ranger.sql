-- Moves the matter of an expedition, as far as the ledger has it at another client, to the
-- expedition's present client, at the date of the shipment.
-- Spec: ventes-et-expeditions#correction.
-- Locks: none; the caller holds the expedition.
create or replace function expedition.ranger(
  p_expedition expedition.expedition, p_auteur_id uuid, p_le timestamptz) returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_lignes matiere.ligne[];
begin
  with ailleurs as (
    select e.compte_id, e.produit_id, sum(e.quantite_g)::bigint as quantite_g
    from matiere.toute_ecriture e
      join matiere.compte c on c.organisation_id = e.organisation_id and c.id = e.compte_id
    where e.objet_id = p_expedition.id and c.genre = 'client'
      and c.objet_id <> p_expedition.client_id
    group by e.compte_id, e.produit_id having sum(e.quantite_g) <> 0
  )
  select array_agg((l.compte_id, a.produit_id, l.signe * a.quantite_g,
                    p_expedition.id)::matiere.ligne) into v_lignes
  from ailleurs a
    cross join lateral (
      values (a.compte_id, -1), (matiere.compte_de('client', p_expedition.client_id), 1))
      as l (compte_id, signe);
  if v_lignes is not null then
    perform matiere.mouvoir('correction', 'expedition', p_expedition.id, v_lignes, p_auteur_id,
                            p_expedition.date_operation, p_le);
  end if;
end
$$;
