-- Locks everything that a recall reaches, and repeats this until it reaches nothing more. So it
-- waits for running transactions on these records, and includes their results.
-- Spec: rappels#execution.
-- Why: a reception locks its collections or its supplier, a step or an expedition its lots, a
--      return its expedition. After these are locked, nothing more can be made from them before
--      the execution of the recall is visible.
-- Locks: the collections, their receptions, the locks of `rappel.tenir_origines`, the expeditions,
--        then the lots, each by id: a validation that writes amounts due to a producer locks its
--        reception before it refers to the producer.
create or replace function rappel.tenir(p_rappel rappel.rappel) returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_tenus uuid[];
  v_ids uuid[];
begin
  loop
    v_ids := rappel.atteindre(rappel.graines(p_rappel), p_rappel.sens);
    exit when v_tenus @> v_ids;
    perform from collecte.collecte c where c.id = any (v_ids) order by c.id for no key update;
    perform from reception.reception r
    where r.id in (select l.reception_id from lot.lot l where l.id = any (v_ids))
    order by r.id for update;
    perform rappel.tenir_origines(p_rappel);
    perform from expedition.expedition x where x.id = any (v_ids) order by x.id for update;
    perform from lot.lot l where l.id = any (v_ids) order by l.id for update;
    v_tenus := v_ids;
  end loop;
end
$$;
