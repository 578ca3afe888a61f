-- Shares a return among the collections of its producer in the lot's reception, in proportion to
-- the received mass of each that was not returned yet. Writes nothing for a return to a supplier.
-- Spec: lots#sorties.
-- Refuses: retour_excessif (more than was received of the producer).
-- Locks: the collections in the order of their ids, the balances of the capacities that they
--        consume, then the reception.
create or replace function lot.rendre(p_lot lot.lot, p_producteur_id uuid, p_quantite_g bigint)
returns jsonb
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_collectes uuid[];
  v_restes bigint[];
begin
  perform collecte.verrouiller(array(
    select c.id from reception.apport a
      join collecte.collecte c on c.organisation_id = a.organisation_id and c.id = a.collecte_id
    where a.reception_id = p_lot.reception_id and c.producteur_id = p_producteur_id));
  perform from reception.reception r where r.id = p_lot.reception_id for update;
  if p_producteur_id is null then
    return '[]';
  end if;
  select array_agg(x.collecte_id order by x.collecte_id),
         array_agg(x.reste_g order by x.collecte_id)
  into v_collectes, v_restes
  from (
    select c.id as collecte_id, a.recu_g - collecte.rendu_g(c.id) as reste_g
    from reception.apport a
      join collecte.collecte c on c.organisation_id = a.organisation_id and c.id = a.collecte_id
    where a.reception_id = p_lot.reception_id and c.producteur_id = p_producteur_id) as x
  where x.reste_g > 0;
  if p_quantite_g > coalesce((select sum(r) from unnest(v_restes) as r), 0) then
    raise sqlstate 'TR409' using message = 'retour_excessif', detail = jsonb_build_object(
      'maximum_g', coalesce((select sum(r) from unnest(v_restes) as r), 0))::text;
  end if;
  return (
    select jsonb_agg(jsonb_build_object('collecte_id', p.collecte_id, 'quantite_g', p.part_g))
    from unnest(v_collectes, core.repartir(p_quantite_g, v_restes)) as p (collecte_id, part_g)
    where p.part_g > 0);
end
$$;
